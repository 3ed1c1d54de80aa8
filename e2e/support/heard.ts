import { expect, type Page } from '@playwright/test'

/**
 * What a reader of the screen meets: where the focus went, and what a live region said; `born` where region and words
 * came together, which many leave out.
 */
type Note = { kind: 'focus' | 'said' | 'born'; text: string; at: number }

const noted = '__heard'

/** Begins to note what a page says to those who listen, in this document and in those that come. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(note, noted)
  await page.evaluate(note, noted)
}

/** Runs in the page: a region counts as there once it stood in the document before words came into it. */
function note(name: string): void {
  if (name in window) return
  const notes: Note[] = []
  Object.defineProperty(window, name, { value: notes })
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]'
  const known = new WeakSet<Element>()
  const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const write = (kind: Note['kind'], text: string) => {
    if (text) notes.push({ kind, text, at: Math.round(performance.now()) })
  }
  const told = new WeakMap<Element, string>()
  const tell = (region: Element) => {
    const text = words(region)
    if (told.get(region) === text) return
    told.set(region, text)
    write(known.has(region) ? 'said' : 'born', text)
  }
  new MutationObserver(records => {
    const regions = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (around) regions.add(around)
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const region of [added, ...added.querySelectorAll(live)]) if (region.matches(live)) regions.add(region)
    }
    for (const region of regions) {
      tell(region)
      known.add(region)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) write('focus', target.getAttribute('aria-label') ?? words(target).slice(0, 80))
  })
}

/** What a page has said since it was asked last. */
function heard(page: Page): Promise<Note[]> {
  return page.evaluate(name => {
    const notes: unknown = Reflect.get(window, name)
    return Array.isArray(notes) ? notes.splice(0) : []
  }, noted)
}

/** Fails unless the page said each of some sentences, in regions that were there before. */
export async function expectHeard(page: Page, ...sentences: RegExp[]): Promise<void> {
  const notes: Note[] = []
  await expect(async () => {
    notes.push(...(await heard(page)))
    const said = notes.filter(({ kind }) => kind === 'said').map(({ text }) => text)
    expect(
      sentences.filter(sentence => !said.some(text => sentence.test(text))),
      JSON.stringify(notes),
    ).toEqual([])
  }).toPass({ timeout: 5_000 })
}

/**
 * Fails unless the screen has a live region that is part of what readers are given, and the focus is on something with
 * a name.
 */
export async function expectListenable(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  try {
    await expect(async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      const has = (node: (typeof nodes)[number], property: string, value: unknown) =>
        node.properties?.some(({ name, value: { value: found } }) => name === property && found === value) ?? false
      const regions = nodes.filter(
        node => !node.ignored && (has(node, 'live', 'polite') || has(node, 'live', 'assertive')),
      )
      expect(regions.length).toBeGreaterThan(0)
      const focused = nodes.filter(node => has(node, 'focused', true) && node.role?.value !== 'RootWebArea')
      expect(focused.map(({ name }) => String(name?.value ?? ''))).not.toContain('')
      expect(focused.length).toBeGreaterThan(0)
    }).toPass({ timeout: 5_000 })
  } finally {
    await session.detach()
  }
}
