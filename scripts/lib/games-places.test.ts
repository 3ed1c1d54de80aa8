import { access, readFile } from 'node:fs/promises'
import { gameIds } from '@capivira/core/games/contract'
import { catalog } from '@capivira/games/catalog'
import { playableGames } from '@capivira/games/playable-games'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

test('a game has its id, its line in the catalogue, its screen, and where its round ends the call that takes the end', async () => {
  expect(catalog.map(({ id }) => id)).toEqual([...gameIds])
  for (const { folder } of catalog)
    await access(new URL(`../../packages/games/src/${folder}/screen.tsx`, import.meta.url))
  const ended = playableGames.filter(({ completion }) => completion)
  expect(ended.map(({ info, completion }) => [info.id, completion?.path])).toEqual(
    ended.map(({ info }) => [info.id, info.end]),
  )
  expect(catalog.filter(({ end }) => end).map(({ id }) => id)).toEqual(
    catalog.filter(({ id }) => playableGames.some(({ info }) => info.id === id)).map(({ id }) => id),
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
