import { toast } from '@capivira/ui/toast'
import type { QueryClient } from '@tanstack/react-query'
import { anotherKey } from '../../lib/person.ts'
import { isOffline } from '../../lib/reach.ts'
import { refreshAll } from '../../lib/refresh.ts'
import { keepTranslatable } from '../../lib/translated-page.ts'
import { currentUserKey } from '../accounts/current-user.ts'
import type { Late } from './outgoing.ts'
import { openFor, type PersonDevice } from './person-device.ts'
import { watchPerson } from './watch-person.ts'

/** Milliseconds between tries while something waits and the network seems to be there. */
const tryAgain = 15_000

/**
 * What is loaded once a page is at rest: opens the device for its person, sends what waits, and watches who is signed
 * in.
 */
export async function begin(
  personId: string,
  isPupil: boolean,
  client: QueryClient,
  onSignedOut: () => void,
): Promise<PersonDevice> {
  tellOfAnother()
  // Here, for it has time: nobody translates a page before it is there.
  keepTranslatable(document)
  const askWhoIsHere = () => void client.invalidateQueries({ queryKey: currentUserKey })
  watchPerson(personId, askWhoIsHere)
  const opened = await openFor(personId, isPupil, {
    onLate: (late: Late) => {
      refreshAll(client)
      // Rare, so its code comes when it is needed.
      import('./hear-late.ts')
        .then(({ hearLate }) => hearLate(personId, late))
        .catch((error: unknown) => console.warn('Acts ended, and nobody was told', error))
    },
    onStranger: why => (why === 'signed-out' ? onSignedOut() : askWhoIsHere()),
  })
  sendWhenPossible(opened)
  // Now, so that the first act does not wait for it, nor miss it without a network.
  import('./tell-act.ts').catch(() => {})
  return opened
}

/** The page was another person's a moment ago, and was loaded anew: says why. */
function tellOfAnother(): void {
  try {
    if (sessionStorage.getItem(anotherKey) === null) return
    sessionStorage.removeItem(anotherKey)
  } catch {
    return
  }
  toast({
    title: 'Outra pessoa entrou neste navegador',
    description:
      'Esta janela foi aberta de novo para quem está aqui agora. O que estava guardado de outra pessoa continua ' +
      'só dela.',
    duration: 12_000,
  })
}

/** Sends what waits at the start, when the network is back, when the page is looked at again, and now and then. */
function sendWhenPossible({ outbox }: PersonDevice): void {
  const send = () => {
    if (outbox.pending() > 0 && !isOffline()) void outbox.flush()
  }
  send()
  addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
  setInterval(send, tryAgain)
}
