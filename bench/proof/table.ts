import type { JudgedItem } from './battery.ts'

const percent = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)

/** What became of the items, by kind of falsehood, and the three figures that matter. */
export function tableOf(judged: readonly JudgedItem[]): string {
  const kinds = [...new Set(judged.map(({ kind }) => kind))].sort(
    (a, b) => Number(b === 'true') - Number(a === 'true') || (a < b ? -1 : 1),
  )
  const row = (name: string, items: readonly JudgedItem[]) => {
    const count = (outcome: JudgedItem['outcome']) =>
      String(items.filter(item => item.outcome === outcome).length).padStart(10)
    const outcomes = (['published', 'suggested', 'refused'] as const).map(count)
    return `${name.padEnd(18)}${String(items.length).padStart(6)}${outcomes.join('')}`
  }
  const truths = judged.filter(({ kind }) => kind === 'true')
  const lies = judged.filter(({ kind }) => kind !== 'true')
  const published = lies.filter(({ outcome }) => outcome === 'published').length
  const held = truths.filter(({ outcome }) => outcome !== 'published').length
  const refused = truths.filter(({ outcome }) => outcome === 'refused').length
  return [
    'kind'.padEnd(18) +
      'items'.padStart(6) +
      ['published', 'suggested', 'refused'].map(name => name.padStart(10)).join(''),
    ...kinds.map(kind =>
      row(
        kind,
        judged.filter(item => item.kind === kind),
      ),
    ),
    '',
    `published though false          ${published} of ${lies.length}  ${percent(published, lies.length)}`,
    `held back or refused though true ${held} of ${truths.length}  ${percent(held, truths.length)}`,
    `refused though true             ${refused} of ${truths.length}  ${percent(refused, truths.length)}`,
  ].join('\n')
}
