import { jsonrepair } from 'jsonrepair'
import { pattern } from '../lexicon/words.ts'
import type { ModelAnswer } from './ask.ts'
import { type ModelItem, readItem } from './schema.ts'

/** What could be read of an answer. */
export type Salvaged = {
  items: readonly ModelItem[]
  /** The model says that the part holds nothing to ask. */
  nothingToAsk: boolean
  /** The identifier it says the part ends with; null when it says none. */
  lastAnchor: string | null
  /** Nothing in it could be read as an answer. */
  broken: boolean
}

/** Items of an answer beyond this are not looked at. */
const MOST_ITEMS = 40
/**
 * Nor are characters beyond this: no answer within its limit of tokens is half as long, and mending takes the square of
 * it.
 */
const MOST_CHARACTERS = 30_000
/** Some models think aloud before they answer. */
const THOUGHT = '</think>'

/** Reads an answer: the object if there is one, else the JSON in its text, mended where it is cut or badly written. */
export function salvage({ object, raw, finishReason }: ModelAnswer): Salvaged {
  // What a service mended of an answer that was cut looks whole and is not.
  const given = isCut(raw, finishReason) ? [] : [{ value: object, mended: false }]
  for (const { value, mended } of [...given, ...readings(raw)]) {
    const found = answerIn(value, mended && isCut(raw, finishReason))
    if (found) return found
  }
  return { items: [], nothingToAsk: false, lastAnchor: null, broken: true }
}

/** Whether an answer ends before its end: nobody can tell whether its last item is whole. */
function isCut(raw: string, finishReason: ModelAnswer['finishReason']): boolean {
  if (finishReason === 'length' || finishReason === 'cut') return raw !== ''
  return /[[{]/.test(raw) && !/[}\]](?:\s|`{3})*[^{}[\]]{0,400}$/u.test(raw)
}

const EXCUSE = pattern('iu')`
  (?<!\p{L})(?:desculp\p{L}*|lamento|não posso|não consigo|sorry|i can['’]?t|i cannot|unable to)(?!\p{L})`

/** Whether a text without items excuses itself: asking again would only cost. */
export function isRefusal(raw: string): boolean {
  return EXCUSE.test(raw.slice(0, 400))
}

/** Every way to read a text as JSON, the strictest first. */
export function* readings(raw: string): Generator<{ value: unknown; mended: boolean }> {
  const thought = raw.lastIndexOf(THOUGHT)
  const said = thought < 0 ? raw : raw.slice(thought + THOUGHT.length)
  const text = said.trim().slice(0, MOST_CHARACTERS)
  const fenced = /```(?:json)?\s*([\s\S]*?)(?:```|$)/i.exec(text)?.[1]
  const start = text.search(/[{[]/)
  for (const part of [text, fenced, start >= 0 ? text.slice(start) : undefined]) {
    if (!part || !/[{[]/.test(part)) continue
    yield { value: parsed(part, JSON.parse), mended: false }
    const end = Math.max(part.lastIndexOf('}'), part.lastIndexOf(']'))
    if (end > 0) yield { value: parsed(part.slice(0, end + 1), JSON.parse), mended: false }
    yield { value: parsed(part, text => JSON.parse(jsonrepair(text))), mended: true }
  }
}

function parsed(text: string, read: (text: string) => unknown): unknown {
  try {
    return read(text)
  } catch {
    return undefined
  }
}

/** @param cut its last item is not whole, though it may look so */
function answerIn(value: unknown, cut: boolean): Salvaged | null {
  if (Array.isArray(value)) {
    const items = itemsIn(cut ? value.slice(0, -1) : value)
    return items.length > 0 ? { items, nothingToAsk: false, lastAnchor: null, broken: false } : null
  }
  if (typeof value !== 'object' || value === null) return null
  const list: unknown = Reflect.get(value, 'itens') ?? Reflect.get(value, 'items')
  if (!Array.isArray(list)) {
    // Some models wrap the answer once more: {"resposta": {"itens": […]}}.
    const inner = Object.values(value).find(one => typeof one === 'object' && one !== null && 'itens' in one)
    return inner === undefined ? null : answerIn(inner, cut)
  }
  const last: unknown = Reflect.get(value, 'ultimo_id')
  const items = itemsIn(cut ? list.slice(0, -1) : list)
  return {
    items,
    nothingToAsk: Reflect.get(value, 'sem_conteudo') === true && items.length === 0,
    lastAnchor: typeof last === 'string' && last.trim() ? last.trim() : null,
    broken: items.length === 0 && list.length > 0,
  }
}

function itemsIn(list: readonly unknown[]): ModelItem[] {
  return list.slice(0, MOST_ITEMS).flatMap(one => readItem(one) ?? [])
}
