import { describe, expect, test } from 'vitest'
import { checkStructure } from './check.ts'
import { importsOf } from './tree.ts'

/** The violations of a small made-up tree, as 'file: start of the message'. */
function found(files: Record<string, string>): string[] {
  return checkStructure(new Map(Object.entries(files))).map(({ file, message }) => `${file}: ${message}`)
}

const FEATURES = 'apps/server/src/features'

describe('a tree in order', () => {
  test('has nothing out of place', () => {
    const files = {
      'apps/server/src/app.ts': "import { routes } from './features/quizzes/routes.ts'",
      [`${FEATURES}/quizzes/routes.ts`]: "import { attemptQuiz } from './attempt-quiz.ts'",
      [`${FEATURES}/quizzes/attempt-quiz.ts`]:
        "import { recordActivity } from '../progress/record-activity.ts'\nimport { findQuiz } from './store.ts'",
      [`${FEATURES}/quizzes/store.ts`]:
        "import { sql } from 'drizzle-orm'\nimport { users } from '../accounts/tables.ts'\nimport { quizzes } from './tables.ts'",
      [`${FEATURES}/quizzes/tables.ts`]: "import { users } from '../accounts/tables.ts'\nimport 'drizzle-orm/pg-core'",
      [`${FEATURES}/accounts/tables.ts`]: '',
      [`${FEATURES}/progress/record-activity.ts`]: "import { level } from '@capivira/core/progress/level'",
      [`${FEATURES}/quizzes/quizzes.test.ts`]:
        "import { quizzes } from './tables.ts'\nimport { sql } from 'drizzle-orm'",
      'packages/core/src/progress/level.ts': "import * as z from 'zod'",
      'apps/web/src/pages/quiz.tsx': "import { QuizTable } from '../features/quizzes/components/quiz-table.tsx'",
      'apps/web/src/features/quizzes/components/quiz-table.tsx': "import { text } from '../text.ts'",
      'apps/web/src/features/quizzes/text.ts': '',
      'packages/portuguese/src/nounPhrase.ts': '',
    }
    expect(found(files)).toEqual([])
  })
})

describe('server features', () => {
  test('Drizzle outside store and tables', () => {
    expect(found({ [`${FEATURES}/study/review-card.ts`]: "import { eq } from 'drizzle-orm'" })).toEqual([
      `${FEATURES}/study/review-card.ts: imports drizzle-orm: only store.ts and tables.ts touch Drizzle; ` +
        'the query belongs in features/study/store.ts',
    ])
  })

  test('the store of another feature', () => {
    const [message] = found({ [`${FEATURES}/study/review-card.ts`]: "import { pay } from '../progress/store.ts'" })
    expect(message).toContain("a feature calls another's verbs, never its store; put a verb in features/progress")
  })

  test('a route that touches tables, a store that knows routes', () => {
    expect(
      found({
        [`${FEATURES}/study/routes.ts`]: "import { cards } from './tables.ts'",
        [`${FEATURES}/study/store.ts`]: "import { path } from './routes.ts'",
      }),
    ).toEqual([
      `${FEATURES}/study/routes.ts: imports ./tables.ts: a route reads as a sentence; the query belongs in store.ts`,
      `${FEATURES}/study/store.ts: imports ./routes.ts: nothing below a route may know it; ` +
        'what both need belongs in a verb file beside it',
    ])
  })

  test('a folder inside a feature, a platform that knows a feature', () => {
    const messages = found({
      [`${FEATURES}/study/helpers/dates.ts`]: '',
      'apps/server/src/platform/jobs.ts': "import { process } from '../features/materials/process-material.ts'",
    })
    expect(messages).toHaveLength(2)
    expect(messages[0]).toContain('one flat folder')
    expect(messages[1]).toContain('platform serves features and knows none; the code belongs in features/materials')
  })
})

