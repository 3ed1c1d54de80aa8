import { analyse, genderOf, lemma, numberOf } from '@capivira/portuguese/morphology'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { isSituational } from '../analysis/references/situations.ts'
import type { TextSentence } from '../analysis/sentences.ts'
import type { Study } from '../analysis/study.ts'
import { phraseAt } from './phrase.ts'

/** A sentence with what it points at named, and the passage that says what is meant. */
export type Resolved = { core: string; quote: string }

const POINTING = /^(?:(?:Ess|Est)[ea]s?|Tal|Tais)\s(?=\p{Ll}{4,}\s)/u

/**
 * 'Tais instruções podem ser…' after a sentence that names 'instruções bem definidas' → 'As instruções bem definidas podem ser…'. Only where
 * the sentence before, in the same paragraph, says the same noun once; null otherwise.
 */
export function withAntecedent(study: Study, sentence: TextSentence): Resolved | null {
  const { core, block, page } = sentence
  const before = study.sentences[sentence.index - 1]
  if (before?.block !== block || before.page !== page) return null
  const named = openingNamed(study, core, before.core) ?? withinNamed(core, before.core)
  const start = named === null ? -1 : block.text.indexOf(before.text)
  const end = block.text.indexOf(sentence.text, Math.max(0, start))
  if (named === null || start < 0 || end < 0) return null
  return { core: named, quote: block.text.slice(start, end + sentence.text.length) }
}

/** The sentence with the phrase it opens with named. */
function openingNamed(study: Study, core: string, before: string): string | null {
  if (!POINTING.test(core)) return null
  const [, noun, after] = tagWords(core)
  if (noun?.tag !== 'noun' || isSituational(noun.text) || !after || !/^(?:verb|adverb|pronoun)$/.test(after.tag))
    return null
  const named = namedBefore(before, noun.lower)
  const number = numberOf(noun.lower)
  const gender = genderOf(noun.lower, study.use.determinersOf(noun.lower))
  if (!named || !number || !gender) return null
  if (named === noun.lower && !(study.isKeyTerm(noun.lower) && study.isKind(noun.lower))) return null
  return `${gender === 'f' ? 'A' : 'O'}${number === 'p' ? 's' : ''} ${named}${core.slice(noun.end)}`
}

/** 'O currículo dessa universidade' after 'a universidade de Nalanda' → 'O currículo da universidade de Nalanda'. */
function withinNamed(core: string, before: string): string | null {
  const match = /^((?:O|A|Os|As)\s\p{Ll}+(?:\s\p{Ll}+)?\s)d(?:ess|est)([ea]s?)\s(\p{Ll}{4,})(?=\s)/u.exec(core)
  if (!match) return null
  const [whole, opening = '', ending = '', noun = ''] = match
  const named = namedBefore(before, noun)
  if (!named || !/\s(?:d[aeo]s?\s)?\p{Lu}/u.test(named)) return null
  const article = ending.replace('e', 'o')
  return `${opening}d${article} ${named}${core.slice(whole.length)}`
}

/** The phrase of the sentence before that has the same noun in the same number; null where there are two or none. */
function namedBefore(text: string, noun: string): string | null {
  const words = tagWords(text)
  const found: string[] = []
  for (const [at, word] of words.entries()) {
    if (word.tag !== 'noun' || lemma(word.lower) !== lemma(noun) || numberOf(word.lower) !== numberOf(noun)) continue
    const phrase = phraseAt(words, at)
    if (!phrase || phrase.head !== at) continue
    const last = phrase.joined ? at + 1 : phrase.to
    found.push(
      text.slice(word.start, words[last - 1]?.end).toLowerCase() === word.lower
        ? word.lower
        : text.slice(word.start, words[last - 1]?.end),
    )
  }
  const [only] = found
  if (only === undefined || found.length !== 1 || /[,()“”"]/.test(only) || only.split(' ').length > 7) return null
  return analyse(noun).some(a => a.category === 'noun') ? only : null
}
