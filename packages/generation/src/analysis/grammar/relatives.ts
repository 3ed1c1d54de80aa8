import { isOneOf, wordsOf } from '../../lexicon/words.ts'
import type { TextSentence } from '../sentences.ts'
import type { Mention } from '../terms/terms.ts'
import type { Clause } from './clauses.ts'
import { takeApart } from './clauses.ts'
import { tagWords } from './tagging.ts'

/** How far a relative clause is read. */
const LONGEST = 170

/**
 * What a sentence says in passing of a thing it names, as clauses of their own: '…por Leibniz, que também inventou o
 * cálculo' → 'Leibniz | inventou | o cálculo'. Only after a comma, where the relative adds and does not tell which, and
 * only right after a name or a term.
 */
export function relativeClauses(sentence: TextSentence, mentions: readonly Mention[]): Clause[] {
  const clauses: Clause[] = []
  if (OPENS_BESIDE.test(sentence.core)) return clauses
  for (const match of sentence.core.matchAll(/,\s(?:que|(?:o|a)s?\squa(?:l|is))\s(?=\p{Ll})/gu)) {
    const mention = antecedent(sentence, mentions, match.index)
    if (!mention) continue
    const said = sentence.core.slice(match.index + match[0].length, match.index + match[0].length + LONGEST)
    const words = tagWords(said)
    const first = words.find(word => word.tag !== 'adverb' && word.lower !== 'se')
    // 'que por sua vez', 'que, em 1900,': something stands in between; 'que os índios usavam': the antecedent is its
    // object.
    if (first?.tag !== 'verb') continue
    const clause = takeApart(`${mention} ${untilEnd(said)}`)
    if (clause && clause.subject === mention && agrees(mention, clause.verb)) clauses.push(clause)
  }
  return clauses
}

/**
 * 'Ao contrário da pesca no mar, que…, no rio a pesca…': where what is said of the other thing ends is not to be told.
 */
const OPENS_BESIDE = /^(?:Ao contrário|Diferente(?:mente)?|À diferença|Ao invés|Em contraste|Em oposição)(?![\p{L}])/u

/** What is called after somebody. */
const WORK = wordsOf('work called after somebody')

const INSERTED = /,\s\p{Ll}+(?:ad|id|ost|ist|eit|ert)[oa]s?\s[^,]*$/u

/** The name or term with its article that ends where the comma stands; parentheses after it are passed over. */
function antecedent(sentence: TextSentence, mentions: readonly Mention[], comma: number): string | null {
  const before = sentence.core.slice(0, comma).replace(/\s\([^()]*\)$/u, '')
  // 'a óptica, explorada no Ensino Médio, que…': what was only put in between has no clause of its own.
  if (INSERTED.test(before)) return null
  const ending = mentions
    .filter(({ end }) => sentence.words[end - 1]?.end === before.length)
    .sort((a, b) => a.start - b.start)[0]
  if (!ending || (ending.term.common && !ending.term.proper)) return null
  // 'a casa do rei, que…' may be the house or the king: only a phrase that no other holds is safe.
  const link = sentence.words[ending.start - 1]
  // A common noun only right after the verb and its article; 'a casa do ministro, que…' may be of either.
  // 'pelo método de Gerber, que mede…': the method, not the man.
  if (/^d[aeo]s?$/.test(link?.lower ?? '') && WORK.has(sentence.words[ending.start - 2]?.lower ?? '')) return null
  const verb = sentence.words[ending.start - 2]
  // 'Essa planta é uma erva, que cresce…': the plant grows, not any herb.
  if (/^uma?$/.test(link?.lower ?? '') && isOneOf('copula form', verb?.lower ?? '')) return null
  const object = link?.tag === 'article' && verb?.tag === 'verb'
  if (!ending.term.proper && (!object || /\s(?:\p{Lu}|d[aeo]s?\s)/u.test(ending.surface))) return null
  // 'May, Jekyll & Randolph, que…': the last part of a name.
  if (link?.text === '&') return null
  const article = /^(?:[dn]|pel|a)?([oa]s?|uma?)$/u.exec(link?.lower.replace('à', 'a') ?? '')?.[1] ?? ''
  const kind = sentence.words[ending.start - 1]
  const of = /^(?:[dn]|pel)?([oa])$/u.exec(sentence.words[ending.start - 2]?.lower ?? '')?.[1]
  // 'da junção PN, que…': a few letters with the noun they tell apart.
  if (
    of &&
    kind?.tag === 'noun' &&
    /^\p{Lu}{1,3}$/u.test(ending.surface) &&
    !/^(?:sigla|termo|letra)$/u.test(kind.lower)
  )
    return `${upper(of)} ${kind.lower} ${ending.surface}`
  const surface = ending.surface
  // 'na fase denominada Jurássico, que…': the name with the noun it names.
  const called = /^(?:chamad|denominad|intitulad|batizad|nomead)([oa])$/u.exec(link?.lower ?? '')?.[1]
  if (called !== undefined) {
    const named = sentence.words[ending.start - 2]
    return named?.tag === 'noun' && ending.term.proper ? `${upper(called)} ${named.lower} ${surface}` : null
  }
  if (article === '' || link?.lower === 'a') {
    const own = link?.tag === 'article' ? link.lower : ''
    return own === '' ? upper(surface) : `${upper(own)} ${surface}`
  }
  return `${upper(article)} ${surface}`
}

/**
 * The relative up to where the sentence goes on: a semicolon, or a comma before another relative or a verb of the main
 * clause.
 */
function untilEnd(said: string): string {
  const text = said.split(/[;:.]\s|[.;:]$/u)[0] ?? ''
  const parts = text.split(', ')
  const stop = parts.findIndex((part, index) => index > 0 && !/^(?:d[aeo]s?|em|n[oa]s?|e|como)\s/u.test(part))
  const kept = (stop < 0 ? parts : parts.slice(0, stop)).join(', ')
  // 'as localidades militares e a nova ARPANET, que possuía…': the last thing has a clause of its own.
  return stop > 0 && /^(?:que|cuj|onde|[oa]s?\squa(?:l|is))/u.test(parts[stop] ?? '')
    ? kept.replace(/\se\s(?:[oa]s?|uma?)\s[^,]{2,40}$/u, '')
    : kept
}

function agrees(subject: string, verb: string): boolean {
  const plural = /^(?:Os|As|Uns|Umas)\s/.test(subject)
  const article = /^(?:O|A|Os|As|Um|Uma)\s/.test(subject)
  return !article || /(?:m|ão|são)$/.test(verb) === plural
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
