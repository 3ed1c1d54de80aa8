import type { ComponentType } from 'react'

type Screen = () => Promise<{ default: ComponentType }>

/** The screen of each game by its route in the catalogue, loaded when somebody goes there. A new game is one line. */
export const screens: Readonly<Record<string, Screen>> = {
  '/coloring-game': () => import('./coloring/screen.tsx'),
  '/geo-exploradores': () => import('./puzzle/screen.tsx'),
  '/games/geo-explorer': () => import('./city/screen.tsx'),
  '/games/memory': () => import('./memory/screen.tsx'),
  '/games/lightning-quiz': () => import('./lightning-quiz/screen.tsx'),
  '/games/word-search': () => import('./word-search/screen.tsx'),
}
