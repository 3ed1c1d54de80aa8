import { agrees } from '@capivira/portuguese/agreement'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, phraseOf, subjectOf, upperFirst } from '../wording/phrasing.ts'

const MEASURED = /^(medid|expres|express|dad|calculad)([oa]s?)\sem\s([^,;.]{3,60})$/u
/** ' e a aceleração em metros por segundo': a second thing with its unit, the verb left out. */
const SECOND = /^(.+?)\se\s((?:o|a|os|as)\s[^,]{3,40}?)\sem\s(.+)$/u
const OF_SI = /(?:[VAWJNCKTHFΩ]|Pa|Hz|Wb|kg|mol|min|g|s|m|L|h)/u
/** 'm/s', 'N·m', 'newtons por metro (N/m)' */
const PER = /\s?[/·]\s?(?:[µμkMGmcd]?(?:[VAWJNCKTHFΩ]|Pa|Hz|kg|mol|g|s|m|L|h))[²³]?/u
const UNIT_SYMBOL = pattern('u')`^[µμkMGmcdhn]?${OF_SI}(?:[²³]|${PER})*$`
const UNIT = pattern('u')`^(?!termos\s)(?:\p{Ll}+s|\p{Ll}*${'unit of measure, stem'}\p{Ll}*)(?:\s|$)`

/**
 * 'A massa é medida em quilogramas e a aceleração em metros por segundo' → 'Em que unidade é medida a massa?', and the
 * aceleração.
 */
export const measured: ClauseFamily = place => {
  const { clause } = place
  const match = clause.negated || !/^(?:é|são)$/i.test(clause.verb) ? null : MEASURED.exec(clause.rest)
  const subject = match ? subjectOf(place, true) : null
  // 'em ampères | por um aparelho': by what is another question.
  const [, stem = '', ending = '', said = ''] = match ?? []
  const unit = said.replace(/\s(?:por\s(?:um|uma|meio)|pel[oa]s?|com\s(?:um|uma|o|a))\s.*$/u, '')
  if (!subject || !agrees(stem + ending, subject.phrase)) return []
  const [, first = unit, other = '', unitOfOther = ''] = SECOND.exec(unit) ?? []
  const drafts = draft(place, subject.phrase.core, subject.display, stem, first)
  const next = other === '' ? null : phraseOf(other, place)
  return next ? [...drafts, ...draft(place, next.phrase.core, next.display, stem, unitOfOther)] : drafts
}

function draft(place: Place, core: string, display: string, stem: string, unit: string): FactDraft[] {
  const phrase = phraseOf(display, place)?.phrase
  if (!(UNIT.test(unit) || UNIT_SYMBOL.test(unit)) || !phrase) return []
  const plural = phrase.number === 'p'
  const participle = `${stem}${phrase.gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''}`
  return [
    {
      family: 'quantity',
      pattern: 'quantity/unit',
      focus: `${focusKey(core)} unidade`,
      question: ask('em que unidade', plural ? 'são' : 'é', participle, display),
      answer: upperFirst(`em ${unit}`),
      answerType: 'term',
      strength: 0.84,
      load: 0.35,
    },
  ]
}
