import { agrees } from '@capivira/portuguese/agreement'
import { activePast, activePresent } from '@capivira/portuguese/inflection'
import { isParticiple } from '@capivira/portuguese/morphology'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, subjectOf } from '../wording/phrasing.ts'

const BY =
  /^(?:\p{L}+mente\s)?(\p{L}+)\spel[oa]\s((?:Lei|Decreto|Constituição|Resolução|Portaria|Tratado|Emenda|Código|Estatuto|Acordo|Ato|Medida)(?:\s\p{Lu}\p{L}+)?)\s((?:n[º°.]\s?)?\d[\d./]*|d[aeo]\s(?:\p{Lu}[\p{L}\s]+?|\d{4})|\p{Lu}[\p{L}\s]+?)(?=$|[,;]|\s(?:de\s\d|em\s|e\s|n[oa]\s|que\s))/u

/** 'O estágio é regido pela Lei nº 11.788' → 'Que lei rege o estágio?' */
export const byLaw: ClauseFamily = place => {
  const { clause } = place
  const past = /^(?:foi|foram)$/i.test(clause.verb)
  const match = past || /^(?:é|são)$/i.test(clause.verb) ? BY.exec(clause.rest) : null
  const participle = match?.[1] ?? ''
  if (!match || clause.negated || !isParticiple(participle)) return []
  const subject = subjectOf(place)
  const active = past ? activePast(participle, 's') : activePresent(participle, 's')
  const lead = limitingLead(clause)
  if (!subject || !active || lead === null || !agrees(participle, subject.phrase)) return []
  const kind = match[2] ?? ''
  const feminine = /^(?:Lei|Constituição|Resolução|Portaria|Emenda|Medida)/.test(kind)
  return [
    {
      family: 'agent',
      pattern: 'agent/by-law',
      focus: `${focusKey(subject.phrase.core)} quem`,
      question: ask(lead === '' ? '' : `${lead},`, 'que', kind.toLowerCase(), active, subject.display),
      answer: `${feminine ? 'A' : 'O'} ${kind} ${(match[3] ?? '').trim()}`,
      answerType: 'term',
      proper: true,
      strength: 0.84,
      load: 0.4,
      quiz: false,
    },
  ]
}
