import { analyse } from '@capivira/portuguese/morphology'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { withoutFurtherDeed, withoutLike } from './asides.ts'
import type { Clause } from './clause.ts'
import { fronted } from './fronted.ts'
import { mainVerb } from './main-verb.ts'
import { mayOpenWithLead, subjectAfterLead } from './plain-lead.ts'
import { withoutDescription } from './set-before.ts'
import { plainSubject } from './subject-aside.ts'
import { tagWords } from './tagging.ts'

export type { Clause } from './clause.ts'

const LEAD_START = pattern('u')`^(?:${'opening of a lead'}|Junt[oa]s(?=,)|\p{Lu}\p{Ll}+mente falando)(?![\p{L}])`

/**
 * The main clauses of a sentence: cut at semicolons, at colons before a full clause, and at 'e', 'mas', 'enquanto' only
 * by the families that ask for it.
 */
export function clausesOf(core: string): Clause[] {
  const clauses: Clause[] = []
  for (const part of parts(core)) {
    const clause = takeApart(part)
    if (clause) clauses.push(clause)
    // 'Isso poupa tempo, enquanto que a pressa gasta energia': what stands beside it is said of itself.
    const beside = clause?.lead === '' ? BESIDE.exec(part)?.[1] : undefined
    const second = beside === undefined ? null : takeApart(beside.charAt(0).toUpperCase() + beside.slice(1))
    if (second && second.lead === '' && second.subject !== '') clauses.push(second)
  }
  return clauses
}

const BESIDE = /,\s(?:enquanto que|ao passo que)\s((?:o|a|os|as)\s[^,;:]{12,140})$/u

function parts(core: string): string[] {
  const text = core.replace(/[.;:!?]["”’)]*$/, '').trim()
  const result: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth === 0 && (character === ';' || character === ':') && text[i + 1] === ' ') {
      const rest = text.slice(i + 1).trim()
      const enough = rest.split(' ').length >= 4
      if (character === ':' && !(enough && hasEarlyVerb(rest))) continue
      result.push(text.slice(start, i).trim())
      start = i + 1
    }
  }
  result.push(text.slice(start).trim())
  return result.map(withoutGapped).map(part => part.charAt(0).toUpperCase() + part.slice(1))
}

/** 'A umbra é a sombra total, e a penumbra, a parcial': of the second the verb is left out. */
const GAPPED = pattern('u')`
  ^(.{12,}?),\se\s((?:o|a|os|as)\s[^,]{2,50}),\s((?:${'opening of a phrase in a row'}\s)[^,]{2,80})$`

/** 'é servido pelo pai | e o jantar, pela mãe': without a comma, the same preposition tells. */
const UNDER_ONE = pattern('u')`
  ^([^,;:]*(?<![\p{L}])(?:(pel|n|d)[oa]s?|(por|em|de|com))\s[^,;:]+)\s
  (?:e|mas|enquanto)\s[oa]s?\s[^,;:]{3,40},\s(?:\2[oa]s?|\3)\s[^,;:]+$`

function withoutGapped(part: string): string {
  const [, first = '', second = '', third = ''] = GAPPED.exec(part) ?? []
  const verb = (text: string) => tagWords(text).some(word => word.tag === 'verb')
  return first !== '' && verb(first) && !verb(`${second} ${third}`) ? first : part.replace(UNDER_ONE, '$1')
}

