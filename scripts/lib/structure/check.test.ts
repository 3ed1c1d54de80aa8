import { describe, expect, test } from 'vitest'
import { checkStructure } from './check.ts'
import { readOrders } from './order.ts'
import { drawPicture, withPicture } from './picture.ts'
import { importsOf } from './tree.ts'

const orders = readOrders(`text

\`\`\`order
apps/web/src: main.tsx > app > pages > features > lib
apps/server/src: . > features > writer, extraction > platform
packages/games/src: catalog.ts > * > kit + sound > .
\`\`\`
`)

/** The violations of a small made-up tree, as 'file: start of the message'. */
function found(files: Record<string, string>): string[] {
  return checkStructure(new Map(Object.entries(files)), orders).map(({ file, message }) => `${file}: ${message}`)
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
      `${FEATURES}/study/review-card.ts: imports drizzle-orm: only stores, conditions and tables touch Drizzle; ` +
        'the query belongs in features/study/store.ts',
    ])
  })

  test('the store of another feature', () => {
    const [message] = found({
      [`${FEATURES}/study/review-card.ts`]: "import { pay } from '../progress/store.ts'",
      [`${FEATURES}/progress/store.ts`]: '',
    })
    expect(message).toContain("a feature calls another's verbs, never its store; put a verb in features/progress")
  })

  test('a route that touches tables, a store that knows routes', () => {
    expect(
      found({
        [`${FEATURES}/study/tables.ts`]: '',
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
      [`${FEATURES}/materials/process-material.ts`]: '',
    })
    expect(messages).toHaveLength(2)
    expect(messages[0]).toContain('one flat folder')
    expect(messages[1]).toContain('features stands above platform')
  })

  test('a store that calls a verb, even for a type, or a rule that reaches one', () => {
    const files = {
      [`${FEATURES}/study/review-card.ts`]: "import { find } from './store.ts'\nexport type Reviewed = { id: number }",
      [`${FEATURES}/study/kinds.ts`]: 'export const kinds = []',
      [`${FEATURES}/study/store.ts`]: "import { kinds } from './kinds.ts'",
      [`${FEATURES}/study/gone-store.ts`]: "import type { Reviewed } from './review-card.ts'",
    }
    expect(found(files)).toEqual([
      `${FEATURES}/study/gone-store.ts: imports ./review-card.ts: stores call no verb; ` +
        'the verb belongs above the store, which is given what it found',
    ])
  })

  test('conditions stand in the statements of any feature, and ask nothing themselves', () => {
    const files = {
      [`${FEATURES}/materials/sight-conditions.ts`]:
        "import { sql } from 'drizzle-orm'\nimport { find } from './store.ts'",
      [`${FEATURES}/materials/store.ts`]: '',
      [`${FEATURES}/study/store.ts`]: "import { inSight } from '../materials/sight-conditions.ts'",
    }
    expect(found(files)).toEqual([
      `${FEATURES}/materials/sight-conditions.ts: imports ./store.ts: nothing below a store asks the database; ` +
        'the query belongs in store.ts',
    ])
  })

  test('a file that hands on what a store has', () => {
    const [message] = found({
      [`${FEATURES}/materials/viewer.ts`]: "export { visibleTo } from './store.ts'",
      [`${FEATURES}/materials/store.ts`]: '',
    })
    expect(message).toContain('a file hands on nothing that another has')
  })
})

describe('the web app', () => {
  test('a feature that knows a page, a page beside its parts', () => {
    const messages = found({
      'apps/web/src/pages/quiz.tsx': '',
      'apps/web/src/features/quizzes/queries.ts': "import { Quiz } from '../../pages/quiz.tsx'",
      'apps/web/src/pages/quiz/header.tsx': '',
      'apps/web/src/features/quizzes/list.tsx': '',
    })
    expect(messages.some(message => message.includes('components belong in the components/ folder'))).toBe(true)
    expect(messages.some(message => message.includes('pages stands above features'))).toBe(true)
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
    ['apps/server/src/app.ts', 'react', 'the server never draws'],
    ['packages/core/src/study/schedule.ts', 'node:fs', 'core holds rules and contracts only'],
    ['packages/games/src/memory/screen.tsx', '@tanstack/react-query', 'a game knows core and ui only'],
    ['apps/web/src/lib/call.ts', 'radix-ui', 'draws with packages/ui'],
    ['apps/web/src/lib/call.ts', '../../../../packages/core/src/http/endpoint.ts', 'imported by its name'],
  ])('%s may not import %s', (file, specifier, message) => {
    const [first] = found({ [file]: `import { x } from '${specifier}'` })
    expect(first).toContain(message)
  })
})

