import { createDrawing } from '@capivira/core/drawings/contract'
import * as art from '@capivira/core/games/art-contract'
import * as games from '@capivira/core/games/contract'
import { expect, test } from 'vitest'
import { afterActs, keptActs } from './game-calls.ts'

test('what players do is kept under the addresses of the contracts', () => {
  const acts = [
    games.completeMemory,
    games.completeWordSearch,
    games.completeLightningQuiz,
    games.completeTimeline,
    games.completeConceptBuilder,
    art.completePuzzle,
    art.completeColoring,
    art.changeCity,
    createDrawing,
  ]
  expect([...keptActs.keys()].toSorted()).toEqual(acts.map(({ path }) => path).toSorted())
  expect([...afterActs].toSorted()).toEqual([games.startGame.path, art.getCity.path].toSorted())
})
