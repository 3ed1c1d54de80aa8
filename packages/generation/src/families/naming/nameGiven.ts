import { readSubject } from '../../analysis/grammar/nouns.ts'
import type { ClauseFamily, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, phraseOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { nameDraft } from './nameDraft.ts'

/** 'o nome que se dá ao desgaste', 'a denominação atribuída aos ventos' */
const GIVEN =
  /^(?:o nome|a denominação|a designação)\s(?:que\sse\s(?:dá|dava|deu|atribui)|(?:que\s(?:é|foi)\s)?(?:dad|atribuíd)[oa])\s((?:a[os]?|aos|às?)\s.+)$/u
/** 'o termo usado para designar as margens' */
const STANDS_FOR =
  /^(?:o nome|o termo|a expressão|a palavra)\s(?:(?:usad|utilizad|empregad)[oa]\spara\s(?:designar|nomear|denominar)|que\s(?:designa|nomeia|denomina))\s((?:[oa]s?|uma?)\s.+)$/u
/** 'Charque, carne-seca ou jabá (do quíchua): several names of one thing. */
const SEVERAL = /^(\p{L}[\p{L}-]+)(?:,\s\p{L}[\p{L}-]+)*,?\sou\s\p{L}[\p{L}-]+$/u
const WORDS = { least: 3, most: 22 } as const

/** 'Assoreamento é o nome dado ao acúmulo de sedimentos' → 'A que se dá o nome de assoreamento?', and back. */
export const nameGiven: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || !/^(?:é|era|são)$/iu.test(clause.verb)) return []
  const given = GIVEN.exec(clause.rest)?.[1]
  const told = given === undefined ? toThing(STANDS_FOR.exec(clause.rest)?.[1]) : given
  const name = told === undefined ? null : nameIn(place)
  const lead = limitingLead(clause)
  if (told === undefined || !name || lead === null) return []
  const answer = tidyAnswer(told)
  const low = answer.charAt(0).toLowerCase() + answer.slice(1)
  if (wordsIn(answer) < WORDS.least || wordsIn(answer) > WORDS.most) return []
  const { phrase } = name
  const opening = lead === '' ? '' : `${lead},`
  return [
    {
      family: 'definition',
      pattern: 'definition/name-given',
      focus: focusKey(phrase.core),
      question: ask(opening, 'a que se dá o nome de', phrase.core),
      answer,
      answerType: 'definition',
      strength: 0.88,
      load: 0.2,
      quiz: false,
    },
    nameDraft('naming/name-given', ask(opening, 'que nome se dá', low), phrase, 0.88),
  ]
}

/** The one name, or the first of several. */
function nameIn(place: Place) {
  const bare = place.clause.subject.replace(/\s*\([^()]*\)/gu, '').trim()
  const first = SEVERAL.exec(bare)?.[1]
  if (first !== undefined) return readSubject(first, place.study.use)
  return /,/u.test(bare) ? null : phraseOf(bare, place)
}

/** 'as margens' → 'às margens', to which the name is given. */
function toThing(named: string | undefined): string | undefined {
  return named
    ?.replace(/^o(s?)\s/u, 'ao$1 ')
    .replace(/^a(s?)\s/u, 'à$1 ')
    .replace(/^(uma?)\s/u, 'a $1 ')
}
