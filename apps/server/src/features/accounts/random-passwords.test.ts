import { knownOf, weaknessOf } from '@capivira/core/accounts/weak-password'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonWords } from './common-words.ts'

const kinds = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', '@$!%*?&']

test('ten characters of the four kinds chosen by chance are never refused for what they look like', async () => {
  const common = await commonWords()
  const known = {
    ...knownOf({ fullName: 'Ana Beatriz dos Santos', email: 'bia.santos@montealegre.example' }, ['Colégio Serra Azul']),
    isCommon: (word: string) => common.has(word),
  }
  const random = fc
    .array(fc.constantFrom(...kinds.join('')), { minLength: 10, maxLength: 10 })
    .filter(characters => kinds.every(kind => characters.some(one => kind.includes(one))))
    .map(characters => characters.join(''))
  const written = fc.sample(fc.noBias(random), { numRuns: 20_000, seed: 2026 })
  expect(written.filter(password => weaknessOf(password, known) !== null)).toEqual([])
  // The same question does find what is easily guessed.
  expect(['Beatriz!Santos1', 'Serra Azul 2026'].filter(password => weaknessOf(password, known) !== null)).toHaveLength(
    2,
  )
})
