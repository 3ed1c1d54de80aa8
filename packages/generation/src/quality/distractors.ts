import { analyse } from '@capivira/portuguese/morphology'
import { readNounPhrase } from '@capivira/portuguese/noun-phrase'
import { splitSentences } from '@capivira/portuguese/sentences'
import { contentWords, foldAccents, normalize } from '@capivira/portuguese/tokens'
import { isFaulty } from '../analysis/faulty-text.ts'
import { isMisprint } from '../items/options/same-thing.ts'
import type { AnswerType } from '../items.ts'
import type { QualityContext } from './context.ts'
import type { DistractorCase, DistractorGate } from './distractor-gate.ts'
import { reject } from './finding.ts'
import { cutAnswer, typing } from './form.ts'
import { editDistance } from './locate.ts'
import { openingOf } from './opening.ts'
import { NUMERIC } from './plausible-number.ts'
import { isSaidElsewhere } from './said-elsewhere.ts'
import { definesAnother, isDoneByAnother, isSaidOfAnother, namesAnother } from './said-of-another.ts'
import { goesAnotherWay, opposes } from './same-option.ts'
import { pointerIn, strayPronoun } from './self-contained.ts'
import { areNamesOfLetters, type Shape, shapeOf } from './shape.ts'
import { states } from './states.ts'
import { subjectAtOdds } from './subject-verb.ts'
import { tellsWhich } from './tells-which.ts'
import { containsPhrase, jaccard, lemmaSet, share } from './words.ts'

export type { DistractorCase, DistractorGate } from './distractor-gate.ts'

const NAMES: ReadonlySet<AnswerType> = new Set<AnswerType>(['person', 'place', 'organization'])

/** Likeness from which two names are known to be of one kind. */
const SAME_KIND = 0.5

/**
 * Q2: the distractor is another answer than the key: not its words, not another name of it, not what the question says.
 */
export const isOther: DistractorGate = ({ distractor, key, question }, context) => {
  const [d, k] = [normalize(distractor), normalize(key)]
  const mine = lemmaSet(distractor)
  const right = lemmaSet(key)
  const numeric = NUMERIC.has(shapeOf(key))
  const opposed = opposes(distractor, key)
  if (mine.size > 0 && jaccard(mine, right) === 1 && !opposed && !goesAnotherWay(distractor, key))
    return reject('Q2', `“${distractor}” diz o mesmo que a resposta certa.`)
  if (!numeric && !opposed && (sameSpelling(d, k) || isMisprint(distractor, key)))
    return reject('Q2', `“${distractor}” é a resposta certa escrita de outro modo.`)
  if (context.aliasesOf(key).includes(d) || context.aliasesOf(distractor).includes(k)) {
    return reject('Q2', `“${distractor}” é outro nome da resposta certa.`)
  }
  if (!numeric && !opposed && mine.size > 0 && right.size > 0 && Math.max(mine.size, right.size) <= 4) {
    if (share(mine, right) === 1 || share(right, mine) === 1) {
      return reject('Q2', `“${distractor}” contém a resposta certa, ou está contida nela.`)
    }
  }
  const asked = normalize(question.question)
  if (!numeric && d.length > 2 && containsPhrase(asked, withoutArticle(d)) && !containsPhrase(asked, withoutArticle(k)))
    return reject('Q2', `“${distractor}” já está na pergunta.`)
  // 'Uma palavra reservada no PHP' is no definition of PHP.
  const defined = normalize(DEFINED.exec(question.question)?.[1] ?? '')
  if (defined.length > 2 && !/\s.*\s/.test(defined) && containsPhrase(d, defined) && !containsPhrase(k, defined))
    return reject('Q2', `“${distractor}” usa “${defined}”, que a questão pede para definir.`)
  return null
}

/**
 * Q2: the distractor is wrong by the document as far as its words tell: not said near the answer, nor elsewhere of what
 * is asked.
 */
