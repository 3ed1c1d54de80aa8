import { verbAgrees } from '@capivira/portuguese/agreement'
import { readSubject, type Subject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily, Place } from '../fact.ts'
import {
  ask,
  focusKey,
  inSentence,
  limitingLead,
  subjectOf,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'

const ONLY_ONE = pattern('u')`
  ^(?:o|a)\s(?:${'only one of its kind, stem'}[oa]?
  |(?:\p{L}+\s){1,3}(?:mais\s\p{L}+|(?:que|com)\smais|com\s(?:[oa]\s)?(?:maior|menor)))\s`

const IS = wordsOf('copula form')
/** The verb as one thing takes it. */
const ONE: Readonly<Record<string, string>> = { são: 'é', foram: 'foi', eram: 'era' }

/** 'o segundo maior | da família': which sort of thing is not said. */
const BARE = /^((?:o|a)\s(?:(?:segund|terceir)[oa]\s)?(?:maior|menor|melhor|pior))\s(?=d[aeo]s?\s)/u
const NAMED = /^(?:o|a)\s(\p{Ll}{4,})\s(\p{Lu}\S*(?:\s\p{Lu}\S*)*)$/u

const WAY = /(?:forma|maneira|modo|meio|jeito)/u
/** 'a única forma de aprender a nadar': whatever does it can be told by that. */
const WAY_OF_DOING = pattern('u')`
    ^[oa]\s(?:(?:únic|melhor|principal)[oa]?\s${WAY}|${WAY}\smais\s\p{L}+)\s(?:de|para)\s(?:se\s)?\p{L}+r\s`

/** 'Os rios são a principal via de transporte da região': several things may be one such. */
const MAIN_ONE = /^(?:o|a)\s(?:principal|maior|melhor|únic[oa])\s\p{Ll}+(?:\s\p{Ll}+)?\s(?:d[aeo]s?|para)\s/u

const OF_WHAT = pattern('u')`\s${'what one uses or chooses'}$`

/** 'A leitura', 'o debate': by what name, without a word on whose it is. */
function meansOf({ clause, study }: Place): Subject | null {
  return /^[OA]\s\p{Ll}{5,}$/u.test(clause.subject) && !OF_WHAT.test(clause.subject)
    ? readSubject(clause.subject, study.use, true)
    : null
}

/** 'A Caatinga é o único bioma exclusivamente brasileiro' → 'Qual é o único bioma exclusivamente brasileiro?' */
export const superlative: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || !IS.has(clause.verb.toLowerCase()) || !ONLY_ONE.test(`${clause.rest} `)) return []
  const lead = limitingLead(clause)
  const subject = subjectOf(place) ?? (WAY_OF_DOING.test(clause.rest) ? meansOf(place) : null)
  // 'Os Estados Unidos são o maior produtor': one country.
  const verb = ONE[clause.verb.toLowerCase()] ?? clause.verb.toLowerCase()
  const one = subject?.phrase.proper === true || MAIN_ONE.test(clause.rest)
  if (verb !== clause.verb.toLowerCase() && !one) return []
  if (!subject || lead === null || !verbAgrees(clause.verb, subject.phrase.number) || subject.phrase.words.length > 6)
    return []
  // 'Uma novidade foi a melhora no desempenho': which, and one of several.
  if (/^uma?$/.test(subject.phrase.determiner)) return []
  const said = inSentence(
    tidyAnswer(
      clause.rest
        .replace(/\s(?:e|mas)\s\p{L}+.*$/u, '')
        .replace(/,\s.*$/u, '')
        .replace(/\s\([^()]*\)$/u, ''),
    ),
    clause.rest,
  )
  // 'o maior' of what? It must be said: 'o maior bioma brasileiro', 'a maior cidade do país'.
  if (wordsIn(said) < 4 || /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?)(?![\p{L}])/iu.test(said)) return []
  const nouns = tagWords(said)
    .slice(0, 4)
    .filter(word => word.tag === 'noun' || word.tag === 'adjective')
  if (nouns.length === 0) return []
  const { phrase } = subject
  // 'o gênero Senna é o segundo maior da família': of what it is, its name being the answer.
  const named = NAMED.exec(subject.display)
  const bare = BARE.exec(said)
  if (bare && !named) return []
  const asked = bare ? `${bare[1]} ${named?.[1]} ${said.slice(bare[0].length)}` : said
  const sort = phrase.proper ? nameClass(phrase.core) : 'other'
  // 'A China é a maior compradora': no person.
  const human = phrase.proper && sort !== 'place' && nouns.some(word => meansPerson(word.text))
  return [
    {
      family: 'definition',
      pattern: 'definition/only-one',
      focus: focusKey(said),
      question: ask(lead === '' ? '' : `${lead},`, human ? 'quem' : 'qual', verb, asked),
      answer: bare
        ? (named?.[2] ?? '')
        : phrase.proper && human
          ? upperFirst(phrase.core)
          : upperFirst(subject.display),
      answerType: human ? 'person' : sort === 'place' ? 'place' : 'term',
      ...(phrase.proper ? { proper: true, agreement: phrase } : { agreement: phrase }),
      strength: 0.88,
      load: 0.35,
    },
  ]
}
