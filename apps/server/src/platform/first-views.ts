import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const list = z.array(
  z.object({
    who: z.enum(['visitor', 'student', 'teacher', 'admin']),
    path: z.string(),
    files: z.array(z.string()),
    calls: z.array(z.string()),
  }),
)
type View = z.output<typeof list>[number]
/** 'unknown' where it could not be told, or does not matter yet. */
export type Who = View['who'] | 'unknown'

/**
 * How the page asks for its first script, which is written into it: small as it is, it would cost a journey of its own.
 */
const earlyTag = '<script src="/early.js"></script>'

/** The script that runs before everything else, of the pages built in `folder`; undefined where there is none. */
function readEarlyScript(folder: string): string | undefined {
  const file = join(folder, 'early.js')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** What a Content-Security-Policy says of the script written into the page: this text and no other may run. */
export function earlyScriptHashes(folder: string): string[] {
  const script = readEarlyScript(folder)
  return script === undefined ? [] : [`'sha256-${createHash('sha256').update(script).digest('base64')}'`]
}

/** Spares a visitor's browser the question who is signed in, and the refusal that is its answer. */
const nobody = '<meta name="signed-in" content="no">'

/**
 * Where the page has room: for the calls before the script that makes them, for the files after those of every page.
 */
const places = { calls: '<!-- first view: calls -->', files: '<!-- first view: files -->' }

/**
 * The fonts, which every page asks for early but a pupil's: there they come once the first screen stands
 * (apps/web/src/lib/letters.ts), unless the browser has them from a visit before.
 */
const letters = /<!-- first view: letters -->.*?<!-- \/letters -->/s
const lettersLater = '<meta name="letters" content="later">'

/** Ids and codes; anything else is left to the application. */
const segment = '([\\w-]{1,64})'

/** The addresses of a view, and how its calls are written for one of them. */
function reader({ who, path, files, calls }: View) {
  const names = path.match(/:\w+/g) ?? []
  const pattern = new RegExp(`^${path.replace(/:\w+/g, segment)}$`)
  const links = files.map(file => `<link rel="modulepreload" crossorigin href="${file}">`).join('')
  return {
    who,
    matches: (address: string) => pattern.test(address),
    links,
    /** The same for the early script, which asks for them behind its calls: those are what a screen waits for. */
    behindCalls: files.length > 0 ? `<meta name="first-files" content="${files.join(' ')}">` : '',
    /** The calls for one address. */
    callsAt: (address: string) => {
      const [, ...values] = pattern.exec(address) ?? []
      const filled = calls.map(call =>
        names.reduce((text, name, place) => text.replace(name, values[place] ?? ''), call),
      )
      return filled.length > 0 ? `<meta name="first-calls" content="${filled.join(' ')}">` : ''
    },
  }
}

/**
 * What the built pages in `folder` say a first view needs (apps/web/first-views.ts), written into the page: the browser
 * asks for the screen's code and its first reads at once, instead of one after another over a slow network. The page,
 * given as `html`, names addresses only, nothing of anybody's. Undefined for pages that say nothing.
 */
export function readFirstViews(folder: string, html: string) {
  const file = join(folder, '.vite/first-views.json')
  if (!existsSync(file)) return undefined
  const views = list.parse(JSON.parse(readFileSync(file, 'utf8'))).map(reader)
  const early = readEarlyScript(folder)
  const page = early === undefined ? html : html.replace(earlyTag, () => `<script>${early}</script>`)
  const pathOf = (url: string) => url.split('?')[0] ?? ''
  return {
    /** Whether it matters who asks for an address. */
    has: (url: string) => views.some(view => view.matches(pathOf(url))),
    /** The page for somebody. A query may change what a screen reads, so then its code alone is named. */
    page: (who: Who, url: string) => {
      const view = views.find(one => one.who === who && one.matches(pathOf(url)))
      const calls = view && !url.includes('?') ? view.callsAt(url) : ''
      const isPupil = view?.who === 'student'
      const pupils = `${calls}${view?.behindCalls ?? ''}${lettersLater}`
      const before = who === 'visitor' ? nobody : isPupil ? pupils : calls
      const filled = page.replace(places.calls, before).replace(places.files, isPupil ? '' : (view?.links ?? ''))
      return isPupil ? filled.replace(letters, '') : filled
    },
  }
}
