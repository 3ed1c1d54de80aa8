import { formulaText } from '@capivira/core/exchange/formula-text'
import { pattern } from '../lexicon/words.ts'

/**
 * Takes out of a pasted text what a chat or a messenger put around its words. Every step takes time in proportion to
 * the text.
 */

/** What a model says to itself before it answers; one that never ends its thoughts has no answer behind them. */
const THOUGHTS = 'think|thinking|thought|reasoning|reflection'
const OPENING = new RegExp(String.raw`^[ \t>]*<(${THOUGHTS})>`, 'gimu')
const CLOSING_ALONE = new RegExp(String.raw`^[ \t>]*</(?:${THOUGHTS})>[ \t]*$`, 'gimu')

/** Marks of where a chat says that it looked, as their pages and clipboards write them. */
const CITATIONS: readonly RegExp[] = [
  // A span between signs that only the chat's own page draws.
  /\ue200[^\ue200\ue201\n]{0,300}\ue201/gu,
  // The same once those signs are lost.
  /(?<![\p{L}\d])(?:file)?cite(?:turn\d{1,6}[a-z]{2,12}\d{1,4}(?:L\d{1,6}(?:-L?\d{1,6})?)?)+/gu,
  /【[^【】]{0,80}】/gu,
  /:?contentReference\[[^\]]{0,40}\](?:\{[^}]{0,40}\})?|\[oaicite:[^\]]{0,40}\]/gu,
  /\[cite_(?:start|end)\]|\[cite:[\d\s,;–-]{1,80}\]/giu,
  // '[^1]', '[^1^]', '[^tooluse_a1]'.
  /\[\^[\w-]{1,60}\^?\]/gu,
  // '([site.org](https://…))', and '[1](https://…)'.
  /\s?\(\[[^\][]{1,120}\]\(https?:[^()\s]{1,600}\)\)/gu,
  /\s?\[\d{1,3}\]\(https?:[^()\s]{1,600}\)/gu,
]

/**
 * '[12/05/2026, 10:22:31] Maria: ', '[10:22, 12/05/2026] Maria: ', '12/05/2026 10:22 - Maria: ': who sent a message,
 * and when.
 */
const DAY = String.raw`\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?`
const HOUR = String.raw`\d{1,2}:\d{2}(?::\d{2})?`
const WHEN = `(?:${DAY},? ${HOUR}|${HOUR},? ${DAY})`
const STAMP = new RegExp(String.raw`^(?:\[${WHEN}\]|${WHEN} [-–]) [^:\n]{1,60}: `, 'gmu')

/** '\( H_2O \)', '\[ … \]', and '$H_2O$' where no amount of money is meant: a formula as the chat's page draws it. */
const FORMULA = pattern('gu')`
  \\\(([^\n]{1,400}?)\\\)|\\\[([^\n]{1,400}?)\\\]
  |(?<![\p{L}\d$\\])\$(?=[^\s$])([^$\n]{0,198}[^\s$\\])\$(?![\p{L}\d$])`

/**
 * A text without thoughts, marks of sources and stamps of messages; formulas of a line are written as one reads them.
 */
export function withoutChatMarks(text: string): string {
  const words = CITATIONS.reduce((rest, mark) => rest.replace(mark, ''), withoutThoughts(text))
  return words.replace(STAMP, '').replace(FORMULA, plainFormula)
}

/** Between dollars stands a formula where it has a sign of one, or is a letter. */
const IS_FORMULA = /[\\^_{}=+]|^\p{L}{1,2}$/u

function plainFormula(whole: string, inline?: string, own?: string, inDollars?: string): string {
  if (inDollars !== undefined && !IS_FORMULA.test(inDollars)) return whole
  return formulaText(inline ?? own ?? inDollars ?? '') ?? whole
}

/** Without each thought from its tag to the end of it; without all before an end that has no beginning. */
function withoutThoughts(text: string): string {
  let kept = ''
  let from = 0
  for (const opening of text.matchAll(OPENING)) {
    if (opening.index < from) continue
    const end = `</${opening[1]}>`
    const at = text.indexOf(end, opening.index)
    kept += text.slice(from, opening.index)
    from = at === -1 ? text.length : at + end.length
  }
  kept += text.slice(from)
  const last = [...kept.matchAll(CLOSING_ALONE)].at(-1)
  return last ? kept.slice(last.index + last[0].length) : kept
}
