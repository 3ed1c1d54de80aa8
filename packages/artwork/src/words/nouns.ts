import type { NounRow } from './noun.ts'
import { animals } from './nouns/animals.ts'
import { brazil } from './nouns/brazil.ts'
import { food } from './nouns/food.ts'
import { nature } from './nouns/nature.ts'
import { people } from './nouns/people.ts'
import { places } from './nouns/places.ts'
import { things } from './nouns/things.ts'
import { vehicles } from './nouns/vehicles.ts'

/** Everything the artist can draw. */
export const nouns: readonly NounRow[] = [
  ...brazil,
  ...animals,
  ...nature,
  ...food,
  ...vehicles,
  ...places,
  ...things,
  ...people,
]
