import type { NounRow } from './noun.ts'
import { animals } from './nouns/animals.ts'
import { brazil } from './nouns/brazil.ts'
import { dishes } from './nouns/dishes.ts'
import { food } from './nouns/food.ts'
import { household } from './nouns/household.ts'
import { instruments } from './nouns/instruments.ts'
import { machines } from './nouns/machines.ts'
import { nature } from './nouns/nature.ts'
import { people } from './nouns/people.ts'
import { places } from './nouns/places.ts'
import { sports } from './nouns/sports.ts'
import { study } from './nouns/study.ts'
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
  ...household,
  ...study,
  ...dishes,
  ...machines,
  ...instruments,
  ...sports,
]
