import type { DocumentReport, Summary } from './report.ts'

const COLUMNS: readonly (readonly [string, (one: DocumentReport) => string])[] = [
  ['document', one => one.name],
  ['pages', one => `${one.pages}`],
  ['text', one => `${one.textWords}`],
  ['cards', one => `${one.cards}`],
  ['quiz', one => `${one.questions}`],
  ['words', one => `${one.words}`],
  ['refused', one => `${one.refused}`],
  ['dupl.', one => `${one.duplicates}`],
  ['grounded', one => percent(one.grounded)],
  ['sections', one => `${one.sectionsCovered}/${one.sections}`],
  ['prose', one => `${one.proseCovered}/${one.prose}`],
  ['key longest', one => percent(one.keyLongest)],
  ['guesser', one => percent(one.guesser)],
  ['chance', one => percent(one.chance)],
  ['BM25', one => percent(one.answerable)],
  ['recall@k', one => percent(one.recallAtK)],
  ['@2k', one => percent(one.recallAt2K)],
  ['CPU s', one => (one.cost ? (one.cost.cpuMs / 1000).toFixed(1) : '–')],
  ['MB', one => (one.cost ? one.cost.peakMb.toFixed(0) : '–')],
  ['same', one => (one.cost ? (one.cost.same ? 'yes' : 'NO') : '–')],
  ['set', one => one.failedSetMetrics.map(text => text.slice(0, text.indexOf(':'))).join(' ') || 'ok'],
]

/** One row for each document, as Markdown that reads as plain text too. */
export function tableOf(reports: readonly DocumentReport[]): string {
  const rows = [COLUMNS.map(([name]) => name), ...reports.map(one => COLUMNS.map(([, cell]) => cell(one)))]
  return alignedTable(rows)
}

/** A Markdown table with columns of one width, the first to the left; the first row is the head. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map(row => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`
  const dashes = widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`))
  const rule = `|${dashes.join('|')}|`
  const [head = [], ...body] = rows
  return [line(head), rule, ...body.map(line)].join('\n')
}

/** The figures of a kind of documents in a few lines. */
export function summaryText(kind: string, one: Summary): string {
  const { guesser, recall, salience } = one
  const cues = Object.entries(guesser).map(([cue, score]) => `${cue} ${percent(score.accuracy)}`)
  const lines = [
    `${kind}: ${one.documents} documents, ${one.cards} cards, ${one.questions} questions, ${one.words} words`,
    `  refused by gate   ${list(one.refusedByGate) || 'none'}; warned ${list(one.warnedByGate) || 'none'}`,
    `  duplicates        ${one.duplicates}; grounded ${percent(one.grounded)}; sections covered ` +
      `${percent(one.sectionsCovered)}, of prose ${percent(one.proseCovered)}; key longest ` +
      `${percent(one.keyLongest)}`,
    `  blind guesser     ${cues.join(', ')}; learned ${percent(one.learnedGuesser?.accuracy ?? null)}; chance ` +
      `${percent(guesser.together.chance)}`,
    `  families          ${shares(one.families)}`,
    `  BM25 reader       first sentence ${percent(one.answerable)}, first three ${percent(one.answerableInThree)}`,
  ]
  lines.push(`  asked with        ${shares(one.asked)}`)
  if (recall) {
    lines.push(`  people ask with   ${shares(one.humanAsked)}`)
    const words = Object.entries(recall.byWord).map(
      ([word, { questions, atK }]) => `${word} ${percent(atK)} of ${questions}`,
    )
    lines.push(
      `  fact recall       @k ${share(recall.atK)}, @2k ${share(recall.at2K)}, strict @k ` +
        `${share(recall.strictAtK)}; with spares asked for @k ${share(recall.askedAtK)}, @2k ` +
        `${share(recall.askedAt2K)} of ${recall.questions} human questions`,
      `    by word         ${words.join(', ')}`,
    )
  }
  if (salience)
    lines.push(
      `  salience          ${percent(salience.ours)} of our passages were asked about by people; random ` +
        `${percent(salience.random)}`,
    )
  return lines.join('\n')
}

export function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(0)}%`
}

function share(value: number): string {
  return value.toFixed(3)
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

/** Shares of a whole, the largest first. */
function shares(counts: Readonly<Record<string, number>>): string {
  const whole = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return Object.entries(counts)
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${percent(count / whole)}`)
    .join(', ')
}
