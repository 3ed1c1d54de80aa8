import { type AboutAge, maySharePublicly } from '@capivira/core/consents/consent'
import type { Refusal } from '../../platform/refusal.ts'
import { consentStateOf } from '../consents/sharing.ts'
import type { Foretold } from './artist.ts'
import type { DrawingTools } from './create-drawing.ts'
import { refusalOfWish } from './refuse-wish.ts'

const nothingForetold: Foretold = { drawn: [], unknown: [], sentence: null }

/**
 * Tells what a drawing of a pupil's words would leave out, before it is made: nothing is drawn, kept or counted.
 * Refuses what could not be drawn either. Of a model's picture nothing is foretold.
 */
export async function foretellDrawing(
  { db, studio, paint }: Pick<DrawingTools, 'db' | 'studio' | 'paint'>,
  user: AboutAge & { id: string; fullName: string },
  { title, description }: { title: string; description: string },
): Promise<Foretold | Refusal> {
  const refused = refusalOfWish({ title, description }, user.fullName)
  if (refused) return refused
  if (paint && maySharePublicly(await consentStateOf(db, user))) return nothingForetold
  return studio.foretell({ userId: user.id, title, text: description })
}
