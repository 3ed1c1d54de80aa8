import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairTurns } from './fair-turns.ts'

/** Work that begins when its turn comes, and ends when it is told. */
function works(turns: ReturnType<typeof fairTurns>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (person: string, name: string, fails = false) =>
    turns(person, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, () => (fails ? reject(new Error(name)) : resolve(name))),
      )
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await setImmediate()
  }
  return { begun, ask, end }
}

test('whoever asks for many takes one place, and the others come at once', async () => {
  const { begun, ask, end } = works(fairTurns({ atOnce: 2, each: 1 }))
  const many = ['a1', 'a2', 'a3', 'a4'].map(name => ask('a', name))
  const other = ask('b', 'b1')
  await setImmediate()
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1'])
  expect(await other).toBe('b1')
  for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name)
  expect(await Promise.all(many)).toEqual(['a1', 'a2', 'a3', 'a4'])
})

test('no more than its places are taken, and work that fails gives its place back', async () => {
  const { begun, ask, end } = works(fairTurns({ atOnce: 2, each: 1 }))
  const failing = ask('a', 'a1', true).catch(error => String(error))
  const others = ['b', 'c', 'd'].map(person => ask(person, person))
  await setImmediate()
  expect(begun).toEqual(['a1', 'b'])
  await end('a1')
  expect(await failing).toBe('Error: a1')
  expect(begun).toEqual(['a1', 'b', 'c'])
  for (const name of ['b', 'c', 'd']) await end(name)
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd'])
})
