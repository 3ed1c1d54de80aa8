import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { takeApart } from '../../analysis/grammar/clauses.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const KNOWN =
  /^((?:mais\s|muito\s)?(?:conhecid|famos|lembrad|admirad|criticad)[oa]s?)\s((?:por|pel[oa]s?)\s[^;:]{6,140})$/u
/** 'pela máxima “os opostos se atraem”' */
const SAYING = /^Pel[oa]\s(máxima|lema|frase|ditado|expressão|slogan|bordão|provérbio)\s([“"].+[”"])$/u
/** 'estão entre os mais estudados, notadamente por possuírem…' */
const ABOVE_ALL =
  /,\s(?:notadamente|principalmente|sobretudo|justamente|especialmente)\s(por\s(?:não\s)?\p{L}+r(?:em)?\s[^;:]{8,260})$/u

/** For what something is known, or stands out: 'Ouro Preto é conhecida pelas igrejas barrocas' → 'Por que é conhecida Ouro Preto?' */
export const knownFor: ClauseFamily = place => [...known(place), ...aboveAll(place)]

function known(place: Place): FactDraft[] {
  const { clause } = place
  const match = /^(?:é|são|foi|foram|era|eram|ficou|ficaram)$/i.test(clause.verb) ? KNOWN.exec(clause.rest) : null
  const subject = match && !clause.negated && limitingLead(clause) === '' ? subjectOf(place) : null
  const answer = tidyAnswer(wholeList(place, match?.[2] ?? ''))
  // 'conhecido por Tiradentes', 'pelo nome de': what it is called.
  if (!match || !subject || wordsIn(answer) < 3 || wordsIn(answer) > 16) return []
  // 'é uma gramínea, conhecida por…': the noun that says what something is.
  const opening = clause.subject.split(' ')[0]?.toLowerCase() ?? ''
  if (subject.phrase.determiner === '' && analyse(opening).some(a => a.category === 'noun')) return []
  // 'por duas ideias': which, only the next sentences say.
  if (/^(?:Por|Pel[oa]s?)\s(?:dois|duas|três|quatro|várias|vários|muit[oa]s|divers[oa]s)\s\p{Ll}+$/u.test(answer))
    return []
  if (/^(?:Por|Pel[oa]s?)\s(?:\p{Lu}|nome|apelido|sigla|[“"]|mundo|país|todos?(?=\s))/u.test(answer)) return []
  if (!verbAgrees(clause.verb.toLowerCase(), subject.phrase.number)) return []
  // 'conhecido pelo lema “…”': the saying itself is the answer.
  const [, saying = '', said = ''] = SAYING.exec(answer) ?? []
  if (saying !== '')
    return [
      draft(
        ask('por qual', saying, clause.verb.toLowerCase(), match[1] ?? '', named(subject)),
        said,
        focusKey(subject.phrase.core),
      ),
    ]
  return [
    draft(
      ask('por que', clause.verb.toLowerCase(), match[1] ?? '', named(subject)),
      answer,
      focusKey(subject.phrase.core),
    ),
  ]
}

/** What is said up to the end of its list, where the clause was cut at the first comma: 'por conter ferro | , zinco e cobre'. */
function wholeList({ sentence }: Place, said: string): string {
  const at = said === '' ? -1 : sentence.core.indexOf(said)
  const rest = at < 0 ? '' : sentence.core.slice(at + said.length)
  const more = /^(?:,\s(?:[oa]s?\s)?\p{Ll}[\p{L}-]+){0,4}\se\s(?:[oa]s?\s)?\p{Ll}[\p{L}\s-]+(?=[.;,])/u.exec(rest)?.[0]
  if (more !== undefined || !rest.startsWith(',')) return said + (more ?? '')
  // ', zinco': one more that could not be read to its end.
  return /^(?:noun|article|adjective)$/.test(tagWords(rest.slice(2))[0]?.tag ?? '') ? '' : said
}

/** 'Os fenóis estão entre os mais estudados, notadamente por possuírem…' → 'Por que os fenóis estão entre os mais estudados?' */
function aboveAll(place: Place): FactDraft[] {
  const match = ABOVE_ALL.exec(place.clause.text)
  const main = match ? takeApart(place.clause.text.slice(0, match.index)) : null
  const subject = main && !main.negated && limitingLead(main) === '' ? subjectOf({ ...place, clause: main }) : null
  const answer = tidyAnswer(match?.[1] ?? '')
  if (!main || !subject || wordsIn(answer) < 4 || wordsIn(main.rest) < 2 || wordsIn(main.rest) > 14) return []
  if (!verbAgrees(main.verb.split(' ')[0] ?? '', subject.phrase.number)) return []
  return [draft(ask('por que', named(subject), main.verb, main.rest), answer, focusKey(subject.phrase.core))]
}

function draft(question: string, answer: string, focus: string): FactDraft {
  return {
    family: 'cause',
    pattern: 'cause/known-for',
    focus: `${focus} causa`,
    question,
    answer,
    answerType: 'cause',
    strength: 0.82,
    load: 0.7,
  }
}
