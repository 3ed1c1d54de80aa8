import { availableParallelism, loadavg } from 'node:os'
import type { Limits } from './limits.ts'
import type { ReadingBudget } from './reading-budget.ts'
import { PageSource, type SourcePage } from './sandbox/page-source.ts'
import type { PdfChild } from './sandbox/pdf-child.ts'

/** Pages asked for at a time. */
const CHUNK = 8
/** From this many pages on a second child is worth its start (about 0.1 s). */
const PAGES_FOR_TWO = 48

/** Where others keep all cores busy already, a second child only takes from them. */
const hasIdleCore = () => (loadavg()[0] ?? 0) <= availableParallelism() - 1
const childrenFor = (pages: number) => (pages >= PAGES_FOR_TWO && hasIdleCore() ? 2 : 1)

/** So many pages are read in a moment. */
const AT_ONCE = 2 * CHUNK

type Range = { from: number; to: number }

export type TextPages = {
  pages: AsyncGenerator<SourcePage, void>
  /** The child that read them all, for other work; null where none is left. */
  child: Promise<PdfChild | null>
  /** Gives up what is not read yet. */
  close: () => void
}

/**
 * The pages of a document like {@link textPages}. Those of a short one are read at once, whoever waits for them, and
 * their child is handed on when it has read them: a second one takes as long to start as a page to be drawn. Whoever
 * gets it closes it. What is read is spent from the budget as it is read; beyond it, throws `ChildStopped` and hands no
 * child on.
 */
export function textPagesAndChild(
  file: string,
  limits: Limits,
  first: PdfChild,
  { from, to, budget }: Range & { budget: ReadingBudget },
): TextPages {
  if (to - from >= AT_ONCE) {
    const pages = textPages(file, limits, first, { from, to })
    return { pages: spending(pages, budget), child: Promise.resolve(null), close: () => void pages.return() }
  }
  const source = new PageSource(file, limits, first)
  source.plan({ from, to })
  const taken: Promise<SourcePage>[] = []
  for (let number = from; number <= to; number++) {
    const page = (taken.at(-1) ?? Promise.resolve()).then(() => budget.spend(() => source.next()))
    // Left behind when the consumer stops early: nobody else would hear of it.
    page.catch(() => source.close())
    taken.push(page)
  }
  const child = Promise.all(taken).then(
    () => source.release(),
    () => null,
  )
  return { pages: inTurn(taken), child, close: () => source.close() }
}

async function* spending(
  pages: AsyncGenerator<SourcePage, void>,
  budget: ReadingBudget,
): AsyncGenerator<SourcePage, void> {
  try {
    for (;;) {
      const page = await budget.spend(async () => (await pages.next()).value ?? null)
      if (!page) return
      yield page
    }
  } finally {
    await pages.return()
  }
}

async function* inTurn<T>(items: readonly Promise<T>[]): AsyncGenerator<T, void> {
  for (const item of items) yield await item
}

/**
 * The pages `from` to `to` of a document in order, read by one child or, where that helps, by two that take turns. The
 * first child has the document open already. Throws `ChildStopped`.
 */
export async function* textPages(
  file: string,
  limits: Limits,
  first: PdfChild,
  { from, to }: Range,
  children = childrenFor(to - from + 1),
): AsyncGenerator<SourcePage, void> {
  const chunks: Range[] = []
  for (let start = from; start <= to; start += CHUNK) chunks.push({ from: start, to: Math.min(to, start + CHUNK - 1) })
  const sources = [new PageSource(file, limits, first)]
  try {
    while (sources.length < children) sources.push(new PageSource(file, limits))
    for (const index of sources.keys()) plan(index)
    for (const [index, chunk] of chunks.entries()) {
      const source = sources[index % sources.length]
      if (!source) return
      plan(index + sources.length)
      for (let count = chunk.to - chunk.from; count >= 0; count--) yield await source.next()
    }
  } finally {
    for (const source of sources) source.close()
  }

  function plan(index: number): void {
    const chunk = chunks[index]
    if (chunk) sources[index % sources.length]?.plan({ ...chunk })
  }
}
