import { definiteArticle } from '@capivira/portuguese/agreement'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, phraseOf, subjectOf, wordsIn } from '../wording/phrasing.ts'
import { nameDraft } from './name-draft.ts'

/** Names a sentence gives at its end: 'chama-se pentágono', 'uma lente chamada cristalino'. */
export const calls: ClauseFamily = place => [...callsItself(place), ...calledPart(place)]

/** 'Um polígono de cinco lados chama-se pentágono' → 'Como se chama um polígono de cinco lados?' */
function callsItself(place: Place): FactDraft[] {
  const { clause } = place
  const match = /^(?:(?:chama|denomina)(?:m)?-se|se (?:chama|denomina)(?:m)?)$/i.test(clause.verb)
    ? /^(?:de\s)?["“]?((?:\p{L}[\p{L}-]*)(?:\s(?:d[aeo]s?\s)?[\p{L}-]+){0,3})["”]?$/u.exec(clause.rest)
    : null
  const described = clause.subject
  if (!match || clause.negated || clause.lead !== '' || wordsIn(described) < 4 || wordsIn(described) > 16) return []
  if (!/^(?:O|A|Os|As|Um|Uma)\s\p{Ll}/u.test(described) || described.includes(',')) return []
  // 'um método muito usado': there are others.
  if (/^Uma?\s(?!.*\s(?:que|d[aeo]s?|com|sem|entre|cuj[oa]s?)\s)/u.test(described)) return []
  const name = phraseOf(match[1] ?? '', place)
  if (!name) return []
  const plural = /m-se$|m$/u.test(clause.verb)
  return [
    nameDraft(
      'naming/calls-itself',
      ask(plural ? 'como se chamam' : 'como se chama', described.charAt(0).toLowerCase() + described.slice(1)),
      name.phrase,
      0.9,
    ),
  ]
}

/** 'cristalino', 'teia da vida' */
const SHORT_NAME = /(?:\p{L}[\p{L}-]*)(?:\s(?:d[aeo]s?\s)?[\p{L}-]+){0,2}/u
const NOUN_PHRASE = /\p{Ll}{3,}(?:\s(?!chamad|denominad)\p{Ll}+){0,4}/u
const CALLED_SO = pattern('u')`
  ^(?:${'article'}|(?=\p{Ll}+s\s))\s?(${NOUN_PHRASE}),?\s(?:chamad|denominad)(${'definite article'})\s
  (?:de\s)?["“]?(${SHORT_NAME})["”]?$`

/** 'O olho possui uma lente chamada cristalino' → 'Como se chama a lente que o olho possui?' */
function calledPart(place: Place): FactDraft[] {
  const { clause, study } = place
  const match = CALLED_SO.exec(
    clause.rest.replace(
      /(?<=\s(?:chamad|denominad)[oa]s?\s[^,]{3,40}),\s(?:que|onde|cuj[oa]s?|por onde|com [oa]s? qua(?:l|is))\s.*$/u,
      '',
    ),
  )
  if (!match || clause.negated || clause.lead !== '' || !isOneOf('having or making, form', clause.verb.toLowerCase()))
    return []
  const subject = subjectOf(place)
  const name = phraseOf(match[3] ?? '', place)
  const agreement = agreementOf(match[1] ?? '', study.use)
  if (!subject || !name || !agreement.sure) return []
  return [
    nameDraft(
      'naming/called-part',
      ask(
        agreement.number === 'p' ? 'como se chamam' : 'como se chama',
        `${definiteArticle(agreement)} ${match[1]}`,
        'que',
        subject.display,
        clause.verb.toLowerCase(),
      ),
      name.phrase,
      0.84,
    ),
  ]
}
