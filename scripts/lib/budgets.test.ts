import { expect, test } from 'vitest'
import { judge, limits, type Manifest } from './budgets.ts'

const chunk = (name: string, imports: string[] = [], isEntry = false) => ({
  file: `${name}.js`,
  name,
  imports,
  dynamicImports: [],
  isEntry,
})
const page = (name: string) => `src/pages/${name}.tsx`
const game = (name: string) => `../../packages/games/src/${name}/screen.tsx`

const screens = [
  'landing',
  'login',
  'student-dashboard',
  'study-materials',
  'study',
  'quiz-list',
  'quiz',
  'achievements',
]
const manifest: Manifest = {
  'index.html': chunk('index', ['_libraries.js'], true),
  '_libraries.js': chunk('libraries'),
  '_kit.js': chunk('playing'),
  'src/app/shell/bars.tsx': chunk('bars'),
  'src/features/offline/begin.ts': chunk('begin'),
  ...Object.fromEntries(screens.map(name => [page(name), chunk(name, ['index.html'])])),
  [page('games')]: chunk('games', ['index.html']),
  [page('game')]: chunk('game', ['index.html']),
  [page('reports')]: chunk('reports', ['index.html', '_libraries.js']),
  [game('memory')]: chunk('memory', ['_kit.js']),
  [game('puzzle')]: chunk('puzzle', ['_kit.js', '_libraries.js']),
}

const rowsOf = (weights: Record<string, number>) => judge(manifest, file => weights[file] ?? 0, limits)
const row = (weights: Record<string, number>, what: string) => rowsOf(weights).find(one => one.what === what)

test('a first view weighs all that it imports, each file once, and nothing that others load', () => {
  const weights = { 'index.js': 10, 'libraries.js': 80_000, 'landing.js': 5, 'bars.js': 4, 'begin.js': 3 }
  expect(row(weights, 'página inicial')).toEqual({ what: 'página inicial', bytes: 80_015, limit: 60_000 })
  expect(row({ ...weights, 'student-dashboard.js': 2 }, 'início do aluno')?.bytes).toBe(80_019)
})

test('a screen of teachers weighs what it adds', () => {
  expect(row({ 'libraries.js': 80_000, 'bars.js': 4, 'reports.js': 7 }, 'tela: reports')?.bytes).toBe(7)
})

test('what all games share is weighed apart from each of them', () => {
  const weights = { 'playing.js': 9, 'memory.js': 4, 'puzzle.js': 6, 'libraries.js': 80_000 }
  expect(row(weights, 'o que os jogos têm em comum')?.bytes).toBe(9)
  expect(row(weights, 'jogo: memory')?.bytes).toBe(4)
  expect(row(weights, 'jogo: puzzle')?.bytes).toBe(6)
})

test('a screen that is no longer there is told of', () => {
  const { [page('landing')]: _, ...without } = manifest
  expect(() => judge(without, () => 0, limits)).toThrow('/pages/landing.tsx')
})
