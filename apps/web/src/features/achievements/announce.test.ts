import { toastStore } from '@capivira/ui/toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceRewards } from './announce.ts'

const shown = () => toastStore.current().shown
const everything = () => [shown()?.title, ...toastStore.current().waiting.map(({ title }) => title)]

beforeEach(() => {
  vi.useFakeTimers()
  for (let toast = shown(); toast; toast = shown()) toastStore.next(toast.id)
})
afterEach(() => vi.useRealTimers())

const virada = { id: 'a', name: 'Primeira virada', description: '', icon: 'card', xpReward: 10 }
const chama = { id: 'b', name: 'Três dias', description: '', icon: 'flame', xpReward: 0 }

test('XP is told 0.5 s after the act', () => {
  announceRewards(5, [])
  vi.advanceTimersByTime(499)
  expect(shown()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(shown()).toMatchObject({ title: '+5 XP', variant: 'reward' })
})

test('achievements follow 0.5 s apart, each for 5 s with its name and reward', () => {
  announceRewards(5, [virada, chama])
  vi.advanceTimersByTime(999)
  expect(everything()).toEqual(['+5 XP'])
  vi.advanceTimersByTime(1)
  expect(everything()).toEqual(['+5 XP', 'Conquista: Primeira virada'])
  vi.advanceTimersByTime(500)
  expect(toastStore.current().waiting).toMatchObject([
    { title: 'Conquista: Primeira virada', description: 'Você ganhou 10 pontos de XP.', duration: 5000 },
    { title: 'Conquista: Três dias', description: 'Parabéns!', duration: 5000 },
  ])
})

test('what paid nothing says nothing', () => {
  announceRewards(0, [])
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBeNull()
})
