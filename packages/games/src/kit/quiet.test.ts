import { beforeEach, expect, test } from 'vitest'
import { liftQuietTime, quietTime, setQuietTime } from './quiet.ts'

beforeEach(() => setQuietTime(null))

const morning = { reason: 'Sem sons na aula do 7º B, até 12:00', mayChange: true }

test('it is quiet until the player, who may, chooses otherwise', () => {
  expect(quietTime()).toBeNull()
  setQuietTime(morning)
  expect(quietTime()).toEqual(morning)
  liftQuietTime(true)
  expect(quietTime()).toBeNull()
  // The clock ticks on, and the same class is still the same.
  setQuietTime({ ...morning })
  expect(quietTime()).toBeNull()
  liftQuietTime(false)
  expect(quietTime()).toEqual(morning)
})

test('another class asks anew', () => {
  setQuietTime(morning)
  liftQuietTime(true)
  setQuietTime({ ...morning, reason: 'Sem sons na aula de Artes, até 14:00' })
  expect(quietTime()).not.toBeNull()
})

test('where the teacher keeps it so, it stays so', () => {
  setQuietTime({ ...morning, mayChange: false })
  liftQuietTime(true)
  expect(quietTime()).not.toBeNull()
})
