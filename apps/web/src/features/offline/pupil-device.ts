import { request } from '../../lib/http.ts'
import { newId } from '../../lib/random.ts'
import { actsOf, type Device, forget, forgetOthers, openDevice } from './device.ts'
import { type Downloads, downloadsOf } from './downloads.ts'
import { keeperOf } from './keeper.ts'
import { createOutbox, type Outbox } from './outbox.ts'

/** Everything this device does for a signed-in pupil. */
export type PupilDevice = {
  keeper: ReturnType<typeof keeperOf>
  outbox: Outbox
  downloads: Downloads
  forget: () => Promise<void>
}

/** One flush at a time among all windows, where the browser can tell; elsewhere a second copy counts for nothing. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('capivira:outbox', work) : work()

/** Opens the device for a pupil; what others have read here is forgotten. @throws where storage is forbidden. */
export async function openFor(
  userId: string,
  onLateReplies: (replies: readonly unknown[]) => void,
): Promise<PupilDevice> {
  const device: Device = await openDevice()
  await forgetOthers(device, userId)
  const [outbox, downloads] = await Promise.all([
    createOutbox({
      store: actsOf(device, userId),
      send: (path, body) => request('POST', path, { body }),
      now: () => Date.now(),
      newId,
      alone,
      onLateReplies,
    }),
    downloadsOf(device, userId, () => Date.now()),
  ])
  return { keeper: keeperOf(device, userId), outbox, downloads, forget: () => forget(device, userId) }
}
