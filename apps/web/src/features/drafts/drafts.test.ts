// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDraft, forgetDraft, forgetDraftsOf, keepDraft } from './drafts.ts'
import { draftTaken, onDraftTaken } from './taken.ts'
import { textsOver } from './use-draft.ts'

const draft = { value: { title: 'Rios' }, open: true }

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ shown: 2 }, '')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a draft is found by its account and its form, and by no other', () => {
  keepDraft('ana', 'upload', draft)
  expect(findDraft('ana', 'upload')).toEqual(draft)
  expect(findDraft('ana', 'import')).toBeNull()
  expect(findDraft('bia', 'upload')).toBeNull()
})

test('a draft can be forgotten, or all of an account; those of others stay', () => {
  keepDraft('ana', 'upload', draft)
  keepDraft('ana', 'import', draft)
  keepDraft('bia', 'upload', draft)
  sessionStorage.setItem('another', 'thing')
  forgetDraft('ana', 'upload')
  expect(findDraft('ana', 'upload')).toBeNull()
  expect(findDraft('ana', 'import')).toEqual(draft)
  forgetDraftsOf('ana')
  expect(findDraft('ana', 'import')).toBeNull()
  expect(findDraft('bia', 'upload')).toEqual(draft)
  expect(sessionStorage.getItem('another')).toBe('thing')
})

const forbidden = () => vi.stubGlobal('sessionStorage', undefined)
const full = () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const get = (storage: Storage, name: string) => {
    const value: unknown = name === 'setItem' ? refuse : Reflect.get(storage, name)
    return typeof value === 'function' ? value.bind(storage) : value
  }
  vi.stubGlobal('sessionStorage', new Proxy(sessionStorage, { get }))
}

test.each([
  ['forbidden', forbidden],
  ['full', full],
])('where storage is %s, the place in the history keeps drafts over a reload', (_, make) => {
  make()
  keepDraft('ana', 'upload', draft)
  keepDraft('bia', 'upload', draft)
  expect(findDraft('ana', 'upload')).toEqual(draft)
  forgetDraft('ana', 'upload')
  expect(findDraft('ana', 'upload')).toBeNull()
  forgetDraftsOf('bia')
  expect(findDraft('bia', 'upload')).toBeNull()
  expect(history.state).toEqual({ shown: 2, drafts: {} })
})

test('the newer text is found, wherever it fitted', () => {
  keepDraft('ana', 'upload', draft)
  full()
  const longer = { value: { title: 'Rios e lagos' }, open: true }
  keepDraft('ana', 'upload', longer)
  expect(findDraft('ana', 'upload')).toEqual(longer)
  vi.unstubAllGlobals()
  const last = { value: { title: 'Mares' }, open: true }
  keepDraft('ana', 'upload', last)
  expect(findDraft('ana', 'upload')).toEqual(last)
  expect(history.state).toEqual({ shown: 2, drafts: {} })
})

test('what was kept fills the fields there are, and nothing else is taken for a form', () => {
  const blank = { title: '', subject: 'Geral' }
  expect(textsOver(blank, { title: 'Rios', subject: 3, more: 'x' })).toEqual({ title: 'Rios', subject: 'Geral' })
  expect(textsOver(blank, null)).toBeNull()
  expect(textsOver(blank, 'Rios')).toBeNull()
})

test('a form hears that what it had sent was taken, and no other form does', () => {
  keepDraft('ana', 'upload', { ...draft, sent: true })
  expect(findDraft('ana', 'upload')).toEqual({ ...draft, sent: true })
  const heard: string[] = []
  const stop = onDraftTaken('ana', 'upload', () => heard.push('upload'))
  onDraftTaken('ana', 'import', () => heard.push('import'))
  draftTaken('ana', 'upload')
  expect(findDraft('ana', 'upload')).toBeNull()
  stop()
  draftTaken('ana', 'upload')
  expect(heard).toEqual(['upload'])
})