/** 'O atraso preocupa: a obra parou' → 'A obra parou', which a reason after it is the reason of. */
export function afterColon(text: string): string {
  const said = text.slice(text.lastIndexOf(': ') + 1).trim()
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** True when a finite verb comes before the first comma: what follows the colon is a clause, not a list. */
function hasEarlyVerb(text: string): boolean {
  const first = text.split(/[,;]/)[0] ?? ''
  return tagWords(first).some(word => word.tag === 'verb')
}

/** Splits one clause into lead, subject, verb and rest; null when no main verb can be told. */
export function takeApart(text: string): Clause | null {
  const known = takenApart.get(text)
  if (known !== undefined) return known
  const clause = readClause(text)
  if (takenApart.size > 20_000) takenApart.clear()
  takenApart.set(text, clause)
  return clause
}

/** What reads a sentence more than once asks for the same clauses: three of four have been taken apart before. */
const takenApart = new Map<string, Clause | null>()

function readClause(text: string): Clause | null {
  const { lead, body: whole } = splitAnyLead(text)
  if (/^(?:Porque|Pois)\s/u.test(whole) || opensWithVerb(whole)) return null
  const { body, words } = withoutDescription(whole, lead)
  const at = mainVerb(words)
  if (at === null) return null
  const verbWord = words[at]
  if (!verbWord) return null
  let from = at
  let negated = false
  let verb = verbWord.text
  // Adverbs and clitics right before the verb belong to it: 'não', 'também', 'se'.
  for (;;) {
    const before = words[from - 1]
    if (!before) break
    // 'O mal | provoca': with an article it is no adverb.
    const adverb = before.tag === 'adverb' && before.lower !== 'quanto' && words[from - 2]?.tag !== 'article'
    if (before.lower === 'não' || (adverb && NEGATES.has(before.lower))) negated = true
    // 'quase foi tomada' was not; 'quase sempre chove' is said.
    if (before.lower === 'quase' && words[from]?.tag !== 'adverb') negated = true
    if (before.lower === 'se' || before.lower === 'lhe' || before.lower === 'lhes') verb = `${before.text} ${verb}`
    else if (before.lower !== 'não' && !adverb) break
    from--
  }
  const before = body
    .slice(0, words[from]?.start ?? verbWord.start)
    .trim()
    .replace(/,\s*$/, '')
    .replace(OFTEN, '')
  // 'Na internet existem vários servidores': a place or time without comma is no subject.
  const adverbial =
    lead === '' && LEAD_START.test(before) && (words[0]?.tag === 'preposition' || words[0]?.tag === 'contraction')
  const subject = adverbial ? '' : plainSubject(before)
  const said = body
    .slice(verbWord.end)
    .trim()
    .replace(/^,\s*/, ', ')
    .replace(FILLER, '')
    .replace(SET_OFF, '$1 ')
    .replace(INSERTED, '')
  const rest = withoutFurtherDeed(withoutLike(said, verbWord.text))
  return fronted({ text, lead: adverbial ? before : lead, subject, verb, rest, negated, words: tagWords(rest) })
}

/** 'raramente causa febre', 'jamais dorme', 'mal protege': as good as not. */
const NEGATES = wordsOf('as good as not')
/** 'O vírus muitas vezes | provoca dores': how often, not of whom. */
const OFTEN = /,?\s(?:muitas vezes|na maior(?:ia das vezes| parte das vezes)|quase sempre|em geral)$/u

/** 'Mostra como a usina contribui para…': nothing is named that shows it. */
function opensWithVerb(text: string): boolean {
  const first = /^(\p{Lu}\p{Ll}+)\scomo\s(?:o|a|os|as|um|uma)\s/u.exec(text)?.[1]?.toLowerCase()
  return (
    first !== undefined &&
    analyse(first).some(a => a.category === 'verb' && a.person === 3 && a.number === 's' && a.mood === 'indicative')
  )
}

/** The lead up to its comma, or a plain time or place before a subject with its article. */
function splitAnyLead(text: string): { lead: string; body: string } {
  if (!mayOpenWithLead(text)) return splitLead(text)
  const words = tagWords(text)
  const at = subjectAfterLead(words)
  const start = at === null ? undefined : words[at]?.start
  if (start === undefined) return splitLead(text)
  const body = text.slice(start)
  return { lead: text.slice(0, start).trim(), body: body.charAt(0).toUpperCase() + body.slice(1) }
}

/** 'deverá ter, no mínimo, dez alunos' */
const SET_OFF = /^,?\s?(no mínimo|no máximo|em média|ao menos|pelo menos|aproximadamente),\s/u

/** 'deverão registrar, para efeito de controle, o resultado': what is put between the verb and what it takes. */
const INSERTED = pattern('u')`
  ^,\s(?:${'put between verb and object'}|após\s[^,]{3,40}|para\s(?:efeito|fins?)\s[^,]{3,40}),\s`

/** Adverbs right after the verb that add nothing to what is asked. */
const FILLER = pattern('u')`^(?:${'filler after the verb'}|ainda(?!\smais\s))\s(?=\p{L})`

/** 'Em 1989, o ministério lança' → lead 'Em 1989', body 'O ministério lança'. */
function splitLead(text: string): { lead: string; body: string } {
  if (!LEAD_START.test(text) && !opensAdverbial(text)) return { lead: '', body: text }
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '(') depth++
    else if (character === ')') depth--
    else if (depth === 0 && character === ',' && text[i + 1] === ' ') {
      const lead = text.slice(0, i)
      const body = text.slice(i + 2)
      if (lead.split(' ').length > 20 || body.split(' ').length < 2) return { lead: '', body: text }
      // A comma inside an enumeration or before a relative does not end the lead.
      if (/^(?:que|onde|cuj|e |ou |mas |como )/.test(body)) continue
      // 'Em 1983, data conhecida como Flag Day, o protocolo…': what explains the lead belongs to it.
      if (/^\p{Ll}/u.test(body) && explainsLead(body)) continue
      const capital = body.charAt(0).toUpperCase() + body.slice(1)
      const inner = LEAD_START.test(capital) ? splitLead(capital) : { lead: '', body: capital }
      return inner.lead === ''
        ? { lead, body: inner.body }
        : { lead: `${lead}, ${inner.lead.charAt(0).toLowerCase()}${inner.lead.slice(1)}`, body: inner.body }
    }
  }
  return { lead: '', body: text }
}

/**
 * 'Seguindo a arquitetura, …', 'Pressionado, D. João VI voltou': a gerund or participle at the head describes, it is no
 * subject.
 */
function opensAdverbial(text: string): boolean {
  const first = /^\p{Lu}\p{Ll}+/u.exec(text)?.[0].toLowerCase() ?? ''
  if (!/(?:[aei]ndo|[aei]d[oa]s?|st[oa]s?)$/.test(first)) return false
  const readings = analyse(first)
  return (
    readings.length > 0 && readings.every(a => a.mood === 'gerund' || a.mood === 'participle' || a.category === 'verb')
  )
}

const OPENS_WITH_DETERMINER = pattern('')`^${'determiner of any kind'}\s`

/** True for a stretch up to the next comma without article at its head and without a verb. */
function explainsLead(body: string): boolean {
  const comma = body.indexOf(', ')
  if (comma < 0 || OPENS_WITH_DETERMINER.test(body) || LEAD_START.test(body.charAt(0).toUpperCase() + body.slice(1)))
    return false
  return !tagWords(body.slice(0, comma)).some(word => word.tag === 'verb')
}
