/** What a line of an answer says it is. */

export type FieldName = 'question' | 'answer' | 'wrong' | 'explanation' | 'quote' | 'word' | 'hint'

export type Kind = 'C' | 'Q' | 'W'

/** Names of a field besides its letter, as regular expressions of whole words. */
const NAMES: readonly { field: FieldName; letter: string; names: string }[] = [
  { field: 'question', letter: 'P', names: 'pergunta|enunciado|frente' },
  {
    field: 'answer',
    letter: 'R',
    names: 'resposta(?: (?:certa|correta))?|(?:alternativa |opção )?(?:certa|correta)|verso',
  },
  {
    field: 'wrong',
    letter: 'E',
    names: '(?:alternativas? |opç(?:ão|ões) |respostas? )?(?:erradas?|incorretas?)|distrator(?:es)?',
  },
  { field: 'explanation', letter: 'X', names: 'e?xplicaç[aã]o|explicacao|justificativa' },
  { field: 'quote', letter: 'F', names: 'fonte|frase|trecho|citaç[aã]o|citacao|frase do texto|frase-fonte' },
  { field: 'word', letter: 'W', names: 'palavra' },
  { field: 'hint', letter: 'D', names: 'dica' },
]

const FIELDS = NAMES.map(({ field, letter, names }) => ({
  field,
  lettered: new RegExp(String.raw`^[(\[]?${letter}(?:\s?\d{1,2})?[)\]]?\s?[:：](?:\s|$)`, 'u'),
  explained: new RegExp(String.raw`^${letter}\s?[(–-]\s?(?:${names})\)?\s?[:：](?:\s|$)`, 'iu'),
  spelled: new RegExp(String.raw`^(?:${names})(?:\s?\d{1,2})?(?:\s?[:：](?:\s|$)|$)`, 'iu'),
}))

/** The field that a line begins, and what it says; null for a line without a label. */
export function fieldIn(line: string): { field: FieldName; value: string } | null {
  for (const { field, ...labels } of FIELDS) {
    const label = (labels.lettered.exec(line) ?? labels.spelled.exec(line) ?? labels.explained.exec(line))?.[0]
    if (label !== undefined) return { field, value: line.slice(label.length).trim() }
  }
  return null
}

const PAGE = String.raw`p(?:\.|p\.?|g\.?|ág\.?|ágs\.?|ágina|agina)?\s?(\d{1,4})`
const KIND_NAMES: readonly { kind: Kind; names: RegExp }[] = [
  { kind: 'C', names: /^(?:cart(?:ão|ao|ões)|cards?|flashcards?|flip ?cards?)$/iu },
  { kind: 'Q', names: /^(?:quest(?:ão|ao)|quiz|perguntas? de quiz)$/iu },
  { kind: 'W', names: /^palavras?$/iu },
]
const HEADER = new RegExp(
  String.raw`^[[(]?(?:(cart(?:ão|ao)|card|flashcard|quest(?:ão|ao)|quiz|palavra|item)\s(?:n[º°.]\s?)?)?([CQW])?[\s.-]?(\d{1,4})[\])]?(?:$|\s?[|:;,.(\[–—-]{1,3}\s?|\s(?=p))(?:[[(]?${PAGE}[\])]?)?(.{0,80})$`,
  'iu',
)

/** The head of an item: 'C1 | p. 2', 'Questão 3 (página 4)'. `rest` is what stands behind it on its line. */
export type Header = { kind: Kind; label: string; page: number | null; rest: string }

export function headerIn(line: string): Header | null {
  if (line.length > 140) return null
  const [whole, named, letter, number, page, rest = ''] = HEADER.exec(line) ?? []
  if (whole === undefined || number === undefined || (named === undefined && letter === undefined)) return null
  const kind = kindOf(letter, named)
  if (kind === null) return null
  // 'Q1 é uma grandeza…' is a sentence, no head.
  if (letter !== undefined && letter !== letter.toUpperCase()) return null
  return { kind, label: `${kind}${Number(number)}`, page: page === undefined ? null : Number(page), rest: rest.trim() }
}

function kindOf(letter: string | undefined, named: string | undefined): Kind | null {
  const upper = letter?.toUpperCase()
  if (upper === 'C' || upper === 'Q' || upper === 'W') return upper
  return KIND_NAMES.find(({ names }) => names.test(named ?? ''))?.kind ?? null
}

/** 'FIM C12 Q10 W8': nothing is missing. */
export function isEnd(line: string): boolean {
  return /^fim(?:$|[\s.:!,–—-]{1,3}(?:$|(?:total[\s:]{1,2})?[CQW]\s?[=:]?\s?\d))/iu.test(line)
}

/** A line on which a page lost its line breaks: 'C1 | p. 2 P: … R: … F: …' as the lines it was. */
export function unfolded(line: string): string[] {
  if (!/(?:^|\s)[PW]\s?: /u.test(line) || !/\s[RD]\s?: /u.test(line)) return [line]
  return line.split(/\s(?=[PREXFWD]\s?:\s|[CQW]\d{1,4}\s?\|\s?p\.|FIM\s[CQW]\d)/u)
}

/** 'B) A chuva': an option under its letter. */
export function letteredIn(line: string): { letter: string; text: string } | null {
  const [, letter, text] = /^\(?([A-Ea-e])[).]\s(.+)$/u.exec(line) ?? []
  return letter !== undefined && text !== undefined ? { letter: letter.toUpperCase(), text } : null
}
