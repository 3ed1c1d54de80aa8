import { isFunctionWord } from '@capivira/portuguese/function-words'
import { isKnown, lemma } from '@capivira/portuguese/morphology'
import { normalize } from '@capivira/portuguese/tokens'
import { clarityOf, disagrees, isStatement } from '../../analysis/grammar/statements.ts'
import { isCleanName, nameClassIn } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { isSituational } from '../../analysis/references/situations.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Mention, Term } from '../../analysis/terms/terms.ts'
import type { AnswerType } from '../../items.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import { containsPhrase } from '../../quality/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { partOf } from '../whole-part.ts'
import { upperFirst } from '../wording/phrasing.ts'
import { tellingWords } from '../worth/worth-asking.ts'
import { blank, centuryGaps, quantityGaps, yearGaps } from './cloze-numbers.ts'
import {
  isGapOfMany,
  isGapOfStory,
  isHalfPhrase,
  isOfAnExample,
  mayBeSaidOfOthers,
  namesPeople,
  saysNotOfWhat,
} from './gap-of-many.ts'
import { clipped } from './main-statement.ts'

/** Gaps tried per sentence, best first; selection keeps few of them. */
const PER_SENTENCE = 3

/** Sentences with one word or number left out: a term, a name, a year, a quantity. */
export function clozeFacts(study: Study): Fact[] {
  return study.sentences.flatMap(original => {
    // 'Regente: pessoa que governa…' defines its term; a gap elsewhere in it is no question.
    if (/^[^:.]{2,40}:\s\p{Ll}/u.test(original.core)) return []
    const sentence = study.flawed.has(original.index) ? null : (clipped(original) ?? clippedPart(original))
    if (!sentence || !isStatement(sentence) || OPENS_ASIDE.test(sentence.core)) return []
    // '…não desiste com dificuldades, elas o estimulam': two sentences run together.
    if (/,\s(?:el[ea]s?|você|isso)\s/u.test(sentence.core)) return []
    // '2,5% do total': of what?
    if (/(?<![\p{L}])(?:do|no) total(?! d[aeo])/u.test(sentence.core)) return []
    // 'Era Khaemweset, um sacerdote. — O faraó convoca os escribas'
    if (/[.!?]\s[—–]\s/u.test(sentence.core)) return []
    if (saysNotOfWhat(sentence) || isOfAnExample(sentence)) return []
    if (disagrees(sentence, study)) return []
    const clarity = clarityOf(sentence, study)
    if (clarity === 0) return []
    return [
      ...termGaps(sentence, study, clarity),
      ...[yearGaps, centuryGaps, quantityGaps].flatMap(gaps => gaps(sentence, clarity)),
    ]
  })
}

function clippedPart(original: TextSentence): TextSentence | null {
  const part = partOf(original)
  return part && clipped(part)
}

/** 'Sendo um profissional de nível superior, os tecnólogos…' */
const OPENS_ASIDE = /^\p{Lu}\p{Ll}+[aei]ndo\s/u

function termGaps(sentence: TextSentence, study: Study, clarity: number): Fact[] {
  const mentions = longest((study.mentions[sentence.index] ?? []).filter(({ end }) => end < sentence.words.length))
  const facts: { fact: Fact; value: number }[] = []
  for (const mention of mentions) {
    const { term, surface } = mention
    if (!isGoodGap(mention, sentence, study) || tellingWords(around(sentence, mention)) < ENOUGH_AROUND) continue
    const question = blank(
      sentence.core,
      sentence.words[mention.start]?.start ?? 0,
      sentence.words[mention.end - 1]?.end ?? 0,
    )
    const telling = (term.words > 1 ? 1.3 : 1) * (term.count > 12 ? 0.7 : 1)
    const value = term.score * telling * (inDefinition(sentence, mention) ? 1.5 : 1)
    facts.push({
      value,
      fact: settle(
        {
          family: 'cloze',
          pattern: 'cloze/term',
          focus: `${term.key} lacuna`,
          question,
          answer: upperFirst(surface),
          answerType:
            meansPerson(sentence.words[mention.start - 1]?.lower ?? '') && term.proper ? 'person' : typeOf(term, study),
          agreement: { gender: term.gender, number: numberOfSurface(surface, term) },
          proper: term.proper,
          strength: 0.62 * clarity + importance(term, study) * 0.25,
          load: 0.4,
          spare: true,
          quiz: !mayBeSaidOfOthers(sentence, mention) && !isHalfPhrase(sentence, mention),
          card:
            !/^maioria\s(?:d[aeo]s?)$/.test(lowerBefore(sentence, mention, 2)) &&
            !mayBeSaidOfOthers(sentence, mention) &&
            isOwnGap(sentence, mention) &&
            !namesPeople(mention) &&
            (inDefinition(sentence, mention) ||
              ((term.words > 1 || term.acronym) && (term.bold || term.heading || term.count >= 2))),
        },
        sentence,
      ),
    })
  }
  return facts
    .sort((a, b) => b.value - a.value)
    .slice(0, PER_SENTENCE)
    .map(({ fact }) => fact)
}

