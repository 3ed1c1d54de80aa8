import { expect, test } from 'vitest'
import { resolveSubject } from './anaphora.ts'
import { type Named, remember, resolveTakenUp, takesUpCounted } from './taken-up.ts'

const after = (...sentences: readonly string[]) => {
  const named: Named = new Map()
  for (const sentence of sentences) remember(sentence, named)
  return (core: string) => resolveTakenUp(core, named)
}

test('a wide noun means the one thing called so before', () => {
  const resolve = after('A malária é uma doença transmitida por mosquitos.')
  expect(resolve('A doença causa febre alta.')).toBe('A malária causa febre alta.')
  expect(resolve('Hoje a doença é tratada nos postos de saúde.')).toBe('Hoje a malária é tratada nos postos de saúde.')
})

test('nothing is named that only sounds alike', () => {
  expect(resolveSubject('O choro nasceu nas festas.', 'Ele tocava em seu grupo, o Choro Carioca.')).toBeNull()
})

test('a name goes with its noun', () => {
  expect(after('Ela é transmitida pelo parasita Plasmodium.')('O parasita vive no fígado.')).toBe(
    'O parasita Plasmodium vive no fígado.',
  )
})

test.each([
  ['two things are called so', ['A malária é uma doença.', 'A dengue é uma doença.'], 'A doença causa febre.'],
  ['the noun is described', ['A malária é uma doença.'], 'A doença renal causa inchaço.'],
  [
    'the noun has a name of its own',
    ['O festival celebra o santo na festa do Divino.'],
    'A festa São Bento reúne devotos.',
  ],
  ['the noun is no wide one', ['A capivara é uma moradora do brejo.'], 'A moradora come capim.'],
])('nothing is put in its place where %s', (_, before, core) => {
  expect(after(...before)(core)).toBeNull()
})

test.each([
  ['As regras são parte do acordo.', 'A cozinha segue quatro regras de higiene.', true],
  ['As regras de trânsito mudaram.', 'A cozinha segue quatro regras de higiene.', false],
  ['As regras são parte do acordo.', 'A cozinha segue as regras da casa.', false],
  ['Os rins filtram o sangue.', 'O corpo tem dois rins.', false],
])('%s after %s points back: %s', (core, previous, points) => {
  expect(takesUpCounted(core, previous)).toBe(points)
})