export const isUnsaid: DistractorGate = ({ distractor, key, question }, context) => {
  const d = normalize(distractor)
  const { source } = question
  if (source) {
    // The other cells of a column stand around the answer, and each says what is true of another row.
    const near = question.family === 'table' ? source.quote : context.around(source)
    const own = context.sentenceOf(source)
    const apart = tellsWhich(question.question, question.family)
    if (isSaidOfAnother(own, distractor, question.question)) return null
    const here = normalize(
      withoutOwnSentences(apart ? withoutRows(near, distractor, key, own) : near, distractor, own, question),
    )
    if (d.length > 1 && containsPhrase(here, withoutArticle(d)))
      return reject('Q2', `“${distractor}” aparece no mesmo trecho da resposta.`)
  }
  if (question.family === 'table') return null
  return isSaidElsewhere(distractor, question.question, context)
    ? reject('Q2', `O texto também liga “${distractor}” ao que se pergunta: pode haver duas respostas certas.`)
    : null
}

/** What a question asks a definition of. */
const DEFINED = /(?:melhor definição de|descreve corretamente|^O que (?:é|são))\s(?:[oa]s?\s|uma?\s)?([^?]{3,60})\?$/u

type Said = { text: string; normal: string; defines: string }
let lastSplit: { passage: string; sentences: readonly Said[] } | undefined

/** The sentences of a passage, each with what it defines: one after the other, many options are judged by the same. */
function sentencesOf(passage: string): readonly Said[] {
  if (lastSplit?.passage !== passage) {
    const sentences = splitSentences(passage).map(({ text }) => {
      const normal = normalize(text)
      const [, labelled, defined] = DEFINES.exec(normal) ?? []
      return { text, normal, defines: labelled ?? defined ?? '' }
    })
    lastSplit = { passage, sentences }
  }
  return lastSplit.sentences
}

/** 'O solo é…', 'Solo: camada…': the sentence says what the word it begins with means. */
const DEFINES = /^(?:(?:o|a|os|as|um|uma)\s)?(?:([^:,]{2,60}):\s|(.{2,60}?),?\s(?:é|são|consiste|consistem)\s)/u

/** 'o solo' → 'solo': the text may say 'no solo'. */
function withoutArticle(text: string): string {
  return text.replace(/^(?:[oa]s?|uma?|uns|umas)\s/, '')
}

/**
 * The passage without neighbouring sentences that define the distractor itself ('Os consumidores são…' beside 'Os
 * produtores são…' says that the two differ), or something else by it.
 */
function withoutOwnSentences(
  passage: string,
  distractor: string,
  own: string,
  { question, answerType }: DistractorCase['question'],
): string {
  const name = withoutArticle(normalize(distractor))
  const deed = answerType === 'purpose'
  return sentencesOf(passage)
    .filter(
      ({ text, defines }) =>
        own.includes(text) ||
        (defines !== name &&
          !definesAnother(text, distractor, question) &&
          !namesAnother(text, distractor, question) &&
          !(deed && isDoneByAnother(text, distractor, question))),
    )
    .map(({ text }) => text)
    .join(' ')
}

/**
 * The passage without neighbouring sentences that count distractor and key side by side: 'em três grupos: produtores,
 * consumidores e decompositores' says that they are different things.
 */
function withoutRows(passage: string, distractor: string, key: string, own: string): string {
  const [a, b] = [distractor, key].map(text => withoutArticle(normalize(text)))
  if (!a || !b) return passage
  const isRow = (normal: string) =>
    normal
      .split(/(?:,|:)\s(?:e\s|ou\s)?|\s(?:e|ou)\s|[.;]/)
      .filter(part => [a, b].includes(withoutArticle(part.trim()))).length > 1
  return sentencesOf(passage)
    .filter(({ text, normal }) => own.includes(text) || !isRow(normal))
    .map(({ text }) => text)
    .join(' ')
}

/**
 * Whether two texts differ by accents, hyphens or one letter in ten: 'pseudovariável' and 'pseudo-variável'. Of texts
 * with as many words each word is compared with its own: 'a menor parte' and 'a maior parte' are two things.
 */
