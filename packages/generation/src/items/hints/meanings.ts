import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { decapitalise } from '../../analysis/references/openers.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact } from '../../families/fact.ts'
import { upperFirst } from '../../families/wording/phrasing.ts'
import { checkCard } from '../../quality/check.ts'
import { GAP } from '../../quality/checked.ts'
import type { QualityContext } from '../../quality/context.ts'
import { isAccepted } from '../../quality/finding.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import { cutMeaning } from './cut.ts'
import { contentOf, fitsTheGrid, type Hinted, isModifier, isNoun, isWritten, spelled } from './hint.ts'

/** 'O que é a esfera celeste?': the thing whose meaning is the answer. */
const WHAT_IS = /^O que (?:é|são|foi|foram|era|eram|significam?) (?:(?:o|a|os|as|um|uma) )?([^,]+)\?$/u
/** 'Como se chama o desgaste do solo?': the meaning whose name is the answer. */
const WHAT_NAME =
  /^Como (?:se chamam?|(?:é|são|era|eram) (?:chamad|conhecid|denominad|designad)[oa]s?) (?:(?:o|a|os|as) )?(.+)\?$/u
const ASKS_FOR_A_THING: ReadonlySet<string> = new Set(['term', 'person', 'place', 'organization', 'acronym'])
const NAMES: ReadonlySet<string> = new Set(['person', 'place', 'organization'])
/** What a meaning says besides the words every meaning has. */
const LEAST_CONTENT = 3
const LEAST_ROOM = 40
/** Asked of a thing, these have more than one answer or none of one word. */
const ASKS_WEAKLY = /^(?:Quem|Como (?:é|são|era|eram|foi) [oa]s?)\s|(?<![\p{L}])exemplos?(?![\p{L}])/iu
/** 'O bioma', of which the page speaks, does what many do. */
const isGeneral = ({ pattern, answer }: Fact) => /^(?:agent|clause)\//u.test(pattern) && /^[OA]\s\p{Ll}/u.test(answer)
/** What a label says about a thing in passing is no meaning of its name. */
const LOOSE = /^(?:definition\/glossary|heading\/)/u

/** Hints from what was found to ask: the meanings of words and phrases, and the questions one word answers. */
export function hintsOfFacts(facts: readonly Fact[], study: Study, context: QualityContext): Hinted[] {
  return facts.flatMap(fact => {
    if (fact.family === 'cloze') return []
    const found = [...ofMeaning(fact, study), ...ofName(fact, study), ...ofAnswer(fact, study)]
    return found.length > 0 && isSound(fact, context) ? found.map(hinted => ({ ...hinted, fact })) : []
  })
}

function isSound(fact: Fact, context: QualityContext): boolean {
  const { question, answer, family, page, quote } = fact
  const findings = checkCard({ question, answer, family, source: { page, quote } }, context)
  // The meaning in a list of words need not be a sentence.
  const waived = (gate: string) =>
    fact.answerType === 'definition' && (gate === 'S1' || (gate === 'C1' && pointsInside(answer)))
  return isAccepted(findings.filter(({ gate }) => !waived(gate)))
}

/** 'O estudo das marés com as causas dessas marés': of the one it has just named. */
function pointsInside(meaning: string): boolean {
  return /(?<![\p{L}])(\p{L}{4,})(?![\p{L}]).*\s[dn]?est[ea]s?\s\1(?![\p{L}])/iu.test(meaning)
}

function ofMeaning(fact: Fact, study: Study): Hinted[] {
  if (fact.answerType !== 'definition') return []
  const thing = WHAT_IS.exec(fact.question)?.[1] ?? ''
  if (thing !== '') return nameWithMeaning(thing, withoutPreposition(fact.answer), fact, study)
  if (!fact.pattern.startsWith('definition/') || fact.focus.includes(' ')) return []
  return nameWithMeaning(fact.focus, withoutPreposition(fact.answer), fact, study)
}

function ofName(fact: Fact, study: Study): Hinted[] {
  const name = withoutArticle(fact.answer)
  const meaning = WHAT_NAME.exec(fact.question)?.[1]
  if (meaning === undefined || !name.includes(' ')) return []
  return nameWithMeaning(name, meaning, fact, study)
}

function ofAnswer(fact: Fact, study: Study): Hinted[] {
  const answer = withoutArticle(fact.answer)
  if (answer.includes(' ') || !ASKS_FOR_A_THING.has(fact.answerType)) return []
  const name = fact.proper === true || NAMES.has(fact.answerType) || study.use.isName(answer)
  const called =
    (fact.family === 'naming' && fitsTheGrid(answer) && isWritten(answer, study)) || (name && fitsTheGrid(answer))
  if (!called && !isWord(answer, study)) return []
  if (!name && !meansPerson(answer) && (ASKS_WEAKLY.test(fact.question) || isGeneral(fact))) return []
  if (contentOf(fact.question) < LEAST_CONTENT || fact.question.length > THRESHOLDS.word.maxHintChars) return []
  return [
    {
      ...sourceOf(fact),
      word: wordFor(answer, study, name),
      hint: fact.question,
      kind: 'question',
      worth: fact.strength,
    },
  ]
}

