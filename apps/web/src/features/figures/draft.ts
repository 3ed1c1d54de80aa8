import type { Figure, FigureContent } from '@capivira/core/editing/figure-contract'
import { figureLimits, type Hides, type Region } from '@capivira/core/editing/figure-rules'

/** A rectangle on the drawing board with what is under it. Rectangles of the same answer are one card. */
export type Rect = { key: number; cardId: number | null; label: string; alternative: string; region: Region }

export type Draft = {
  title: string
  hides: Hides
  rects: readonly Rect[]
  /** What was there before each change of rectangles, the last one at the end. */
  before: readonly (readonly Rect[])[]
  nextKey: number
}

export const newDraft: Draft = { title: '', hides: 'all', rects: [], before: [], nextKey: 1 }

/**
 * A figure as far as it has come: its page, its part of the page, and what is drawn there. One that is drawn anew has
 * no such part, and the revision that it was at when drawing began: by it the server tells whether another window was
 * first.
 */
export type Begun = { page: number; crop: Region | null; draft: Draft; revision?: number }

export const newlyBegun: Begun = { page: 1, crop: null, draft: newDraft }

const isRegion = (one: unknown): one is Region =>
  typeof one === 'object' &&
  one !== null &&
  ['left', 'top', 'width', 'height'].every(side => Number.isFinite(one[side as keyof typeof one]))

function isRect(one: unknown): one is Rect {
  if (typeof one !== 'object' || one === null) return false
  const { key, label, alternative, region }: Partial<Record<keyof Rect, unknown>> = one
  return Number.isInteger(key) && typeof label === 'string' && typeof alternative === 'string' && isRegion(region)
}

/** What was kept of a figure that was begun; null of something else. Its steps cannot be taken back any more. */
export function begunBefore(kept: unknown): Begun | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { page, crop, draft, revision }: Partial<Record<keyof Begun, unknown>> = kept
  if (typeof page !== 'number' || !(crop === null || isRegion(crop))) return null
  if (typeof draft !== 'object' || draft === null) return null
  const { title, hides, rects, nextKey }: Partial<Record<keyof Draft, unknown>> = draft
  if (typeof title !== 'string' || (hides !== 'all' && hides !== 'one') || typeof nextKey !== 'number') return null
  if (!Array.isArray(rects) || !rects.every(isRect)) return null
  const drawn: Draft = { title, hides, rects, before: [], nextKey }
  return { page, crop, draft: drawn, ...(typeof revision === 'number' && { revision }) }
}

/** As many steps can be taken back. */
const mostSteps = 100

/** The smallest side of a rectangle that is drawn here: enough to be hit. */
const least = 0.015

export const mostRects = figureLimits.parts * 2

/** A figure as it is, to be drawn on. */
export function draftOf({ title, hides, parts }: Figure): Draft {
  const rects = parts.flatMap(({ boxes, cardId, label, alternative }) =>
    boxes.map(region => ({ cardId, label, alternative, region })),
  )
  return {
    ...newDraft,
    title,
    hides,
    rects: rects.map((rect, place) => ({ ...rect, key: place + 1 })),
    nextKey: rects.length + 1,
  }
}

/** The same, to be kept while it is drawn on. */
export const redrawn = (figure: Figure): Begun => ({
  page: figure.page,
  crop: null,
  draft: draftOf(figure),
  revision: figure.revision,
})

function withRects(draft: Draft, rects: readonly Rect[]): Draft {
  return { ...draft, rects, before: [...draft.before, draft.rects].slice(-mostSteps) }
}

/** Adds rectangles, up to what a figure may have. */
export function addRects(draft: Draft, added: readonly Label[]): Draft {
  const room = added.slice(0, mostRects - draft.rects.length)
  if (room.length === 0) return draft
  const made = room.map(({ label, region }, place) => ({
    key: draft.nextKey + place,
    cardId: null,
    label,
    alternative: '',
    region: inside(region),
  }))
  return { ...withRects(draft, [...draft.rects, ...made]), nextKey: draft.nextKey + made.length }
}

/** The labels of a page under which there is no rectangle yet, no more than a figure may have cards. */
export function proposals(draft: Draft, labels: readonly Label[]): readonly Label[] {
  const free = labels.filter(({ region }) => !draft.rects.some(rect => hasMiddleOf(rect.region, region)))
  return free.slice(0, Math.max(0, figureLimits.parts - numbersOf(draft.rects).size))
}

