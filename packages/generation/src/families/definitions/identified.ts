import { analyse } from '@capivira/portuguese/morphology'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { nameDraft } from '../naming/name-draft.ts'
import { ask, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { definitionDraft } from './definition-draft.ts'

/** A description, 'é', and a name of one or two words to end the clause. */
const IDENTIFIES = pattern('u')`
    ^((?:O|A|Os|As)\s\p{Ll}{3,}\s.{8,110}?)\s(é|são)\s
    ((?:o|a|os|as)\s\p{L}{3,}(?:\s(?!e\s|ou\s)\p{Ll}{4,})?)(?:,\s.+)?$`
/** Heads of descriptions that say what a thing does or counts for, not what it is: of those only the name is asked. */
const NO_GENUS = pattern('')`^${'description without genus'}s?$`
const NO_NAME = pattern('')`^${'no name of what is described, stem'}`

/** 'A abertura no topo do vulcão é a cratera' → 'O que é a cratera?' and 'Qual é a abertura no topo do vulcão?' */
export const identified: ClauseFamily = place => {
  const { clause, sentence } = place
  const match = clause.negated || clause.lead !== '' ? null : IDENTIFIES.exec(clause.text)
  if (!match || sentence.dependence !== null) return []
  const [, described = '', verb = '', value = ''] = match
  const name = readSubject(value, place.study.use)
  if (!name || !isName(value) || (name.phrase.number === 'p') !== (verb === 'são')) return []
  if (wordsIn(described) < 4 || wordsIn(described) > 18 || pointsElsewhere(described) || !isDescription(described))
    return []
  const question = ask('qual', verb, described.charAt(0).toLowerCase() + described.slice(1)).replace(
    /^Qual são/u,
    'Quais são',
  )
  const asked = { ...nameDraft('naming/identified', question, name.phrase, 0.84), answer: upperFirst(value) }
  const head = described.split(' ')[1] ?? ''
  // 'A forma mais comum de relógio é o de pulso': how it stands among others, not what it is.
  if (NO_GENUS.test(head) || /\s(?:mais|menos)\s\p{Ll}/u.test(described))
    return [{ ...asked, focus: focusKey(described) }]
  return [
    asked,
    definitionDraft('definition/identified', name, ask('o que', verb, name.display), upperFirst(described), 0.84),
  ]
}

/** A noun of its own, not one that every text uses. */
function isName(value: string): boolean {
  const noun = value.split(' ')[1] ?? ''
  const readings = analyse(noun.toLowerCase())
  const nominal = readings.length === 0 || readings.some(a => a.category === 'noun')
  return nominal && !NO_NAME.test(noun.toLowerCase()) && !isCommonNoun(noun.toLowerCase())
}

/** A noun told apart by what hangs on it, and no main verb of its own: 'O órgão que bombeia o sangue'. */
function isDescription(described: string): boolean {
  const words = tagWords(described)
  const hook = words.findIndex(({ lower, tag }) => tag === 'participle' || isOneOf('hook of a description', lower))
  const verb = words.findIndex(word => word.tag === 'verb')
  const relative = words.findIndex(({ lower }) => /^(?:que|onde|qual|quais)$/.test(lower))
  return words[1]?.tag === 'noun' && hook > 1 && hook <= 4 && (verb < 0 || (relative > 0 && relative < verb))
}
