import { findNumbers } from '@capivira/portuguese/numbers'
import { normalize } from '@capivira/portuguese/tokens'
import { wordsOf as wordsOfSense } from '../lexicon/words.ts'
import { wholeWords } from '../quality/words.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { oppositesOf } from './lexicon.ts'
import { contentOf, isFormOf, type Word, wordsOf } from './words.ts'

/** What is wrong with an item, as a teacher reads it, and whether it is surely false or only not proved. */
export type Fault = {
  sure: boolean
  reason: string
  /** Though not sure: the words of the item and of the passage say the contrary of each other. */
  contradicts?: boolean
}

const sure = (reason: string): Fault => ({ sure: true, reason })
const unsure = (reason: string): Fault => ({ sure: false, reason })

const PARTIAL =
  'nem (?:tod[oa]s?|sempre)|quase|alguns|algumas|algum|alguma|muit[oa]s|vári[oa]s|divers[oa]s|diferentes|cert[oa]s|a ' +
  'maioria|maior parte|boa parte|uma parte|parte d[oae]s?|em parte|três quartos|metade'
const STRENGTH = {
  all: wholeWords(
    '(?<!nem )(?:tod[oa]s?(?! (?:o|a) mundo)|sempre|nunca|jamais|nenhuma?|qualquer|totalmente|completamente|' +
      'inteiramente)',
  ),
  only: wholeWords('só|somente|apenas|únic[oa]s?|exclusivamente|unicamente'),
} as const

/** What denies of all things at once. */
const NONE = /^nenhuma?$/iu

/**
 * Ways to hold a statement back; one of a row stands for another. What is said of an amount or of a verb holds back
 * what stands right behind it, the others the whole clause.
 */
const HEDGES: readonly { says: RegExp; holds: 'next' | 'clause' }[] = [
  {
    says: wholeWords('cerca de|aproximad[oa]s?|aproximadamente|mais ou menos|por volta de|em torno de|quase|perto de'),
    holds: 'next',
  },
  {
    says: wholeWords(
      'em geral|geralmente|normalmente|costum(?:a|am|ava|avam)|frequentemente|muitas vezes|na maioria das ' +
        'vezes|quase sempre|tendem?|às vezes|habitualmente|em média|nem sempre',
    ),
    holds: 'clause',
  },
  {
    says: wholeWords(
      '(?<!você (?:também )?)pode(?:m|rá|rão|ria|riam)?|talvez|possíve(?:l|is)|possivelmente|' +
        'prováve(?:l|is)|provavelmente|capaz(?:es)?|capacidade|possibili\\p{L}*|' +
        'permite\\p{L}*|serv(?:e|em|ia|iam|ir)|consegu\\p{L}*',
    ),
    holds: 'next',
  },
  { says: wholeWords('até|no máximo|máxim[oa]s?'), holds: 'next' },
  { says: wholeWords('pelo menos|ao menos|no mínimo|mínim[oa]s?'), holds: 'next' },
  { says: wholeWords(PARTIAL), holds: 'next' },
  {
    says: wholeWords(
      'segundo (?:[oa]s?|uma?|dados|(?:estudo|pesquisa|especialista|autor)[es]*|algu\\p{L}*|muit\\p{L}*)' +
        '(?! \\p{L}*(?:lugar|grau))|' +
        'conforme(?! \\p{L}*[dt][oa]s? (?:a seguir|abaixo|acima|n[oa]s?|em)(?!\\p{L}))|de acordo ' +
        'com|acredita-se|supõe-se|calcula\\p{L}*|estima\\p{L}*|consideram|acham|tradição|supost[oa]s?|supostamente',
    ),
    holds: 'clause',
  },
]

/** 'segundo a W3C': who says so. */
const SOURCE = HEDGES.at(-1)

const NAMES_WHO = /^(?:segundo|conforme|de acordo com)(?!\p{L})/iu
const SAYS = /^(?:diz|dizem|afirmam?|determinam?|definem?|informam?|recomendam?|contam?|explicam?)$/u

/**
 * 'O que a W3C determina?' of 'segundo a W3C': the item asks what somebody says who is named, and loses nothing. What
 * many believe or hold for so is no less believed where the item names them.
 */
function isNamed({ index, 0: mark }: RegExpExecArray, clause: string, item: readonly Word[]): boolean {
  if (!NAMES_WHO.test(mark)) return false
  const next = wordsOf(clause).find(({ start, content }) => content && start >= index + mark.length)
  return next !== undefined && item.some((word, i) => isFormOf(word, next) && SAYS.test(item[i + 1]?.form ?? ''))
}

/** Whether a hedge of the clause holds back what the item says. */
function isHeld(hedge: (typeof HEDGES)[number], clause: string, item: readonly Word[]): boolean {
  const match = hedge.says.exec(clause)
  if (!match) return false
  if (hedge.holds === 'clause') return !(hedge === SOURCE && isNamed(match, clause, item))
  const end = match.index + match[0].length
  const next = wordsOf(clause).find(({ start, content }) => start >= end && content)
  return next !== undefined && item.some(word => isFormOf(word, next))
}

