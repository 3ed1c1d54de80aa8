import { analyse, lemma, lemmas } from '@capivira/portuguese/morphology'
import { findNumbers } from '@capivira/portuguese/numbers'
import { contentWords, normalize, tokenize } from '@capivira/portuguese/tokens'
import { isOneOf } from '../lexicon/words.ts'
import { type Asked, isCloze } from './checked.ts'
import type { QualityContext } from './context.ts'
import { reject, warn } from './finding.ts'
import type { Gate } from './gate.ts'
import { NEGATIONS } from './locate.ts'
import { THRESHOLDS } from './thresholds.ts'
import { formSet, lemmaSet, remembering, share } from './words.ts'

/** G1: the quote stands on its page or a neighbouring one. */
export const quoteIsThere: Gate = ({ source }, context) => {
  if (!source) return null
  const location = context.find(source)
  if (location.status === 'absent') return reject('G1', 'O trecho citado não foi encontrado na página indicada.')
  if (location.status === 'repaired') return warn('G1', 'O trecho citado difere um pouco do texto da página.')
  return null
}

/** What is said around the quote of an item; what the page's form says is also said by the heading over it. */
function saidAround({ source, family }: Pick<Asked, 'source' | 'family'>, context: QualityContext): string {
  if (!source) return ''
  const near = context.around(source)
  return family === 'table' ? `${context.headingOver(source)} ${near}` : near
}

/** G2: what the answer says is said around the quote. */
export const answerIsGrounded: Gate = ({ answer, source, family }, context) => {
  if (!source) return null
  // Numbers are compared by value, in G3.
  const words = contentWords(withoutNumbers(answer).replace(ABOUT, ' '))
  if (words.length === 0) return null
  const said = formSet(saidAround({ source, family }, context))
  const missing = words.filter(word => !said.has(lemma(word)) && ![...lemmas(word)].some(form => said.has(form)))
  const grounded = 1 - missing.length / words.length
  const unsupported = `A resposta usa palavras que o trecho não traz: ${[...new Set(missing)].slice(0, 4).join(', ')}.`
  if (grounded < THRESHOLDS.grounded.reject) return reject('G2', unsupported)
  return grounded < THRESHOLDS.grounded.warn ? warn('G2', unsupported) : null
}

/** 'Cerca de 40 dias' of 'aproximadamente 40 dias': whether it limits as much is asked elsewhere. */
const ABOUT = /(?<!\p{L})(?:cerca de|aproximadamente|mais ou menos|por volta de|em torno de)(?!\p{L})/giu

function withoutNumbers(text: string): string {
  return numbersIn(text).reduce((rest, number) => rest.replace(number.text, ' '), text)
}

/** G3: every number and name of the answer stands around the quote, and those of the explanation on its page. */
export const numbersAndNamesAreThere: Gate = ({ question, answer, explanation, source, family }, context) => {
  if (!source) return null
  const near = saidAround({ source, family }, context)
  // Where the passage itself has numbers, those of its neighbours are of something else.
  const own = context.sentenceOf(source)
  const counted = numbersIn(own).length > 0 ? own : near
  const strange =
    missingNumber(withoutItemCount(answer), counted) ?? missingCode(answer, near) ?? missingName(answer, near)
  if (strange) return reject('G3', `“${strange}” está na resposta, mas não no trecho citado.`)
  const other = missingNumber(question, `${near} ${context.pageText(source.page)}`)
  if (other) return reject('G3', `“${other}” está na pergunta, mas não na página citada.`)
  if (!explanation) return null
  const page = `${near} ${context.pageText(source.page)}`
  const plain = explanation.replace(/(?<![\p{L}\p{N}])(?:p|pág|págs|páginas?)\.?\s*\d+/giu, '')
  const odd = missingNumber(plain, page) ?? missingName(plain, page)
  return odd ? reject('G3', `“${odd}” está na explicação, mas não na página citada.`) : null
}

/** 'Três: cabeça, tórax e abdome' counts its own list; the text need not say the number. */
function withoutItemCount(answer: string): string {
  const [head = '', ...rest] = answer.split(':')
  const list = rest.join(':')
  const [count, ...more] = findNumbers(head)
  if (!list || !count || more.length > 0) return answer
  return list.split(/,| e | ou /).filter(part => part.trim()).length === count.value ? list : answer
}

const numbersIn = remembering(findNumbers)
const formsIn = remembering(text => new Set(tokenize(text).map(token => normalize(token.text))))

/** 'utf8', 'IPv4': a name with a number in it, letter by letter. */
function missingCode(text: string, near: string): string | null {
  const codes = text.match(/(?<![\p{L}\p{N}])\p{L}+\d+\p{L}*(?![\p{L}\p{N}])/gu)
  if (!codes) return null
  const there = normalize(near)
  return codes.find(code => !there.includes(normalize(code))) ?? null
}

