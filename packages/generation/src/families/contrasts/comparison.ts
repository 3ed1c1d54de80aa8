import { takeApart } from '../../analysis/grammar/clauses.ts'
import type { Subject } from '../../analysis/grammar/nouns.ts'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import {
  ask,
  focusKey,
  inSentence,
  named,
  phraseOf,
  subjectOf,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'
import { differsBy } from './differsBy.ts'

/** How two things differ: 'enquanto', 'ao passo que', 'ao contrário de', and 'mais … que'. */
export const comparison: ClauseFamily = place => [
  ...contrast(place),
  ...unlike(place),
  ...moreThan(place),
  ...differsBy(place),
]

/** 'A mitose gera duas células, enquanto a meiose gera quatro' → 'Qual é a diferença entre a mitose e a meiose?' */
function contrast(place: Place): FactDraft[] {
  const { clause } = place
  const text = clause.text.replace(/[.;]$/, '')
  const match = /^(.{15,140}?),?\s(?:enquanto|ao passo que|já)\s((?:o|a|os|as)\s.{12,140})$/u.exec(text)
  if (!match || /(?<![\p{L}])(?:enquanto|já)\s(?:isso|que)(?![\p{L}])/u.test(text)) return []
  const [left, right] = [takeApart(match[1] ?? ''), takeApart(upperFirst(match[2] ?? ''))]
  if (!left || !right || left.lead !== '' || right.lead !== '' || left.negated !== right.negated) return []
  // Set against each other both are known: 'a mitose' needs no further description beside 'a meiose'.
  const [one, other] = [left, right].map(({ subject }) => readSubject(subject, place.study.use))
  const answer = tidyEnd(text)
  // Two places or people differ in many things.
  if (!one || !other || one.phrase.proper || other.phrase.proper || isOfName(one) || isOfName(other)) return []
  // 'um corte em uma artéria' beside 'o sangue de uma veia cortada': two things of different standing.
  if (/^uma?$/.test(one.phrase.determiner) !== /^uma?$/.test(other.phrase.determiner)) return []
  if (sameHead(one, other) || wordsIn(answer) > 28) return []
  return [
    draft(
      'comparison/contrast',
      ask('qual é a diferença entre', named(one), 'e', named(other)),
      upperFirst(answer),
      focusKey(`${one.phrase.core} ${other.phrase.core}`),
      0.84,
      false,
    ),
  ]
}

/** 'a cidade de São Paulo' */
function isOfName({ phrase }: Subject): boolean {
  return /\s\p{Lu}/u.test(phrase.core)
}

function tidyEnd(text: string): string {
  return text
    .replace(/,\spor exemplo,/u, '')
    .replace(/,\s(?:que|o que|sendo|e por isso)\s.*$/u, '')
    .trim()
}

function sameHead(one: Subject, other: Subject): boolean {
  return one.phrase.core.toLowerCase() === other.phrase.core.toLowerCase()
}

/** 'Diferentemente da célula animal, a célula vegetal possui parede celular' → 'O que diferencia a célula vegetal da célula animal?' */
function unlike(place: Place): FactDraft[] {
  const { clause } = place
  const match =
    /^(?:Diferentemente|Ao contrário|Diferente)\s(d(?:[oa]s?|e)\s[^,()]{3,50})(?:,\s(?:que|onde)\s.*)?$/u.exec(
      clause.lead,
    )
  const subject = match ? subjectOf(place) : null
  const other = match
    ? phraseOf(upperFirst((match[1] ?? '').replace(/^d([oa]s?)\s/, '$1 ').replace(/^de\s/, '')), place)
    : null
  if (!match || !subject || !other) return []
  const still = /\s(ainda hoje|até hoje|hoje|ainda|só|apenas)$/u.exec(
    clause.text.split(` ${clause.verb} `)[0] ?? '',
  )?.[1]
  const verb = `${still === undefined ? '' : `${still} `}${clause.negated ? 'não ' : ''}${clause.verb}`
  const answer = tidyAnswer(`${subject.display} ${verb} ${clause.rest}`)
  if (wordsIn(answer) < 4) return []
  return [
    draft(
      'comparison/unlike',
      ask('o que diferencia', named(subject), match[1] ?? ''),
      answer,
      focusKey(subject.phrase.core),
      0.8,
      false,
    ),
  ]
}

/** 'O mercúrio é mais denso que a água' → 'O que é mais denso que a água?' */
function moreThan(place: Place): FactDraft[] {
  const { clause } = place
  const match =
    /^((?:mais|menos)\s\p{L}+|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?)\s((?:do\s)?que\s(?:o|a|os|as|um|uma)\s[^,;]{3,50})$/u.exec(
      clause.rest.split(/,\s/)[0] ?? '',
    )
  if (!match || clause.negated || !/^(?:é|era|foi)$/i.test(clause.verb) || clause.lead !== '') return []
  const subject = subjectOf(place)
  const other = readSubject(upperFirst((match[2] ?? '').replace(/^(?:do\s)?que\s/, '')), place.study.use)
  if (!subject || !other) return []
  return [
    {
      ...draft(
        'comparison/more',
        ask('o que', clause.verb.toLowerCase(), match[1] ?? '', match[2] ?? ''),
        upperFirst(inSentence(subject.display, subject.display)),
        focusKey(`${match[1]} ${match[2]}`),
        0.8,
        true,
      ),
      answerType: 'term',
      agreement: subject.phrase,
    },
  ]
}

function draft(
  pattern: string,
  question: string,
  answer: string,
  focus: string,
  strength: number,
  quiz: boolean,
): FactDraft {
  return {
    family: 'comparison',
    pattern,
    focus: `${focus} diferença`,
    question,
    answer,
    answerType: 'definition',
    strength,
    load: 1,
    quiz,
  }
}
