import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../../test/storage.ts'
import { forgetLeft, leave, leftBefore } from './left-acts.ts'

const act = (name: string) => ({ path: '/api/items/card/1/verdict', body: { eventId: name }, at: 5 })

beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

test('what two windows leave is there in its order, for its person alone', () => {
  leave('ana', [act('first')])
  leave('ana', [act('second'), act('third')])
  leave('ana', [])
  expect(leftBefore('ana')).toEqual([act('first'), act('second'), act('third')])
  expect(leftBefore('rui')).toEqual([])
  forgetLeft('ana')
  expect(leftBefore('ana')).toEqual([])
})

test('what is no act is none, and storage that is forbidden leaves nothing', () => {
  localStorage.setItem('capivira:left-acts:ana', JSON.stringify([null, { path: 'https://a.example' }, act('one')]))
  expect(leftBefore('ana')).toEqual([act('one')])
  localStorage.setItem('capivira:left-acts:ana', '{')
  expect(leftBefore('ana')).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  leave('ana', [act('one')])
  expect(leftBefore('ana')).toEqual([])
})
