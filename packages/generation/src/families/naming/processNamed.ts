import { definiteArticle } from '@capivira/portuguese/agreement'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import type { FactDraft, Place } from '../fact.ts'
import { ask, inSentence, limitingLead, named, phraseOf, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { nameDraft } from './nameDraft.ts'

const SORT = '(processo|fenômeno|técnica|método|mecanismo|procedimento|prática|sistema|operação|reação|etapa|fase)'
const CALLED = String.raw`\s(?:chamad|denominad|conhecid)[oa]\s(?:de\s|como\s)?["“]?(\p{L}[\p{L}-]+(?:\s(?:d[aeo]s?\s|por\s)?[\p{L}-]+){0,3}?)["”]?`
const BY = '(?:por(?: meio de| intermédio de)?|através de|mediante)'
/** 'Por um processo chamado osmose', 'Num fenômeno conhecido como maré' */
const LED = new RegExp(String.raw`^(?:(${BY}|em)\suma?|num|numa)\s${SORT}(\s\p{Ll}{4,})??${CALLED}$`, 'iu')
const TRAILING = new RegExp(String.raw`^(.+?),?\s(?:(${BY}|em)\suma?|num|numa)\s${SORT}(\s\p{Ll}{4,})??${CALLED}$`, 'u')

/** 'Por um processo chamado enxertia, dois ramos são unidos' → 'Como se chama o processo pelo qual dois ramos são unidos?' */
export function processNamed(place: Place): FactDraft[] {
  const { clause } = place
  if (clause.negated) return []
  const [, before, noun = '', more = '', name = ''] = LED.exec(clause.lead) ?? []
  if (name !== '')
    return asked({ ...place, clause: { ...clause, lead: '' } }, { by: before, noun, more, name, said: clause.rest })
  const [, rest = '', by, sort = '', which = '', called = ''] = TRAILING.exec(clause.rest) ?? []
  return called === '' ? [] : asked(place, { by, noun: sort, more: which, name: called, said: rest })
}

type Named = { by: string | undefined; noun: string; more: string; name: string; said: string }

function asked(place: Place, { by, noun, more, name, said }: Named): FactDraft[] {
  const { clause, study } = place
  const lead = limitingLead(clause)
  const subject = lead === null ? null : subjectOf(place)
  const found = phraseOf(name, place)
  const agreement = agreementOf(noun, study.use)
  const rest = inSentence(tidyAnswer(said), said)
  if (
    !subject ||
    lead === null ||
    !found ||
    wordsIn(`${named(subject)} ${rest}`) < 3 ||
    wordsIn(rest) > 16 ||
    rest.includes(',')
  )
    return []
  const article = definiteArticle(agreement)
  const which = by === undefined || by.toLowerCase() === 'em' ? 'em que' : `pel${article} qual`
  return [
    nameDraft(
      'naming/process-named',
      ask(
        lead === '' ? '' : `${lead},`,
        'como se chama',
        article,
        `${noun}${more}`,
        which,
        named(subject),
        clause.verb,
        rest,
      ),
      found.phrase,
      0.88,
    ),
  ]
}