/** Quantity and modality: what the item says more strongly than the text, or says without what holds it back there. */
export function strengthFault(item: string, passage: string, clause: string): Fault | null {
  for (const [kind, says] of Object.entries(STRENGTH)) {
    const word = says.exec(item)?.[0]
    if (word === undefined || says.test(passage)) continue
    if (kind === 'only' && STRENGTH.all.test(passage)) continue
    const denies = new RegExp(DENIES.source, 'iu')
    // 'Não pede nenhum' says no more than 'não pede'; 'Em todos? Não' asks and does not say.
    if (NONE.test(word) && denies.test(passage)) continue
    if (NONE.test(word) || /\? Não(?!\p{L})/u.test(item)) return unsure(`O texto não diz “${word.toLowerCase()}”.`)
    return sure(`O texto não diz “${word.toLowerCase()}”.`)
  }
  // 'Nem todos os quilombos' are not all of them.
  const partly = /(?<!\p{L})nem (tod[oa]s?|sempre)(?!\p{L})/iu.exec(passage)?.[1]
  if (partly && STRENGTH.all.test(item) && !/(?<!\p{L})nem (?:tod|sempre)/iu.test(item))
    return sure(`O texto diz “nem ${partly}”.`)
  const words = wordsOf(item)
  const lost = HEDGES.find(hedge => !hedge.says.test(item) && isHeld(hedge, clause, words))
  return lost
    ? unsure(`O texto limita o que diz (“${lost.says.exec(clause)?.[0].toLowerCase()}”), e o item não.`)
    : null
}

const DENIES = wholeWords('não(?! só)|nunca|nem(?! só| tod| sempre)|sem|jamais|nenhuma?|exceto|salvo', 'giu')
/** Verbs that deny by themselves: what lacks is not there. */
const LACKING = wholeWords(
  'falt\\p{L}*|carec\\p{L}*|deix\\p{L}* de|imped\\p{L}*|evit\\p{L}*|recus\\p{L}*|ausência|exceção|dispens\\p{L}*',
)

/** Content words that a negation can be about. */
const SCOPE = 3

/** Denials of the passage about what the item says, which the item does not make, and the other way round. */
export function denialFault(item: string, passage: string): Fault | null {
  const [said, told] = [wordsOf(item), wordsOf(passage)]
  const denies = [...item.matchAll(DENIES)].length > 0 || LACKING.test(item)
  for (const scope of scopes(passage)) {
    const [first] = scope
    if (!first) continue
    const shared = scope.filter(word => said.some(other => isFormOf(word, other)))
    const about = said.some(other => isFormOf(first, other)) && shared.length >= Math.min(2, scope.length)
    if (about && !denies) return sure('O texto nega o que o item afirma.')
  }
  for (const scope of scopes(item)) {
    const shared = scope.filter(word => told.some(other => isFormOf(word, other)))
    // That both say 'não tem' says nothing of what is not had, where the item says more.
    const saying = scope.filter(isTelling)
    const named = saying.length > 0 ? saying : scope
    const isDenied = scopes(passage).some(theirs => theirs.some(word => named.some(other => isFormOf(word, other))))
    const isTold = scope.length > 0 && shared.length === scope.length && !LACKING.test(passage)
    if (isTold && !isDenied && !asksWhatIsDenied(item, passage)) return sure('O item nega o que o texto afirma.')
  }
  return isToldBehind(item, passage) ? sure('O item nega o que o texto afirma.') : null
}

const isTelling = ({ lemma }: Word) => !/^(?:ter|haver|ser|estar)$/u.test(lemma)

/** Where what a denial is about ends, and something else may be said. */
const DENIED_UNTIL = wholeWords(
  'mas|porém|contudo|porque|pois|embora|só|somente|apenas|exceto|salvo|senão|e sim|quando|se|enquanto|sem|não',
)

/** 'O que a água não tem? Cor e cheiro' of 'não tem cor nem cheiro': all of the answer is what the passage denies. */
export function asksWhatIsDenied(item: string, passage: string): boolean {
  const at = item.indexOf('?')
  const denials = (text: string) => [...text.matchAll(DENIES)]
  const words = contentOf(item.slice(at))
  if (at < 0 || words.length === 0 || denials(item.slice(0, at)).length !== 1 || denials(item.slice(at)).length > 0)
    return false
  const starts = clausesOf(passage).map(({ start }) => start)
  const denied = denials(passage).flatMap(({ index, 0: mark }) => {
    const from = index + mark.length
    const stop = /[;:.!?]/u.exec(passage.slice(from))?.index ?? passage.length
    const until = DENIED_UNTIL.exec(passage.slice(from))?.index ?? passage.length
    const clause = starts.find(start => start > index) ?? passage.length
    return contentOf(passage.slice(from, Math.min(clause, from + Math.min(stop, until))))
  })
  return words.every(word => denied.some(other => isFormOf(word, other)))
}

