import { contract, verbAgrees } from '@capivira/portuguese/agreement'
import { isParticiple } from '@capivira/portuguese/morphology'
import { nameClass } from '../../analysis/people/names.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { does, isBroad, purposeDraft, whatDoes } from './does.ts'
import { givesTo } from './gives.ts'

const AIM = pattern('u')`
  ^(?:como|por)\s((?:principal\s)?${'aim'}
  (?:\s(?:${'kind of an aim'}|\p{Ll}+(?<!r)(?=\s(?:${'definite article'}|\p{Ll}+[aeiô]r)\s)))?)\s(.+)$`
const SERVES = pattern('u')`
  ^(?:${'ser, present and past'}\s)?(?:us|utiliz|empreg)ad[oa]s?\s
  (?:principalmente\s|também\s|geralmente\s)?(para\s.+)$`

/** What things are for and what they do. */
export const purpose: ClauseFamily = place => [
  ...aim(place),
  ...withAim(place),
  ...serves(place),
  ...allows(place),
  ...responsible(place),
  ...does(place),
]

/** 'X tem como objetivo V' → 'Qual é o objetivo de X?' */
function aim(place: Place): FactDraft[] {
  const { clause } = place
  if (!isOneOf('having, past too, form', clause.verb.toLowerCase()) || clause.negated) return []
  const match =
    AIM.exec(clause.rest) ??
    // 'têm a função é moer': the slip of the page is not carried on.
    /^(?:o|a)\s((?:principal\s)?(?:objetivo|finalidade|função|missão|papel))\s(?:(?:de|é)\s)?(.+)$/u.exec(clause.rest)
  const subject = match ? subjectOf(place) : null
  if (!match || !subject) return []
  const noun = match[1] ?? ''
  const answer = tidyAnswer(match[2] ?? '')
  if (wordsIn(answer) < 3) return []
  const article = /função|finalidade|missão|meta/.test(noun) ? 'a' : 'o'
  const verb = /^t(?:eve|iveram|inha|inham)$/i.test(clause.verb) ? 'qual era' : 'qual é'
  return [
    purposeDraft(
      'function/aim',
      ask(verb, article, noun, contract('de', named(subject))),
      answer,
      focusKey(subject.phrase.core),
      0.9,
    ),
  ]
}

/** 'Foi implantado o RNP2 com o objetivo de interligar o país' → 'Com que objetivo foi implantado o RNP2?' */
function withAim(place: Place): FactDraft[] {
  const { clause } = place
  const match =
    /^(.*?),?\scom\s((?:o )?objetivo|(?:a )?finalidade|(?:o )?intuito|(?:o )?propósito)\sde\s(\p{L}+r\s.+)$/u.exec(
      clause.rest,
    )
  // 'Rede é a ligação de máquinas com o objetivo de…': the aim is part of what it is.
  if (!match || clause.negated || /^(?:é|são) (?:[oa]s?|uma?) /u.test(`${clause.verb} ${clause.rest}`.toLowerCase()))
    return []
  const before = match[1] ?? ''
  const answer = tidyAnswer(match[3] ?? '')
  if (wordsIn(answer) < 3 || wordsIn(before) > 12) return []
  // 'fica junto da ponte, erguida em 1880 com o objetivo de…': of what it was done to.
  if (/,\s\p{Ll}+[aei]d[oa]s?(?![\p{L}])/u.test(before)) return []
  const noun = (match[2] ?? '').replace(/^[oa]\s/, '')
  if (clause.subject === '') {
    return wordsIn(before) < 2
      ? []
      : [
          purposeDraft(
            'function/with-aim',
            ask('com que', noun, clause.verb.toLowerCase(), before),
            answer,
            focusKey(before),
            0.88,
          ),
        ]
  }
  const subject = subjectOf(place)
  if (!subject) return []
  const [participle = '', ...others] = before.split(' ')
  // 'foi fazendo testes': the subject stands before what it was doing.
  const passive = /^(?:foi|foram)$/i.test(clause.verb) && isParticiple(participle)
  const question = passive
    ? ask('com que', noun, clause.verb.toLowerCase(), participle, named(subject), others.join(' '))
    : ask('com que', noun, named(subject), clause.verb, before)
  return [purposeDraft('function/with-aim', question, answer, focusKey(subject.phrase.core), 0.88)]
}

