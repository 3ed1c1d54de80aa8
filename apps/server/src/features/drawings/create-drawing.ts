import { randomUUID } from 'node:crypto'
import { type AboutAge, maySharePublicly } from '@capivira/core/consents/consent'
import { type createDrawing as contract, drawingsPerDay, type PictureRegion } from '@capivira/core/drawings/contract'
import type { Sent } from '@capivira/core/http/endpoint'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Database } from '../../platform/database.ts'
import { keepBytes } from '../../platform/files/small-files.ts'
import type { FileStore } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PaintPicture } from '../ai/paint-picture.ts'
import { consentStateOf } from '../consents/sharing.ts'
import { drawingFolder } from './folders.ts'
import type { Picture } from './kept-pictures.ts'
import { makeColorable } from './make-colorable.ts'
import { presentDrawing } from './present.ts'
import { refusalOfWish } from './refuse-wish.ts'
import { removePictures } from './remove-pictures.ts'
import { beginDrawing, deleteDrawing, finishDrawing } from './store.ts'
import type { Studio } from './studio.ts'

export type DrawingTools = {
  db: Database
  files: FileStore
  studio: Studio
  /** A model of images, where one is configured. */
  paint?: PaintPicture | undefined
  /** Whether a teacher looks at each drawing before others see it. */
  reviewed: boolean
}

const enough = new Refusal(
  429,
  `Você já criou ${drawingsPerDay} desenhos hoje. Amanhã tem mais! Enquanto isso, pinte um da galeria.`,
  // Its pupil reads it, and wishes again or not: a wish that waited until tomorrow would come unasked.
  { final: true },
)
const gone = new Refusal(401, 'Unauthorized')

/** Heading under which drawings from pupils' own words are listed. */
const category = 'Desenho livre'

/**
 * Has a drawing made from a pupil's words and shares it: by the model of images where one is configured and manages,
 * else by the embedded artist. Refuses 400 for what would let somebody find a child and for words that do not belong in
 * a school, 429 beyond the drawings of a day.
 */
export async function createDrawing(
  { db, files, studio, paint, reviewed }: DrawingTools,
  {
    user,
    title,
    description,
    now,
    today,
  }: {
    user: AboutAge & { id: string; fullName: string }
    title: string
    description: string
    now: Date
    today: SchoolDay
  },
): Promise<Sent<(typeof contract)['reply']> | Refusal> {
  const refused = refusalOfWish({ title, description }, user.fullName)
  if (refused) return refused
  await files.mayWrite()
  const row = {
    title: plain(title),
    description: plain(description),
    imageUrl: '',
    createdByUserId: user.id,
    isApproved: !reviewed,
    category,
    createdAt: now,
    day: today,
  }
  const begun = await beginDrawing(db, row, drawingsPerDay)
  if (!begun) return enough
  try {
    // Without a guardian's consent a child's words stay in the house.
    const agreed = maySharePublicly(await consentStateOf(db, user))
    const made = await draw({ studio, paint: agreed ? paint : undefined }, row, begun.turn)
    if (made instanceof Refusal) {
      await deleteDrawing(db, begun.id)
      return made
    }
    const { engine, png, regions, drawn, place, unknown, sentence } = made
    const imageKey = `${drawingFolder}/${randomUUID()}`
    await keepBytes(files, `${imageKey}.json`, JSON.stringify(regions))
    await keepBytes(files, `${imageKey}.png`, png)
    const imageUrl = `/api/coloring/ai-images/${begun.id}/image`
    const kept = await finishDrawing(db, begun.id, { imageUrl, imageKey, engine, tags: recognised(drawn, place) })
    // The account was deleted meanwhile, and its drawings with it: so goes what was drawn for it.
    if (!kept) {
      await removePictures(files, [imageKey])
      return gone
    }
    const imageId = `desenho/${begun.id}`
    return { ...presentDrawing(kept, user), imageId, regions, drawn, unknown, sentence }
  } catch (error) {
    await deleteDrawing(db, begun.id)
    throw error
  }
}

/** What others are told of a drawing: its things, or its place where it shows no more. */
const recognised = (drawn: readonly string[], place: string | undefined) =>
  drawn.length === 0 && place ? [place] : drawn.slice(0, 6)

type Made = Picture & { engine: 'artist' | 'model' }

async function draw(
  { studio, paint }: Pick<DrawingTools, 'studio' | 'paint'>,
  { title, description }: { title: string; description: string },
  turn: number,
): Promise<Made | Refusal> {
  const painted = await paint?.(`${title}. ${description}`)
  const png = painted ? await makeColorable(painted) : null
  // Nobody told the model's picture apart into things, so its areas have no names.
  const regions: PictureRegion[] = []
  if (png) return { png, regions, drawn: [], unknown: [], sentence: 'Seu desenho está pronto!', engine: 'model' }
  // The same words the next time are another picture.
  const picture = await studio.picture({ kind: 'line', title, text: description, seed: String(turn) })
  return picture instanceof Refusal ? picture : { ...picture, engine: 'artist' }
}

const plain = (text: string) => text.toWellFormed().replaceAll('\0', '')
