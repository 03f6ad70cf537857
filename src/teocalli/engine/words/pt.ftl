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
setting-players = Este jogo é para { $counts } jogadores, não para { $players }.
setting-option = Este jogo não tem a opção “{ $name }”. Tem: { $known }.
setting-choice = A opção “{ $name }” pode ser { $choices }, mas não “{ $value }”.
setting-no-components = Este jogo não tem componentes que possam ser substituídos.
setting-seed = Uma semente é um número inteiro de 0 a { $most }.

# Records
record-begin = Linha { $line }: um registro começa com “{ $format }”, não com “{ $found }”.
record-behind-end = Linha { $line }: nada pode vir depois do fim do registro.
record-late = Linha { $line }: “{ $key }” pertence ao cabeçalho do registro.
record-key = Linha { $line }: “{ $key }” é desconhecido ou aparece duas vezes.
record-empty = O registro está vazio.
record-missing = Falta “{ $key }” no cabeçalho do registro.
record-cut = O registro foi cortado depois de { $actions ->
    [one] { $actions } ação
   *[other] { $actions } ações
}: falta a última linha, “end: …”.
record-number = Linha { $line }: “{ $key }” deve ser um número inteiro, não “{ $found }”.
record-json = Linha { $line }: “components” deve ser JSON, e o que está ali não pode ser lido.
record-game = Este é um registro de “{ $found }”, não de “{ $wanted }”.
record-rules = Este registro segue a versão { $found } das regras; esta é a versão { $ours }, em que as mesmas ações podem significar outra coisa. Abra-o na versão do Teocalli que o gravou.
record-setting = Cabeçalho do registro: { $why }
record-action = Ação { $number }{ $line ->
    [0] {""}
   *[other] , linha { $line }
}: { $why }
record-unfinished = O registro diz que a partida não terminou, mas as ações dele a levam até o fim.
record-not-over = O registro termina depois de { $actions ->
    [one] { $actions } ação
   *[other] { $actions } ações
}, mas a partida ainda não acabou nesse ponto.
record-scores = O registro termina com os pontos { $found }; ao jogá-lo de novo, saem { $ours }.
