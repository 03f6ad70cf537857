# Actions
action-unknown = Este jogo não tem a ação “{ $token }”{ $count ->
    [0] .
    [one] ; seria “{ $first }”?
   *[other] ; seria “{ $first }” ou “{ $second }”?
}
action-illegal = “{ $token }” não é possível agora: { $why }
action-over = A partida acabou.
action-absent = Isso não está entre as opções neste momento.

# Settings
setting-game = Não há jogo “{ $name }”. Escolha um destes: { $known }.
setting-bot = Não há bot “{ $name }”. Escolha um destes: { $known }.
setting-players = Este jogo é para { $counts } jogadores, não para { $players }.
setting-option = Este jogo não tem a opção “{ $name }”. Escolha uma destas: { $known }.
setting-choice = A opção “{ $name }” pode ser { $choices }, mas não “{ $value }”.
setting-no-components = Este jogo não tem componentes que possam ser substituídos.
setting-seed = Uma semente é um número inteiro de 0 a { $most }.
setting-key = Uma chave tem 64 dígitos hexadecimais.

# Records
record-begin = Linha { $line }: o arquivo de uma partida começa com “{ $format }”, não com “{ $found }”.
record-behind-end = Linha { $line }: nada pode vir depois do fim do arquivo.
record-late = Linha { $line }: “{ $key }” pertence ao cabeçalho do arquivo.
record-key = Linha { $line }: “{ $key }” é desconhecido ou aparece duas vezes.
record-empty = O arquivo está vazio.
record-chance = O acaso deste arquivo vem de “{ $found }”; pode ser { $known }.
record-missing = Falta “{ $key }” no cabeçalho do arquivo.
record-cut = O arquivo foi cortado depois de { $actions ->
    [one] { $actions } ação
   *[other] { $actions } ações
}: falta a última linha, “end: …”.
record-number = Linha { $line }: “{ $key }” deve ser um número inteiro, não “{ $found }”.
record-json = Linha { $line }: “components” deve ser JSON, e o que está ali não pode ser lido.
record-game = Este é o arquivo de uma partida de “{ $found }”, não de “{ $wanted }”.
record-rules = Este arquivo segue a versão { $found } das regras; esta é a versão { $ours }, em que as mesmas ações podem significar outra coisa. Abra-o na versão do Teocalli que o gravou.
record-setting = Cabeçalho do arquivo: { $why }
record-action = Ação { $number }{ $line ->
    [0] {""}
   *[other] , linha { $line }
}: { $why }
record-unfinished = O arquivo diz que a partida não terminou, mas as ações dele a levam até o fim.
record-not-over = O arquivo termina depois de { $actions ->
    [one] { $actions } ação
   *[other] { $actions } ações
}, mas a partida ainda não acabou nesse ponto.
record-scores = O arquivo termina com os pontos { $found }; ao jogá-lo de novo, saem { $ours }.
bot-program = Não é possível iniciar o programa do bot “{ $command }”: { $why }.
bot-no-advice = Não há conselhos para { $title }: é preciso ter o Numba e uma rede que aprendeu o jogo.
