import { expect, test } from 'vitest'
import { namesOfPupils, searchesForPupils } from './names-of-pupils.ts'
import { finder, indexedWords, typedWords } from './words.ts'

test.each([
  ['D’Ávila', 'd avila davila'],
  ["Ka'apor", 'ka apor kaapor'],
  ['Ỹvỹtu Mirĩ', 'yvytu miri'],
  ['Hw̃ama', 'hwama'],
  ['g̃uahẽ', 'guahe'],
  ['Hã  hã', 'ha'],
  ['Wa´utomo', 'wa utomo wautomo'],
  ['Sant\u02bcAna', 'sant ana santana'],
  ['Maria\u00a0da\u2003 Conceição', 'maria da conceicao'],
  ['Zero\u200bWidth\u202e', 'zerowidth'],
  ['Δημήτρης ΠΑΝΟΣ', 'δημητρησ πανοσ'],
  ['Йосиф Ёлкина', 'иосиф елкина'],
  ['Łukasz Øst Strauß Æsa', 'lukasz ost strauss aesa'],
  ['İpek Işık', 'ipek isik'],
  ['Kʉrɨ Đức', 'kuri duc'],
  ['ana.souza@escola.example', 'ana souza escola example'],
  ['(11) 91234-5678', '11 91234 5678'],
  ['1º ano — “Água” ✓ 🙂', '1o ano agua'],
  ["'' ’", ''],
])('%s is found by %s', (text, words) => {
  expect(indexedWords(text).join(' ')).toBe(words)
})

test.each(searchesForPupils)('%s finds %s among others', (typed, name) => {
  expect(namesOfPupils.filter(pupil => finder(typed)?.(pupil))).toEqual([name])
})

test('blanks and what nobody sees search for nothing; signs without a letter or a digit find nothing', () => {
  expect(finder(' \u200b\n')).toBeUndefined()
  expect(finder('\u2800\u3164')).toBeUndefined()
  expect(finder(' ’ \u200b…')?.('d’ávila…')).toBe(false)
  expect(finder('C++')?.('C++ e C#')).toBe(true)
  expect(finder('+')?.('C++')).toBe(false)
  expect(typedWords('d’ávila  2')).toEqual(['davila', '2'])
})

test.each(['"', '“', '‘', "'", '«', ' "'])('%s, with which a search begins, leaves the list as it is', quote => {
  expect(finder(quote)).toBeUndefined()
  expect(finder(`${quote}An`)?.('Ana')).toBe(true)
})
