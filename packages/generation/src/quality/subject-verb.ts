import { type Analysis, analyse, type GrammaticalNumber } from '@capivira/portuguese/morphology'
import { pattern } from '../lexicon/words.ts'

const CLAUSE_BEGINS = pattern('u')`
  ^|(?<=(?<![\p{L}])${'opening of a clause with a subject'}\s)|(?<=^Por que\s|^Para que\s)`
/** A subject of one noun, right before its verb, where a clause begins: 'quando as chuvas vêm'. */
const BEFORE = pattern('giu')`
  ${CLAUSE_BEGINS}([oa]s?)\s(\p{Ll}[\p{Ll}-]+|\p{Lu}\p{Ll}+)\s(?:não\s|também\s|já\s|se\s)?
  (\p{Ll}{3,})(?:-se)?(?![\p{L}-])`
const ASKS_NO_SUBJECT = /Como|Onde|Quando|Por que|Em que \p{Ll}+|De que|Com que|Para que/u
/** A subject right behind its verb, where what opens the question cannot be it: 'Como vivem os sapos?' */
const BEHIND = pattern('giu')`
  ^${ASKS_NO_SUBJECT}\s(?:se\s)?(\p{Ll}{3,})\s([oa]s?)\s
  (\p{Ll}{3,}|\p{Lu}\p{Ll}+)(?=\?|\s(?:d[aeo]s?|em|n[oa]s?|para|com)\s)(?![^?]*\se\s)`

/** One thing, with nothing plural between it and its relative: 'Um botão do painel que permitem…' */
const RELATIVE = /^(Uma?|[OA])\s((?:[\p{Ll}-]+\s){1,8}?)que\s(?:não\s|se\s)?(\p{Ll}{3,})(?![\p{L}-])/iu

/** The first subject and verb of a text that disagree in number for sure: 'as raízes absorve', or null. */
export function subjectAtOdds(text: string): string | null {
  for (const [found, article = '', noun = '', verb = ''] of text.matchAll(BEFORE))
    if (isNounOf(noun, numberOf(article)) && disagree(article, verb)) return found
  for (const [found, verb = '', article = '', noun = ''] of text.matchAll(BEHIND))
    if (isOrMayBeNoun(noun) && disagree(article, verb)) return found
  const [found = '', article = '', between = '', verb = ''] = RELATIVE.exec(text) ?? []
  const single = found !== '' && !/s\s|(?:^|\s)(?:e|ou)\s/u.test(between)
  return single && disagree(article, verb) ? found : null
}

const numberOf = (article: string): GrammaticalNumber => (/s$/i.test(article) ? 'p' : 's')

function disagree(article: string, verb: string): boolean {
  const readings = analyse(verb)
  return readings.length > 0 && readings.every(a => isOther(a, numberOf(article)))
}

/** At the end of a question no pronoun stands between two verbs. */
const isOrMayBeNoun = (word: string) => /^\p{Lu}/u.test(word) || analyse(word).some(a => a.category === 'noun')

/** What stands after the article is surely its noun: 'que a formam' has a pronoun before its verb. */
function isNounOf(word: string, number: GrammaticalNumber): boolean {
  if (/^\p{Lu}/u.test(word)) return true
  const readings = analyse(word)
  return (
    readings.some(a => a.category === 'noun' && (a.number ?? number) === number) &&
    readings.every(a => a.category !== 'verb' || a.mood === 'participle' || a.person !== 3)
  )
}

/** A finite verb of the third person in the other number. */
function isOther(a: Analysis, number: GrammaticalNumber): boolean {
  if (a.category !== 'verb') return false
  if (a.mood === 'imperative') return true
  return a.person === 3 && a.number !== undefined && a.number !== number
}
