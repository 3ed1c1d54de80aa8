/** What the server writes into every page of ours; the service worker knows it by the same mark. */
const mark = '<meta name="school-time-zone"'

/** The file in which a version begins: its hashed name is another one in every version. */
const entryOf = (html: string): string | undefined => /src="(\/assets\/index-[^"]+)"/.exec(html)?.[1]

/**
 * The server's version, where it answers with its page: nothing of a gateway's, a filter's or a portal's page is a
 * version.
 */
async function askVersion(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-store', redirect: 'manual' })
  const html = await answer.text()
  return answer.ok && html.includes(mark) ? entryOf(html) : undefined
}

/**
 * What is noted with the page's place in the history: there it outlasts a reload, where storage is forbidden or full as
 * well.
 */
type Noted = { reloadedFor?: string } | null

/**
 * Loads the page anew when the server has another version, once for each: where that brought the old one back, a second
 * time would.
 */
async function reloadForNewer(): Promise<void> {
  const own = entryOf(document.documentElement.outerHTML)
  const newest = await askVersion()
  const noted: Noted = history.state
  if (!newest || newest === own || noted?.reloadedFor === newest) return
  history.replaceState({ ...noted, reloadedFor: newest }, '')
  location.reload()
}

/**
 * A page that stayed open while a new version was installed asks for files that are gone. Vite tells of it; a reload
 * brings the new version to the same place. What fails in any other way is asked for again, or left to the error
 * screen.
 */
export function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', () => {
    reloadForNewer().catch(() => {})
  })
}