function sameSpelling(a: string, b: string): boolean {
  const [left, right] = [contentWords(a), contentWords(b)]
  if (left.length > 1 && left.length === right.length)
    return left.every((word, at) => word === right[at] || isSlipOf(word, right[at] ?? ''))
  return isSpelledAlike(a, b)
}

/** 'dinânica' for 'dinâmica', but not 'abiótico' for 'biótico'. */
function isSlipOf(a: string, b: string): boolean {
  const [x, y] = [a, b].map(foldAccents)
  if (x === undefined || y === undefined || x.endsWith(y) || y.endsWith(x)) return x === y
  return isSpelledAlike(a, b) || (Math.min(x.length, y.length) >= 7 && editDistance([...x], [...y], 1) <= 1)
}

function isSpelledAlike(a: string, b: string): boolean {
  const [x, y] = [a, b].map(text => foldAccents(text).replace(/[^a-z0-9]/g, ''))
  if (x === undefined || y === undefined || Math.min(x.length, y.length) < 4) return x === y
  const longest = Math.max(x.length, y.length)
  return editDistance([...x], [...y], longest / 10) <= longest / 10
}

/** Q3: the distractor is the same kind of thing as the key. */
export const isSameType: DistractorGate = ({ distractor, key, question }, context) => {
  const [mine, right] = [shapeOf(distractor), shapeOf(key)]
  if (
    mine === 'year' &&
    /(?:década|anos)(?: de)? _{2,}|que década/iu.test(question.question) &&
    !/0$/.test(distractor)
  ) {
    return reject('Q3', `“${distractor}” não é uma década.`)
  }
  const thing = question.answerType !== 'expansion' && question.answerType !== 'definition'
  const apart =
    thing &&
    !isSetSideBySide(question) &&
    isShort(distractor) &&
    isShort(key) &&
    !NUMERIC.has(right) &&
    context.likeness(distractor, key) < 0
  if (apart) return reject('Q3', `“${distractor}” é coisa de outra espécie que “${key}”: a resposta certa se destaca.`)
  if (thing && isStrange(distractor, key, question.answerType, context))
    return reject('Q3', `“${distractor}” não aparece no material e é coisa de outra espécie que “${key}”.`)
  if (mine === right) return null
  const text = (shape: Shape) => shape === 'name' || shape === 'phrase'
  const name = question.answerType !== undefined && NAMES.has(question.answerType)
  // 'Salvador' is a word too, 'Olinda' a name only; both are known cities.
  if (text(mine) && text(right) && (!name || context.likeness(distractor, key) >= SAME_KIND)) return null
  if (areNamesOfLetters(distractor, key) && context.likeness(distractor, key) >= SAME_KIND) return null
  return reject('Q3', `“${distractor}” não é do mesmo tipo que a resposta certa.`)
}

/** What the page itself sets side by side, in a column or a list, is of one kind for those who study it. */
const isSetSideBySide = ({ family }: DistractorCase['question']) => family === 'table'

/** One word the document never says, of a kind that is known and not the key's: 'Martelo' beside 'Servidor'. */
function isStrange(distractor: string, key: string, type: AnswerType | undefined, context: QualityContext): boolean {
  if (type !== 'term' || /\s/.test(`${distractor.trim()}${key.trim()}`)) return false
  // Only what is on a list is wholly like itself.
  if (context.likeness(distractor, distractor) < 1 || context.likeness(distractor, key) > SAME_KIND) return false
  return context.sentencesWith(lemmaSet(distractor)).length === 0
}

/** A name or term, not a clause: of those one can say what they are. */
function isShort(text: string): boolean {
  return (
    contentWords(text).length <= 4 &&
    openingOf(text) !== 'preposition' &&
    !/^(?:finite|infinitive|gerund|cause|purpose|sentence)/.test(openingOf(text))
  )
}

