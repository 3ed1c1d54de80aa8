import { isFunctionWord } from '@capivira/portuguese/function-words'
import { lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import type { Fact } from '../../families/fact.ts'
import { remembering } from '../../quality/words.ts'
import type { Kinds } from '../kinds/kinds.ts'
import type { Candidate } from './candidate.ts'

/** Likeness from which two things are of one kind, and what they do can be told apart by nothing else. */
const KIN = 0.5

/** Words that begin with so many letters in common are of one root: 'fenol' and 'fenólico'. */
const STEM = 5

/** The nouns and names a text is about, by their first letters; not those every text uses. */
const topicOf = remembering(
  text =>
    new Set(
      tagWords(text)
        .filter(({ tag, lower }) => (tag === 'noun' || tag === 'proper') && lower.length > 2 && !isFunctionWord(lower))
        .map(({ lower }) => lemma(lower))
        .filter(word => !isCommonNoun(word))
        .map(word => foldAccents(word).slice(0, STEM)),
    ),
)

/**
 * Whether what something is for, does or comes from could be believed of what a fact asks about: it is said of a thing
 * of its kind, or both speak of one thing. 'Para que servem os pronomes possessivos?' beside what other pronouns are
 * for, not beside what a disc is for.
 */
export function isRelated({ text, asked, subject }: Candidate, fact: Fact, kinds: Kinds): boolean {
  const [mine, its] = [subject ?? usedIn(asked ?? ''), doerIn(fact.question) ?? usedIn(fact.question)]
  const kin = mine !== undefined && its !== undefined && kinds.likeness(mine, its) >= KIN
  if (kin) return true
  if (doerIn(fact.question) !== undefined && mine !== undefined) return meet(topicOf(mine), topicOf(its ?? ''))
  return meet(topicOf(`${asked ?? subject ?? ''} ${text}`), topicOf(`${fact.question} ${fact.answer}`))
}

/** 'O que fazem os rins?': the kidneys. */
export function doerIn(question: string): string | undefined {
  return /^O que fa(?:z|zem) (.+)\?$/u.exec(question)?.[1]
}

/** 'Para que serve a lixa?': the lixa. */
function usedIn(question: string): string | undefined {
  return /^Para que serv(?:e|em) (.+)\?$/u.exec(question)?.[1]
}

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some(word => b.has(word))
}
