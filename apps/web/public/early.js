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

// Tablets and phones of schools whose browser came with the system lack these as well: Chrome before 92, 93, 97 and
// 103.
const at = function (place) {
  return this[Math.trunc(place) < 0 ? this.length + Math.trunc(place) : Math.trunc(place) || 0]
}
lent(Array.prototype, 'at', at)
lent(String.prototype, 'at', at)
lent(Object, 'hasOwn', (of, name) => Object.getOwnPropertyDescriptor(of, name) !== undefined)
lent(Array.prototype, 'findLastIndex', function (isIt, self) {
  for (let place = this.length - 1; place >= 0; place--) if (isIt.call(self, this[place], place, this)) return place
  return -1
})
lent(Array.prototype, 'findLast', function (isIt, self) {
  return this[this.findLastIndex(isIt, self)]
})
lent(AbortSignal, 'timeout', ms => {
  const waiting = new AbortController()
  setTimeout(() => waiting.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
  return waiting.signal
})

// Where the application's code does not come, only this script can say so: a Wi-Fi's page or a filter's stands in its
// place, half of it was lost, or the browser cannot read it. What failed is asked for once more, past what the browser
// has kept of it; src/main.tsx calls all this off as soon as it draws.
const codeOfOurs = `${location.origin}/assets/`
const askAgain = () => {
  const files = [...document.querySelectorAll('script[src], link[rel="modulepreload"], link[rel="stylesheet"]')]
  const asked = files.map(({ src, href }) => fetch(src || href, { cache: 'reload' }).catch(() => {}))
  // One that never answers holds up nothing.
  const enough = new Promise(resolve => setTimeout(resolve, 4_000))
  return Promise.race([Promise.all(asked), enough]).then(() => location.reload())
}
let told
const tellNotBegun = (title, advice) => {
  const put = (name, of, text) => of.appendChild(Object.assign(document.createElement(name), { textContent: text }))
  const app = document.getElementById('app')
  if (!app) return
  told = document.createElement('main')
  told.className = 'mx-auto flex min-h-dvh max-w-prose flex-col items-center justify-center gap-4 p-6 text-center'
  app.replaceChildren(told)
  const said = put('div', told, '')
  said.setAttribute('role', 'alert')
  put('h1', said, title).className = 'mb-2 text-2xl'
  put('p', said, advice)
  const button = put('button', told, 'Recarregar')
  button.className = 'min-h-12 rounded-md border-2 border-control bg-surface px-5 font-extrabold'
  button.addEventListener('click', () => {
    button.disabled = true
    askAgain()
  })
  addEventListener('online', askAgain)
}
const notBegun = () => {
  hasBegun()
  // Noted with the page's place in the history, which needs no storage and outlasts the reload.
  if (!history.state?.askedAgain) {
    history.replaceState({ ...history.state, askedAgain: true }, '')
    askAgain()
    return
  }
  tellNotBegun(
    'A Capivira não abriu',
    'A rede barrou ou perdeu uma parte da página, ou este navegador é antigo demais. Veja se o Wi-Fi pede para ' +
      'entrar e recarregue. Se continuar, tente outra rede ou atualize o navegador.',
  )
}
const hearError = ({ target, filename }) => {
  // Of a file that did not come the event has no file's name, of one that cannot be read it has.
  const from = filename ?? (target.nodeName === 'SCRIPT' ? target.src : '')
  if (from.startsWith(codeOfOurs)) notBegun()
}
const slow = setTimeout(
  () =>
    tellNotBegun(
      'Está demorando para abrir',
      'A rede está lenta ou barra uma parte da página. Espere mais um pouco ou recarregue.',
    ),
  20_000,
)
/** The application draws from now on. */
const hasBegun = () => {
  clearTimeout(slow)
  removeEventListener('error', hearError, true)
  removeEventListener('online', askAgain)
  told?.remove()
}
window.hasBegun = hasBegun
addEventListener('error', hearError, true)

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
