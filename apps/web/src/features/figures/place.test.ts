import { expect, test } from 'vitest'
import { roomOf } from './place.ts'

test('a picture keeps to the screen, and where that is low it grows with the page up to the width of a phone', () => {
  expect(roomOf(1.5)).toEqual({ aspectRatio: 1.5, width: 'min(100%, max(90vh, 20rem))' })
})
