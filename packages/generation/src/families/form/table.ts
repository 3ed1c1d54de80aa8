import { type Agreement, contract, definiteArticle } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import { nameAsAnswer } from '../../analysis/terms/namedKinds.ts'
import type { AnswerType } from '../../items.ts'
import { saysWhatItDoes } from '../definitions/meaning.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { contentBlocks, type Placed, sourceAt } from './structure.ts'
import { columnNoun } from './tableColumn.ts'
import { after, plainLabel, type RowSubject, rowSubject } from './tableSubject.ts'

const MAX_CELL_WORDS = 24
/** A table with more columns is one of figures to look up. */
const MAX_COLUMNS = 6

/** Tables whose columns have names: what each column says of each row, and what a term in the first column means. */
export function tableFacts(study: Study): Fact[] {
  const tables = new Map<readonly string[], Placed[]>()
  for (const placed of contentBlocks(study)) {
    const { header, kind } = placed.block
    if (kind !== 'table-row' || header.length < 2 || header.length > MAX_COLUMNS) continue
    tables.set(header, [...(tables.get(header) ?? []), placed])
  }
  return [...tables].flatMap(([header, rows]) => {
    const labels = rows.map(({ block }) => block.cells[0] ?? '')
    if (new Set(labels).size < labels.length || isOfSymbols(rows) || isTornApart(labels)) return []
    return rows.flatMap(row => rowFacts(header, row, rows, study))
  })
}

/** 'Monóxido de', 'carbono': labels of which some begin in small letters are lines of a label the page has in one cell. */
function isTornApart(labels: readonly string[]): boolean {
  return labels.some(label => /^\p{Lu}\p{Ll}/u.test(label)) && labels.some(label => /^\p{Ll}{4,}/u.test(label))
}

/** Share of cells that are signs (a raised letter, as in 'B^T', makes none), code or figures from which on a table is one to look things up in. */
const SIGNS = 0.2

function isOfSymbols(rows: readonly Placed[]): boolean {
  const cells = rows.flatMap(({ block }) => block.cells)
  const signs = cells.filter(
    cell => cell !== '' && (!/[\p{L}\d]/u.test(cell) || /[\\{}~_$<>]|(?<![\p{L}\d)])\^/u.test(cell)),
  )
  return signs.length > cells.length * SIGNS
}

function rowFacts(header: readonly string[], row: Placed, rows: readonly Placed[], study: Study): Fact[] {
  const label = row.block.cells[0] ?? ''
  if (!isLabel(label)) return []
  const subject = rowSubject(
    header[0] ?? '',
    label,
    study,
    rows.every(({ block }) => isPlain(block.cells[0] ?? '')),
  )
  if (!subject) return []
  return header.slice(1).flatMap((name, index) => {
    const column = index + 1
    const cell = tidyCell(row.block.cells[column] ?? '')
    if (cell === null) return []
    const asked = questionFor(name, subject, cell, study)
    if (!asked) return []
    const rivals = rows.flatMap(other => {
      const text = other === row ? null : tidyCell(other.block.cells[column] ?? '')
      return text !== null && text.toLowerCase() !== cell.toLowerCase() ? [text] : []
    })
    const reverse = reverseQuestion(name, subject, cell, study)
    const unique = rivals.length === rows.length - 1
    const source = sourceAt(row, row.block.text)
    const shared = { family: 'table', quote: row.block.text, page: row.block.pieces[0]?.page ?? 1 } as const
    return [
      settle(
        {
          ...shared,
          pattern: `table/${asked.pattern}`,
          focus: `${focusKey(subject.core)} ${focusKey(name)}`,
          question: asked.question,
          answer: cell,
          answerType: typeOf(cell),
          strength: asked.strength,
          load: 0.4,
          rivals,
          // The way back asks for the same with what the table offers beside it.
          quiz: asked.pattern !== 'use' || reverse === null,
        },
        source,
      ),
      ...(reverse !== null && unique
        ? [
            settle(
              {
                ...shared,
                pattern: 'table/which',
                focus: `${focusKey(subject.core)} ${focusKey(name)} qual`,
                question: reverse,
                answer: nameAsAnswer(subject.kind ?? '', subject.label),
                answerType: 'term',
                strength: asked.strength,
                load: 0.5,
                rivals: rows.flatMap(other =>
                  other === row ? [] : [nameAsAnswer(subject.kind ?? '', plainLabel(other.block.cells[0] ?? ''))],
                ),
                card: false,
              },
              source,
            ),
          ]
        : []),
    ]
  })
}

/** 'Corrente elétrica': a common noun with its adjectives, and no name ('Mata Atlântica'). */
function isPlain(label: string): boolean {
  const [first = '', ...rest] = label.split(' ')
  const nouns = analyse(first.toLowerCase())
  return (
    nouns.some(a => a.category === 'noun') &&
    !nouns.some(a => a.category === 'properNoun') &&
    rest.every(word => /^\p{Ll}+$/u.test(word))
  )
}

