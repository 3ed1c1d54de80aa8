import { describe, expect, test } from 'vitest'
import { checkWalls } from './walls.ts'

/** The messages for a single file that imports this. */
const told = (file: string, specifier: string) =>
  checkWalls(new Map([[file, `import { x } from '${specifier}'`]])).map(({ message }) => message)

describe('between workspaces', () => {
  test.each([
    ['packages/core/src/study/schedule.ts', '@capivira/generation/items', 'core holds rules and contracts only'],
    ['packages/ui/src/button.tsx', '@capivira/core/study/schedule', 'ui knows no product'],
    ['apps/web/src/lib/call.ts', '../../../server/src/app.ts', 'the web reaches the server by lib/call.ts'],
    ['apps/server/src/app.ts', '@capivira/ui/button.tsx', 'the server never draws'],
    ['apps/server/src/app.ts', 'react', 'the server never draws'],
    ['packages/core/src/study/schedule.ts', 'node:fs', 'core holds rules and contracts only'],
    ['packages/games/src/memory/screen.tsx', '@tanstack/react-query', 'a game knows core and ui only'],
    ['apps/web/src/lib/call.ts', '@radix-ui/react-dialog', 'draws with packages/ui'],
    ['apps/web/src/lib/call.ts', '../../../../packages/core/src/http/endpoint.ts', 'imported by its name'],
    ['apps/web/service-worker/pages.ts', '@capivira/generation/items', 'a service worker has neither Node nor pages'],
    ['apps/web/service-worker/pages.ts', 'node:path', 'a service worker has neither Node nor pages'],
    ['apps/web/vite.config.ts', '../server/src/app.ts', 'the web reaches the server by lib/call.ts'],
    ['apps/web/first-views.ts', '@capivira/generation/items', 'the web reaches the server by lib/call.ts'],
    ['apps/web/test/screen.tsx', '@capivira/generation/items', 'the web reaches the server by lib/call.ts'],
    ['apps/web/preload.ts', 'fastify', 'the web reaches the server by lib/call.ts'],
    ['packages/core/src/study/schedule.test.ts', 'node:fs', 'core holds rules and contracts only'],
    ['packages/core/src/study/schedule.test.ts', 'pg', 'core holds rules and contracts only'],
    ['packages/ui/src/button.test.tsx', '@tanstack/react-query', 'ui knows no product'],
    ['packages/generation/src/generate.ts', './testing/document.ts', 'what only tests use stays with them'],
    ['apps/server/src/writer/prepare.ts', '@capivira/generation/testing/document', 'what only tests use'],
  ])('%s may not import %s', (file, specifier, message) => {
    expect(told(file, specifier)).toEqual([expect.stringContaining(message)])
  })

  test.each([
    ['apps/web/vite.config.ts', 'node:path'],
    ['apps/web/first-views.ts', '@capivira/core/games/catalog'],
    ['packages/core/src/study/schedule.test.ts', 'fast-check'],
    ['packages/ui/src/button.test.tsx', '@testing-library/react'],
    ['packages/generation/src/generate.test.ts', './testing/document.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(told(file, specifier)).toEqual([])
  })
})
