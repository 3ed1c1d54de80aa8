import type { Cost } from './cost/cost.ts'
import type { Sample } from './documents.ts'
import type { Measured } from './measure.ts'
import { reportDocument, summarize } from './report.ts'
import { summaryText, tableOf } from './table.ts'

export type Costs = ReadonlyMap<Measured, Cost>

/** The table of all documents and the figures of each kind. */
export function figuresText(measured: readonly Measured[], costs: Costs): string {
  const table = tableOf(measured.map(one => reportDocument(one, costs.get(one))))
  return [table, ...kinds(measured).map(([kind, group]) => summaryText(kind, summarize(group)))].join('\n\n')
}

/** What the gates refuse, of one gate or 'all'. */
export function refusedText(measured: readonly Measured[], show: string): string {
  return measured
    .flatMap(({ name, refused }) => refused.map(one => ({ name, ...one })))
    .filter(({ gate }) => show === 'all' || show === gate)
    .map(({ name, gate, item, detail }) => `${name} ${gate}: ${item}\n    ${detail}`)
    .join('\n')
}

/** The human questions that no item asks, each with the sentence that answers it. */
export function missesText(samples: readonly Sample[], measured: readonly Measured[]): string {
  return samples
    .flatMap(({ name, human }, i) =>
      (human?.questions ?? [])
        .filter((_, j) => measured[i]?.cover[j]?.all === 0)
        .map(({ question, answers, sentences }) => `${name}: ${question} → ${answers[0]}\n    ${sentences.join(' ')}`),
    )
    .join('\n')
}

/** Everything measured, for a program to compare. */
export function figuresJson(measured: readonly Measured[], costs: Costs): string {
  return json({
    documents: measured.map(one => ({
      ...reportDocument(one, costs.get(one)),
      set: one.set,
      sectionsWithoutItems: one.missing,
      refusedItems: one.refused,
    })),
    summaries: Object.fromEntries(kinds(measured).map(([kind, group]) => [kind, summarize(group)])),
  })
}

export function itemsJson(measured: readonly Measured[]): string {
  return json(measured.map(({ name, material: { cards, questions, words } }) => ({ name, cards, questions, words })))
}

function kinds(measured: readonly Measured[]): [string, Measured[]][] {
  return [...Map.groupBy(measured, one => one.kind)]
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
