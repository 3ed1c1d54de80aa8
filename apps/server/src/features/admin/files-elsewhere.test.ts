import { expect, test } from 'vitest'
import { filesElsewhere } from './files-elsewhere.ts'

test.each([
  ['/srv/escola/arquivos', '/srv/escola/arquivos'],
  ['/srv/escola/data/files', null],
  ['/srv/escola/data/..antes', null],
  ['/srv/escola/data-2', '/srv/escola/data-2'],
])('of files in %s a copy of /srv/escola/data misses %s', (folder, missed) => {
  const storage = { kind: 'folder' as const, folder }
  expect(filesElsewhere({ storage, dataFolder: '/srv/escola/data' })).toBe(missed)
})
