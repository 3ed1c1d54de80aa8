import { catalog } from '@capivira/core/games/catalog'
import type { ComponentType } from 'react'

type Screen = () => Promise<{ default: ComponentType }>

const load = (folder: string): ReturnType<Screen> => import(`./${folder}/screen.tsx`)

/** The screen of each game by its route in the catalogue, loaded when somebody goes there. */
export const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  catalog.map(({ folder, route }) => [route, () => load(folder)]),
)
