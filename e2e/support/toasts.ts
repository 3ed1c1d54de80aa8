import { expect, type Page } from '@playwright/test'
import { coveredControls } from './shape-faults.ts'

/** Three as long as they come, which wait for one another: rewards, none of which takes another off the screen. */
const waiting = ['Primeiro aviso', 'Segundo aviso', 'Terceiro aviso']
const description = 'Você terminou o material inteiro e ganhou uma conquista que pouca gente tem. Continue assim!'

/**
 * Shows toasts by the app's own queue, whatever the screen: it is looked for in the modules that are loaded by what it
 * does, since a build gives what modules hand out names of one letter.
 */
async function showToasts(page: Page): Promise<void> {
  const shown = await page.evaluate(
    async ({ titles, description }) => {
      const isQueue = (one: unknown) => one instanceof Object && 'subscribe' in one && 'leave' in one && 'next' in one
      const names = performance.getEntriesByType('resource').map(({ name }) => name)
      for (const name of new Set(names.filter(name => /\/assets\/[^/]+\.js$/.test(name)))) {
        const module: Record<string, unknown> = await import(name)
        if (!Object.values(module).some(isQueue)) continue
        // It takes one message, and hands the queue with it to what changes it.
        const toast = Object.values(module).find(
          one =>
            typeof one === 'function' &&
            /^function [\w$]+\(([\w$]+)\)\{[\w$]+\([\w$]+\([\w$]+,\1\)\)\}$/.test(String(one)),
        )
        if (typeof toast !== 'function') continue
        for (const title of titles) toast({ title, description, variant: 'reward', duration: 120_000 })
        return true
      }
      return false
    },
    { titles: waiting, description },
  )
  expect(shown, 'the queue of toasts is among the loaded modules').toBe(true)
}

/**
 * Controls at whose middle, of what is in view, a toast lies, a line each; of an open window, its own. What is pressed
 * by its label, by that.
 */
const underToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
    const controls = 'a[href], button, input, select, textarea, summary, label, [role="gridcell"], [role="slider"]'
    for (const control of (dialogs.item(dialogs.length - 1) ?? document).querySelectorAll(controls)) {
      if (control.closest('[aria-label^="Avisos"]') || control.matches(':disabled')) continue
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { left, top, right, bottom } = control.getBoundingClientRect()
      if (right - left <= 1 || bottom - top <= 1) continue
      const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)]
      const [upper, lower] = [Math.max(0, top), Math.min(innerHeight, bottom)]
      if (from >= to || upper >= lower) continue
      const there = document.elementFromPoint((from + to) / 2, (upper + lower) / 2)
      if (!there?.closest('[aria-label^="Avisos"]')) continue
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 60)
      found.push(name || `${control.tagName} ${control.id}`)
    }
    return found
  })

/**
 * Milliseconds within which a toast has made way for what was scrolled under it, on a machine that is busy too, and
 * between two looks at that.
 */
const makesWay = 2500
const look = 100

/** What it covers once it has had the time to make way; nothing as soon as it covers nothing. */
async function leftCovered(page: Page): Promise<string[]> {
  let covered = await underToast(page)
  for (let waited = 0; covered.length > 0 && waited < makesWay; waited += look) {
    await page.waitForTimeout(look)
    covered = await underToast(page)
  }
  return covered
}

/**
 * Shows three toasts, one after the other, at the top, in the middle and at the foot of the screen as it stands: each
 * comes in its turn, and none lies on what one must press.
 * @returns what was covered, a line each
 */
export async function coveredByToasts(page: Page): Promise<string[]> {
  const faults: string[] = []
  const list = page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem')
  await showToasts(page)
  for (const [turn, title] of waiting.entries()) {
    await expect(list).toHaveText(new RegExp(title))
    if (turn > 0) {
      // It has come under the pointer that closed the one before; then that goes elsewhere.
      faults.push(...(await leftCovered(page)).map(name => `${title}, pointed at: ${name}`))
      await page.mouse.move(1, 1)
    }
    await page.evaluate(share => {
      const top = (document.documentElement.scrollHeight - innerHeight) * share
      scrollTo({ top, behavior: 'instant' })
    }, turn / 2)
    faults.push(...(await leftCovered(page)).map(name => `${title}: ${name}`))
    const close = list.getByRole('button', { name: 'Fechar aviso' })
    await close.click()
  }
  await expect(list).toHaveCount(0)
  return faults
}

/** No toast and nothing that sticks to an edge lies on what one must press. */
export async function expectFree(page: Page): Promise<void> {
  expect.soft([...(await coveredByToasts(page)), ...(await coveredControls(page))]).toEqual([])
}
