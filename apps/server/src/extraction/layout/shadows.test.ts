import { expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { withoutShadows } from './shadows.ts'

const pale = (luminance = 255, size = 10) => aRun({ luminance, size })
const textOf = (letters: ReturnType<typeof lettersOf>) =>
  withoutShadows(letters)
    .map(({ text }) => text)
    .join('')

test('a shadow is the same word again, paler and a little aside', () => {
  expect(textOf([...lettersOf('feudo', 1, 101, pale()), ...lettersOf('feudo')])).toBe('feudo')
  expect(textOf([...lettersOf('feudo'), ...lettersOf('feudo', -1, 99, pale(180))])).toBe('feudo')
})

test.each([
  ['as dark as the word', lettersOf('feudo', 1, 101, pale(20))],
  ['hardly paler than grey letters', lettersOf('feudo', 1, 101, pale(140))],
  ['another word', lettersOf('pinga', 1, 101, pale())],
  ['farther away', lettersOf('feudo', 3, 101, pale())],
  ['of another size', lettersOf('feudo', 1, 101, pale(255, 12))],
])('what is %s is none', (_, letters) => {
  expect(textOf([...lettersOf('feudo', 0, 100, aRun({ luminance: 100 })), ...letters])).toHaveLength(10)
})

test('pale words alone stay', () => {
  expect(textOf(lettersOf('feudo', 0, 100, pale()))).toBe('feudo')
})

test('a word that is a shadow in part stays, as dark letters of it are hidden', () => {
  const words = [...lettersOf('progr'), ...lettersOf('programa', 1, 101, pale()), ...lettersOf('em', 60)]
  const page = [...words, ...lettersOf('em', 61, 101, pale())]
  expect(withoutShadows(page)).toBe(page)
})

test('large letters have their shadows farther away', () => {
  const run = (luminance: number) => aRun({ luminance, size: 72 })
  for (const x of [3, 7, 10, 14])
    expect(textOf([...lettersOf('e', x + 9, 109, run(192)), ...lettersOf('e', x, 100, run(0))])).toBe('e')
})
