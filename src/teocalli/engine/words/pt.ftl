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
setting-bot-game = O bot “{ $name }” não joga “{ $game }”, apenas: { $known }.
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

# O que a máquina recusa, como parte de uma frase
machine-full = não há mais espaço no disco
machine-large = o arquivo ficaria grande demais
machine-forbidden = não há permissão
machine-nowhere = não existe esse arquivo ou essa pasta
machine-folder = é uma pasta
machine-exists = já existe um arquivo com esse nome
machine-silent = ninguém responde lá
machine-unreachable = não há caminho até essa máquina

# Positions. Names of fields, places and kinds are those of the file.
position-yaml = Isto não é YAML{ $line ->
    [0] {""}
   *[other] , linha { $line }
}: { $why }.
position-other-yaml = Isto é YAML de outro tipo: escreva mapeamentos, listas, palavras e números inteiros.
position-twice = “{ $name }” aparece duas vezes no mapeamento que começa na linha { $line }.
position-no-game = Uma posição é um mapeamento que diz de que jogo ela é: “game: teotihuacan”.
position-mapping = Uma posição é um mapeamento com “game”, “players” e “state”.
position-part = “{ $name }” não faz parte de uma posição. Escolha uma destas partes: { $known }.
position-game = Esta é uma posição de “{ $found }”, não de “{ $wanted }”.
position-rules = Esta posição foi escrita para a versão { $found } das regras; esta é a versão { $ours }.
position-start = “players” e “seed” são números inteiros, “options” é um mapeamento de palavras.
position-setting = { $why }
position-state = “state” deve ser um mapeamento de campos.
position-older-name = { $old } é um nome antigo de { $new }; dê só um dos dois.
position-field = { $where }: esse campo não existe{ $count ->
    [0] .
   *[other] ; seria “{ $near }”?
}
position-place = { $where }: esse lugar não existe. Escolha um destes: { $known }.
position-number = { $where }: os lugares são contados de 1 a { $count }; não há “{ $found }”.
position-list = { $where }: dê todos os { $count } valores como lista, ou um mapeamento dos lugares a mudar.
position-record = { $where }: isto é um registro; dê um mapeamento dos campos dele.
position-whole = { $where }: é preciso um número inteiro, não “{ $found }”.
position-range = { $where }: { $found } está fora dos limites.
position-within = { $where }: { $found } não está entre { $least } e { $most }.
position-word = { $where }: “{ $found }” não serve. Escolha um destes: { $known }.
position-none = { $where }: não pode ser “none”.
position-turn-and-pending = Dê “turn” ou “pending”, não os dois.
position-no-turn = Este jogo precisa de “pending” em vez de “turn”.
position-pending = “pending” é uma lista de no máximo { $most } decisões.
position-entry = { $where }: tem um “kind”, um “seat” e, se for preciso, um contexto.
position-kind = { $where }: não há o tipo “{ $name }”{ $count ->
    [0] .
   *[other] ; seria “{ $near }”?
} Escolha um destes: { $known }.
position-seat = { $where }: não há o assento { $seat }.
position-context = { $where }: “{ $kind }” não tem “{ $name }”. Escolha um destes: { $known }.
position-nothing-pending = A partida não acabou, mas não há nada pendente.
position-no-decision = O último item pendente, “{ $kind }”, não é uma decisão.
position-no-option = A decisão pendente não tem nenhuma opção permitida.
position-contradicts = Esta posição se contradiz: { $why }
