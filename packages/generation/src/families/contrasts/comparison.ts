import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, named, phraseOf, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** How two things differ: 'enquanto', 'ao passo que', 'ao contrário de', and 'mais … que'. */
export const comparison: ClauseFamily = unlike

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
