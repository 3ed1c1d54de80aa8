import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passagesOf, wordAt } from './passages.ts'

const said = (...texts: string[]) => passagesOf(texts).map(passage => passage.said)

test('a text is said sentence by sentence', () => {
  expect(said('O rio nasce na serra. Ele deságua no mar! Por quê? A água desce.')).toEqual([
    'O rio nasce na serra.',
    'Ele deságua no mar!',
    'Por quê?',
    'A água desce.',
  ])
  expect(said('Primeira linha\nSegunda linha')).toEqual(['Primeira linha', 'Segunda linha'])
})

test('a full stop of an abbreviation or of a number ends no sentence', () => {
  expect(said('A Dra. Lima mediu 1.500 m. Era o ano de 44 a.C. em Roma.')).toEqual([
    'A Dra. Lima mediu 1.500 m. Era o ano de 44 a.C. em Roma.',
  ])
  expect(said('Veja a fig. 3 na pág. 8. Depois responda.')).toEqual(['Veja a fig. 3 na pág. 8.', 'Depois responda.'])
})

test('several texts are said one after another, those without a word not at all', () => {
  expect(said('Qual é a capital?', '', '—', 'Belém', 'Manaus')).toEqual(['Qual é a capital?', 'Belém', 'Manaus'])
})

test('a blank is said as such', () => {
  expect(said('A capital é _____ do país.')).toEqual(['A capital é , lacuna,  do país.'])
})

test('pictures among the letters are not said, and every word keeps its place', () => {
  expect(said('💧 A água ferve a 100 °C 👍🏽🇧🇷 e 1️⃣ vira vapor.')).toEqual([
    '   A água ferve a 100 °C          e 1   vira vapor.',
  ])
  expect(said('👏👏 ❤️')).toEqual([])
  const [passage] = passagesOf(['💧💧 A água'])
  expect(passage && wordAt(passage, passage.said.indexOf('água'))).toEqual({ from: 7, to: 11 })
})

test('a lone letter at the end is said without its full stop, with which some voices take it for a number', () => {
  expect(said('Falta a vitamina D.', 'C.', 'É a letra M.')).toEqual(['Falta a vitamina D ', 'C ', 'É a letra M '])
  expect(said('D. Pedro mediu 500 L. Foi em 44 a.C.', 'São 3 KM.')).toEqual([
    'D. Pedro mediu 500 L. Foi em 44 a.C.',
    'São 3 KM.',
  ])
})

test('a long sentence is cut where one pauses, else between words, and no passage is longer than a voice lasts', () => {
  const clause = 'o vento leva a umidade do mar para o interior do continente durante todo o verão'
  expect(said(`${clause}, ${clause}, ${clause}.`)).toEqual([`${clause},`, `${clause},`, `${clause}.`])
  const words = said('palavra '.repeat(60).trim())
  expect(words.map(part => part.length)).toEqual([159, 159, 159])
})

test('whatever the text, its passages are its parts in order, and lose no letter and no digit', () => {
  const part = fc.constantFrom(
    'água',
    'Sol',
    '. ',
    '? ',
    ' ',
    ', ',
    '_____',
    '3,5',
    '\n',
    'p. ',
    '“',
    '’',
    'a'.repeat(50),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), parts => {
      const text = parts.join('')
      const passages = passagesOf([text])
      let end = 0
      for (const { from, to, said, places } of passages) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to - from).toBeLessThanOrEqual(160)
        expect(places).toHaveLength(said.length)
        end = to
      }
      const letters = (all: string) => all.replace(/[^\p{L}\p{N}]/gu, '')
      expect(letters(passages.map(({ from, to }) => text.slice(from, to)).join(''))).toBe(letters(text))
    }),
  )
})

test('the word that the voice has come to is found in the text, also after a blank', () => {
  const text = 'Hoje chove. A capital é _____ do guarda-chuva, 3,5 vezes.'
  const [, passage] = passagesOf([text])
  if (!passage) throw new Error('no passage')
  const wordOf = (index: number) => {
    const span = wordAt(passage, index)
    return span && text.slice(span.from, span.to)
  }
  const at = (word: string) => passage.said.indexOf(word)
  expect(wordOf(0)).toBe('A')
  expect(wordOf(at('capital'))).toBe('capital')
  expect(wordOf(at('lacuna'))).toBe('_____')
  expect(wordOf(at('do guarda'))).toBe('do')
  expect(wordOf(at('guarda'))).toBe('guarda-chuva')
  expect(wordOf(at('guarda') - 1)).toBe('guarda-chuva')
  expect(wordOf(at('3,5'))).toBe('3,5')
  expect(wordOf(passage.said.length)).toBeNull()
})
