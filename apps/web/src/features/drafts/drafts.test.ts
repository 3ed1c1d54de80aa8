// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { findDraft, forgetDraft, forgetDrafts, keepDraft } from './drafts.ts'
import { textsOver } from './use-draft.ts'

const draft = { value: { title: 'Rios' }, open: true }

beforeEach(() => sessionStorage.clear())

test('a draft is found by its account and its form, and by no other', () => {
  keepDraft('ana', 'upload', draft)
  expect(findDraft('ana', 'upload')).toEqual(draft)
  expect(findDraft('ana', 'import')).toBeNull()
  expect(findDraft('bia', 'upload')).toBeNull()
})

test('a draft can be forgotten, as those of everybody else, or all', () => {
  keepDraft('ana', 'upload', draft)
  keepDraft('ana', 'import', draft)
  keepDraft('bia', 'upload', draft)
  sessionStorage.setItem('another', 'thing')
  forgetDraft('ana', 'upload')
  expect(findDraft('ana', 'upload')).toBeNull()
  forgetDrafts('ana')
  expect(findDraft('bia', 'upload')).toBeNull()
  expect(findDraft('ana', 'import')).toEqual(draft)
  forgetDrafts()
  expect(findDraft('ana', 'import')).toBeNull()
  expect(sessionStorage.getItem('another')).toBe('thing')
})

test('where storage is forbidden there are no drafts, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('ana', 'upload', draft)
  expect(findDraft('ana', 'upload')).toBeNull()
  forgetDrafts()
  vi.unstubAllGlobals()
})

test('what was kept fills the fields there are, and nothing else is taken for a form', () => {
  const blank = { title: '', subject: 'Geral' }
  expect(textsOver(blank, { title: 'Rios', subject: 3, more: 'x' })).toEqual({ title: 'Rios', subject: 'Geral' })
  expect(textsOver(blank, null)).toBeNull()
  expect(textsOver(blank, 'Rios')).toBeNull()
})
