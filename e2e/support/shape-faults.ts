import type { Page } from '@playwright/test'

/** Longest word that must stay whole: 'responsabilidade' has as many letters. */
const ordinary = 16

/**
 * What of the screen as it stands does not fit its window, a line each: a page wider than the window, words of ordinary
 * length broken in their middle, words cut off, and controls that lie outside, are outgrown by their words or covered
 * by something else.
 */
export async function shapeFaults(page: Page): Promise<string[]> {
  return page.evaluate(longest => {
    const faults = new Set<string>()
    const wide = document.documentElement.clientWidth
    const short = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    const nameOf = (element: Element) => {
      const words = short(element.getAttribute('aria-label') ?? element.textContent)
      return `<${element.tagName.toLowerCase()}> "${words}"`
    }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const ancestors = function* (element: Element | null) {
      for (let one = element; one; one = one.parentElement) yield one
    }
    /** For screen readers alone, or not there at all. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      [...ancestors(element)].every(one => one.clientWidth !== 1 || styleOf(one).overflowX === 'visible')
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX)
    const inScroller = (element: Element) => [...ancestors(element.parentElement)].some(scrolls)

    if (document.documentElement.scrollWidth > innerWidth) {
      const outside = [...document.body.querySelectorAll('*')].filter(element => {
        const { right, width } = element.getBoundingClientRect()
        return width > 0 && right > wide + 1 && isSeen(element) && !inScroller(element)
      })
      const inner = outside.filter(element => !outside.some(other => other !== element && element.contains(other)))
      faults.add(
        `wider than the window by ${document.documentElement.scrollWidth - innerWidth}: ` +
          `${inner.slice(0, 3).map(nameOf).join(', ')}`,
      )
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue
      for (const found of node.textContent.matchAll(/[\p{L}\p{M}]+/gu)) {
        // A part of an address is no word.
        const [before, after] = [node.textContent[found.index - 1], node.textContent[found.index + found[0].length]]
        if (found[0].length < 2 || /[@./_\d]/.test(before ?? '') || /[@/_\d]/.test(after ?? '')) continue
        const range = document.createRange()
        range.setStart(node, found.index)
        range.setEnd(node, found.index + found[0].length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        if (lines.size > 1 && found[0].length <= longest) faults.add(`broken: ${found[0]} in ${nameOf(parent)}`)
        const last = boxes.at(-1)
        if (!last) continue
        for (const one of ancestors(parent)) {
          const style = styleOf(one)
          if (/auto|scroll/.test(style.overflowX) || style.position === 'fixed') break
          const box = one.getBoundingClientRect()
          if (/hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis' && last.right > box.right + 1) {
            faults.add(`cut off: ${found[0]} in ${nameOf(parent)}`)
            break
          }
        }
      }
    }

    for (const control of document.querySelectorAll('button, a[href], input, select, textarea, [role="gridcell"]')) {
      if (!isSeen(control) || control.closest('[aria-hidden="true"]')) continue
      const style = styleOf(control)
      const inline = style.display === 'inline'
      const box = control.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      if ((box.left < -1 || box.right > wide + 1) && !inScroller(control)) faults.add(`outside: ${nameOf(control)}`)
      const clips = style.overflowX !== 'visible' && style.textOverflow === 'ellipsis'
      if (!inline && !clips && !/^(input|textarea|select)$/i.test(control.tagName))
        if (control.scrollWidth > control.clientWidth + 2 && control.clientWidth > 0 && control.tagName !== 'A')
          faults.add(`outgrown: ${nameOf(control)} ${control.scrollWidth} of ${control.clientWidth}`)
    }
    return [...faults]
  }, ordinary)
}

/** Controls that something else covers even when they are scrolled to the middle of the window, a line each. */
export async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = []
    const before = scrollY
    // A toast comes and goes; what it covers is looked at where toasts are.
    const ofToast = (one: Element | null | undefined) => one?.closest('[aria-label^="Avisos"]')
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]')
    for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea',
    )) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (control.closest('[aria-hidden="true"]') || control.matches('[type="file"], [aria-disabled="true"]')) continue
      const { pointerEvents, appearance } = getComputedStyle(control)
      if (
        pointerEvents === 'none' ||
        control.offsetWidth <= 1 ||
        (appearance === 'none' && /radio|checkbox/.test(control.getAttribute('type') ?? ''))
      )
        continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = control.getClientRects()[0]
      if (!box) continue
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2]
      const there = document.elementFromPoint(x, y)
      if (ofToast(control) || ofToast(there)) continue
      if (there && (control.contains(there) || there.contains(control) || there.closest('label')?.contains(control)))
        continue
      const words = (one: Element | null) =>
        (one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim().slice(0, 40)
      covered.push(
        `covered: "${words(control)}" by ${there ? `<${there.tagName.toLowerCase()}> "${words(there)}"` : 'the edge'}`,
      )
    }
    scrollTo({ top: before, behavior: 'instant' })
    return covered
  })
}

