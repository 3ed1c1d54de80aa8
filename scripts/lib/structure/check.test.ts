import { describe, expect, test } from 'vitest'
import { checkStructure } from './check.ts'
import { readOrders } from './order.ts'
import { drawPicture, withPicture } from './picture.ts'

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
        "import { sql } from 'drizzle-orm'\nimport { users } from '../accounts/tables.ts'\nimport { quizzes } " +
        "from './tables.ts'",
      [`${FEATURES}/quizzes/tables.ts`]: "import { users } from '../accounts/tables.ts'\nimport 'drizzle-orm/pg-core'",
      [`${FEATURES}/accounts/tables.ts`]: '',
      [`${FEATURES}/progress/record-activity.ts`]: "import { level } from '@capivira/core/progress/level'",
      [`${FEATURES}/quizzes/quizzes.test.ts`]:
        "import { quizzes } from './tables.ts'\nimport { sql } from 'drizzle-orm'",
      'packages/core/src/progress/level.ts': "import * as z from 'zod'",
      'apps/web/src/pages/quiz.tsx': "import { QuizTable } from '../features/quizzes/components/quiz-table.tsx'",
      'apps/web/src/features/quizzes/components/quiz-table.tsx': "import { text } from '../text.ts'",
      'apps/web/src/features/quizzes/text.ts': '',
      'packages/portuguese/src/noun-phrase.ts': '',
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

  test.each([
    "import { rows } from './store.ts'\nexport { rows }",
    "import { rows } from './store.ts'\nexport { rows as lines }",
    "import { rows } from './store.ts'\nexport const lines = rows",
    "import { rows } from './store.ts'\nexport const lines = rows as unknown satisfies object",
    "import { rows } from './store.ts'\nconst lines = rows\nexport { lines }",
    "import { rows } from './store.ts'\nexport default rows",
    "import type { Row } from './store.ts'\nexport type Line = Row",
  ])('%j hands on what a store has', source => {
    const files = { [`${FEATURES}/materials/viewer.ts`]: source, [`${FEATURES}/materials/store.ts`]: '' }
    expect(found(files)).toEqual([
      `${FEATURES}/materials/viewer.ts: imports ./store.ts: a file hands on nothing that another has; ` +
        'what statements of others need belongs in features/materials/…-conditions.ts',
    ])
  })

  test('what is made of what a store has is a file of its own', () => {
    const source =
      "import { rows, type Row } from './store.ts'\nexport const first = rows()[0]\nexport type Lines = Row[]"
    const files = { [`${FEATURES}/materials/viewer.ts`]: source, [`${FEATURES}/materials/store.ts`]: '' }
    expect(found(files)).toEqual([])
  })
})

describe('the driver and the ORM', () => {
  test('a class made of one of theirs', () => {
    const file = 'apps/server/src/platform/batch.ts'
    const told = (what: string) => [`${file}: ${what}: the driver and the ORM are used from outside (decision 115)`]
    expect(found({ [file]: "import pg from 'pg'\nexport class Batch extends pg.Query {}" })).toEqual(
      told('a class extends pg.Query of pg'),
    )
    const session =
      "import { NodePgSession as Theirs } from 'drizzle-orm/node-postgres'\nexport const Ours = class extends "
    expect(found({ [file]: `${session}Theirs {}` })).toEqual(
      told('a class extends Theirs of drizzle-orm/node-postgres'),
    )
    expect(found({ [file]: "import { serialize } from 'pg-protocol'\nserialize.sync()" })).toEqual(
      told('imports pg-protocol'),
    )
  })

  test('a class of ours beside them', () => {
    const source = "import pg from 'pg'\nclass Lost extends Error {}\nexport class Pool { own = new pg.Pool() }"
    expect(found({ 'apps/server/src/platform/pool.ts': source })).toEqual([])
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

  test('what stands in a folder of tests has its place too, for whoever is no test', () => {
    const source = "import { b } from '../features/test/b.ts'"
    const files = {
      'apps/web/src/features/test/b.ts': '',
      'apps/web/src/lib/a.ts': source,
      'apps/web/src/lib/a.test.ts': source,
    }
    expect(found(files).filter(line => line.includes('stands above'))).toEqual([
      'apps/web/src/lib/a.ts: imports ../features/test/b.ts: features stands above lib; ' +
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

  test('test files that expect nothing but []', () => {
    const lonely = 'expect(flaws(a)).toEqual([])\nexpect(\n  flaws(b),\n).toEqual([])'
    expect(found({ 'packages/ui/src/a.test.ts': lonely })).toEqual([
      'packages/ui/src/a.test.ts: expects nothing but []: beside it belongs a case in which the same question ' +
        'finds something',
    ])
    expect(found({ 'packages/ui/src/a.test.ts': `${lonely}\nexpect(flaws(c)).toEqual(['one'])` })).toEqual([])
  })

  test.each([
    ['expect(flaws(a)).toStrictEqual([])', 1],
    ['expect(flaws(a)).toHaveLength(0)', 1],
    ['await expect(flaws(a)).resolves.toEqual([])', 1],
    ['expect(flaws(a)).toHaveLength(1)', 0],
    ['expect(flaws(a)).not.toHaveLength(0)', 0],
    ["expect(flaws(a)).toEqual([])\nawait expect(ask()).rejects.toThrow('no')", 0],
  ])('%j: %i files that expect nothing but []', (source, count) => {
    expect(found({ 'packages/ui/src/a.test.ts': source })).toHaveLength(count)
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