/** Names of rows: a few words, no figures alone, no sums of other rows. */
function isLabel(label: string): boolean {
  return (
    /\p{L}/u.test(label) &&
    wordsIn(label) <= 6 &&
    // '1952 Helsinque': two columns read as one.
    !/^\d{4}\s\p{L}/u.test(label) &&
    label.length <= 60 &&
    !/[?!:;%=·]|^(?:total|média|soma|geral|outr[oa]s?|fonte|nota|obs)(?![\p{L}])/iu.test(label)
  )
}

/** A cell as an answer: null for marks, dashes and what is too long for a card. */
function tidyCell(cell: string): string | null {
  const text = cell.replace(/[.;,]+$/, '').trim()
  if (/^[a-z\d]+[._(]|[·=<>{}\\|^~]/.test(text)) return null
  if (!/[\p{L}\d]/u.test(text) || /^(?:ni|n\/a|nd|sim|não|x|idem|ver)$/i.test(text) || wordsIn(text) > MAX_CELL_WORDS)
    return null
  // 'J', 't': the letter of a quantity is written as it is.
  return text.length === 1 ? text : upperFirst(text)
}

function typeOf(cell: string): AnswerType {
  if (/^\D{0,12}[\d.,]+\s?%/.test(cell)) return 'percentage'
  if (/^\d{4}$/.test(cell)) return 'year'
  if (/^(?:cerca de\s|mais de\s|menos de\s|até\s)?[\d.,]+(?:\s|$)/i.test(cell)) return 'quantity'
  return wordsIn(cell) >= 5 ? 'definition' : 'term'
}

/** 'Nome comum ou observações' → 'Nome comum' */
function headOfColumn(name: string): string {
  return name
    .replace(/[:.]+$/, '')
    .replace(/\s(?:ou|e|e\/ou)\s(?:notas?|observaç(?:ão|ões)|comentários?)$/iu, '')
    .trim()
}

type Asked = { question: string; pattern: string; strength: number }

const MEANING =
  /^(?:definiç(?:ão|ões)|descriç(?:ão|ões)|significados?|conceitos?|explicaç(?:ão|ões)|o que (?:é|são|faz|significa))$/i
const INTERROGATIVE = /^(?:como|quem|onde|quando|por que|para que|o que|que|qual|quais|quant[oa]s?)\s/i
/** Names of shares and counts say little without the title of the table: 'Qual é a parte do território do Cerrado?'. */
const VAGUE =
  /^(?:parte|porcentagem|percentual|proporção|participação|quantidade|número|total|valor|nota|observaç(?:ão|ões)|fonte|obs|dados?|resultado|local de coleta)(?![\p{L}])|%|\d|n[.º°]|\bno\.\s/iu

function questionFor(name: string, subject: RowSubject, cell: string, study: Study): Asked | null {
  const column = headOfColumn(name)
  if (MEANING.test(column)) return meaning(subject, cell)
  if (INTERROGATIVE.test(column)) {
    const object = tagWords(column).some(word => word.tag === 'verb' || word.tag === 'infinitive')
    if (!object) return null
    // 'Como reconhecer': a heading, not a question; 'Montanha: como reconhecer?' is one.
    const open = tagWords(lowerFirst(column)).at(-1)?.tag === 'infinitive'
    const question = open ? ask(`${subject.core}:`, lowerFirst(column)) : ask(lowerFirst(column), subject.display)
    return { question, pattern: 'asked', strength: 0.9 }
  }
  if (VAGUE.test(column) || wordsIn(column) > 6 || /[()/,;]/.test(column)) return null
  const low = columnNoun(column, cell, study) ?? null
  if (low === null) return null
  const agreement = agreementOfColumn(low, study)
  if (!agreement) return null
  if (/^exemplos?$/i.test(column)) {
    if (subject.display === subject.core) return null
    // 'do grupo Ascomicetos', but 'de planalto'
    const namesOne = /\s\p{Lu}/u.test(subject.core)
    if (wordsIn(subject.core) > 4) return null
    return {
      question: ask('qual é um exemplo', namesOne ? after('de', subject) : `de ${subject.core}`),
      pattern: 'example',
      strength: 0.78,
    }
  }
  const plural = agreement.number === 'p'
  const attribute = `${plural ? 'quais são' : 'qual é'} ${definiteArticle(agreement)} ${low}`
  if (/\sque\s/i.test(` ${low} `) || /\s(?:n[oa]s?|em)$/i.test(low))
    return { question: ask(`${after('em', subject)},`, attribute), pattern: 'attribute-in', strength: 0.88 }
  if (/\p{L}{2,}r$/u.test(low) && tagWords(low).at(-1)?.tag === 'infinitive')
    return { question: ask(attribute, subject.display), pattern: 'attribute-to', strength: 0.85 }
  return { question: ask(attribute, ofRow(subject, study)), pattern: 'attribute', strength: 0.9 }
}

/** 'do Cerrado'; a quality is no thing: 'da cor “vermelho”'. */
function ofRow(subject: RowSubject, study: Study): string {
  const { kind, label, display, core } = subject
  const readings = analyse(label.toLowerCase())
  const quality = display === core && readings.some(a => a.category === 'adjective') && !/\s/.test(label)
  const agreement = kind !== null && quality ? agreementOf(kind, study.use) : null
  // Where the article of the kind is not sure the label stands alone.
  if (!quality || kind === null) return after('de', subject)
  return agreement?.sure
    ? `${contract('de', definiteArticle(agreement))} ${kind} “${label.toLowerCase()}”`
    : `de “${label.toLowerCase()}”`
}

/** 'Qual bioma tem “tuiuiú” como animal característico?': from the cell back to its row. */
function reverseQuestion(name: string, subject: RowSubject, cell: string, study: Study): string | null {
  const column = headOfColumn(name)
  const { kind } = subject
  if (kind === null || wordsIn(cell) > 12 || INTERROGATIVE.test(column)) return null
  // 'K': the letter of a quantity; 'Rio da Prata', 'Íris': a name.
  const [first = ''] = cell.split(' ')
  const named = /\s\p{Lu}/u.test(cell) || analyse(first.toLowerCase()).length === 0
  const low = cell.length < 3 || named ? cell : lowerFirst(cell)
  if (!MEANING.test(column)) {
    const noun = columnNoun(column, cell, study)
    if (noun === null) return null
    const agreement = agreementOfColumn(noun, study)
    // 'Qual pessoa tem “tu” como retos?': the column has left its noun to the title.
    if (noun !== lowerFirst(column) && agreement)
      return ask(
        'a qual',
        kind,
        agreement.number === 'p' ? 'correspondem' : 'corresponde',
        definiteArticle(agreement),
        noun,
        `“${low}”`,
      )
    return ask('qual', kind, `tem “${low}” como`, noun)
  }
  return saysWhatItDoes(cell) ? ask('qual', kind, low) : ask('a qual', kind, `corresponde a definição “${low}”`)
}

/** Where the noun leaves its gender open ('animal'), the adjective after it tells ('característico'). */
function agreementOfColumn(name: string, study: Study): Agreement | null {
  const agreement = agreementOf(name, study.use)
  if (agreement.sure) return agreement
  const adjectives = analyse(name.split(' ')[1] ?? '').filter(a => a.category === 'adjective')
  const [first] = adjectives
  const sure = first?.gender !== undefined && adjectives.every(({ gender }) => gender === first.gender)
  return sure && first?.gender ? { gender: first.gender, number: agreement.number } : null
}

/** What has a use, and is not the deed it is used for. */
const TOOL =
  /^(?:função|comando|método|operador|botão|tecla|atalho|ferramenta|rotina|macro|utilitário|aparelho|instrumento|equipamento)(?![\p{L}])/u
/** 'Impressão dos dados', 'arredondamento de um número': a deed with what it is done to; not 'função de soma'. */
const DEED =
  /^(?!(?:função|coleção|seção|opção|versão|extensão|expressão|instrução|condição|posição|região|porção|relação|documento|argumento|elemento|segmento|instrumento|equipamento|imagem|linguagem|mensagem|porcentagem)(?![\p{L}]))\p{L}+(?:ção|são|mento|gem)\s(?:d[aeo]s?|entre)\s/iu

/** 'Descrição: Mostra as primeiras linhas' says what something does; 'Descrição: desgaste do solo' what it is. */
function meaning(subject: RowSubject, cell: string): Asked | null {
  if (saysWhatItDoes(cell)) return { question: ask('o que faz', subject.display), pattern: 'does', strength: 0.92 }
  if (/^[\p{Lu}\d]{2,6}$|^\p{Lu}\p{L}{1,2}$/u.test(subject.label))
    return { question: ask('o que significa', subject.label), pattern: 'meaning', strength: 0.88 }
  if (wordsIn(cell) < 2) return null
  if (subject.kind !== null && TOOL.test(subject.kind) && DEED.test(cell))
    return { question: ask('para que serve', subject.display), pattern: 'use', strength: 0.92 }
  const verb = subject.number === 'p' ? 'são' : 'é'
  return { question: ask('o que', verb, subject.display), pattern: 'meaning', strength: 0.92 }
}

function lowerFirst(text: string): string {
  return /^\p{Lu}[\p{Lu}\d]|^\p{Lu}\S*\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
