import type { Run, Style } from '../text.ts'

export type Measure = (text: string, style: Style) => number
type Break = { cost: number; end: number }
type Word = { runs: Run[]; width: number; space: number }

/**
 * Breaks runs into lines no wider than `width` (same unit as `measure`), with the most even right edge: among all
 * ways to break, the one with the smallest sum of squared leftovers (the idea of Knuth and Plass, "Breaking Paragraphs
 * into Lines", 1981, without hyphenation). The last line may be short, unless the lines are to be `balanced`, as those
 * of a title. A word wider than `width` has its own line.
 */
export function breakLines(runs: readonly Run[], width: number, measure: Measure, balanced = false): Run[][] {
  const words = splitWords(runs, measure)
  // best[i]: the cheapest way to set the words from i to the end, and where its first line ends.
  const best: Break[] = []
  best[words.length] = { cost: 0, end: words.length }
  for (let start = words.length - 1; start >= 0; start--) {
    best[start] = bestLine(words, start, width, best, balanced)
  }
  const lines: Run[][] = []
  for (let start = 0; start < words.length; ) {
    const end = best[start]?.end ?? words.length
    lines.push(joinWords(words.slice(start, end)))
    start = end
  }
  return lines
}

function bestLine(words: Word[], start: number, width: number, best: Break[], balanced: boolean): Break {
  let used = 0
  let choice = { cost: Number.POSITIVE_INFINITY, end: start + 1 }
  for (let end = start + 1; end <= words.length; end++) {
    const word = words[end - 1]
    if (!word) break
    used += word.width + (end - 1 > start ? (words[end - 2]?.space ?? 0) : 0)
    if (used > width && end > start + 1) break
    const cost = lineCost(used, width, end === words.length && !balanced) + (best[end]?.cost ?? 0)
    if (cost <= choice.cost) choice = { cost, end }
  }
  return choice
}

/** A last line costs nothing, unless it is hardly more than a word: then as much as a line an eighth too short. */
function lineCost(used: number, width: number, last: boolean): number {
  if (last) return used < width / 7 ? (width / 8) ** 2 : 0
  return (width - used) ** 2
}

/** Words with their fragments of style; `space` is the width of the space that follows. */
function splitWords(runs: readonly Run[], measure: Measure): Word[] {
  const words: Word[] = []
  let current: Word = { runs: [], width: 0, space: 0 }
  for (const { text, style } of runs) {
    for (const [index, part] of text.split(' ').entries()) {
      if (index > 0) {
        if (current.runs.length > 0) words.push({ ...current, space: measure(' ', style) })
        current = { runs: [], width: 0, space: 0 }
      }
      if (!part) continue
      const shown = part.replaceAll('\u00a0', ' ')
      current.runs.push({ text: shown, style })
      current.width += measure(shown, style)
    }
  }
  if (current.runs.length > 0) words.push(current)
  return words
}

/** The words of one line as runs again, one run for each stretch of style. */
function joinWords(words: Word[]): Run[] {
  const line: Run[] = []
  for (const [index, word] of words.entries()) {
    for (const [part, run] of word.runs.entries()) {
      const last = line.at(-1)
      const text = index > 0 && part === 0 ? ` ${run.text}` : run.text
      if (last?.style === run.style) last.text += text
      else if (last && text.startsWith(' ')) {
        last.text += ' '
        line.push({ text: run.text, style: run.style })
      } else line.push({ text, style: run.style })
    }
  }
  return line
}
