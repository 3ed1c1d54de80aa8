// What cannot wait for the application's code. The server writes it into the page, with its hash in the
// Content-Security-Policy (apps/server/src/platform/first-views.ts); a page kept by the service worker asks for the
// file.

// Machines that get no newer browser lack these: Windows 7 and 8 end with Chrome 109, Android 7 with 119.
const lent = (of, name, value) =>
  name in of || Object.defineProperty(of, name, { value, configurable: true, writable: true })
lent(Array.prototype, 'toSorted', function (order) {
  return [...this].sort(order)
})
lent(Array.prototype, 'toReversed', function () {
  return [...this].reverse()
})
lent(Map, 'groupBy', (items, keyOf) => {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
})
lent(URL, 'canParse', (address, base) => {
  try {
    return Boolean(new URL(address, base))
  } catch {
    return false
  }
})

// A stored choice of light or dark must be known before the first paint; src/lib/theme.ts writes it.
try {
  const theme = localStorage.getItem('capivira:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  // So must the way a person likes to read; src/lib/comfort.ts writes it.
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('capivira:comfort') ?? '{}'))
} catch {
  // Storage may be forbidden; then the system's choice stands.
}

// The fonts come at once where the server does not say that a first screen comes before them, or where the browser has
// them already; src/lib/letters.ts writes that, and asks for them later.
const later = document.querySelector('meta[name="letters"]') !== null
let kept = null
try {
  kept = localStorage.getItem('capivira:letters')
} catch {
  // As above.
}
if (!later || kept) document.documentElement.dataset.letters = ''

// Every screen depends on who is signed in: the question is asked while the code is on its way.
// src/features/accounts/current-user.ts takes the answer, or its failure. The server says so in the page where nobody
// is; a page that the browser has kept from before, for a step back or a tab opened again, may be wrong by now. Only
// an answer with the mark of our server (packages/core/src/http/answer.ts) is believed, so this one has it, too.
const nobody = document.querySelector('meta[name="signed-in"]')?.content === 'no'
window.earlyCurrentUser =
  nobody && performance.getEntriesByType('navigation')[0]?.type === 'navigate'
    ? Promise.resolve(new Response('{}', { status: 401, headers: { capivira: '1' } }))
    : fetch('/api/auth/user', { credentials: 'include', redirect: 'manual' })
window.earlyCurrentUser.catch(() => {})

// So is what the first screen reads, where the server has written it into the page (apps/web/first-views.ts);
// src/lib/early-calls.ts takes the answers.
window.earlyCalls = new Map()
for (const path of document.querySelector('meta[name="first-calls"]')?.content.split(' ') ?? []) {
  const answer = fetch(path, { credentials: 'include', redirect: 'manual' })
  answer.catch(() => {})
  window.earlyCalls.set(path, answer)
}
// What nobody has taken by then is old.
setTimeout(() => delete window.earlyCalls, 30_000)

// The screen's code comes behind them where the server says so: a browser opens six connections to a plain HTTP server,
// and twenty files before the answers kept those waiting for a second.
for (const href of document.querySelector('meta[name="first-files"]')?.content.split(' ') ?? [])
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
