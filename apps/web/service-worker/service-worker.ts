import { filesOfPage, isFile, isOwnPage } from './own-page.ts'

/** Written by the build: the files a pupil's screens are made of, the page first; a new list is a new version. */
declare const FILES: { version: string; files: readonly string[] }
declare const self: ServiceWorkerGlobalScope

const prefix = 'capivira-'
const page = '/index.html'

/** Milliseconds a weak network may keep a page waiting before the kept one is shown. */
const patience = 4_000

/** Files fetched at a time, so that what somebody asks for meanwhile finds the network nearly free. */
const atOnce = 2

/** Versions whose files stay beside the newest: tabs that were open when it came ask for theirs. */
const before = 1

const current = () => caches.open(`${prefix}${FILES.version}`)

/**
 * A kept file, of this version first; nothing where none is kept, where the device refuses to look, or where it is
 * another's page.
 */
async function kept(file: Request | string): Promise<Response | undefined> {
  try {
    const found = (await (await current()).match(file)) ?? (await caches.match(file))
    return found && isFile(typeof file === 'string' ? file : new URL(file.url).pathname, found) ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Fetches a file for later.
 * @throws Error when something else came in its place: it would be shown for as long as this version lasts.
 */
async function fetchFile(file: string): Promise<Response> {
  for (const cache of file.startsWith('/assets/') ? (['default', 'reload'] as const) : (['reload'] as const)) {
    const answer = await fetch(new Request(file, { cache, priority: 'low' }))
    if (isFile(file, answer)) return answer
  }
  throw new Error(`Not ours: ${file}`)
}

/**
 * The page of this version.
 * @throws Error where the server has another: it would name files that are not kept with it.
 */
async function fetchPage(): Promise<Response> {
  const answer = await fetchFile(page)
  const text = await answer.clone().text()
  const isThisOne = isOwnPage(text) && filesOfPage(text).every(file => FILES.files.includes(file))
  if (!isThisOne) throw new Error('The page is not that of this version')
  return answer
}

/** Hashed files never change, so those of the version before, and those the page has loaded, are not fetched again. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith('/assets/') ? await kept(file) : undefined
  await cache.put(file, known ?? (await fetchFile(file)))
}

/** The page is put in last: a version that has it has all its files. */
async function install(): Promise<void> {
  const [cache, ownPage] = await Promise.all([current(), fetchPage()])
  const left = FILES.files.filter(file => file !== page).values()
  const keepRest = async () => {
    for (const file of left) await keepFile(cache, file)
  }
  await Promise.all(Array.from({ length: atOnce }, keepRest))
  await cache.put(page, ownPage)
  await self.skipWaiting()
}

/**
 * Forgets the versions before, but the last that was whole. The names of caches are in the order in which they were
 * made.
 */
async function forgetOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== `${prefix}${FILES.version}`)
  const whole = await Promise.all(others.map(async name => (await (await caches.open(name)).match(page)) !== undefined))
  const last = others.filter((_, place) => whole[place]).slice(-before)
  await Promise.all(others.filter(name => !last.includes(name)).map(name => caches.delete(name)))
  await self.clients.claim()
}

/** The server's answer to who opens an address, where it is the server's: its page, or a file of another kind. */
async function ownAnswer(request: Request): Promise<Response | undefined> {
  const answer = await fetch(request)
  if (!answer.ok) return undefined
  const isPage = /html/.test(answer.headers.get('content-type') ?? '')
  return !isPage || isOwnPage(await answer.clone().text()) ? answer : undefined
}

/**
 * The page as the server has it now; the kept one when there is no network, or none to speak of, and where something
 * else answers in the server's place: a gateway while it starts anew, a Wi-Fi that wants to be signed in to, a filter.
 */
async function openPage(request: Request): Promise<Response> {
  const known = await kept(page)
  if (!known) return fetch(request)
  const slow = new Promise<undefined>(resolve => setTimeout(resolve, patience))
  const fresh = ownAnswer(request).catch(() => undefined)
  return (await Promise.race([fresh, slow])) ?? known
}

/** A kept file, else the server's. */
const openFile = async (request: Request): Promise<Response> => (await kept(request)) ?? fetch(request)

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(forgetOldVersions()))
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Calls of the API go their own way: the app knows which answers to keep, and for whom.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? openPage(request) : openFile(request))
})
