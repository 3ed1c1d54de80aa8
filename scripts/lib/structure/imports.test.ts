import { describe, expect, test } from 'vitest'
import { checkCycles } from './cycles.ts'
import { checkOrder } from './order.ts'
import { importsOf } from './tree.ts'

/** The circles of a small made-up tree, as 'file: message'. */
const circles = (files: Record<string, string>) =>
  checkCycles(new Map(Object.entries(files))).map(({ file, message }) => `${file}: ${message}`)

describe('circles', () => {
  test('are told once, with their files', () => {
    const files = {
      'packages/ui/src/a.ts': "import { b } from './b.ts'",
      'packages/ui/src/b.ts': "import { c } from './c.ts'",
      'packages/ui/src/c.ts': "import { a } from './a.ts'",
    }
    expect(circles(files)).toEqual([
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
    expect(circles(files)).toEqual([
      'packages/ui/src/a.ts: imports itself by way of packages/ui/src/b.ts: move what they share to a file that ' +
        'both import',
      'packages/ui/src/c.ts: imports itself by way of packages/ui/src/e.ts: move what they share to a file that ' +
        'both import',
      'packages/ui/src/d.ts: imports itself by way of itself: move what they share to a file that both import',
    ])
  })
})

describe('an import of a template', () => {
  // '$' stands apart: these are the words of a template, not one.
  const gap = ['$', '{folder}'].join('')
  const source = `export const load = (folder: string) => import(\`./${gap}/screen.tsx\`)`
  const tree = new Map([
    ['packages/games/src/screens.ts', source],
    ['packages/games/src/memory/screen.tsx', "import { load } from '../screens.ts'"],
    ['packages/games/src/puzzle/screen.tsx', ''],
    ['packages/games/src/puzzle/deep/screen.tsx', ''],
  ])

  test('names every file that fits it', () => {
    expect(importsOf(tree, 'packages/games/src/screens.ts').map(({ target, kind }) => `${target} ${kind}`)).toEqual([
      'packages/games/src/memory/screen.tsx lazy',
      'packages/games/src/puzzle/screen.tsx lazy',
    ])
    const named = new Map([['bench/x.ts', `import(\`@capivira/games/${gap}/screen\`)`], ...tree])
    expect(importsOf(named, 'bench/x.ts').map(({ target }) => target)).toEqual([
      'packages/games/src/memory/screen.tsx',
      'packages/games/src/puzzle/screen.tsx',
    ])
  })

  test('closes circles and looks up as any other', () => {
    expect(circles(Object.fromEntries(tree))).toEqual([
      'packages/games/src/memory/screen.tsx: imports itself by way of packages/games/src/screens.ts: ' +
        'move what they share to a file that both import',
    ])
    const orders = [{ root: 'packages/games/src', levels: [[['*']], [['.']]] }]
    expect(checkOrder(tree, orders).map(({ file, message }) => `${file} ${message.split(';')[0]}`)).toEqual([
      'packages/games/src/screens.ts imports ./…/screen.tsx: memory stands above .',
      'packages/games/src/screens.ts imports ./…/screen.tsx: puzzle stands above .',
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
