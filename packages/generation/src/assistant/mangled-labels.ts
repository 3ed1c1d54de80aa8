import { type Change, eachLine, header, inTurn, KINDS, label, optionsAs, SPELLED } from './mangling.ts'
import { parseAnswer } from './parse.ts'

const paged =
  (behind: (sentence: string, page: string) => string): Change =>
  answer => {
    let page = ''
    return eachLine(line => {
      page = /^[CQW]\d+ \| p\. (\d+)$/.exec(line)?.[1] ?? page
      return line.startsWith('F: ') ? `F: ${behind(line.slice(3), page)}` : line
    })(answer)
  }

/** An item a row, in a table of its own for each kind. */
const inRows =
  (rowOf: (cells: readonly string[]) => string, broken = '; '): Change =>
  answer => {
    const { items } = parseAnswer(answer)
    const table = (kind: string, heads: string[], cells: (item: (typeof items)[number]) => string[]) =>
      [heads, ...items.filter(item => item.kind === kind).map(cells)].map(rowOf).join('\n')
    return [
      table('card', ['Item', 'Página', 'Pergunta', 'Resposta', 'Fonte'], item => [
        item.label,
        String(item.page),
        item.question,
        item.answer,
        item.quote,
      ]),
      table('question', ['Item', 'Página', 'Pergunta', 'Resposta certa', 'Erradas', 'Fonte'], item => [
        item.label,
        String(item.page),
        item.question,
        item.answer,
        item.wrong.join(broken),
        item.quote,
      ]),
      table('word', ['Item', 'Página', 'Palavra', 'Dica', 'Fonte'], item => [
        item.label,
        String(item.page),
        item.answer,
        item.question,
        item.quote,
      ]),
    ].join('\n\n')
  }

const bars = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Labels, tables and options in other forms than were asked for. */
export const MANGLED_LABELS: Readonly<Record<string, Change>> = {
  'a hyphen for the colon': label((letter, value) => `${letter} - ${value}`),
  'a dash for the colon': label((letter, value) => `**${letter}** — ${value}`),
  'a dash behind words': label((letter, value) => `**${SPELLED[letter]}** – ${value}`),
  'an arrow for the colon': label((letter, value) => `${letter} → ${value}`),
  'a bar for the colon': label((letter, value) => `${letter} | ${value}`),
  'a colon without a blank': label((letter, value) => `${letter}:${value}`),
  'a full stop for the colon': label((letter, value) => `${letter}. ${value}`),
  'a full stop before the colon': label((letter, value) => `${letter}.: ${value}`),
  'brackets around letters': label((letter, value) => `(${letter}) ${value}`),
  'square brackets around letters': label((letter, value) => `[${letter}] ${value}`),
  'a bracket behind letters': label((letter, value) => `${letter}) ${value}`),
  'small letters': label((letter, value) => `${letter.toLowerCase()}: ${value}`),
  'words with their letters': label((letter, value) => `**${SPELLED[letter]} (${letter}):** ${value}`),
  'letters in brackets before words': label((letter, value) => `(${letter}) ${SPELLED[letter]}: ${value}`),
  'letters and words by a dash': label((letter, value) => `${letter} – ${SPELLED[letter]}: ${value}`),
  'letters and words by a stroke': label((letter, value) => `${letter} / ${SPELLED[letter]}: ${value}`),
  'a point between item and page': header((kind, number, page) => `${kind}${number} · Página ${page}`),
  'a stroke between item and page': header((kind, number, page) => `${kind}${number} / p. ${page}`),
  'kind and label': header((kind, number, page) => `## ${KINDS[kind]} ${kind}${number} — página ${page}`),
  'numbered headings of two steps': header((kind, number, page) => `### 2.${number}. ${kind}${number} | p. ${page}`),
  'pages on lines of their own': header((kind, number, page) => `${kind}${number}\n**Página:** ${page}`),
  'what was not asked for': answer => answer.replace(/\n(?=[FD]:)/g, '\nDificuldade: média\nHabilidade: EF07CI02\n'),
  'pages behind sentences, in brackets': paged((sentence, page) => `${sentence} [p. ${page}]`),
  'pages behind sentences, behind a dash': paged((sentence, page) => `“${sentence}” — p. ${page}`),
  'low quotes around sentences': paged(sentence => `„${sentence}“`),
  'single quotes around values': label((letter, value) => `${letter}: ‘${value}’`),
  'the first field beside the head': answer => answer.replace(/(p\. \d+)\n(?=[PW]:)/g, '$1 — '),
  'each item on one line, with bars': answer =>
    answer
      .split('\n\n')
      .map(item => item.replaceAll('\n', ' | '))
      .join('\n\n'),
  'bullets of a word processor': label((letter, value) => `o\t${letter}: ${value}`),
  'fields behind tabs': label((letter, value) => `${SPELLED[letter]}\t${value}`),
  'tables of an item a row': inRows(bars),
  'tables with breaks in cells': inRows(bars, '<br>'),
  'tables without bars at their sides': inRows(cells => cells.join(' | ')),
  'tables as a page copies them': inRows(cells => cells.join('\t')),
  'tables of HTML': inRows(
    cells => `<tr>${cells.map(cell => `<td style="text-align: left">${cell}</td>`).join('')}</tr>`,
  ),
  'lists of terms of HTML': label((letter, value) => `<dt>${letter}:</dt><dd>${value}</dd>`),
  'folded items of HTML': header((kind, number, page) => `<details><summary>${kind}${number} | p. ${page}</summary>`),
  'wrong options in capitals on one line': optionsAs('R: $1\nE: A) $2 B) $3 C) $4\n'),
  'wrong options by numbers on one line': optionsAs('R: $1\nErradas: (1) $2 (2) $3 (3) $4\n'),
  'wrong options by strokes': optionsAs('R: $1\nErradas: $2 / $3 / $4\n'),
  'options behind letters and colons': optionsAs('A: $2\nB: $3\nC: $4\nD: $1\nR: D\n'),
  'options behind the right one': optionsAs('R: $1\nA) $1\nB) $2\nC) $3\nD) $4\n'),
  'formulas between dollars': answer => answer.replace(/H₂O₂|H₂O|HO₂/g, formula => `$${indexed(formula)}$`),
  'indices of HTML': answer => answer.replaceAll('₂', '<sub>2</sub>'),
  'everything at once': answer =>
    `Claro! Aqui estão os itens:\n\n${inTurn(
      header((kind, number, page) => `---\n### ✨ ${number}. **${KINDS[kind]} ${kind}${number}** (página ${page})`),
      label((letter, value) => `   - **${SPELLED[letter]} (${letter})** — ${value}`),
    )(answer)}\n\nQuer que eu continue?`,
}

const indexed = (formula: string) => formula.replaceAll('₂', '_2')
