import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pupil, teacher } from '../../../test/people.ts'
import { stubStorage } from '../../../test/storage.ts'
import { keepUser, keptUser } from './kept-user.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

const lia = pupil({ firstName: 'Lia', lastName: 'Souza', fullName: 'Lia Souza', level: 3, xp: 250, streak: 4 })
const short = { id: lia.id, firstName: 'Lia', lastName: 'S', level: 3, xp: 250, streak: 4 }

test('of a pupil the device keeps whom to greet and where they stand, and nothing by which to find them', () => {
  keepUser(lia)
  expect(JSON.parse(stored.get('capivira:pupil') ?? '')).toEqual(short)
  expect(keptUser()).toMatchObject({ ...short, fullName: 'Lia S', email: '', phone: '', userType: 'student' })
})

test('what an earlier version kept is trimmed when it is read', () => {
  stored.set('capivira:pupil', JSON.stringify(lia))
  expect(keptUser()).toMatchObject(short)
  expect(JSON.parse(stored.get('capivira:pupil') ?? '')).toEqual(short)
})

test('who was kept without a last name is still known', () => {
  stored.set('capivira:pupil', JSON.stringify({ id: lia.id, firstName: 'Lia', level: 3, xp: 250, streak: 4 }))
  expect(keptUser()).toMatchObject({ firstName: 'Lia', lastName: '', fullName: 'Lia' })
})

test('the way a person reads holds without a network', () => {
  stored.set('capivira:comfort', JSON.stringify({ reading: 'comfortable', time: 'relaxed', readAloud: true }))
  keepUser(lia)
  expect(keptUser()?.comfort).toMatchObject({ reading: 'comfortable', time: 'relaxed', readAloud: true })
})

test('of nobody else anything is kept', () => {
  keepUser(lia)
  keepUser(teacher())
  expect(stored.size).toBe(0)
})
