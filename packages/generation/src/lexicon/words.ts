import { lexiconOf } from '@capivira/portuguese/lexicon/word-lists'
import adjectives from './adjectives.json' with { type: 'json' }
import assistant from './assistant.json' with { type: 'json' }
import connectives from './connectives.json' with { type: 'json' }
import endings from './endings.json' with { type: 'json' }
import functionWords from './function-words.json' with { type: 'json' }
import lines from './lines.json' with { type: 'json' }
import names from './names.json' with { type: 'json' }
import nouns from './nouns.json' with { type: 'json' }
import numbersAndTimes from './numbers-and-times.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import programs from './programs.json' with { type: 'json' }
import verbs from './verbs.json' with { type: 'json' }

const LISTS = {
  ...adjectives,
  ...assistant,
  ...connectives,
  ...endings,
  ...functionWords,
  ...names,
  ...nouns,
  ...numbersAndTimes,
  ...pages,
  ...programs,
  ...verbs,
}

/** A sense that rules ask about: words that mean the same to them. The lists are data, a file for each theme. */
export type WordClass = keyof typeof LISTS

/** Words that belong together, a line each, as their rules read them. The lists are data (`lines.json`). */
export type LineList = keyof typeof lines

/** What rules ask of the words of a sense, and patterns in which senses stand for any of their words. */
export const { wordsOf, isOneOf, pattern } = lexiconOf<WordClass>(LISTS)

/** The lines of a list. */
export function linesOf(name: LineList): readonly string[] {
  return lines[name]
}