/** 'O que a Lua não tem? Crateras' of 'não tem atmosfera e tem crateras': the answer stands behind what is denied. */
function isToldBehind(item: string, passage: string): boolean {
  const at = item.indexOf('?')
  const [scope, ...more] = scopes(item.slice(0, at + 1))
  if (at < 0 || more.length > 0 || scope?.length !== 1) return false
  const clauses = clausesOf(passage)
  const isDenying = ({ text }: Clause) => [...text.matchAll(DENIES)].length > 0
  const last = clauses.findLastIndex(isDenying)
  if (last < 0) return false
  const denied = clauses.filter(isDenying).flatMap(({ words }) => words)
  const behind = clauses.slice(last + 1).flatMap(({ words }) => words)
  const stands = (word: Word, words: readonly Word[]) => words.some(other => isFormOf(word, other))
  return contentOf(item.slice(at)).some(word => !stands(word, denied) && stands(word, behind))
}

function scopes(text: string): Word[][] {
  const words = wordsOf(text)
  return [...text.matchAll(DENIES)].map(({ index }) => {
    const rest = text.slice(index)
    const end =
      index +
      (/[,;:.!?]|(?<!\p{L})(?:mas|porque|pois|embora|e)(?!\p{L})/u.exec(rest.slice(4))?.index ?? rest.length) +
      4
    return words
      .filter(({ start, content, form }) => start > index && start < end && (content || /^(?:tem|têm|há)$/.test(form)))
      .slice(0, SCOPE)
  })
}

/** A contrary of a word of the item stands in the passage, and the word itself does not. */
export function contraryFault(item: string, passage: string): Fault | null {
  const told = wordsOf(passage)
  if (DENIES.test(passage)) {
    DENIES.lastIndex = 0
    return null
  }
  for (const word of wordsOf(item)) {
    if (told.some(other => isFormOf(word, other))) continue
    const contrary = oppositesOf(word.lemma).find(name =>
      told.some(other => other.lemma === name || other.form === name),
    )
    if (contrary) return sure(`O item diz “${word.form}” onde o texto diz “${contrary}”.`)
  }
  return null
}

/** What a number counts, right behind it; signs of units with it. */
function unitOf(text: string, end: number): string {
  const [, sign, word] = /^\s?(?:(%|°\s?[CFK]?|º\s?[CFK]?)|(?:de\s)?(\p{L}+))/u.exec(text.slice(end)) ?? []
  return normalize((sign ?? word ?? '').replace('º', '°').replace(/\s/g, ''))
}

const MEASURES: ReadonlySet<string> = wordsOfSense('measure that a number has')

/** What makes another number of the one behind it. */
const BOUND = /(?<!\p{L})(?:mais de|menos de|acima de|abaixo de|pelo menos|no mínimo|no máximo)\s$/iu

/** Numbers and their units: as in the passage, or in what it leans on. */
export function numberFault(item: string, passage: string, lean: string): Fault | null {
  // '7.5 bilhões': where no three digits follow, the point may be a decimal one, or stand between the parts of a date
  // or a version.
  const decimal = (text: string) => text.replace(/(?<=\d)\.(?=\d{1,2}(?!\d))/g, ',')
  const there = [passage, lean]
    .flatMap(text => [...new Set([text, decimal(text)])])
    .flatMap(text => findNumbers(text).map(number => ({ ...number, unit: unitOf(text, number.end) })))
  for (const number of findNumbers(item)) {
    const same = there.filter(({ value }) => value === number.value)
    // An article that could be read as 'one'.
    if (/^uma?$/iu.test(number.text)) continue
    if (same.length === 0) {
      const reason = `“${number.text}” não está na frase do texto.`
      // A passage without any number may list what the item counts.
      return there.some(({ text }) => !/^uma?$/iu.test(text)) ? sure(reason) : unsure(reason)
    }
    const bound = BOUND.exec(item.slice(0, number.start))?.[0].trim().toLowerCase()
    if (bound && !passage.toLowerCase().includes(bound)) return unsure(`O texto não diz “${bound}”.`)
    const unit = unitOf(item, number.end)
    const units = same.map(other => other.unit)
    if (MEASURES.has(unit) && units.every(other => MEASURES.has(other)) && !units.some(other => sameUnit(unit, other)))
      return sure(`“${number.text} ${unit}” não é a medida que o texto dá.`)
  }
  return null
}

const sameUnit = (a: string, b: string) =>
  a === b || a.replace(/s$/, '') === b.replace(/s$/, '') || a.replace(/ês|eses$/, '') === b.replace(/ês|eses$/, '')
