import { expect, test } from 'vitest'
import BROADER from '../../lexicon/broader.json' with { type: 'json' }
import { oneTakesInTheOther } from './broader.ts'
import { listsOf } from './kind-list.ts'
import { LISTS, memberKey, nounKey } from './lists.ts'

test.each([
  ['Rocha', 'Granito'],
  ['rochas', 'Pedra'],
  ['Biologia', 'Ecologia'],
  ['ciclone', 'furacão'],
  ['o inseto', 'a abelha'],
  ['Verso', 'Redondilha maior'],
  ['Europeus', 'Portugueses'],
])('%s and %s: the one is a kind of the other', (a, b) => {
  expect(oneTakesInTheOther(a, b)).toBe(true)
  expect(oneTakesInTheOther(b, a)).toBe(true)
})

test.each([
  ['Granito', 'Basalto'],
  ['Biologia', 'Física'],
  ['furacão', 'tornado'],
  ['rio', 'lago'],
  ['Rocha', 'Rocha'],
])('%s and %s stand side by side', (a, b) => {
  expect(oneTakesInTheOther(a, b)).toBe(false)
})

test('no noun stands twice in a list of the lexicon, and none is without members', () => {
  for (const { kind, sort, members } of listsOf('school')) {
    const words = members.trim().split(/\s*,\s*/)
    expect(words, `${kind || sort}: ${words.filter((word, at) => words.indexOf(word) !== at).join(', ')}`).toEqual([
      ...new Set(words),
    ])
    expect(words.every(word => /^\p{L}/u.test(word))).toBe(true)
  }
})

test('every kind that a broad noun takes in is the kind of a list', () => {
  const known = new Set(LISTS.map(({ kind }) => kind))
  const named = BROADER.flatMap(line => (line.split(': ')[1] ?? '').split(', ')).filter(part => !part.startsWith('"'))
  expect(named.filter(kind => !known.has(kind))).toEqual([])
})

test('every listed noun has the key of its lemma', () => {
  const nouns = LISTS.filter(({ article }) => article === undefined).flatMap(({ members }) =>
    members.trim().split(/\s*,\s*/),
  )
  expect(nouns.filter(noun => memberKey(noun) !== nounKey(noun))).toEqual([])
})
