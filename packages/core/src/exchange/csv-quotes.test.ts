import { expect, test } from 'vitest'
import { tellQuotes } from './csv-quotes.ts'

/** The text with every quote that is a letter shown as §. */
const told = (text: string, separator: string) => {
  const { text: marked, letter, quoted } = tellQuotes(text, separator)
  return [marked.replaceAll(letter, '§'), quoted]
}

test('fields in quotes stay so, with what they hold, and with a space beside them', () => {
  expect(told('"a;b";"c\nd"\n"e ""f""";g', ';')).toEqual(['"a;b";"c\nd"\n"e ""f""";g', 3])
  expect(told('"Pergunta", "Resposta"\n"O que é, enfim?" , "x"', ',')).toEqual([
    '"Pergunta","Resposta"\n"O que é, enfim?","x"',
    4,
  ])
  expect(told('"a\tb"\tc\n"d\ne"\tf', '\t')).toEqual(['"a\tb"\tc\n"d\ne"\tf', 2])
})

test('a quote within a field, one that nothing closes and one followed by text are letters', () => {
  expect(told('"Dom Casmurro" é de quem?;x\n"a;b";y', ';')).toEqual(['§Dom Casmurro§ é de quem?;x\n"a;b";y', 1])
  expect(told('"aberta;x\n"a;b";y', ';')).toEqual(['§aberta;x\n"a;b";y', 1])
  expect(told('"O que é "lua"?","um satélite"\n"E "sol"?","x, y"', ',')).toEqual([
    '§O que é §lua§?§,"um satélite"\n§E §sol§?§,"x, y"',
    2,
  ])
})

test('where nothing is enclosed every quote is a letter', () => {
  expect(told('"Iracema"\tlivro\nO que é "rima"?\tsom\nlua\tastro', '\t')).toEqual([
    '§Iracema§\tlivro\nO que é §rima§?\tsom\nlua\tastro',
    0,
  ])
  expect(told('polegada\t" (aspas)\nsegundo\t"\nminuto\tx', '\t')).toEqual([
    'polegada\t§ (aspas)\nsegundo\t§\nminuto\tx',
    0,
  ])
  expect(told('5"\tx', '\t')).toEqual(['5§\tx', 0])
  expect(told('Hamlet\t"Ser, ou não ser"\nNero\tRoma arde', '\t')).toEqual([
    'Hamlet\t§Ser, ou não ser§\nNero\tRoma arde',
    0,
  ])
})

test('quotes around what plainly are whole rows are letters, two of them', () => {
  expect(tellQuotes('"sol\testrela\nlua"\tastro', '\t')).toMatchObject({ quoted: 0, letters: 2 })
})

test('a long file of quotes that nothing closes is told at once', () => {
  expect(tellQuotes('"a""\n'.repeat(200_000), ';').quoted).toBe(0)
  expect(tellQuotes(`;"${'""'.repeat(1_000_000)}`, ';').quoted).toBe(0)
})