/** Q4: same gender, number, verbal form, article, capital and final punctuation as the key. */
export const isSameForm: DistractorGate = ({ distractor, key, question }, context) => {
  const differs = (what: string) => reject('Q4', `“${distractor}” difere da resposta certa ${what}.`)
  if (firstCase(distractor) !== firstCase(key)) return differs('na letra inicial')
  if (lastMark(distractor) !== lastMark(key)) return differs('na pontuação final')
  if (NUMERIC.has(shapeOf(key))) return null
  if (openingOf(distractor) !== openingOf(key)) return differs('na construção')
  if (isNoun(distractor) !== isNoun(key)) return differs('na classe da palavra')
  // 'Métodos que fazem o mesmo devem ter um nome' is a statement, no definition.
  if (question.answerType === 'definition' && states(distractor) && !states(key)) return differs('na construção')
  if (question.answerType === 'definition' || question.answerType === 'expansion') return null
  // 'Campinas' and 'Manaus' are no plurals.
  const names = question.answerType !== undefined && NAMES.has(question.answerType)
  if (names && context.likeness(distractor, key) >= SAME_KIND) return null
  const single = !/\s/.test(`${distractor.trim()}${key.trim()}`)
  if (single && areOfOtherNumber(distractor, key)) return differs('no número (singular ou plural)')
  const options = { determinersOf: context.determinersOf, allowGeneric: true }
  const [mine, right] = [readNounPhrase(distractor, options).phrase, readNounPhrase(key, options).phrase]
  if (!mine || !right || mine.proper || right.proper) return null
  if (mine.number !== right.number) return differs('no número (singular ou plural)')
  if (isSetSideBySide(question)) return null
  const known = mine.genderFrom !== 'default' && right.genderFrom !== 'default'
  return known && mine.gender !== right.gender ? differs('no gênero (masculino ou feminino)') : null
}

function firstCase(text: string): 'upper' | 'lower' | 'none' {
  const first = /[\p{L}\p{N}]/u.exec(text)?.[0] ?? ''
  if (/\p{Lu}/u.test(first)) return 'upper'
  return /\p{Ll}/u.test(first) ? 'lower' : 'none'
}

function lastMark(text: string): string {
  return /[.!?;,:]$/.exec(text.trim())?.[0] ?? ''
}

/** Whether a single word can be a noun; a phrase, a name and an unknown word count as nouns. */
function isNoun(text: string): boolean {
  const words = text.trim().split(/\s+/)
  const readings = analyse((words[0] ?? '').toLowerCase())
  return words.length > 1 || readings.length === 0 || readings.some(a => a.category === 'noun')
}

/** Whether of two single words one is surely a plural and the other a singular: not 'Andes' beside 'Pantanais'. */
function areOfOtherNumber(a: string, b: string): boolean {
  const [mine, right] = [numberOf(a), numberOf(b)]
  return mine !== null && right !== null && mine !== right
}

/** The number of a single word, whatever its first letter; null where it may be either, or nothing tells it. */
function numberOf(text: string): 's' | 'p' | null {
  const word = text.trim().toLowerCase()
  const readings = analyse(word)
  const nouns = readings.filter(({ category }) => category === 'noun')
  const named = nouns.length > 0 ? nouns : readings.filter(({ category }) => category === 'adjective')
  const numbers = new Set(named.map(({ number }) => number))
  if (numbers.size === 1 && numbers.has('p')) return 'p'
  if (numbers.size === 1 && numbers.has('s')) return 's'
  // A word that no list has: only without an 's' its number is plain.
  return numbers.size === 0 && !word.endsWith('s') ? 's' : null
}

/** The distractor is clean and understood by itself, as the answer of a card must be. */
export const isClean: DistractorGate = ({ distractor }) => {
  const pointer = pointerIn(distractor) ?? strayPronoun(distractor)?.[0]
  if (pointer) return reject('C1', `A alternativa depende do texto: “${pointer}” não se entende sozinho.`)
  if (isFaulty(distractor) || subjectAtOdds(distractor) !== null)
    return reject('F3', `A alternativa “${distractor}” tem um erro de português.`)
  return typing(distractor.trim(), 'alternativa') ?? cutAnswer(distractor)
}
