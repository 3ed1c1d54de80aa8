import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { isDangling, isListed, saysLittle } from './gap-refusals.ts'
import { hintsOfSentences } from './gaps.ts'

const hintsOf = (text: string) =>
  hintsOfSentences(studyFrom(text)).map(({ kind, word, hint }) => `${kind} ${word}: ${hint}`)

test.each([
  ['A planta perde seu ', ' durante a seca.'],
  ['Também é por meio da ', ' que a planta respira.'],
  ['Como já visto, a ', ' leva a água às folhas.'],
  ['Crescem plantas na rocha nua, como o musgo e o ', '.'],
  ['O jardim inclui a rosa e a ', ' do campo.'],
  ['São coisas sem vida, como "', '" e "pedra".'],
  ['Vieram pela estrada plug and ', ', como as outras.'],
])('the gap of %s leads nowhere', (before, after) => {
  expect(isDangling(before, after)).toBe(true)
})

test.each([
  ['A ', ' leva a água da raiz às folhas.'],
  ['A chuva fina é conhecida como ', ' no sertão.'],
])('the gap of %s may lead to its word', (before, after) => {
  expect(isDangling(before, after)).toBe(false)
})

test.each([
  ['Com tal cuidado, as _____ duram até o fim da safra.', true],
  ['As _____ 4a e 4b levam ao alto do morro.', true],
  ['A _____ da caixa (,\u0301,\u0303etc) não sai no papel.', true],
  ['A _____ leva a água da raiz às folhas.', false],
])('%s says little: %s', (hint, expected) => {
  expect(saysLittle(hint)).toBe(expected)
})

test('things named side by side', () => {
  expect(isListed('O ouro mudou a economia, a ', ' e a sociedade.')).toBe(true)
  expect(isListed('A ', ' muda a sociedade.')).toBe(false)
})

test('a sentence about a term of the lesson', () => {
  const text = `# A mineração

A mineração atraiu muita gente para as vilas da serra. As vilas da serra cresceram depressa.`
  expect(hintsOf(text)).toContain('sentence mineração: A _____ atraiu muita gente para as vilas da serra.')
})

test('the clause after a participle is about its subject', () => {
  const text = `# O planador

Lançado de uma colina alta, o planador aproveita o vento quente das encostas.`
  expect(hintsOf(text)).toContain(
    'sentence planador: Lançado de uma colina alta, o _____ aproveita o vento quente das encostas.',
  )
})

test('which one of the kind a heading names', () => {
  const text = `# As rochas

As rochas guardam a história da Terra. As rochas vulcânicas se formam quando a lava derretida esfria na superfície.`
  expect(hintsOf(text)).toContain(
    'sentence vulcânicas: As rochas _____ se formam quando a lava derretida esfria na superfície.',
  )
})

test('a noun named once is a spare', () => {
  const text = 'O vento da serra espalha as sementes leves do capim pelas encostas queimadas.'
  expect(hintsOf(text).every(line => line.startsWith('spare '))).toBe(true)
  expect(hintsOf(text).length).toBeGreaterThan(0)
})

test('a sentence that does not name its subject is no hint', () => {
  expect(hintsOf('É formada pelas primeiras plantas que crescem na rocha nua da montanha.')).toEqual([])
})

test('a kind before a name of its own is a spare', () => {
  const text = `# Trens

O vagão Serra Azul leva os turistas ao alto da montanha. O vagão leva pedra do rio. O vagão leva areia da praia.`
  expect(hintsOf(text)).toContain('spare vagão: O _____ Serra Azul leva os turistas ao alto da montanha.')
})
