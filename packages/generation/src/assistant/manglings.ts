import { MANGLED_LABELS } from './mangled-labels.ts'
import {
  asObjects,
  asTable,
  behindSentences,
  type Change,
  ENGLISH,
  eachLine,
  entities,
  header,
  inTurn,
  KINDS,
  label,
  NAMED_ENTITIES,
  optionsAs,
  optionsTogether,
  PICTURES,
  SPELLED,
} from './mangling.ts'

/** What chats, their pages and clipboards do to an answer; for tests. */
export const MANGLINGS: Readonly<Record<string, Change>> = {
  ...MANGLED_LABELS,
  'as asked for': answer => answer,
  'bold letters': label((letter, value) => `**${letter}:** ${value}`),
  'bold letters, the colon outside': label((letter, value) => `**${letter}**: ${value}`),
  'bold lines': eachLine(line => (line ? `**${line}**` : line)),
  'slanted letters': label((letter, value) => `*${letter}:* ${value}`),
  'underlined letters': label((letter, value) => `__${letter}:__ ${value}`),
  'letters in code': label((letter, value) => `\`${letter}:\` ${value}`),
  'bold answers': label((letter, value) => (letter === 'R' ? `R: **${value}**` : `${letter}: ${value}`)),
  'bullets before fields': eachLine(line => (/^[PREXFWD]:/.test(line) ? `- ${line}` : line)),
  'round bullets': eachLine(line => (/^[PREXFWD]:/.test(line) ? `• ${line}` : line)),
  'stars before fields': eachLine(line => (/^[PREXFWD]:/.test(line) ? `* ${line}` : line)),
  'indented fields': eachLine(line => (/^[PREXFWD]:/.test(line) ? `    ${line}` : line)),
  'tabs before fields': eachLine(line => (/^[PREXFWD]:/.test(line) ? `\t${line}` : line)),
  'numbers before items': header((kind, number, page) => `${number}. ${kind}${number} | p. ${page}`),
  'numbers before fields': eachLine((line, i) => (/^[PREXFWD]:/.test(line) ? `${(i % 7) + 1}. ${line}` : line)),
  'headings of items': header((kind, number, page) => `### ${kind}${number} | p. ${page}`),
  'bold headings of items': header((kind, number, page) => `## **${kind}${number} | p. ${page}**`),
  'page in brackets': header((kind, number, page) => `${kind}${number} (p. ${page})`),
  'page spelled out': header((kind, number, page) => `${kind}${number} — página ${page}`),
  'page without a point': header((kind, number, page) => `${kind}${number} | p${page}`),
  'page as it stands in the text': header((kind, number, page) => `${kind}${number} | [p. ${page}]`),
  'no page': header((kind, number) => `${kind}${number}`),
  'items spelled out': header((kind, number, page) => `${KINDS[kind]} ${number} | p. ${page}`),
  'items spelled out, with a colon': header((kind, number, page) => `**${KINDS[kind]} ${number}:** p. ${page}`),
  'items in square brackets': header((kind, number, page) => `[${kind}${number}] p. ${page}`),
  'a blank in the label': header((kind, number, page) => `${kind} ${number} | p. ${page}`),
  'no labels of items': header(() => ''),
  'fields spelled out': label((letter, value) => `${SPELLED[letter]}: ${value}`),
  'fields spelled out and bold': label((letter, value) => `**${SPELLED[letter]}:** ${value}`),
  'fields in capitals': label((letter, value) => `${SPELLED[letter]?.toUpperCase()}: ${value}`),
  'letters with their words': label((letter, value) => `${letter} (${SPELLED[letter]}): ${value}`),
  'numbered wrong options': answer => {
    let number = 0
    return answer.replace(/^E: /gm, () => `E${(number++ % 3) + 1}: `)
  },
  'a blank before the colon': label((letter, value) => `${letter} : ${value}`),
  'no blank behind the colon': eachLine(line => line.replace(/^([PREXFWD]): /, '$1:  ')),
  'a wide colon': eachLine(line => line.replace(/^([PREXFWD]): /, '$1： ')),
  'curly quotes around values': label((letter, value) => `${letter}: “${value}”`),
  'straight quotes around sentences': label((letter, value) =>
    letter === 'F' ? `F: "${value}"` : `${letter}: ${value}`,
  ),
  'angle quotes around sentences': label((letter, value) => (letter === 'F' ? `F: «${value}»` : `${letter}: ${value}`)),
  'talk before': answer => `Claro! Aqui está o material pedido, com base no texto:\n\n${answer}`,
  'talk behind': answer => `${answer}\n\nSe quiser, posso fazer mais questões ou deixá-las mais difíceis.`,
  'talk right behind': answer => `${answer}\nEspero ter ajudado!`,
  'talk between items': answer => answer.replace(/\n\n(?=Q1)/, '\n\nAgora, as questões de quiz:\n\n'),
  'headings between kinds': answer =>
    answer
      .replace(/^(?=C1)/, '## Cartões\n\n')
      .replace(/\n\n(?=Q1)/, '\n\n## Questões\n\n')
      .replace(/\n\n(?=W1)/, '\n\n## Palavras\n\n'),
  'a fence of code': answer => `\`\`\`\n${answer}\n\`\`\``,
  'a fence with a language': answer => `Segue:\n\`\`\`text\n${answer}\n\`\`\`\nPronto.`,
  'rules between items': answer => answer.replaceAll('\n\n', '\n\n---\n\n'),
  'rules instead of blank lines': answer => answer.replaceAll('\n\n', '\n***\n'),
  'no blank lines': answer => answer.replaceAll('\n\n', '\n'),
  'blank lines everywhere': answer => answer.replaceAll('\n', '\n\n'),
  'ends of lines of Windows': answer => answer.replaceAll('\n', '\r\n'),
  'breaks at the end of lines': eachLine(line => (line ? `${line}  ` : line)),
  'each item on one line': answer =>
    answer
      .split('\n\n')
      .map(item => item.replaceAll('\n', ' '))
      .join('\n\n'),
  'all on one line': answer => answer.replace(/\s+/g, ' '),
  'entities by number': entities,
  'entities by name': answer => answer.replace(/[áãâéêíóõúç]/gu, sign => NAMED_ENTITIES[sign] ?? sign),
  'hard blanks': answer => answer.replaceAll(': ', ':\u00a0'),
  'paragraphs of HTML': eachLine(line => (line ? `<p>${line}</p>` : '')),
  'breaks of HTML': answer => answer.replaceAll('\n', '<br>'),
  'lists of HTML': eachLine(line =>
    /^[PREXFWD]:/.test(line) ? `<li><strong>${line.slice(0, 2)}</strong>${line.slice(2)}</li>` : line,
  ),
  'joiners and marks of direction': answer => answer.replaceAll(' ', ' \u200b').replace(/^/, '\ufeff\u200e'),
  'letters in two parts': answer => answer.normalize('NFD'),
  'quoted as in a mail': eachLine(line => `> ${line}`),
  'escaped signs': answer => answer.replaceAll('|', '\\|').replaceAll('.', '\\.').replaceAll('-', '\\-'),
  'marks of sources': eachLine(line => (line.startsWith('F:') ? `${line}【4†texto.txt】` : line)),
  'sources between signs that only a chat draws': behindSentences(
    ' \ue200cite\ue202turn0search0\ue202turn12file3\ue201',
  ),
  'what is left of such sources': behindSentences(' citeturn0search0turn12file3'),
  'sources by lines of a file': behindSentences(' fileciteturn0file0L12-L14'),
  'beginnings and ends of sources': label((letter, value) =>
    letter === 'F' ? `F: [cite_start]${value} [cite: 12, 15]` : `${letter}: ${value}`,
  ),
  'sources as notes': behindSentences('[^1][^tooluse_k2-x]'),
  'sources as raised numbers': behindSentences(' ²'),
  'sources as links': behindSentences(
    ' ([exemplo.org](https://exemplo.org/a?utm_source=chat))[1](https://exemplo.org)',
  ),
  'several numbers of sources': behindSentences('[1][2]'),
  'thoughts before': answer =>
    `<think>\nPreciso de cartões.\nC1 | p. 1\nP: O que é?\nR: rascunho\nF: não sei.\n</think>\n\n${answer}`,
  'thoughts whose beginning was lost': answer => `C1\nP: O que é?\nR: rascunho\nF: não sei.\n</think>\n${answer}`,
  'each line as a message': eachLine(line => (line ? `[12/05/2026, 10:22:31] Ana Lima: ${line}` : line)),
  'each line as a message, the hour first': eachLine(line => (line ? `[10:22, 12/05/2026] +55 11 9: ${line}` : line)),
  'a saved conversation': eachLine(line => (line ? `12/05/2026 10:22 - Ana: ${line}` : line)),
  'pictures before fields': label((letter, value) => `${PICTURES[letter]} ${letter}: ${value}`),
  'pictures before items': header((kind, number, page) => `📌 ${kind}${number} | p. ${page}`),
  'numbers as pictures': header((kind, number, page) => `1\ufe0f\u20e3 ${kind}${number} | p. ${page}`),
  'fields in English': label((letter, value) => `${ENGLISH[letter]}: ${value}`),
  'pages behind quoted sentences': label(
    (letter, value) => `${letter}: ${letter === 'F' ? `“${value}” (p. 2)` : value}`,
  ),
  'pages before the colon': label((letter, value) => (letter === 'F' ? `F (p. 2): ${value}` : `${letter}: ${value}`)),
  'options under letters, the right one ticked': optionsAs('A) $2\nB) $1 ✅\nC) $3\nD) $4\n'),
  'options under letters, the right one said to be': optionsAs('a) $1 (correta)\nb) $2\nc) $3\nd) $4\n'),
  'options under letters, the right one in a key': optionsAs('A) $2\nB) $3\nC) $1\nD) $4\nGabarito: letra C\n'),
  'options under small letters, the right one again': optionsAs('a) $2\nb) $1\nc) $3\nd) $4\nR: b) $1\n'),
  'options under letters, the right one in its words': optionsAs('A) $2\nB) $1\nC) $3\nD) $4\nR: $1\n'),
  'options in boxes': optionsAs('- [ ] $2\n- [x] $1\n- [ ] $3\n- [ ] $4\n'),
  'objects under letters': asObjects(letter => letter),
  'objects under words, in a fence': answer =>
    `Aqui está:\n\`\`\`json\n${asObjects(letter => (SPELLED[letter] ?? '').toLowerCase())(answer)}\n\`\`\``,
  'numbers of sources': eachLine(line => (line.startsWith('R:') ? `${line} [1]` : line)),
  'wrong options on one line': optionsTogether(' | '),
  'wrong options with semicolons': optionsTogether('; '),
  'wrong options as a list': answer => answer.replace(/E: (.*)\nE: (.*)\nE: (.*)\n/g, 'E:\n- $1\n- $2\n- $3\n'),
  'wrong options with letters': answer =>
    answer.replace(/E: (.*)\nE: (.*)\nE: (.*)\n/g, 'E: a) $1\nE: b) $2\nE: c) $3\n'),
  'options under letters, the right one named': answer =>
    answer.replace(/R: (.*)\nE: (.*)\nE: (.*)\nE: (.*)\n/g, 'A) $2\nB) $1\nC) $3\nD) $4\nR: B\n'),
  'values on lines of their own': label((letter, value) => `**${SPELLED[letter]}:**\n${value}`),
  'values behind a blank line': label((letter, value) => `${letter}:\n\n${value}`),
  'the sentence first': answer =>
    answer.replace(
      /((?:[PREXWD]: .*\n)+)(F: .*)/g,
      (_, fields: string, quote: string) => `${quote}\n${fields.trimEnd()}`,
    ),
  'lines broken at sixty letters': label((letter, value) =>
    `${letter}: ${value}`.replace(/(.{40,60}) (?=.{12})/g, '$1\n'),
  ),
  'tables of two columns': asTable,
  'went on in a second message': answer => {
    const at = answer.indexOf('\n\nQ2')
    return `${answer.slice(0, at)}\n\ncontinue\n\nO ChatGPT disse:\nContinuando:\n${answer.slice(at)}`
  },
  'began its last item anew in a second message': answer => {
    const at = answer.indexOf('\nR:', answer.indexOf('\nQ2'))
    return `${answer.slice(0, at)}\n\ncontinue\n\n${answer.slice(answer.indexOf('Q2'))}`
  },
  'pasted twice': answer => `${answer}\n\n${answer}`,
  'numbered anew in a second part': answer => answer.replace('C2 |', 'C1 |').replace('Q2 |', 'Q1 |'),
  'without its end': answer => answer.replace(/\n+FIM.*$/, ''),
  'end in bold with commas': answer => answer.replace(/FIM C(\d+) Q(\d+) W(\d+)/, '**FIM** — C: $1, Q: $2, W: $3'),
  'bold, bulleted, spelled out and talked around': answer =>
    `Aqui está:\n\n${inTurn(
      header((kind, number, page) => `### ${KINDS[kind]} ${number} (p. ${page})`),
      label((letter, value) => `- **${SPELLED[letter]}:** ${value}`),
    )(answer)}\n\nBons estudos!`,
}