describe('the order of folders', () => {
  test('nothing looks up or beside, types included, and every folder has its place', () => {
    const files = {
      'packages/games/src/catalog.ts': "import { a } from './memory/game.ts'",
      'packages/games/src/memory/game.ts':
        "import type { B } from '../puzzle/game.ts'\nimport { kit } from '../kit/kit.ts'",
      'packages/games/src/puzzle/game.ts': "import { random } from '../random.ts'",
      'packages/games/src/kit/kit.ts': "import { sound } from '../sound/sound.ts'",
      'packages/games/src/sound/sound.ts': '',
      'packages/games/src/random.ts': "import type { Kit } from './kit/kit.ts'",
      'apps/server/src/corner/x.ts': '',
    }
    expect(found(files)).toEqual([
      'apps/server/src/corner/x.ts: stands in no order of docs/architecture.md: say there who may know its folder',
      'packages/games/src/memory/game.ts: imports ../puzzle/game.ts: puzzle stands beside memory; ' +
        'what both need belongs below both (docs/architecture.md has the order)',
      'packages/games/src/random.ts: imports ./kit/kit.ts: kit + sound stands above .; ' +
        'what both need belongs below both (docs/architecture.md has the order)',
    ])
  })

  test('a document without an order is no document', () => {
    expect(() => readOrders('# Architecture')).toThrow('states no order')
  })

  test('is drawn from the imports, dotted where only types are known', () => {
    const tree = new Map([
      ['apps/web/src/app/a.ts', "import type { B } from '../lib/b.ts'\nimport { c } from '@capivira/games/random'"],
      ['apps/web/src/lib/b.ts', ''],
      ['packages/games/src/random.ts', ''],
    ])
    const picture = drawPicture(tree, orders)
    expect(picture.split('\n').filter(line => /->/.test(line))).toEqual(['  web --> games', '  r0_1 -.-> r0_4'])
    expect(withPicture('a\n```mermaid\nold\n```\nb', 'new')).toBe('a\n```mermaid\nnew\n```\nb')
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

  test('tests that expect nothing but []', () => {
    const lonely = 'expect(flaws(a)).toEqual([])\nexpect(\n  flaws(b),\n).toEqual([])'
    expect(found({ 'packages/ui/src/a.test.ts': lonely })).toEqual([
      'packages/ui/src/a.test.ts: expects nothing but []: beside it belongs a case in which the same question finds something',
    ])
    expect(found({ 'packages/ui/src/a.test.ts': `${lonely}\nexpect(flaws(c)).toEqual(['one'])` })).toEqual([])
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

  test('of types, and those that a lazy import closes, are circles too', () => {
    const files = {
      'packages/ui/src/a.ts': "import type { B } from './b.ts'",
      'packages/ui/src/b.ts': "import { type A } from './a.ts'",
      'packages/ui/src/c.ts': "const later = () => import('./e.ts')",
      'packages/ui/src/e.ts': "import { c } from './c.ts'",
      'packages/ui/src/d.ts': "export type D = import('./d.ts').D",
    }
    expect(found(files)).toEqual([
      'packages/ui/src/a.ts: imports itself by way of packages/ui/src/b.ts: move what they share to a file that both import',
      'packages/ui/src/c.ts: imports itself by way of packages/ui/src/e.ts: move what they share to a file that both import',
      'packages/ui/src/d.ts: imports itself by way of itself: move what they share to a file that both import',
    ])
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
    './c.ts value',
    './b.ts value',
    './e.ts type',
    './d.ts lazy',
  ])
})
