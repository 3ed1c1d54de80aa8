import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { enumerate, upperFirst } from './phrasing.ts'

const OF = /^naming\/(?:is-called|described|given)$/u
/** The words that lead to a name. */
const LEADS =
  /(?:(?:chamad|denominad|conhecid|designad)[oa]s?(?:\s(?:de|como|por|pelo nome de))?|(?:o nome|a denominação)\sde)\s/u
const NAME = /["“]?\p{L}[\p{L}\d-]*(?:\s(?:d[aeo]s?\s)?(?!(?:ou|e)\s)[\p{L}\d-]+){0,2}["”]?/u
const SENSE = /(?:\s\([^()]{3,60}\))?/u
/** What each name means, behind it. */
const OR = /,?\sou\s(?:também\s|ainda\s|simplesmente\s|apenas\s)?(?:d[eo]\s|por\s)?/u
const MORE = pattern('u')`^["”]?${SENSE}((?:,\s(?!ou\s)${NAME})*?)(?:${OR}(${NAME}))?${SENSE}(?=\s?[.;(]|$)`
/** Without 'ou' one more may say what the first is: 'nimbos, nuvens escuras'. */
const LEAST_LISTED = 2
const MOST = 3

/**
 * All names of a thing that has several: 'chamadas de caducas ou decíduas', 'chamadas de Base, Super, Matriz'. The card
 * answers with all; the quiz with the first, beside single names.
 */
export function allNames(fact: Fact): Fact[] {
  const others = OF.test(fact.pattern) ? otherNames(fact) : []
  if (others.length === 0) return [fact]
  const names = [fact.answer, ...others]
  const answer = upperFirst(enumerate(names).replace(/\se\s(?=[^,]*$)/u, ' ou '))
  return [
    { ...fact, answer, quiz: false },
    { ...fact, card: false },
  ]
}

function otherNames({ sentence, answer }: Fact): string[] {
  const { core } = sentence
  const lead = LEADS.exec(core)
  const from = lead ? lead.index + lead[0].length : core.length
  const at = core.toLowerCase().indexOf(answer.toLowerCase(), from)
  if (at < 0 || at > from + 3) return []
  const [, listed = '', last] = MORE.exec(core.slice(at + answer.length)) ?? []
  const others = listed.split(/,\s/u).filter(name => name !== '')
  if (last === undefined && others.length < LEAST_LISTED) return []
  const names = [...others, ...(last === undefined ? [] : [last])].map(name => name.replace(/["“”]/gu, ''))
  return names.length <= MOST && names.every(isName) ? names : []
}

/** A noun or a describing word, not 'que sobem', 'em outros lugares' or 'nuvens que…'. */
function isName(name: string): boolean {
  const words = tagWords(`as ${name}`).slice(1)
  return (
    (words[0]?.tag === 'noun' || words[0]?.tag === 'adjective' || /^\p{Lu}/u.test(name)) &&
    words.every(({ tag, text }) => /^\p{Lu}/u.test(text) || !/^(?:verb|relative|pronoun|adverb)$/u.test(tag))
  )
}