describe('the web app', () => {
  test('a feature that knows a page, a page beside its parts', () => {
    const messages = found({
      'apps/web/src/features/quizzes/queries.ts': "import { Quiz } from '../../pages/quiz.tsx'",
      'apps/web/src/pages/quiz/header.tsx': '',
      'apps/web/src/features/quizzes/list.tsx': '',
    })
    expect(messages.some(message => message.includes('components belong in the components/ folder'))).toBe(true)
    expect(messages.some(message => message.includes('features may not know pages'))).toBe(true)
    expect(messages.some(message => message.includes('a page is one thin .tsx file'))).toBe(true)
    expect(messages).toHaveLength(3)
  })
})

describe('between workspaces', () => {
  test.each([
    ['packages/core/src/study/schedule.ts', '@capivira/generation/items', 'core holds rules and contracts only'],
    ['packages/ui/src/button.tsx', '@capivira/core/study/schedule', 'ui knows no product'],
    ['apps/web/src/lib/call.ts', '../../../server/src/app.ts', 'the web reaches the server by lib/call.ts'],
    ['apps/server/src/app.ts', '@capivira/ui/button.tsx', 'the server never draws'],
    ['apps/web/src/lib/call.ts', '../../../../packages/core/src/http/endpoint.ts', 'imported by its name'],
  ])('%s may not import %s', (file, specifier, message) => {
    const [first] = found({ [file]: `import { x } from '${specifier}'` })
    expect(first).toContain(message)
  })
})

describe('files', () => {
  test('too long, unless a program wrote it', () => {
    const long = 'x\n'.repeat(301)
    expect(found({ 'packages/ui/src/a.ts': long })[0]).toContain('has 301 lines, more than 300')
    expect(found({ 'packages/ui/src/a.ts': 'x\n'.repeat(300) })).toEqual([])
    expect(found({ 'packages/ui/src/a.ts': `// Generated by scripts/icons.ts\n${long}` })).toEqual([])
  })

  test('names in another style', () => {
    expect(found({ 'apps/web/src/lib/callApi.ts': '' })).toEqual([
      'apps/web/src/lib/callApi.ts: file names are in kebab-case: record-activity.ts',
    ])
  })

  test('a device opened in a process that other tests share', () => {
    const source = "import 'fake-indexeddb/auto'"
    const tree = { 'apps/web/src/app/leave.test.tsx': source, 'apps/web/src/app/leave.device.test.tsx': source }
    expect(found(tree)).toEqual([
      'apps/web/src/app/leave.test.tsx: opens a device, which the pages of later tests in its process would find: ' +
        '*.device.test.tsx has a process of its own',
    ])
  })
})

describe('circles', () => {
  test('are told once, with their files', () => {
    const files = {
      'packages/ui/src/a.ts': "import { b } from './b.ts'",
      'packages/ui/src/b.ts': "import { c } from './c.ts'",
      'packages/ui/src/c.ts': "import { a } from './a.ts'",
    }
    expect(found(files)).toEqual([
      'packages/ui/src/a.ts: imports itself by way of packages/ui/src/b.ts, packages/ui/src/c.ts: ' +
        'move what they share to a file that both import',
    ])
  })

  test('of types, or closed by a lazy import, are none', () => {
    const files = {
      'packages/ui/src/a.ts': "import type { B } from './b.ts'",
      'packages/ui/src/b.ts': "import { type A } from './a.ts'\nimport { value } from './c.ts'",
      'packages/ui/src/c.ts': "const later = () => import('./b.ts')",
    }
    expect(found(files)).toEqual([])
  })
})

test('imports are read from code, not from comments', () => {
  const source = [
    "// import { no } from './no.ts'",
    "/* import { no } from './no.ts' */",
    'import {',
    '  a,',
    '  type B,',
    "} from './a.ts'",
    "export * from './b.ts'",
    "import './c.ts'",
    "const d = await import('./d.ts')",
    "export type { E } from './e.ts'",
  ].join('\n')
  const tree = new Map([['packages/ui/src/x.ts', source]])
  expect(importsOf(tree, 'packages/ui/src/x.ts').map(one => `${one.specifier} ${one.kind}`)).toEqual([
    './a.ts value',
    './b.ts value',
    './c.ts value',
    './e.ts type',
    './d.ts lazy',
  ])
})