type Label = { label: string; region: Region }

function hasMiddleOf({ left, top, width, height }: Region, other: Region): boolean {
  const [x, y] = [other.left + other.width / 2, other.top + other.height / 2]
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** Puts a rectangle elsewhere or makes it another size. */
export function placeRect(draft: Draft, key: number, region: Region): Draft {
  return withRects(
    draft,
    draft.rects.map(rect => (rect.key === key ? { ...rect, region: inside(region) } : rect)),
  )
}

export function removeRect(draft: Draft, key: number): Draft {
  return withRects(
    draft,
    draft.rects.filter(rect => rect.key !== key),
  )
}

/** Writes words under a rectangle; they are not what 'Desfazer' takes back. */
export function writeRect(draft: Draft, key: number, words: Partial<Pick<Rect, 'label' | 'alternative'>>): Draft {
  return { ...draft, rects: draft.rects.map(rect => (rect.key === key ? { ...rect, ...words } : rect)) }
}

/** Takes the last change of rectangles back; words written since stay. */
export function undo(draft: Draft): Draft {
  const last = draft.before.at(-1)
  if (!last) return draft
  const words = new Map(draft.rects.map(({ key, label, alternative }) => [key, { label, alternative }]))
  return {
    ...draft,
    rects: last.map(rect => ({ ...rect, ...words.get(rect.key) })),
    before: draft.before.slice(0, -1),
  }
}

const sameAnswer = (label: string) => label.trim().toLocaleLowerCase('pt-BR')

/** The rectangles as cards, those of the same answer together. */
export function contentOf({ title, hides, rects }: Draft): FigureContent {
  const groups = Map.groupBy(rects, ({ label, key }) => sameAnswer(label) || `${key}`)
  const parts = [...groups.values()].flatMap(some => {
    const [first] = some
    if (!first) return []
    const cardId = some.find(one => one.cardId !== null)?.cardId ?? null
    const alternative = some.find(one => one.alternative.trim())?.alternative ?? ''
    return [{ cardId, label: first.label, alternative, boxes: some.map(({ region }) => region) }]
  })
  return { title, hides, parts }
}

/** The number of each rectangle's card, from 1. */
export function numbersOf(rects: readonly Rect[]): Map<number, number> {
  const numbers = new Map<string, number>()
  return new Map(
    rects.map(({ key, label }) => {
      const answer = sameAnswer(label) || `${key}`
      const number = numbers.get(answer) ?? numbers.size + 1
      numbers.set(answer, number)
      return [key, number]
    }),
  )
}

/** A rectangle pushed into its picture, not smaller than can be hit. */
export function inside({ left, top, width, height }: Region): Region {
  const w = Math.min(1, Math.max(least, width))
  const h = Math.min(1, Math.max(least, height))
  return { left: Math.min(1 - w, Math.max(0, left)), top: Math.min(1 - h, Math.max(0, top)), width: w, height: h }
}

/** The rectangle between two corners, whichever was first. */
export const between = (one: { x: number; y: number }, other: { x: number; y: number }): Region => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

/** Labels of a page on a part of it, as fractions of that part: those that lie in it for the most part. */
export function labelsIn(crop: Region, labels: readonly { text: string; region: Region }[]) {
  return labels.flatMap(({ text, region }) => {
    const [x, y] = [region.left + region.width / 2, region.top + region.height / 2]
    const isIn = x > crop.left && x < crop.left + crop.width && y > crop.top && y < crop.top + crop.height
    if (!isIn) return []
    const on = {
      left: (region.left - crop.left) / crop.width,
      top: (region.top - crop.top) / crop.height,
      width: region.width / crop.width,
      height: region.height / crop.height,
    }
    return [{ label: text, region: inside(on) }]
  })
}

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
/** How far an arrow key goes, as a fraction of the picture. */
const step = 0.01

/** Where an arrow key puts a rectangle, or with `grow` its lower right corner; null for other keys. */
export function moved({ left, top, width, height }: Region, key: string, grow: boolean): Region | null {
  const known = Object.entries(steps).find(([name]) => name === key)
  if (!known) return null
  const [dx, dy] = known[1]
  if (!grow) return { left: left + dx * step, top: top + dy * step, width, height }
  return { left, top, width: Math.min(1 - left, width + dx * step), height: Math.min(1 - top, height + dy * step) }
}
