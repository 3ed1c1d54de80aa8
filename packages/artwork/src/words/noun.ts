/**
 * Where a thing goes in a scene: 'ground' stands in front, 'back' stands further away (trees, houses), 'peak' is on the
 * horizon, 'sky' flies, 'corner' is the sun or the moon, 'water' swims, 'float' lies on the water, 'small' lies about
 * on the ground.
 */
export type Place = 'ground' | 'back' | 'peak' | 'sky' | 'corner' | 'water' | 'float' | 'small'

/**
 * A row of the tables: name with its article, drawing, place, size (the longer side on the 600 × 400 canvas beside two
 * others), other words for it separated by commas, and the setting that a text naming nothing else but it gets.
 */
export type NounRow = readonly [
  label: string,
  drawing: string,
  place: Place,
  size: number,
  synonyms?: string,
  setting?: string,
]
