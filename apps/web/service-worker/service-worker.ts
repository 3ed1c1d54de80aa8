/** Written by the build: the files a pupil's screens are made of, the page first; a new list is a new version. */
declare const FILES: { version: string; files: readonly string[] }
declare const self: ServiceWorkerGlobalScope

const prefix = 'capivira-'
const current = `${prefix}${FILES.version}`
const page = '/index.html'

/** Milliseconds a weak network may keep a page waiting before the kept one is shown. */
const patience = 4_000

/** Files fetched at a time, so that what somebody asks for meanwhile finds the network nearly free. */
const atOnce = 2

/** Hashed files never change, so those of the version before, and those the page has loaded, are not fetched again. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  const hashed = file.startsWith('/assets/')
  const known = hashed ? await caches.match(file) : undefined
  if (known) return cache.put(file, known)
  return cache.add(new Request(file, { cache: hashed ? 'default' : 'reload', priority: 'low' }))
}

async function install(): Promise<void> {
  const cache = await caches.open(current)
  const left = FILES.files.values()
  const keepRest = async () => {
    for (const file of left) await keepFile(cache, file)
  }
  await Promise.all(Array.from({ length: atOnce }, keepRest))
  await self.skipWaiting()
}

async function forgetOldVersions(): Promise<void> {
  const old = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== current)
  await Promise.all(old.map(name => caches.delete(name)))
  await self.clients.claim()
}

/** The page as the server has it now; the kept one when there is no network, or none to speak of. */
async function openPage(request: Request): Promise<Response> {
  const kept = await caches.match(page)
  if (!kept) return fetch(request)
  const slow = new Promise<Response>(resolve => setTimeout(() => resolve(kept), patience))
  const fresh = fetch(request).catch(() => kept)
  return Promise.race([fresh, slow])
}

/** A kept file, else the server's. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(forgetOldVersions()))
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Calls of the API go their own way: the app knows which answers to keep, and for whom.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? openPage(request) : openFile(request))
})

export {}
