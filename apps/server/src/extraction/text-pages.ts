import { availableParallelism, loadavg } from 'node:os'
import type { Limits } from './limits.ts'
import { PageSource, type SourcePage } from './sandbox/page-source.ts'
import type { PdfChild } from './sandbox/pdf-child.ts'

/** Pages asked for at a time. */
const CHUNK = 8
/** From this many pages on a second child is worth its start (about 0.1 s). */
const PAGES_FOR_TWO = 48

/** Where others keep all cores busy already, a second child only takes from them. */
const hasIdleCore = () => (loadavg()[0] ?? 0) <= availableParallelism() - 1
const childrenFor = (pages: number) => (pages >= PAGES_FOR_TWO && hasIdleCore() ? 2 : 1)

type Range = { from: number; to: number }

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
