import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stratifiedSample, takeTurns } from './sample.ts'

const items = (document: string, family: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ document, family, name: `${document} ${family} ${i}` }))

test('one of each list in turn', () => {
  expect(takeTurns([[1, 2, 3], [4], []])).toEqual([1, 4, 2, 3])
  expect(takeTurns([])).toEqual([])
})

test('a short document gives all it has, long ones share the rest; no family is left out', () => {
  const all = [
    ...items('longo', 'cloze', 50),
    ...items('longo', 'date', 1),
    ...items('curto', 'list', 2),
    ...items('médio', 'agent', 30),
  ]
  const drawn = stratifiedSample(all, 12, 'semente')
  const count = (test: (item: (typeof all)[number]) => boolean) => drawn.filter(test).length
  expect(drawn).toHaveLength(12)
  expect(count(item => item.document === 'curto')).toBe(2)
  expect(count(item => item.document === 'longo')).toBe(5)
  expect(count(item => item.document === 'médio')).toBe(5)
  expect(count(item => item.family === 'date')).toBe(1)
})

test('the same seed draws the same, another draws others, none twice', () => {
  const all = [...items('a', 'cloze', 40), ...items('b', 'date', 40)]
  expect(stratifiedSample(all, 10, 'x')).toEqual(stratifiedSample(all, 10, 'x'))
  expect(stratifiedSample(all, 10, 'x')).not.toEqual(stratifiedSample(all, 10, 'y'))
  fc.assert(
    fc.property(fc.string(), fc.nat(100), (seed, size) => {
      const drawn = stratifiedSample(all, size, seed)
      expect(new Set(drawn).size).toBe(Math.min(size, 80))
    }),
  )
})