/** 'A _____ começou a ser publicada no país.': too little is left to find it by. */
const ENOUGH_AROUND = 2

function around({ core, words }: TextSentence, { start, end }: Mention): string {
  return `${core.slice(0, words[start]?.start ?? 0).toLowerCase()} ${core.slice(words[end - 1]?.end ?? 0)}`
}

const previousWord = (words: TextSentence['words'], start: number) => words[start - 1]?.lower ?? ''

function lowerBefore(sentence: TextSentence, { start }: Mention, words: number): string {
  return sentence.words
    .slice(Math.max(0, start - words), start)
    .map(({ lower }) => lower)
    .join(' ')
}

/** Of overlapping mentions keep the longest that are terms in their own right. */
function longest(mentions: readonly Mention[]): Mention[] {
  const sorted = [...mentions].sort((a, b) => b.term.score - a.term.score || b.end - b.start - (a.end - a.start))
  const kept: Mention[] = []
  for (const mention of sorted) {
    if (!kept.some(other => mention.start < other.end && other.start < mention.end)) kept.push(mention)
  }
  return kept
}

const NOUN_OF_A_COMPOUND_PREPOSITION = pattern('iu')`^${'noun of a compound preposition'}(?![\p{L}])`

function isGoodGap(mention: Mention, sentence: TextSentence, study: Study): boolean {
  const { term, start, end, surface } = mention
  const words = sentence.words
  // A word in every other sentence is too easy to guess and tells little.
  if (term.words === 1 && !term.proper && !term.bold && term.count > 30) return false
  if (start === 0 || !isCleanName(surface) || term.words > 4 || term.score < 1.6 || term.common) return false
  const special = term.bold || term.heading || term.acronym || term.proper || term.count >= 2
  const previous = words[start - 1]
  if (
    previous?.tag === 'verb' &&
    isOneOf('ser or estar, commonest forms', previous.lower) &&
    term.number === 's' &&
    !term.proper
  )
    return false
  if (previous?.tag === 'noun' && isKnown(surface.split(' ')[0] ?? '') && !term.proper && !term.acronym) return false
  // 'no século | XIX': a date, no name.
  if (/^séculos?$/.test(previous?.lower ?? '') || /^[IVX]+$/.test(surface)) return false
  // 'O estilo tem como _____ a cor e a linha': what it has is what counts.
  if (WEIGHS.test(surface)) return false
  // 'na Universidade de Salamanca, na _____': where a thing lies that has been named.
  if (/\p{Lu}[\p{L}.-]+,\s(?:em|n[oa]s?)\s$/u.test(sentence.core.slice(0, words[start]?.start ?? 0))) return false
  // 'ao | redor do núcleo', 'por | meio de': half of a preposition.
  if (NOUN_OF_A_COMPOUND_PREPOSITION.test(surface)) return false
  if (!special || !/\p{L}{3}|^[\p{Lu}\d]{2,}$/u.test(surface) || OPEN_END.test(surface)) return false
  // 'depende de cada _____': many would fit; 'tanto _____ quanto romance': one of a pair.
  if (/^(?:cada|tanto|quanto)$/.test(previousWord(words, start))) return false
  // 'Na Bahia, a _____ terminou em 1823': a war, which?
  if (term.words === 1 && !term.proper && isSituational(surface) && !study.isDefined(surface)) return false
  // A lone plain noun must be one the page teaches: 'implementação', 'substituição' fill many a gap.
  if (term.words === 1 && !term.proper && !term.acronym && !isTaught(mention, sentence, study)) return false
  if (!term.sureGender && !term.proper && !term.acronym) return false
  if (term.words === 1 && !term.proper && study.terms.indexOf(term) > study.terms.length * 0.5) return false
  const before = words
    .slice(0, start)
    .map(word => word.text)
    .join(' ')
  if (opens(before, '“', '”') || opens(before, '(', ')') || (before.match(/"/g)?.length ?? 0) % 2 === 1) return false
  // 'S. trachypus', 'de fenóis totais nos extratos': a gap inside a longer name or cut from its complement sounds odd.
  const next = words[end]
  if (
    next &&
    (next.tag === 'proper' ||
      next.tag === 'noun' ||
      next.tag === 'adjective' ||
      /^\d/.test(next.text) ||
      next.text === '/' ||
      next.text === '-')
  )
    return false
  // 'Carolina _____ nasceu': half a name.
  if (term.proper && start === 1 && /^(?:proper|noun|adjective)$/u.test(words[0]?.tag ?? '')) return false
  if (words[start - 1]?.tag === 'proper' || words[start - 1]?.text === '/') return false
  if (isGapOfMany(sentence, start, end, surface) || (!term.proper && isGapOfStory(sentence, mention))) return false
  // 'entre Estados Unidos e _____': the other of a pair; one of them says little, and its neighbour gives it away.
  if (/^(?:e|ou)$/.test(words[start - 1]?.lower ?? '') || /^(?:e|ou)$/.test(next?.lower ?? '')) return false
  if (
    /^(?:[oa]s?|d[oa]s?|n[oa]s?)$/.test(words[start - 1]?.lower ?? '') &&
    /^(?:e|ou)$/.test(words[start - 2]?.lower ?? '')
  )
    return false
  // The country or thing the whole text is about can be guessed.
  if (term.words === 1 && term.proper && isEverywhere(term, study)) {
    const allows = words[end]?.lower === 'permite' && containsPhrase(study.document.title, surface)
    if (allows || !inDefinition(sentence, mention)) return false
  }
  // The readers' own country is the first guess.
  if (surface === 'Brasil') return false
  // 'jornais, _____, etc.': anything fits.
  if (/^,?\s?etc(?![\p{L}])/u.test(sentence.core.slice(words[end - 1]?.end ?? 0))) return false
  const rest = [...words.slice(0, start), ...words.slice(end)].filter(word => word.tag !== 'symbol')
  const content = surface
    .split(' ')
    .filter(word => !isFunctionWord(word))
    .map(word => lemma(word))
  if (rest.some(word => content.includes(lemma(word.text)))) return false
  return !aliasNearby(surface, rest.map(word => word.text).join(' '), study)
}

/** 'principais características', 'grande parte' */
const WEIGHS = pattern('iu')`(?<![\p{L}])${'weighs its noun'}\s\p{Ll}`

/** 'máquina capaz', 'forma semelhante': what they lead to is missing. */
const OPEN_END = pattern('u')`\s${'waits for its complement'}$`

const ENDING_OF_A_DERIVED_NOUN = pattern('')`${'ending of a derived noun'}$`

/** Set in bold, a heading, defined, what several sentences begin with, or what this sentence is about. */
function isTaught(mention: Mention, sentence: TextSentence, study: Study): boolean {
  const { term, surface } = mention
  if (term.bold || study.isDefined(surface) || inDefinition(sentence, mention)) return true
  const derived = ENDING_OF_A_DERIVED_NOUN.test(surface)
  if (term.heading && !derived) return true
  return study.headed(surface) >= (derived ? 3 : 2)
}

/** Not the first of a list ('as _____, fígado e pâncreas') nor the setting of the sentence ('Durante a _____, …'). */
function isOwnGap(sentence: TextSentence, { start, end }: Mention): boolean {
  const opens = sentence.words[0]?.tag
  return sentence.words[end]?.text !== ',' && !(start <= 2 && (opens === 'preposition' || opens === 'contraction'))
}

/** In one of ten sentences, or more. */
function isEverywhere(term: Term, study: Study): boolean {
  return term.count > Math.max(4, study.sentences.length / 10)
}

function opens(text: string, open: string, close: string): boolean {
  return text.split(open).length > text.split(close).length
}

function aliasNearby(surface: string, rest: string, study: Study): boolean {
  const names = study.namesBeside(surface)
  if (names.length === 0) return false
  const around = ` ${normalize(rest)} `
  return names.some(name => around.includes(` ${name} `))
}

/**
 * True where the sentence says what the term is: the gap is its subject, or stands right after 'chamado', 'conhecido
 * como'.
 */
function inDefinition(sentence: TextSentence, mention: Mention): boolean {
  const before = sentence.words
    .slice(Math.max(0, mention.start - 3), mention.start)
    .map(word => word.lower)
    .join(' ')
  if (/(?:chamad|conhecid|denominad)[oa]s?(?:\s(?:de|como|por))?(?:\s[oa]s?)?$/.test(before)) return true
  const after = sentence.words[mention.end]?.lower ?? ''
  return mention.start <= 1 && isOneOf('opening of a definition behind its subject', after)
}

function importance(term: Term, study: Study): number {
  const best = study.terms[0]?.score ?? 1
  return Math.min(1, (term.score / best) * 1.5 + (term.bold || term.heading ? 0.35 : 0))
}

function numberOfSurface(surface: string, term: Term): 's' | 'p' {
  const head = surface.split(' ')[0] ?? ''
  return head.toLowerCase() === term.text.split(' ')[0]?.toLowerCase() ? term.number : head.endsWith('s') ? 'p' : 's'
}

function typeOf(term: Term, study: Study): AnswerType {
  if (term.acronym) return 'acronym'
  if (!term.proper) return 'term'
  const named = nameClassIn(term.text, study)
  return named === 'event' || named === 'other' ? 'term' : named
}
