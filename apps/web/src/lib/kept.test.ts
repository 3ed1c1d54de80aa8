import { afterEach, expect, test } from 'vitest'
import { ApiError, ForeignAnswer, NetworkError } from './http.ts'
import { askOrRecall, type Keeper, setKeeper } from './kept.ts'

const noNetwork = () => Promise.reject(new NetworkError())

function memory(): Keeper {
  const answers = new Map<string, unknown>()
  return { keep: (address, answer) => answers.set(address, answer), find: async address => answers.get(address) }
}

afterEach(() => setKeeper(undefined))

test('an answer that was kept serves when there is no network', async () => {
  setKeeper(Promise.resolve(memory()))
  expect(await askOrRecall('/api/progress', async () => ['a'])).toEqual(['a'])
  expect(await askOrRecall('/api/progress', noNetwork)).toEqual(['a'])
})

test('nor do a gateway and the page of a network take it away', async () => {
  setKeeper(Promise.resolve(memory()))
  await askOrRecall('/api/progress', async () => ['a'])
  for (const failure of [new ApiError(502, 'Bad Gateway', '<html>'), new ForeignAnswer()])
    expect(await askOrRecall('/api/progress', () => Promise.reject(failure))).toEqual(['a'])
})

test('without a kept answer the network is to blame', async () => {
  setKeeper(Promise.resolve(memory()))
  await expect(askOrRecall('/api/progress', noNetwork)).rejects.toBeInstanceOf(NetworkError)
  setKeeper(undefined)
  await expect(askOrRecall('/api/progress', noNetwork)).rejects.toBeInstanceOf(NetworkError)
})

test('what the server refuses is not answered from what was kept', async () => {
  setKeeper(Promise.resolve(memory()))
  await askOrRecall('/api/progress', async () => ['a'])
  const gone = () => Promise.reject(new ApiError(404, 'Not Found', ''))
  await expect(askOrRecall('/api/progress', gone)).rejects.toBeInstanceOf(ApiError)
})

test('a keeper that could not be loaded changes nothing', async () => {
  setKeeper(Promise.reject(new Error('no storage')))
  expect(await askOrRecall('/api/progress', async () => ['a'])).toEqual(['a'])
  await expect(askOrRecall('/api/progress', noNetwork)).rejects.toBeInstanceOf(NetworkError)
})
