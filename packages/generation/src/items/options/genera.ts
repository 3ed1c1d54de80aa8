import { lemma } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { lemmasOf } from '../../analysis/terms/terms.ts'
import type { Fact } from '../../families/fact.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'

/** What the document defines or names, by key, with the nouns it says each of them is. */
export type Genera = ReadonlyMap<string, ReadonlySet<string>>

const ASKED_NAME = /^Como (?:se chamam?|(?:é|são) chamad[oa]s?) (.+)\?$/u
const ARTICLE = pattern('iu')`^${'article'}\s+`

/**
 * 'O que é a atmosfera? → A camada de ar…', 'Como é chamado o ponto mais alto? → Ápice': atmosfera is a camada, ápice a
 * ponto. Things of one noun are defined alongside one another, and are the best wrong options beside one another.
 */
export function generaOf(facts: readonly Fact[]): Genera {
  const found = new Map<string, Set<string>>()
  const say = (name: string, meaning: string) => {
    const noun = headNoun(meaning)
    const key = keyOfName(name)
    if (noun === null || key === '') return
    found.set(key, (found.get(key) ?? new Set()).add(noun))
  }
  for (const { family, answerType, focus, answer, question, human } of facts) {
    if (human) continue
    const asked = family === 'naming' ? ASKED_NAME.exec(question)?.[1] : undefined
    if (asked !== undefined) say(answer, asked)
    else if (family === 'definition' && answerType === 'definition') say(focus, answer)
  }
  return found
}

/** Whether the document says of two things that they are one sort of thing: both a layer, both a point. */
export function areDefinedAlike(a: string, b: string, genera: Genera): boolean {
  const [left, right] = [a, b].map(text => genera.get(keyOfName(text)))
  return left !== undefined && right !== undefined && [...left].some(noun => right.has(noun))
}

function keyOfName(name: string): string {
  return lemmasOf(name.replace(ARTICLE, ''))
}

/** Nouns too wide to make two things alike. */
const WIDE: ReadonlySet<string> = wordsOf('wide class noun')

function headNoun(meaning: string): string | null {
  const noun = tagWords(meaning.replace(ARTICLE, ''))
    .slice(0, 3)
    .find(word => word.tag === 'noun')
  const head = noun ? lemma(noun.lower) : ''
  return head.length < 3 || WIDE.has(head) ? null : head
}
