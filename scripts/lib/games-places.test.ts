import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as art from '@capivira/core/games/art-contract'
import { gameIds } from '@capivira/core/games/contract'
import { catalog } from '@capivira/games/catalog'
import { playableGames } from '@capivira/games/playable-games'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

test('a game has its id, its line in the catalogue, and a folder with its screen; no folder with a screen is left out', () => {
  expect(catalog.map(({ id }) => id)).toEqual([...gameIds])
  const games = new URL('../../packages/games/src/', import.meta.url)
  const withScreen = readdirSync(games).filter(folder => existsSync(new URL(`${folder}/screen.tsx`, games)))
  expect(withScreen.sort()).toEqual(catalog.map(({ folder }) => folder).sort())
})

test('where a round ends a call takes the end: that of the game, but for coloring, which has a route of its own', async () => {
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
]

test.each(readers)('%s names no game by hand', async place => {
  const text = (await read(place)).replace(/^import .*$/gm, '')
  const written = catalog.flatMap(({ folder, end }) => [`'${folder}'`, ...(end ? [`'${end}'`] : [])])
  expect(written.filter(name => text.includes(name))).toEqual(
    // The picture of a finished colouring is large: its patience is its own.
    place.endsWith('game-calls.ts') ? ["'/api/games/coloring/complete'"] : [],
  )
})
