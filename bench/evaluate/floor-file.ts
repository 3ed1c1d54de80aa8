import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import type { Figures } from './floors.ts'

const FILE = new URL('floors.json', import.meta.url)
const floor = z.number()
const floors = z.strictObject({
  cardsOfEach: floor,
  questionsOfEach: floor,
  wordsOfEach: floor,
  clean: floor,
  distinct: floor,
  grounded: floor,
  sectionsCovered: floor,
  setMetrics: floor,
  answerable: floor,
  blind: floor,
  keyNotLongest: floor,
})

/** The floors of the demo texts. Throws a ZodError when the file lacks one or has another. */
export function readFloors(): Figures {
  return floors.parse(JSON.parse(readFileSync(FILE, 'utf8')))
}

export function writeFloors(figures: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)
}