function missingNumber(text: string, near: string): string | null {
  const wanted = numbersIn(text)
  // Most texts have none: then the page need not be read.
  if (wanted.length === 0) return null
  const there = numbersIn(near)
  const missing = wanted.find(
    ({ value, kind }) => !there.some(number => number.value === value && sameKind(number.kind, kind)),
  )
  return missing?.text ?? null
}

function sameKind(a: string, b: string): boolean {
  return a === b || (a !== 'percentage' && b !== 'percentage' && a !== 'century' && b !== 'century')
}

/** Capitalised words, except those that open a sentence and are ordinary words. */
function missingName(text: string, near: string): string | null {
  const said = formsIn(near)
  let opensSentence = true
  for (const token of tokenize(text)) {
    if (token.kind === 'symbol') {
      opensSentence ||= /[.!?:…“"«(]/.test(token.text)
      continue
    }
    const opens = opensSentence
    opensSentence = false
    if (token.kind === 'number' || !/^\p{Lu}/u.test(token.text)) continue
    const acronym = token.text.length > 1 && token.text === token.text.toUpperCase()
    if (opens && !acronym && analyse(token.text.toLowerCase()).length > 0) continue
    const form = normalize(token.text)
    if (!said.has(form) && !said.has(lemma(form))) return token.text
  }
  return null
}

/** Content words after a negation that it can be about. */
const SCOPE = 2
const CLAUSE_END = /[,;:()—–]|(?<![\p{L}])(?:mas|porém|embora|enquanto|porque|pois)(?![\p{L}])/iu

/** 'O que circula, em vez de números?' of 'não são números, são ondas'. */
const SET_ASIDE = /(?<![\p{L}])(?:em vez|ao invés)\sd[eoa]s?\s/iu

/**
 * G4: question and answer together deny what the source denies, and nothing else. A negation of the source counts when
 * it stands in a clause that gives the answer or what is asked, and what it denies is part of the item.
 */
export const polarityIsKept: Gate = (item, context) => {
  const { answer, source } = item
  if (!source) return null
  const cloze = isCloze(item)
  const said = cloze ? item.question.replace(/_{2,}/, ` ${answer} `) : `${item.question} ${answer}`
  const sentence = context.sentenceOf(source)
  const deniedInItem = [...negated(said), ...(SET_ASIDE.test(sentence) ? [] : negated(said.replace(SET_ASIDE, 'não ')))]
  if (deniedInItem.length === 0 && negated(sentence).length === 0) return null
  const mentioned = formSet(said)
  // A cloze copies its sentence, perhaps without a clause: there all that is denied must be in it.
  const denied = cloze
    ? negated(sentence).filter(scope => scope.every(form => mentioned.has(form)))
    : [answer, item.question]
        .flatMap(part => clausesNearest(sentence, lemmaSet(part)))
        .flatMap(negated)
        .filter(scope => scope.some(form => mentioned.has(form)))
  const matches = (scope: string[], others: string[][]) =>
    scope.length === 0 || others.some(other => other.some(form => scope.includes(form)))
  if (
    denied.every(scope => matches(scope, deniedInItem)) &&
    deniedInItem.every(scope => matches(scope, negated(sentence)))
  ) {
    return null
  }
  return reject('G4', 'A pergunta e a resposta afirmam o que o trecho nega, ou negam o que ele afirma.')
}

/** The clauses that share most words with a text, if they share half of its words. */
function clausesNearest(sentence: string, words: ReadonlySet<string>): string[] {
  const clauses = sentence.split(CLAUSE_END).map(clause => ({ clause, shared: share(words, lemmaSet(clause)) }))
  const most = Math.max(...clauses.map(({ shared }) => shared))
  return most >= 0.5 ? clauses.filter(({ shared }) => shared === most).map(({ clause }) => clause) : []
}

/** For each negation of the text, the lemmas of the content words right after it. */
const negated = remembering(readNegated)

function readNegated(text: string): string[][] {
  const tokens = tokenize(normalize(text))
  const scopes: string[][] = []
  for (const [i, token] of tokens.entries()) {
    if (!NEGATIONS.has(token.text)) continue
    // 'ou não' and 'não só … mas também' deny nothing.
    if (tokens[i - 1]?.text === 'ou' || isOneOf('only', tokens[i + 1]?.text ?? '')) continue
    const scope: string[] = []
    for (const next of tokens.slice(i + 1)) {
      if (next.kind === 'symbol' || scope.length >= SCOPE) break
      if (contentWords(next.text).length > 0) scope.push(lemma(next.text))
    }
    scopes.push(scope)
  }
  return scopes
}

/** The item with the page's own words where its quote differs a little from them; the item itself when it does not. */
export function withPageQuote<T extends Asked>(item: T, context: QualityContext): T {
  if (!item.source) return item
  const location = context.find(item.source)
  if (location.status !== 'repaired') return item
  return { ...item, source: { page: location.page, quote: location.text } }
}
