import { expect, test } from 'vitest'
import { askChild } from './ask-child.ts'

const limits = { heapMb: 100, walls: { dataBytes: 2_000_000_000, cpuSeconds: 10 } }
const within = () => () => {}
const script = new URL('./nowhere.ts', import.meta.url).pathname

test.each([
  ['dies before it answers', []],
  // No system takes an argument of that length.
  ['cannot even begin', ['a'.repeat(3_000_000)]],
])('a process that %s answers nothing, and nobody waits', async (_, readable) => {
  expect(await askChild({}, { script, readable, limits, within })).toBe(null)
})
