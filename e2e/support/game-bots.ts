import type { ConceptBuilderDealt } from '@capivira/games/concept-builder/rules'
import type { LightningDealt } from '@capivira/games/lightning-quiz/rules'
import type { MemoryDealt } from '@capivira/games/memory/rules'
import type { TimelineDealt } from '@capivira/games/timeline/rules'
import type { WordSearchDealt } from '@capivira/games/word-search/rules'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * A person needs a moment for each thing; a round that is over sooner pays nothing. Milliseconds for a pair, a word, a
 * question, an event, a term, a move, each a little more than the games ask for; what the lightning quiz allows for its
 * feedback; what a reader needs to begin.
 */
export const humanPace = {
  pair: 1250,
  word: 1550,
  question: 850,
  event: 1050,
  term: 850,
  move: 160,
  feedback: 1600,
  listen: 500,
}

/** When the round on a page began. */
const beginnings = new WeakMap<Page, number>()

/**
 * Before the last thing of a round: waits until the round has lasted so many milliseconds. What was played until then
 * took most of them.
 */
export async function lastAfter(page: Page, milliseconds: number): Promise<void> {
  const began = beginnings.get(page) ?? Date.now()
  await page.waitForTimeout(Math.max(0, began + milliseconds - Date.now()))
}

/** Starts a game from its set-up, by keyboard; answers what the server dealt. */
export async function begin(page: Page): Promise<unknown> {
  const dealing = page.waitForResponse(reply => reply.url().endsWith('/api/games/start') && reply.ok())
  await page.getByRole('button', { name: 'Começar' }).press('Enter')
  const { dealt }: { dealt: unknown } = await (await dealing).json()
  beginnings.set(page, Date.now())
  return dealt
}

/** The number of the cell that has the focus. */
async function focusedCell(page: Page): Promise<number> {
  return Number(await page.locator(':focus').getAttribute('data-cell'))
}

/** Walks over a board with the arrows. */
async function walkTo(page: Page, target: number, columns: number): Promise<void> {
  let at = await focusedCell(page)
  const step = async (key: string, by: number) => {
    await page.keyboard.press(key)
    at += by
  }
  while (Math.floor(at / columns) < Math.floor(target / columns)) await step('ArrowDown', columns)
  while (Math.floor(at / columns) > Math.floor(target / columns)) await step('ArrowUp', -columns)
  while (at < target) await step('ArrowRight', 1)
  while (at > target) await step('ArrowLeft', -1)
}

/** Turns every pair. */
export async function playMemory(page: Page, { cards, columns }: MemoryDealt): Promise<void> {
  await expect(page.locator('[data-cell="0"]')).toBeFocused()
  const pairs = [...new Set(cards.map(({ pair }) => pair))]
  for (const [found, pair] of pairs.entries()) {
    if (found === pairs.length - 1) await lastAfter(page, pairs.length * humanPace.pair)
    for (const [place, card] of cards.entries()) {
      if (card.pair !== pair) continue
      await walkTo(page, place, columns)
      await page.keyboard.press('Enter')
    }
    if (found < pairs.length - 1)
      await expect(page.getByText(new RegExp(`: ${found + 1}/${pairs.length}$`))).toBeVisible()
  }
}

/** Marks the first and the last letter of every word. */
export async function playWordSearch(page: Page, { words, size }: WordSearchDealt): Promise<void> {
  await expect(page.locator('[data-cell="0"]')).toBeFocused()
  for (const [found, { cells }] of words.entries()) {
    if (found === words.length - 1) await lastAfter(page, words.length * humanPace.word)
    for (const cell of [cells[0] ?? 0, cells.at(-1) ?? 0]) {
      await walkTo(page, cell, size)
      await page.keyboard.press('Enter')
    }
    if (found === words.length - 1) break
    await expect(page.getByRole('dialog', { name: 'Você achou!' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator(`[data-cell="${cells.at(-1)}"]`)).toBeFocused()
  }
}

/** A sentence as it is read, where its gaps are a word. */
export const withGaps = (sentence: string) =>
  new RegExp(
    sentence
      .split(/_{3,}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').trim())
      .join('.*'),
  )

/** Answers rightly by letter, the second question wrongly, so that there is something to review. */
export async function playLightning(page: Page, { questions }: LightningDealt): Promise<void> {
  for (const [place, { question, options, correctAnswer }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: withGaps(question) })).toBeVisible()
    // The options come a frame after the question; who has not seen them chooses none.
    await expect(page.getByRole('button', { name: `A) ${options[0]}`, exact: true })).toBeVisible()
    if (place === questions.length - 1)
      await lastAfter(page, questions.length * humanPace.question + humanPace.feedback)
    const right = options.indexOf(correctAnswer)
    // Not the first: its time may have run out while its screen was looked at.
    const isWrong = place === 1
    await page.keyboard.press('abcde'.charAt(isWrong ? (right + 1) % options.length : right))
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
    // Who was wrong hears what was right before going on.
    if (isWrong) await page.waitForTimeout(600)
    await page.keyboard.press('Enter')
  }
}

/** Puts the events in order, each taken, carried up and put down; then has the order checked. */
export async function playTimeline(page: Page, { order }: TimelineDealt): Promise<void> {
  await expect(page.locator('[data-cell="0"]')).toBeFocused()
  const onTable = () =>
    page.locator('[data-slide]').evaluateAll(rows => rows.map(row => Number(row.getAttribute('data-slide'))))
  for (const [place, id] of order.entries()) {
    const from = (await onTable()).indexOf(id)
    if (from === place) continue
    await walkTo(page, from, 1)
    await page.keyboard.press('Enter')
    // Who listens hears 'Na mão' before going on; later sentences would take its place.
    await page.waitForTimeout(humanPace.listen)
    for (let at = from; at > place; at--) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await onTable()).indexOf(id)).toBe(place)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Conferir' })).toBeFocused()
  await lastAfter(page, order.length * humanPace.event)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ver o resultado' })).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Joins every term with its definition, then puts it under its heading. */
export async function playConcepts(page: Page, dealt: ConceptBuilderDealt): Promise<void> {
  const { pairs, definitions, headings } = dealt
  const parts = [
    (term: string) => definitions.indexOf(pairs.find(pair => pair.term === term)?.pairId ?? -1),
    ...(headings.length > 0 ? [(term: string) => pairs.find(pair => pair.term === term)?.heading ?? -1] : []),
  ]
  for (const [part, placeOf] of parts.entries()) {
    for (const done of pairs.keys()) {
      await expect(page.getByRole('grid', { name: 'Termos' }).locator(':focus')).toBeVisible()
      const last = done === pairs.length - 1
      if (last && part === parts.length - 1) await lastAfter(page, parts.length * pairs.length * humanPace.term)
      const term = (await page.locator(':focus').textContent()) ?? ''
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-target]:focus')).toBeVisible()
      await walkTo(page, placeOf(term), 1)
      await page.keyboard.press('Enter')
      if (!last) await expect(page.getByText(new RegExp(`: ${done + 1}/${pairs.length}$`))).toBeVisible()
      else if (part < parts.length - 1)
        await expect(page.getByRole('heading', { name: 'Agora, arrume os termos por assunto' })).toBeVisible()
    }
  }
}
