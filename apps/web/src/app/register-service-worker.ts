import type { QueryClient } from '@tanstack/react-query'
import { schoolTimeZone } from '../lib/school-zone.ts'
import { whenCalm } from '../lib/when-calm.ts'

/**
 * Lets the app open without a network. Only pupils study without one, so only they get a service worker; on a device
 * that has one it stays up to date whoever signs in. Browsers have none on insecure addresses. What it keeps is not
 * needed now: it waits until the screen has all it asked for, or it would take the network from it. The page that it
 * keeps says the school's time zone, so under another one it is another service worker.
 */
export function registerServiceWorker(wanted: boolean, client: QueryClient): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  if (!wanted && !navigator.serviceWorker.controller) return () => {}
  return whenCalm(
    () => client.isFetching() + client.isMutating() > 0,
    () => navigator.serviceWorker.register(`/sw.js?${schoolTimeZone()}`).catch(() => {}),
  )
}
