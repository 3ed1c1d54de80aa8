import { type Agreement, contract, definiteArticle } from '@capivira/portuguese/agreement'
import { singular } from '@capivira/portuguese/inflection'
import { analyse, type GrammaticalNumber } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import type { Study } from '../../analysis/study.ts'

/** What the row of a table is about, ready to stand in a question. */
export type RowSubject = {
  /** Without article: 'bioma Cerrado', 'planície', 'NaN'. */
  core: string
  /** With its article: 'o bioma Cerrado', 'a planície'; a name no kind stands before goes without. */
  display: string
  number: GrammaticalNumber
  /** The label as the table has it. */
  label: string
  /** What the rows of the table are, in the singular: 'bioma'; null where the column name does not tell. */
  kind: string | null
}

/** Column names that say no more than 'word': 'O que é erosão?', not 'O que é o termo erosão?'. */
const BARE = /^(?:termos?|conceitos?|palavras?|express(?:ão|ões)|nomes?|itens|item|siglas?|verbetes?)$/i

/** Who named a species, after its name (International Codes of Nomenclature): 'Senna alata (L.) Roxb.' */
const SPECIES_AUTHORS =
  /^(\p{Lu}(?:\.|\p{Ll}+)\s\p{Ll}{4,})\s(?:\([^)]*\)|\p{Lu}[\p{L}.]*)(?:\s?(?:&\s)?\p{Lu}[\p{L}.]*)*$/u

/** The label without footnote stars and without the authors of a scientific name. */
export function plainLabel(label: string): string {
  return label.replace(/\*+$/, '').trim().replace(SPECIES_AUTHORS, '$1')
}

/**
 * Names the subject of a row by the name of its column and its label: as the text calls it ('poder Moderador'), by its own article
 * where the text gives one ('a planície'), else kind and label.
 */
export function rowSubject(columnName: string, label: string, study: Study, plain = false): RowSubject | null {
  const kind = kindOf(columnName)
  const clean = wholeOrdinal(plainLabel(label), kind)
  const named = (agreement: Agreement | null): RowSubject => ({
    core: low,
    display: agreement ? `${definiteArticle(agreement)} ${low}` : low,
    number: agreement?.number ?? (/s$/.test(low) && low !== clean ? 'p' : 's'),
    label: clean,
    kind,
  })
  const low = study.use.isName(clean.split(' ')[0] ?? '') ? clean : lowered(clean)
  const ordinal = clean !== plainLabel(label)
  const own = agreementOf(ordinal ? (kind ?? low) : low, study.use)
  if (ordinal) return { ...named(own.sure ? own : null), number: 's' }
  const articled = study.use.determinersOf(low.split(' ')[0] ?? '').length > 0
  if (kind === null || BARE.test(columnName)) return named(own.sure && articled ? own : null)
  const together = `${kind} ${plain && !isSaid(`${kind} ${clean}`, study) ? clean.toLowerCase() : clean}`
  const text = ` ${together.toLowerCase()}`
  const said = wholeText(study).includes(text)
  if (!said && own.sure && articled && low !== clean) return named(own)
  const agreement = agreementOf(kind, study.use)
  if (!agreement.sure || agreement.number !== 's') return named(own.sure && articled ? own : null)
  return { core: together, display: `${definiteArticle(agreement)} ${together}`, number: 's', label: clean, kind }
}

/** '1ª do singular' under 'Pessoa' → '1ª pessoa do singular': the label leaves out the noun of its column. */
export function wholeOrdinal(label: string, kind: string | null): string {
  const match = kind === null ? null : /^(\d{1,2}[ªº])(?:\s(d[aeo]s?\s.+))?$/u.exec(label)
  return match ? [match[1], kind, match[2] ?? ''].join(' ').trim() : label
}

/** Whether the text writes it just so: 'o poder Moderador'. */
const isSaid = (phrase: string, study: Study) => study.sentences.some(({ text }) => text.includes(phrase))

const texts = new WeakMap<Study, string>()

/** All sentences in low letters, made once. */
function wholeText(study: Study): string {
  const known = texts.get(study)
  if (known !== undefined) return known
  const text = study.sentences.map(sentence => ` ${sentence.text}`.toLowerCase()).join('\n')
  texts.set(study, text)
  return text
}

/** 'Planície' → 'planície': a common noun loses the capital a cell begins with; names, acronyms and code keep theirs. */
function lowered(label: string): string {
  const [first = ''] = label.split(' ')
  const readings = analyse(first.toLowerCase())
  const common = readings.some(a => a.category === 'noun' && a.meaning === undefined) && !/^\p{Lu}{2}/u.test(first)
  const rest = label.slice(first.length)
  return common && !/\p{Lu}/u.test(rest) ? first.toLowerCase() + rest : label
}

/** 'Forma do relevo' → 'forma do relevo', 'Valores especiais' → 'valor especial'; null for what is no noun. */
export function kindOf(columnName: string): string | null {
  const words = columnName.toLowerCase().split(' ')
  if (words.length > 4 || words.includes('ou') || words.includes('e') || !/^[\p{L}\s-]+$/u.test(columnName)) return null
  const [head = '', ...rest] = words
  const readings = analyse(head)
  if (!readings.some(a => a.category === 'noun')) return null
  if (!readings.every(a => a.category !== 'noun' || a.number === 'p')) return words.join(' ')
  const [adjective, ...more] = rest
  const one = singular(head)
  if (one === null) return null
  const other = adjective === undefined || /^d[aeo]s?$/.test(adjective) ? adjective : singular(adjective)
  return other === null ? null : [one, ...(other === undefined ? [] : [other]), ...more].join(' ')
}

/** 'do bioma Cerrado', 'na planície'. */
export function after(preposition: 'de' | 'em', subject: RowSubject): string {
  return contract(preposition, subject.display)
}
