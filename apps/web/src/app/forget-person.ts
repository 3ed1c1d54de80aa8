import { keepUser } from '../features/accounts/kept-user.ts'
import { forgetDrafts } from '../features/drafts/drafts.ts'
import { currentDevice } from '../features/offline/session.ts'
import { forgetChosenClass } from '../features/reports/chosen-class.ts'
import { forgetComfort } from '../lib/comfort.ts'
import { forgetPlaces } from './shell/scroll-places.ts'

/**
 * Forgets on this device whoever leaves it: on a school's plain network no answer of the server clears a browser. What others left
 * to be sent stays.
 */
export async function forgetPerson(userId: string | undefined): Promise<void> {
  keepUser(null)
  forgetComfort()
  forgetDrafts()
  forgetPlaces()
  if (userId) forgetChosenClass(userId)
  await currentDevice()
    ?.forget()
    .catch(() => {})
}
