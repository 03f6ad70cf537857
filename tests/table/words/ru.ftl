about = Берите камни по очереди; побеждает взявший последний.
decision-take = Возьмите камни или сыграйте карту.
action-take = Взять { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[many] { $number } камней
}
action-play = Сыграть карту
reason-too-few = Камней слишком мало.
reason-no-card = Карта уже сыграна.
event-reveal = { $seat }: показывает карту.
event-took = { $seat }: берёт { $amount ->
    [one] { $amount } камень
    [few] { $amount } камня
   *[many] { $amount } камней
}.
cause-turn = ход
option-wild = Дикие камни
option-wild-about = Ничего не меняет.
points = очки
stones = камни
part-heap = Куча
