import { forgetKept } from '@capivira/games/kit/kept-places'
import { forgetComfort } from '../../lib/comfort.ts'
import { forgetPlaces } from '../../lib/scroll-places.ts'
import { forgetDraftsOf } from '../drafts/drafts.ts'
import { forgetDevice } from '../offline/session.ts'
import { forgetRoundsOf } from '../quizzes/round-places.ts'
import { forgetChosenClass } from '../reports/chosen-class.ts'
import { keepUser } from './kept-user.ts'

/** Forgets on this device whoever leaves it, signed out or deleted. What others left here stays. */
export async function forgetPerson(userId: string | undefined): Promise<void> {
  keepUser(null)
  forgetComfort()
  forgetPlaces()
  if (userId) {
    forgetDraftsOf(userId)
    forgetChosenClass(userId)
    forgetKept(userId)
    forgetRoundsOf(userId)
  }
  await forgetDevice()
}
