import { isParticiple } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import {
  ask,
  enumerate,
  focusKey,
  limitingLead,
  named,
  subjectOf,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'

/** 'matérias como teologia, história islâmica e lógica' */
const LISTED =
  /^((?:de|em|com|a)\s)?(?:(?:alguns|algumas|diversos|diversas|vários|várias|muitos|muitas)\s)?(\p{Ll}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Ll}[\p{L}-]+){0,3}?),?\s(?:como(?: por exemplo)?|tais como|a saber|como:)\s([^.;:()]{8,180})$/u
const MOST = 9
const TOO_PLAIN =
  /^(?:coisas|casos|exemplos|itens|maneiras|formas|motivos|pessoas|fatores|elementos|aspectos)(?:\s|$)/iu

/** 'O currículo envolvia matérias como teologia e lógica' → 'Que matérias o currículo envolvia?' */
export const members: ClauseFamily = place => {
  const { clause, study } = place
  if (clause.negated || clause.subject === '') return []
  const match = LISTED.exec(clause.rest.replace(/,?\s(?:etc|entre outr[oa]s|e (?:muitos )?outr[oa]s)\.?$/u, ''))
  const kind = match?.[2] ?? ''
  const items = match ? itemsOf(match[3] ?? '') : null
  if (!match || !items || TOO_PLAIN.test(kind)) return []
  const head = tagWords(`os ${kind}`)[1]
  const agreement = agreementOf(kind, study.use)
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  // 'são usados como complementos', 'agrega vários autores, como…': used as, or only some of them.
  if (
    isParticiple(kind.split(' ')[0] ?? '') ||
    /^(?:de\s|em\s|com\s|a\s)?(?:alguns|algumas|diversos|diversas|vários|várias|muitos|muitas)\s/u.test(match[0])
  )
    return []
  if (head?.tag !== 'noun' || agreement.number !== 'p' || !subject || lead === null) return []
  return [
    {
      family: 'list',
      pattern: 'list/members',
      focus: `${focusKey(subject.phrase.core)} ${kind} lista`,
      question: ask(
        lead === '' ? '' : `${lead},`,
        `${(match[1] ?? '').trim()} que ${kind}`.trim(),
        named(subject),
        clause.verb,
      ),
      answer: upperFirst(enumerate(items)),
      answerType: 'list',
      strength: 0.84,
      load: 0.5,
      quiz: false,
    },
  ]
}

/** The items of a list of plain things; null where it is none. A relative clause after the last one is left out. */
function itemsOf(text: string): string[] | null {
  const last = /^(.*?),?\s(?:e|ou)\s([^,]+)(?:,\s.*)?$/u.exec(text)
  if (!last) return null
  const items = [...(last[1] ?? '').split(', '), tidyAnswer(last[2] ?? '')].map(item => item.trim())
  if (items.length < 2 || items.length > MOST) return null
  const plain = items.every(item => {
    const words = tagWords(item)
    const opens = words[0]?.tag
    return (
      item !== '' &&
      wordsIn(item) <= 6 &&
      (opens === 'noun' || opens === 'proper' || opens === 'article' || opens === 'adjective') &&
      !words.some(word => word.tag === 'verb' || word.tag === 'relative' || word.tag === 'pronoun')
    )
  })
  return plain ? items.map((item, at) => (at === 0 ? item : lowerFirst(item, text))) : null
}

function lowerFirst(item: string, text: string): string {
  return text.includes(item) ? item : item.charAt(0).toLowerCase() + item.slice(1)
}