function nameWithMeaning(name: string, meaning: string, fact: Fact, study: Study): Hinted[] {
  const source = { ...sourceOf(fact), kind: 'meaning' as const }
  const least = /^\p{Lu}{2}/u.test(study.termOf(name)?.text ?? '') ? LEAST_CONTENT - 1 : LEAST_CONTENT
  if (contentOf(meaning) < least) return []
  const words = name.split(' ')
  if (contentOf(withoutWords(meaning, words)) < least) return []
  if (words.length === 1) {
    const hint = cutMeaning(meaning, THRESHOLDS.word.maxHintChars)
    return hint !== null && isWord(name, study)
      ? [{ ...source, word: wordFor(name, study), hint, worth: fact.strength + 1 }]
      : []
  }
  if (LOOSE.test(fact.pattern) && (study.termOf(name)?.count ?? 0) < 2) return []
  const found = gappedName(name, study)
  const room = THRESHOLDS.word.maxHintChars - name.length - 6
  const cut = found.length === 0 || room < LEAST_ROOM ? null : cutMeaning(meaning, room)
  if (cut === null) return []
  const low = decapitalise(cut, study.use.isName)
  return found.map(({ word, gapped }, place) => ({
    ...source,
    word,
    hint: `${gapped}: ${low}`,
    worth: fact.strength - place / 10,
  }))
}

/** 'Esfera _____' and '_____ celeste' of a name of two or three words: which of them the hint leaves out. */
export function gappedName(name: string, study: Study): { word: string; gapped: string }[] {
  const words = name.split(' ')
  if (words.length < 2 || words.length > 3 || /["“,()/]/u.test(name)) return []
  const tags = tagWords(name)
  const joined = words.length === 2 || /^(?:d[aeo]s?|em|por|[àa]s?)$/iu.test(words[1] ?? '')
  const last = words.at(-1) ?? ''
  const first = words[0] ?? ''
  if (!joined || tags.length !== words.length) return []
  if (isAdjective(first) && !isAdjective(last)) return []
  if (!words.every(word => isWritten(word, study) || isFunctionWord(word))) return []
  const gaps: { word: string; gapped: string }[] = []
  const fits = words.length === 2 ? isModifier(last) || isWord(last, study) : isWord(last, study)
  if (fits && fitsTheGrid(last) && isWritten(last, study))
    gaps.push({ word: wordFor(last, study), gapped: upperFirst([...words.slice(0, -1), GAP].join(' ')) })
  if (words.length === 2 && isWord(first, study) && study.termOf(first)?.common !== true)
    gaps.push({ word: wordFor(first, study), gapped: [GAP, ...words.slice(1)].join(' ') })
  return gaps
}

const isAdjective = (word: string) => analyse(word.toLowerCase()).some(a => a.category === 'adjective')

/** A noun of its own, spelled as words are, that is no word of every text. */
function isWord(word: string, study: Study): boolean {
  return fitsTheGrid(word) && isWritten(word, study) && isNoun(word, study)
}

function wordFor(word: string, study: Study, name = false): string {
  const term = study.termOf(word)
  if (term && term.text.toLowerCase() === word.toLowerCase()) return spelled(term, study)
  return name || study.use.isName(word) ? upperFirst(word) : word.toLowerCase()
}

const withoutArticle = (text: string) => text.replace(/^(?:O|A|Os|As|Um|Uma)\s/u, '')

/** 'Na queima do lixo', of what consists in it, is 'A queima do lixo' as a meaning; so is 'À queima do lixo'. */
function withoutPreposition(meaning: string): string {
  return meaning
    .replace(/^(?:Em\s|De\s|(?:N|D|Pel)(?=[oa]s?\s))/u, '')
    .replace(/^À(s?)\s/u, 'A$1 ')
    .replace(/^Ao(s?)\s/u, 'O$1 ')
}

/** What 'canais 0-3' says of 'canais baixos' besides that they are channels. */
function withoutWords(meaning: string, words: readonly string[]): string {
  const own = new Set(words.map(word => word.toLowerCase()))
  return meaning.replace(/\p{L}+/gu, word => (own.has(word.toLowerCase()) ? '' : word))
}

function sourceOf({ page, quote }: Fact): Pick<Hinted, 'page' | 'quote'> {
  return { page, quote }
}
