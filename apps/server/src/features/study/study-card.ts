import type { Achievement } from '@capivira/core/achievements/catalog'
import { messages } from '@capivira/core/http/errors'
import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import { sideXp } from '@capivira/core/progress/xp'
import { wasShown } from '@capivira/core/study/was-shown'
import type { Database } from '../../platform/database.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inPupilTurn } from '../progress/pupil-turn.ts'
import { lockPupil, recordActivity } from '../progress/record-activity.ts'
import { noteProgress } from './note-progress.ts'
import { sightOf } from './sight-of.ts'
import { selectViewedCard, upsertStudiedCard, type ViewedCard } from './store.ts'

type View = {
  user: { id: string }
  cardId: number
  side: 'front' | 'back'
  /** The material that the caller has the card from; undefined where none is named. */
  materialId?: number | undefined
  now: Date
  today: SchoolDay
}
/** What seeing a side came to. */
export type Studied = { xpGained: number; newAchievements: Achievement[] }

const nothingNew: Studied = { xpGained: 0, newAchievements: [] }

const otherMaterial = 'Este card é de outro material. Abra o material de novo e continue o estudo.'

/**
 * Notes that a pupil saw a side of a card; the first time it pays, unless it was out of pupils' sight at that moment.
 * Refuses 404 for a card that does not exist for them, 400 for one of another material than the one named.
 */
export async function studyCard(
  { db, settings }: { db: Database; settings: { schoolTimeZone: string } },
  view: View,
): Promise<Studied | Refusal> {
  const { user, cardId, side, now, today } = view
  const ids = { userId: user.id, cardId }
  const [known] = await selectViewedCard(db, ids)
  if (!known) return new Refusal(404, messages.notFound)
  if ((view.materialId ?? known.materialId) !== known.materialId) return refuseField(400, 'materialId', otherMaterial)
  if (!wasShown(sightOf(known), now)) return nothingNew
  // Cards are turned again and again; only a new side, or the first look of a day, is worth writing down.
  const studiedToday =
    known.lastStudied !== null && schoolDay(new Date(known.lastStudied), settings.schoolTimeZone) === today
  if (studiedToday && wasSeen(known, side)) return nothingNew

  return inPupilTurn(db, user, async tx => {
    const event = { source: 'side' as const, sourceId: `${cardId}:${side}` }
    const [pupil, [card]] = await Promise.all([lockPupil(tx, { user, event, now, today }), selectViewedCard(tx, ids)])
    if (!pupil) return new Refusal(401, messages.unauthorized)
    if (!card) return new Refusal(404, messages.notFound)
    if (!wasShown(sightOf(card), now)) return nothingNew

    const xp = pupil.alreadyPaid ? 0 : sideXp[side]
    const newlyStudied = side === 'back' && !card.backViewed && !card.rated ? 1 : 0
    const [{ xpGain, newAchievements }] = await Promise.all([
      recordActivity(tx, pupil, { kind: 'side' }, xp),
      upsertStudiedCard(tx, {
        ...ids,
        materialId: card.materialId,
        front: side === 'front',
        back: side === 'back',
        xp,
        now,
      }),
      noteProgress(tx, pupil, { id: card.materialId, newlyStudied }),
      tx.commit(),
    ])
    return { xpGained: xpGain, newAchievements }
  })
}

function wasSeen(card: ViewedCard, side: 'front' | 'back'): boolean {
  return side === 'front' ? card.frontViewed : card.backViewed
}
