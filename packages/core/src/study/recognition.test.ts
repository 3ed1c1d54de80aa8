import { expect, test } from 'vitest'
import { ratingOfRecognition } from './recognition.ts'
import { schedule } from './schedule.ts'

test.each([
  [true, 3, 'difícil'],
  [true, 20.9, 'difícil'],
  [true, 21, null],
  [false, 3, 'errei'],
  [false, 300, 'errei'],
])('known %s at %d days of stability is rated %s', (known, stability, rating) => {
  expect(ratingOfRecognition(known, stability)).toBe(rating)
})

const zone = 'America/Sao_Paulo'

test('being recognised brings a card less far than being recalled', () => {
  let now = new Date('2026-03-02T12:00:00Z')
  let memory = schedule(null, 'médio', now, zone)
  for (let review = 0; review < 2; review++) {
    now = memory.due
    memory = schedule(memory, 'médio', now, zone)
  }
  expect(memory.scheduledDays).toBe(11)
  const days = (['errei', 'difícil', 'médio'] as const).map(
    rating => schedule(memory, rating, memory.due, zone).scheduledDays,
  )
  expect(days).toEqual([0, 32, 46])
})
