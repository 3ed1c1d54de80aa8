import { conceptBuilderDealt } from '@capivira/games/concept-builder/rules'
import { lightningDealt } from '@capivira/games/lightning-quiz/rules'
import { memoryDealt } from '@capivira/games/memory/rules'
import { puzzleDealt } from '@capivira/games/puzzle/rules'
import { timelineDealt } from '@capivira/games/timeline/rules'
import { wordSearchDealt } from '@capivira/games/word-search/rules'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import {
  type Finger,
  tapConcepts,
  tapLightning,
  tapMemory,
  tapTimeline,
  tapWordSearch,
} from '../../e2e/support/finger-bots.ts'
import {
  begin,
  playConcepts,
  playLightning,
  playMemory,
  playTimeline,
  playWordSearch,
} from '../../e2e/support/game-bots.ts'
import { openPicture, playCity, playColoring, playPuzzle } from '../../e2e/support/picture-bots.ts'
import { tapCity, tapColoring, tapPuzzle } from '../../e2e/support/picture-finger-bots.ts'

/** Who plays a game, by keys and with a finger. */
export type Player = {
  /** As --only names it. */
  name: string
  /** Its folder in `packages/games/src`. */
  folder: string
  route: string
  /** From the game's first screen to what is played with; answers what was dealt. */
  open: (page: Page) => Promise<unknown>
  play: (page: Page, dealt: unknown) => Promise<void>
  /** Plays with a finger. */
  tap: (page: Page, dealt: unknown, finger: Finger) => Promise<void>
  /** False where walking by keys takes too long on a slow processor. */
  keys: boolean
  /** False where it goes on for ever. */
  ends: boolean
}

const usual = { open: begin, keys: true, ends: true }
const pictureDealt = z.object({ imageId: z.string() })

/** One for each of the eight games. */
export const players: readonly Player[] = [
  {
    ...usual,
    name: 'memory',
    folder: 'memory',
    route: '/games/memory',
    play: (page, dealt) => playMemory(page, memoryDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapMemory(page, memoryDealt.parse(dealt), finger),
  },
  {
    ...usual,
    name: 'lightning',
    folder: 'lightning-quiz',
    route: '/games/lightning-quiz',
    play: (page, dealt) => playLightning(page, lightningDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapLightning(page, lightningDealt.parse(dealt), finger),
  },
  {
    ...usual,
    name: 'words',
    folder: 'word-search',
    route: '/games/word-search',
    play: (page, dealt) => playWordSearch(page, wordSearchDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapWordSearch(page, wordSearchDealt.parse(dealt), finger),
    keys: false,
  },
  {
    ...usual,
    name: 'timeline',
    folder: 'timeline',
    route: '/games/timeline',
    play: (page, dealt) => playTimeline(page, timelineDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapTimeline(page, timelineDealt.parse(dealt), finger),
  },
  {
    ...usual,
    name: 'concepts',
    folder: 'concept-builder',
    route: '/games/concept-builder',
    play: (page, dealt) => playConcepts(page, conceptBuilderDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapConcepts(page, conceptBuilderDealt.parse(dealt), finger),
  },
  {
    ...usual,
    name: 'puzzle',
    folder: 'puzzle',
    route: '/geo-exploradores',
    play: (page, dealt) => playPuzzle(page, puzzleDealt.parse(dealt)),
    tap: (page, dealt, finger) => tapPuzzle(page, puzzleDealt.parse(dealt), finger),
  },
  {
    ...usual,
    name: 'coloring',
    folder: 'coloring',
    route: '/coloring-game',
    open: openPicture,
    play: playColoring,
    tap: (page, dealt, finger) => tapColoring(page, pictureDealt.parse(dealt).imageId, finger),
  },
  {
    ...usual,
    name: 'city',
    folder: 'city',
    route: '/games/geo-explorer',
    open: page => page.getByRole('grid', { name: 'Mapa da cidade' }).waitFor(),
    play: playCity,
    tap: (page, _, finger) => tapCity(page, finger),
    ends: false,
  },
]
