import { CAUSES, isCause } from './causes.ts'
import type { Mark, MarkedSheet, Sheet, SheetItem } from './item.ts'

/** A sheet as text to be read and marked in an editor: the line `Veredito:` of each item is filled in. */
export function sheetText(sheet: Sheet): string {
  const causes = Object.entries(CAUSES).map(([cause, meaning]) => `- \`${cause}\`: ${meaning}`)
  return [
    `# Folha de leitura ${sheet.name}`,
    '',
    `${sheet.items.length} itens, semente \`${sheet.seed}\`, ${sheet.made}. Uma professora cuidadosa manteria ` +
      'o item como está?',
    'Depois de `Veredito:` escreva `fica`, ou `não` com as causas e, se quiser, uma explicação: `não: vaga, ' +
      'português; falta dizer de que lago`.',
    '',
    ...causes,
    '',
    ...sheet.items.flatMap(itemText),
  ].join('\n')
}

const KINDS = { card: 'Card', question: 'Questão' } as const

function itemText(item: SheetItem): string[] {
  const options = item.options.map(
    (option, i) => `${String.fromCharCode(97 + i)}) ${option}${option === item.answer ? '  ← certa' : ''}`,
  )
  return [
    `## ${item.id} · ${KINDS[item.kind]} · ${item.family} · ${item.difficulty} · ${item.category}`,
    '',
    `**${item.question}**`,
    '',
    ...(options.length > 0 ? options.map(option => `- ${option}`) : [`→ ${item.answer}`]),
    '',
    ...(item.explanation ? [`Explicação: ${item.explanation}`, ''] : []),
    `> ${item.quote.replace(/\s+/g, ' ')}`,
    '',
    `Página ${item.page} de ${item.document}`,
    '',
    'Veredito: ',
    '',
  ]
}

/**
 * Reads the marks of a sheet filled in as text. Throws an Error that names the item whose verdict or cause is not one
 * of those offered.
 */
export function readMarks(text: string): MarkedSheet {
  const [, name = '', rest = ''] = /^# Folha de leitura (\S+)\n([\s\S]*)$/.exec(text) ?? []
  const [, seed = '', made = ''] = /semente `([^`]*)`, (\S+?)\./.exec(rest) ?? []
  const parts = rest.split(/^## /mu).slice(1)
  const items = parts.map(readItem)
  return { name, seed, made, items, marks: parts.map((part, i) => readMark(items[i]?.id ?? '', part)) }
}

function readItem(part: string): SheetItem {
  const [id = '', kind = '', family = '', difficulty = '', category = ''] = (part.split('\n')[0] ?? '').split(' · ')
  const line = (pattern: RegExp) => pattern.exec(part)?.slice(1) ?? []
  const [question = ''] = line(/^\*\*(.*)\*\*$/mu)
  const options = [...part.matchAll(/^- [a-e]\) (.*)$/gmu)].map(([, option = '']) => option)
  const [answer = ''] = line(/^→ (.*)$/mu)
  const [quote = ''] = line(/^> (.*)$/mu)
  const [page = '', document = ''] = line(/^Página (\d+) de (.*)$/mu)
  const [explanation = ''] = line(/^Explicação: (.*)$/mu)
  const right = options.find(option => option.endsWith(RIGHT))
  return {
    id,
    kind: kind === KINDS.question ? 'question' : 'card',
    family,
    difficulty,
    category,
    document,
    page: Number(page),
    question,
    answer: right?.slice(0, -RIGHT.length) ?? answer,
    options: options.map(option => (option.endsWith(RIGHT) ? option.slice(0, -RIGHT.length) : option)),
    explanation,
    quote,
  }
}

const RIGHT = '  ← certa'

function readMark(id: string, part: string): Mark {
  const verdict = /^Veredito:[ \t]*(.*)$/mu.exec(part)?.[1]?.trim() ?? ''
  if (verdict === '') return { id, verdict: null, causes: [], note: '' }
  const [, word = '', given = '', note = ''] = /^(fica|não)(?::\s*([^;]*))?(?:;\s*(.*))?$/u.exec(verdict) ?? []
  const causes = given
    .split(',')
    .map(cause => cause.trim())
    .filter(cause => cause !== '')
  const unknown = causes.find(cause => !isCause(cause))
  if (!word || unknown !== undefined) throw new Error(`${id}: "${unknown ?? verdict}" is not a verdict or a cause.`)
  return { id, verdict: word === 'fica' ? 'kept' : 'rejected', causes, note }
}
