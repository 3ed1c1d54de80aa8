import type { Setting } from './backdrop.ts'
import { country } from './settings/country.ts'
import { indoors } from './settings/indoors.ts'
import { above } from './settings/space.ts'
import { town } from './settings/town.ts'
import { waterSettings } from './settings/water.ts'
import { wild } from './settings/wild.ts'

/** Every landscape the artist knows. */
export const settings: readonly Setting[] = [...country, ...waterSettings, ...wild, ...town, ...indoors, ...above]

/** @throws {Error} when there is no such setting */
export function settingOf(id: string): Setting {
  const found = settings.find(setting => setting.id === id)
  if (!found) throw new Error(`No such setting: ${id}`)
  return found
}