/**
 * Boards of a round that are taller than what is seen, or leave a finger no place by which to scroll the page. Lists of
 * any length are none.
 */
export async function boardFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    for (const board of document.querySelectorAll<HTMLElement>(
      '[data-playing] [data-board], [data-playing] [role="grid"]',
    )) {
      const { height, width, left, right } = board.getBoundingClientRect()
      // Cells of one width, three or more in a line: else it is a list.
      const cells = [...board.querySelectorAll('[role="gridcell"]')].map(cell => cell.getBoundingClientRect())
      const across = new Set(
        cells.filter(cell => Math.abs(cell.width - (cells[0]?.width ?? 0)) < 2).map(cell => Math.round(cell.left)),
      )
      if (height === 0 || across.size < 3 || width === 0) continue
      if (height > innerHeight) faults.push(`board ${Math.round(height)} high in a window of ${innerHeight}`)
      const free = Math.max(left, innerWidth - right)
      const holds = [board, board.parentElement].some(one => one && getComputedStyle(one).touchAction === 'none')
      if (holds && free < 40 && height > innerHeight - 60)
        faults.push(
          `a finger finds ${Math.round(free)} pixels beside a board ${Math.round(height)} of ${innerHeight} high`,
        )
    }
    return faults
  })
}

/** What a contrast theme makes invisible: states told by their ground alone, empty bars, buttons without a frame. */
export async function contrastFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    const paper = getComputedStyle(document.body).backgroundColor
    const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)
    const isPaper = (one: Element) => [paper, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(one).backgroundColor)
    const seen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 1
    const states =
      '[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), ' +
      '[role="tab"][data-state="active"], label:has(> :checked)'
    for (const one of document.querySelectorAll(states))
      if (seen(one) && one.textContent?.trim() && isPaper(one))
        faults.add(`chosen, and looks as the others: "${nameOf(one)}"`)
    for (const bar of document.querySelectorAll('[role="progressbar"] > *'))
      if (seen(bar) && isPaper(bar)) faults.add(`an empty bar: "${nameOf(bar.parentElement ?? bar)}"`)
    for (const button of document.querySelectorAll('.press'))
      if (seen(button) && getComputedStyle(button).borderTopWidth === '0px') faults.add(`no frame: "${nameOf(button)}"`)
    return [...faults]
  })
}

/** What moves or flashes by itself at this moment, or ever since. */
export async function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Milliseconds that nobody sees. */
    const unseen = 20
    return document.getAnimations().flatMap(({ effect, playState }) => {
      const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {}
      const lasts = Number(duration) * iterations
      if (playState !== 'running' || lasts < unseen || !(effect instanceof KeyframeEffect)) return []
      const moves = effect
        .getKeyframes()
        .some(frame => 'transform' in frame || 'translate' in frame || 'scale' in frame || 'rotate' in frame)
      return moves || iterations > 1
        ? [
            `moves for ${lasts} ms: <${effect.target?.tagName.toLowerCase()} ` +
              `class="${effect.target?.getAttribute('class')}">`,
          ]
        : []
    })
  })
}

/** Has the page shown with the browser's letters at so many pixels; 16 is usual, 32 are 200 %. */
export async function letterSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}
