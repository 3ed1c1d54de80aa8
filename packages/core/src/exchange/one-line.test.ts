import { expect, test } from 'vitest'
import { byOwnSign, withLineBreaks } from './one-line.ts'

test.each([
  ['casa,house;cão,dog;gato,cat\n', 'casa,house\ncão,dog\ngato,cat'],
  ['casa\thouse;cão\tdog', 'casa\thouse\ncão\tdog'],
  ['0,5;1,5;2,5', '0,5;1,5;2,5'],
  ['casa;a moradia, o lar', 'casa;a moradia, o lar'],
  ['casa,house;cão,dog;gato,cat;', 'casa,house\ncão,dog\ngato,cat\n'],
  ['casa,house;cão,dog', 'casa,house;cão,dog'],
  ['casa,house;cão,;gato,cat', 'casa,house;cão,;gato,cat'],
  ['casa,house;cão,dog,hound;gato,cat', 'casa,house;cão,dog,hound;gato,cat'],
  ['casa,house;cão,dog;gato,cat\nrato,rat', 'casa,house;cão,dog;gato,cat\nrato,rat'],
])('%j', (text, expected) => {
  expect(withLineBreaks(text)).toBe(expected)
})

test('a long line without a sign is looked at once', { timeout: 2_000 }, () => {
  const line = 'a'.repeat(200_000)
  expect(withLineBreaks(line)).toBe(line)
})

test.each([
  ['sol|estrela||lua|satélite||mar|água'],
  ['sol==estrela;;lua==satélite;;mar==água;;'],
  ['sol # estrela // lua # satélite // mar # água'],
])('signs of one’s own between sides and cards: %s', text => {
  expect(withLineBreaks(text)).toBe('sol\testrela\nlua\tsatélite\nmar\tágua')
})

test.each([['a || b'], ['Se x // y, então;; z'], ['um texto'], ['a|b||c']])('%s stays as it is', text => {
  expect(withLineBreaks(text)).toBe(text)
})

test('a sign that each line has once divides it, another does not', () => {
  expect(byOwnSign(['sol#estrela', 'lua#a que gira'])).toEqual(['sol\testrela', 'lua\ta que gira'])
  expect(byOwnSign(['sol:::estrela', 'lua:::satélite'])).toEqual(['sol\testrela', 'lua\tsatélite'])
  expect(byOwnSign(['sol#estrela', 'lua'])).toBe(null)
  expect(byOwnSign(['a#b#c', 'd#e#f'])).toBe(null)
  expect(byOwnSign(['sol#estrela'])).toBe(null)
})

test.each([
  [
    ['guarda-chuva ~ umbrella', 'beija-flor ~ hummingbird'],
    ['guarda-chuva\tumbrella', 'beija-flor\thummingbird'],
  ],
  [
    ['km/h ~ velocidade', 'm/s ~ velocidade'],
    ['km/h\tvelocidade', 'm/s\tvelocidade'],
  ],
  [
    ['cão / dog', 'gato / cat'],
    ['cão\tdog', 'gato\tcat'],
  ],
  [
    ['mal-me-quer / bem ~ flor', 'sempre / viva ~ outra'],
    ['mal-me-quer / bem\tflor', 'sempre / viva\toutra'],
  ],
])('a sign with blanks around divides before those within words: %s', (lines, rows) => {
  expect(byOwnSign(lines)).toEqual(rows)
})

test.each([
  [['O trem saiu às 10:30 da estação', 'Ele chegou às 11:45 ao porto']],
  [['Segunda-feira é dia de feira', 'Terça-feira é dia de aula']],
  [['25/12 é o dia do Natal', '07/09 é o dia da Independência']],
  [['Custa R$10 na loja', 'Custa R$12 na feira']],
  [['Ana & Bia foram ao mar', 'Rui & Leo ficaram']],
  [['Escreva para ana@exemplo.br hoje', 'Ou para bia@exemplo.br amanhã']],
  [['Veja https://exemplo.br sempre', 'E http://exemplo.org também']],
  [['2 + 2 são quatro', '3 + 3 são seis']],
  [['Foi ao mar. Depois voltou / saiu', 'Foi ao rio. Depois ficou / dormiu']],
])('sentences with signs in them are no cards: %s', lines => {
  expect(byOwnSign(lines)).toBe(null)
})