/** 'de abrigo', 'como tempero': not as an example or a pattern of something else. */
const SERVES_AS = pattern('u')`
  ^(?:de|como)\s(?=\p{Ll}{4,}\s(?:d[aeo]s?|para|a|à|ao|aos|às)\s)(?!${'served as no tool'})`

/** 'O termômetro serve para medir a temperatura' → 'Para que serve o termômetro?' */
function serves(place: Place): FactDraft[] {
  const { clause } = place
  if (clause.negated) return []
  const subject = subjectOf(place)
  if (!subject || limitingLead(clause) === null) return []
  if (/^servem?$/i.test(clause.verb) && /^(?:para|de|como)\s/.test(clause.rest)) {
    // 'serve de abrigo para os peixes': as that.
    const as = SERVES_AS.test(clause.rest)
    const answer = tidyAnswer(clause.rest.replace(SERVES_AS, 'como '))
    return wordsIn(answer) < (as ? 4 : 3) || !(as || clause.rest.startsWith('para'))
      ? []
      : [
          purposeDraft(
            'function/serves',
            ask('para que', clause.verb.toLowerCase(), named(subject)),
            answer,
            focusKey(subject.phrase.core),
            0.9,
          ),
        ]
  }
  const match = SERVES.exec(`${clause.verb.toLowerCase()} ${clause.rest}`)
  if (!match) return []
  const answer = tidyAnswer(match[1] ?? '')
  if (wordsIn(answer) < 3) return []
  const plural = subject.phrase.number === 'p'
  // What was used once need not serve for that now.
  if (/^(?:foi|foram)$/i.test(clause.verb)) return []
  return [
    purposeDraft(
      'function/used',
      ask('para que', plural ? 'servem' : 'serve', named(subject)),
      answer,
      focusKey(subject.phrase.core),
      0.88,
    ),
  ]
}

const ENDING_OF_A_VERB_THAT_ALLOWS = pattern('i')`
  ^(?:permit|possibilit|garant|assegur)${'ending of a verb that allows'}$`

/** 'A herança permite reutilizar código' → 'O que a herança permite?' */
function allows(place: Place): FactDraft[] {
  const { clause } = place
  if (clause.negated || !ENDING_OF_A_VERB_THAT_ALLOWS.test(clause.verb)) return []
  const subject = subjectOf(place)
  const answer = tidyAnswer(clause.rest)
  if (!subject || wordsIn(answer) < 3 || limitingLead(clause) === null) return []
  if (!verbAgrees(clause.verb, subject.phrase.number)) return []
  // 'O que faz a Amazônia?': places do nothing.
  const isPlace = subject.phrase.proper && nameClass(subject.phrase.core) === 'place'
  if (isPlace || isBroad(subject, place) || givesTo(clause.rest)) return whatDoes(place, subject, answer)
  return [
    purposeDraft(
      'function/allows',
      ask('o que', named(subject), clause.verb.toLowerCase()),
      answer,
      focusKey(subject.phrase.core),
      place.study.headed(subject.phrase.core) > 2 ? 0.5 : 0.66,
    ),
    ...whatDoes(place, subject, answer),
  ]
}

/** 'O sistema nervoso é responsável por controlar o corpo' → 'Pelo que o sistema nervoso é responsável?' */
function responsible(place: Place): FactDraft[] {
  const { clause } = place
  const match = /^(?:(?:a|o|as|os)\s)?(?:principa(?:l|is)\s)?responsáve(?:l|is)\s(por|pel[oa]s?)\s(.+)$/u.exec(
    clause.rest,
  )
  if (!match || clause.negated || !isOneOf('ser, present and past', clause.verb.toLowerCase())) return []
  const subject = subjectOf(place)
  const rest = tidyAnswer(`${match[1]} ${match[2]}`)
  if (!subject || wordsIn(rest) < 3) return []
  const singular = subject.phrase.number === 's'
  return [
    purposeDraft(
      'function/responsible',
      ask('pelo que', named(subject), clause.verb.toLowerCase(), singular ? 'responsável' : 'responsáveis'),
      rest,
      focusKey(subject.phrase.core),
      0.82,
    ),
  ]
}
