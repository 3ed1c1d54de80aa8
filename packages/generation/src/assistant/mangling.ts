/** The words and turns by which an answer is spoiled as chats, their pages and clipboards do; for tests. */

export type Change = (answer: string) => string

export const eachLine =
  (change: (line: string, index: number) => string): Change =>
  answer =>
    answer.split('\n').map(change).join('\n')
export const label = (change: (letter: string, value: string) => string): Change =>
  eachLine(line => line.replace(/^([PREXFWD]): (.*)$/, (_, letter: string, value: string) => change(letter, value)))
export const header = (change: (kind: string, number: string, page: string) => string): Change =>
  eachLine(line =>
    line.replace(/^([CQW])(\d+) \| p\. (\d+)$/, (_, kind: string, number: string, page: string) =>
      change(kind, number, page),
    ),
  )
export const inTurn =
  (...changes: Change[]): Change =>
  answer =>
    changes.reduce((text, change) => change(text), answer)

export const SPELLED: Readonly<Record<string, string>> = {
  P: 'Pergunta',
  R: 'Resposta',
  E: 'Errada',
  X: 'Explicação',
  F: 'Fonte',
  W: 'Palavra',
  D: 'Dica',
}
export const KINDS: Readonly<Record<string, string>> = { C: 'Cartão', Q: 'Questão', W: 'Palavra' }

export const entities = (text: string) => text.replace(/[&<>"áâãçéêíóôõúÁÉÍ]/gu, sign => `&#${sign.codePointAt(0)};`)
export const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  á: '&aacute;',
  ã: '&atilde;',
  â: '&acirc;',
  é: '&eacute;',
  ê: '&ecirc;',
  í: '&iacute;',
  ó: '&oacute;',
  õ: '&otilde;',
  ú: '&uacute;',
  ç: '&ccedil;',
}

/** Something behind the sentence that proves an item. */
export const behindSentences = (mark: string): Change =>
  label((letter, value) => `${letter}: ${value}${letter === 'F' ? mark : ''}`)

export const ENGLISH: Readonly<Record<string, string>> = {
  P: 'Question',
  R: 'Correct answer',
  E: 'Wrong answer',
  X: 'Explanation',
  F: 'Source',
  W: 'Word',
  D: 'Hint',
}
export const PICTURES: Readonly<Record<string, string>> = {
  P: '❓',
  R: '✅',
  E: '❌',
  X: '💡',
  F: '📖',
  W: '🔤',
  D: '🔎',
}

/** The four options of a question in a form of the chat's own. */
export const optionsAs =
  (form: string): Change =>
  answer =>
    answer.replace(/R: (.*)\nE: (.*)\nE: (.*)\nE: (.*)\n/g, form)

/** Items as objects, under the letters they were asked for or under words. */
export const asObjects =
  (keyOf: (letter: string) => string): Change =>
  answer =>
    JSON.stringify(
      answer
        .replace(/\n+FIM.*$/, '')
        .split('\n\n')
        .map(item => {
          const [head = '', ...lines] = item.split('\n')
          const [, id, page] = /^(\w+) \| p\. (\d+)$/.exec(head) ?? []
          const fields = lines.map(line => ({ key: keyOf(line.charAt(0)), value: line.slice(3) }))
          const of = Map.groupBy(fields, ({ key }) => key)
          const values = [...of].map(([key, all]) => [key, all.length > 1 ? all.map(one => one.value) : all[0]?.value])
          return Object.fromEntries([['id', id], ['pagina', Number(page)], ...values])
        }),
      null,
      2,
    )

/** Every wrong option of a question on one line. */
export const optionsTogether =
  (join: string): Change =>
  answer =>
    answer.replace(
      /E: (.*)\nE: (.*)\nE: (.*)\n/g,
      (_, a: string, b: string, c: string) => `E: ${[a, b, c].join(join)}\n`,
    )

export const asTable: Change = answer =>
  answer
    .split('\n\n')
    .map(item =>
      item
        .split('\n')
        .map((line, i) => {
          const [, letter, value] = /^([PREXFWD]): (.*)$/.exec(line) ?? []
          const row = letter ? `| ${letter} | ${value} |` : line
          return letter && i === 1 ? `| Campo | Texto |\n|---|---|\n${row}` : row
        })
        .join('\n'),
    )
    .join('\n\n')
