import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as art from '@capivira/core/games/art-contract'
import { catalog } from '@capivira/core/games/catalog'
import { playableGames } from '@capivira/games/playable-games'
import { expect, test } from 'vitest'
import { PROJECT } from './project.mjs'
import { isTest, readTree } from './structure/tree.ts'

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

test('a game has its entry in the catalogue, and a folder with its screen; no folder with a screen is left out', () => {
  const games = new URL('../../packages/games/src/', import.meta.url)
  const withScreen = readdirSync(games).filter(folder => existsSync(new URL(`${folder}/screen.tsx`, games)))
  expect(withScreen.sort()).toEqual(catalog.map(({ folder }) => folder).sort())
})

test('where a round ends a call takes the end: that of the game, but for coloring, with an own route', async () => {
  const taken = new Map(playableGames.map(({ info, completion }) => [info.id, completion?.path]))
  const withoutCall = catalog.filter(({ id, end }) => end !== (taken.get(id) ?? null))
  expect(withoutCall.map(({ id, end }) => [id, end])).toEqual([['coloring-game', art.completeColoring.path]])
  expect(await read('apps/server/src/features/drawings/work-routes.ts')).toContain(
    'route(app, services, contract.completeColoring,',
  )
  expect(await read('apps/server/src/features/games/routes.ts')).toContain(
    'for (const { info, completion } of playableGames)',
  )
})

/** Where each game has something of its own outside its folder: what plays it in tests and benches. */
const byHand = [
  { place: 'bench/lib/players.ts', names: 'folder' },
  { place: 'apps/server/test/completions/plans.ts', names: 'id' },
] as const

test.each(byHand)('$place plays every game whose rounds end', async ({ place, names }) => {
  const text = await read(place)
  const missing = playableGames.filter(({ info }) => !text.includes(`'${info[names]}'`)).map(({ info }) => info.id)
  expect(missing).toEqual([])
})

/** Where the product names a game by hand all the same, and why; the beginnings of paths. */
const exceptions: readonly [path: string, folders: readonly string[]][] = [
  // The two calls of the specification that deal a round by another address.
  ['packages/core/src/games/contract.ts', ['word-search', 'lightning-quiz']],
  ['apps/server/src/features/games/routes.ts', ['word-search', 'lightning-quiz']],
  // What a material offers is made of its items by what these games say of them; questions that can be read in time, by
  // the generator.
  ['apps/server/src/features/games/offer-source.ts', ['lightning-quiz', 'timeline', 'concept-builder']],
  // The city, which goes on for ever, and the pictures have features of their own; a picture is large, and its best is
  // a share.
  ['packages/core/src/games/art-contract.ts', ['city', 'coloring']],
  ['apps/server/src/features/city/', ['city']],
  ['apps/server/src/features/drawings/', ['coloring']],
  ['apps/web/src/features/games/game-calls.ts', ['city', 'coloring']],
  ['apps/web/src/features/games/components/game-card.tsx', ['coloring']],
  ['apps/web/src/features/offline/form-acts.ts', ['city']],
]
const lists = ['packages/core/src/games/catalog.ts', 'packages/games/src/playable-games.ts']

test('no file of the product names a game but its folder and the two lists', () => {
  const tree = readTree(PROJECT, ['packages', 'apps'])
  const product = [...tree.keys()].filter(
    file => /^(packages|apps)\/[a-z]+\/src\//.test(file) && !isTest(file) && !lists.includes(file),
  )
  const named = catalog.flatMap(({ id, folder, end }) => {
    const names = new RegExp(`'${id}'|'@capivira/games/${folder}/|games/${end?.split('/')[3] ?? id}/`)
    const own = `packages/games/src/${folder}/`
    return product
      .filter(file => !file.startsWith(own) && names.test(tree.get(file) ?? ''))
      .map(file => [file, folder] as const)
  })
  const isSpared = (file: string, folder: string) =>
    exceptions.some(([path, folders]) => file.startsWith(path) && folders.includes(folder))
  expect(named.filter(([file, folder]) => !isSpared(file, folder))).toEqual([])
  const idle = exceptions.flatMap(([path, folders]) =>
    folders.filter(folder => !named.some(([file, other]) => file.startsWith(path) && other === folder)),
  )
  expect(idle).toEqual([])
})

/** What reads the catalogue, so that a new game is in it by its line there. */
const readers = [
  'apps/web/vite.config.ts',
  'apps/web/first-views.ts',
  'apps/web/src/features/games/game-calls.ts',
  'apps/server/src/features/games/routes.ts',
  'bench/lighthouse.ts',
  'bench/scale/left-out.ts',
  'bench/scale/fill/games.ts',
  'packages/games/src/screens.ts',
  'e2e/journeys/shapes.spec.ts',
  'e2e/journeys/toasts-of-pupils.spec.ts',
]

test.each(readers)('%s names no game by hand', async place => {
  const text = (await read(place)).replace(/^import .*$/gm, '')
  const written = catalog.flatMap(({ folder, end }) => [`'${folder}'`, ...(end ? [`'${end}'`] : [])])
  expect(written.filter(name => text.includes(name))).toEqual(
    // The picture of a finished colouring is large: its patience is its own.
    place.endsWith('game-calls.ts') ? ["'/api/games/coloring/complete'"] : [],
  )
})
