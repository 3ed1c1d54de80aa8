import { expect, test } from 'vitest'
import { hostWarnings } from './host-warnings.ts'

test('an ordinary user whose children have no network is told nothing', () => {
  expect(hostWarnings({ mode: 'production', uid: 1000, hasNetworkWall: true })).toEqual([])
})

test('root is warned in production, not where somebody tries it', () => {
  const [warning] = hostWarnings({ mode: 'production', uid: 0, hasNetworkWall: true })
  expect(warning).toMatch(/^A Capivira está rodando como root/)
  expect(hostWarnings({ mode: 'development', uid: 0, hasNetworkWall: true })).toEqual([])
})

test('a system that keeps no process from the network says so, whoever runs it', () => {
  const [warning] = hostWarnings({ mode: 'development', uid: undefined, hasNetworkWall: false })
  expect(warning).toMatch(/^Este sistema não deixa isolar da rede/)
})
