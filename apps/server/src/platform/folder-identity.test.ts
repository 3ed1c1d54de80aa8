import { expect, test } from 'vitest'
import { type FolderIdentity, isLastingFolder, isSameFolder } from './folder-identity.ts'

const folder: FolderIdentity = { path: '/dados', host: 'escola', device: '8', inode: '100' }

test.each<[string, Partial<FolderIdentity>, { same: boolean; lasting: boolean }]>([
  ['itself', {}, { same: true, lasting: true }],
  ['renamed, or by another path', { path: '/outro' }, { same: true, lasting: true }],
  ['after a start in which disks were numbered anew', { device: '9' }, { same: false, lasting: true }],
  ['copied back to its place', { inode: '101' }, { same: false, lasting: true }],
  ['shared with another machine', { host: 'outra', device: '50' }, { same: false, lasting: true }],
  ['a copy beside it', { path: '/copia', inode: '101' }, { same: false, lasting: false }],
  ['a copy on another disk', { path: '/copia', device: '9', inode: '102' }, { same: false, lasting: false }],
  ['a snapshot beside it', { path: '/copia', device: '9' }, { same: false, lasting: false }],
  ['restored to another machine', { host: 'outra', device: '9', inode: '7' }, { same: false, lasting: false }],
])('%s', (_, changes, { same, lasting }) => {
  const other = { ...folder, ...changes }
  expect(isSameFolder(folder, other)).toBe(same)
  expect(isLastingFolder(folder, other)).toBe(lasting)
})
