import type { NounRow } from '../noun.ts'

/** Instruments beside those of things.ts. */
export const instruments: readonly NounRow[] = [
  ['uma harpa', 'ours/harpa', 'small', 92],
  ['um pandeiro', 'ours/pandeiro', 'small', 70],
  ['um triângulo musical', 'ours/triangulo-musical', 'small', 66, 'triângulo de forró'],
  ['uma gaita', 'ours/gaita', 'small', 66],
  ['um reco-reco', 'ours/reco-reco', 'small', 72, 'reco reco'],
  ['um agogô', 'ours/agogo', 'small', 72],
  ['um apito', 'ours/apito', 'small', 58],
  ['um violão', 'ours/violao', 'small', 92, 'viola,cavaquinho'],
  ['um banjo', 'banjo', 'small', 82],
  ['uma trompa', 'postal-horn', 'small', 72],
]
