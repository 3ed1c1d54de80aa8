import lines from './lines.json' with { type: 'json' }
import classes from './words.json' with { type: 'json' }

/** Classes of words that rules ask about. The lists are data (`words.json`). */
export type WordClass = keyof typeof classes

/** Words that belong together, a line each, as their rules read them. The lists are data (`lines.json`). */
export type LineList = keyof typeof lines

/** The words of a class. */
export function wordsOf(name: WordClass): ReadonlySet<string> {
  return new Set(classes[name].split(' '))
}

/** The lines of a list. */
export function linesOf(name: LineList): readonly string[] {
  return lines[name]
}
