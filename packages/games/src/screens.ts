import type { ComponentType } from 'react'

type Screen = () => Promise<{ default: ComponentType }>

/** The screen of each game by its route in the catalogue, loaded when somebody goes there. A new game is one line. */
export const screens: Readonly<Record<string, Screen>> = {
  '/games/memory': () => import('./memory/screen.tsx'),
  '/games/lightning-quiz': () => import('./lightning-quiz/screen.tsx'),
  '/games/word-search': () => import('./word-search/screen.tsx'),
  '/games/geo-explorer': () => import('./city/screen.tsx'),
  '/coloring-game': () => import('./coloring/screen.tsx'),
  '/geo-exploradores': () => import('./puzzle/screen.tsx'),
  '/games/timeline': () => import('./timeline/screen.tsx'),
  '/games/concept-builder': () => import('./concept-builder/screen.tsx'),
}
