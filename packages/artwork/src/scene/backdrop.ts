import type { Random } from '../random.ts'
import type { Place } from '../words/noun.ts'
import type { Piece } from './piece.ts'

/** Where things of one kind may stand: x from left to right, lower edge from top to bottom. */
export type Zone = { left: number; right: number; top: number; bottom: number }

/** Something that belongs to a setting and is added where there is room. */
export type Decor = { drawing: string; name: string; place: Place; size: number; count: number }

export type Backdrop = {
  pieces: readonly Piece[]
  /** Null where a setting has no such place: then the nearest other place is taken. */
  zones: Readonly<Record<'sky' | 'back' | 'ground' | 'water' | 'peak', Zone | null>>
  decor: readonly Decor[]
}

/** What of the text changes the landscape. */
export type Mood = {
  night: boolean
  /** What falls from a grey sky. */
  fall: 'rain' | 'snow' | null
  rainbow: boolean
  /** Something of the text swims or floats: the setting's water must have room for it. */
  wet: boolean
  /** Names of what shall not be seen: neither in the landscape nor as decoration. */
  without: readonly string[]
}

export type Setting = {
  id: string
  /** As in 'num cenário de …': 'uma praia'. */
  label: string
  /** Words that ask for it, separated by commas. */
  words: string
  /** It has water to swim in and to float on. */
  water: boolean
  /** Its sky shows the sun, or at night the moon. */
  light: boolean
  build: (random: Random, mood: Mood) => Backdrop
}

export const decor = (drawing: string, name: string, place: Place, size: number, count = 1): Decor => ({
  drawing,
  name,
  place,
  size,
  count,
})
