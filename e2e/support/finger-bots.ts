import type { ConceptBuilderDealt } from '@capivira/games/concept-builder/rules'
import type { LightningDealt } from '@capivira/games/lightning-quiz/rules'
import type { MemoryDealt } from '@capivira/games/memory/rules'
import type { TimelineDealt } from '@capivira/games/timeline/rules'
import type { WordSearchDealt } from '@capivira/games/word-search/rules'
import { expect, type Locator, type Page } from '@playwright/test'
import { humanPace, lastAfter, withGaps } from './game-bots.ts'

/** Touches the middle of something, or another point of it, in shares of its width and height. */
export type Finger = (target: Locator, at?: { x: number; y: number }) => Promise<void>

/** Turns every pair. */
export async function tapMemory(page: Page, { cards }: MemoryDealt, tap: Finger): Promise<void> {
  const pairs = [...new Set(cards.map(({ pair }) => pair))]
  await expect(page.locator('[data-cell="0"]')).toBeFocused()
  for (const [found, pair] of pairs.entries()) {
    if (found === pairs.length - 1) await lastAfter(page, pairs.length * humanPace.pair)
    for (const [place, card] of cards.entries())
      if (card.pair === pair) await tap(page.locator(`[data-cell="${place}"]`))
    if (found < pairs.length - 1)
      await expect(page.getByText(new RegExp(`: ${found + 1}/${pairs.length}$`))).toBeVisible()
  }
}

/** Answers all questions rightly, but the first. */
export async function tapLightning(page: Page, { questions }: LightningDealt, tap: Finger): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continuar' })
  for (const [place, { question, options, correctAnswer }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: withGaps(question) })).toBeVisible()
    if (place === questions.length - 1)
      await lastAfter(page, questions.length * humanPace.question + humanPace.feedback)
    const right = options.indexOf(correctAnswer)
    const chosen = place === 0 ? (right + 1) % options.length : right
    await tap(page.getByRole('button', { name: new RegExp(`^${'ABCDE'.charAt(chosen)}\\)`) }))
    await expect(goOn).toBeVisible()
    await tap(goOn)
  }
}

/** Taps the first and the last letter of every word. */
export async function tapWordSearch(page: Page, { words }: WordSearchDealt, tap: Finger): Promise<void> {
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Continuar' })
  for (const [found, { cells }] of words.entries()) {
    if (found === words.length - 1) await lastAfter(page, words.length * humanPace.word)
    for (const cell of [cells[0] ?? 0, cells.at(-1) ?? 0]) await tap(page.locator(`[data-cell="${cell}"]`))
    if (found === words.length - 1) break
    await tap(goOn)
    await expect(goOn).toBeHidden()
  }
}

/**
 * Puts the events in order: a step up by its arrow, a longer way by a tap on the event and one on its new place; then
 * has the order checked.
 */
export async function tapTimeline(page: Page, { order }: TimelineDealt, tap: Finger): Promise<void> {
  await expect(page.locator('[data-cell="0"]')).toBeFocused()
  const onTable = () =>
    page.locator('[data-slide]').evaluateAll(rows => rows.map(row => Number(row.getAttribute('data-slide'))))
  const event = (id: number | undefined) => page.locator(`[data-slide="${id}"] [data-cell]`)
  for (const [place, id] of order.entries()) {
    const table = await onTable()
    const from = table.indexOf(id)
    if (from === place) continue
    if (from === place + 1) await tap(page.locator(`[data-slide="${id}"]`).getByRole('gridcell', { name: /para cima/ }))
    else {
      await tap(event(id))
      await tap(event(table[place]))
    }
    await expect.poll(async () => (await onTable()).indexOf(id)).toBe(place)
  }
  await lastAfter(page, order.length * humanPace.event)
  await tap(page.getByRole('button', { name: 'Conferir' }))
  await tap(page.getByRole('button', { name: 'Ver o resultado' }))
}

/** Joins every term with its definition, then puts it under its heading. */
export async function tapConcepts(page: Page, dealt: ConceptBuilderDealt, tap: Finger): Promise<void> {
  const { pairs, headings } = dealt
  const terms = page.getByRole('grid', { name: 'Termos' })
  const parts = [
    (at: number) => pairs[at]?.pairId,
    ...(headings.length > 0 ? [(at: number) => pairs[at]?.heading ?? undefined] : []),
  ]
  for (const [part, placeOf] of parts.entries()) {
    for (const [done, { term }] of pairs.entries()) {
      const last = done === pairs.length - 1
      if (last && part === parts.length - 1) await lastAfter(page, parts.length * pairs.length * humanPace.term)
      await tap(terms.getByRole('gridcell', { name: term, exact: true }))
      await tap(page.locator(`[data-target="${placeOf(done)}"]`))
      if (!last) await expect(page.getByText(new RegExp(`: ${done + 1}/${pairs.length}$`))).toBeVisible()
      else if (part < parts.length - 1)
        await expect(page.getByRole('heading', { name: 'Agora, arrume os termos por assunto' })).toBeVisible()
    }
  }
}
