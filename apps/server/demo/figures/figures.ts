import { foodChain } from './food-chain.ts'
import type { Figure } from './pen.ts'
import { relief } from './relief.ts'
import { timeline } from './timeline.ts'
import { waterCycle } from './water-cycle.ts'

/** The figures by the name that a text uses: `![caption](figure:name)`. */
export const figures: Readonly<Record<string, Figure>> = {
  'food-chain': foodChain,
  relief,
  timeline,
  'water-cycle': waterCycle,
}
