import { expect, test } from 'vitest'
import { comfortOf, usualComfort } from './comfort.ts'

test('nothing kept is the usual comfort', () => {
  expect(usualComfort).toEqual({
    reading: 'normal',
    textSize: 'normal',
    motion: 'system',
    time: 'normal',
    spacing: 'normal',
    ruler: false,
    readAloud: false,
    distantVoice: false,
  })
  for (const kept of [undefined, null, {}, 'texto', 7, []]) expect(comfortOf(kept)).toEqual(usualComfort)
})

test('what was chosen stays, what no longer exists does not', () => {
  expect(comfortOf({ time: 'off', readAloud: true })).toEqual({ ...usualComfort, time: 'off', readAloud: true })
  expect(comfortOf({ time: 'off', textSize: 'giant' })).toEqual({ ...usualComfort, time: 'off' })
})
