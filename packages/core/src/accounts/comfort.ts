import * as z from 'zod/mini'
import { comfortChoices, usualComfort } from './comfort-choices.ts'

export { type Comfort, comfortOf, usualComfort } from './comfort-choices.ts'

const { reading, textSize, motion, time, spacing } = comfortChoices

/** How a person likes to read and how much time they want; kept with the account, so that it follows them. */
export const comfort = z.object({
  reading: z._default(z.enum(reading), usualComfort.reading),
  textSize: z._default(z.enum(textSize), usualComfort.textSize),
  motion: z._default(z.enum(motion), usualComfort.motion),
  time: z._default(z.enum(time), usualComfort.time),
  spacing: z._default(z.enum(spacing), usualComfort.spacing),
  ruler: z._default(z.boolean(), usualComfort.ruler),
  readAloud: z._default(z.boolean(), usualComfort.readAloud),
  distantVoice: z._default(z.boolean(), usualComfort.distantVoice),
})
