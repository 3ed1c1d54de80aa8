import { pattern } from '../lexicon/words.ts'

/** What a line of an answer says it is. */
export type FieldName = 'question' | 'answer' | 'wrong' | 'explanation' | 'quote' | 'word' | 'hint'

export type Kind = 'C' | 'Q' | 'W'

const PAGE = /p(?:\.|p\.?|g\.?|ág\.?|ágs\.?|ágina|agina)?\s?(\d{1,4})/u
/** What parts a label from its words: a colon, and where a chat takes another sign, that sign between blanks. */
const PARTED = String.raw`(?:\s?[:：](?:\s|$)|\s(?:[–—|→⇒➜-]|->|=>)\s)`
/** A number of its own, and the page, behind a label: 'E2', 'Fonte (p. 3)'. */
const NUMBERED = String.raw`(?:\s?\d{1,2})?`
const PAGED = String.raw`(?:\s?[(\[]${PAGE.source}[)\]])?`

/** Names of a field besides its letter, as regular expressions of whole words. */
const NAMES: readonly { field: FieldName; letter: string; names: string }[] = [
  { field: 'question', letter: 'P', names: 'pergunta|enunciado|frente|question|front' },
  {
    field: 'answer',
    letter: 'R',
    names:
      'resposta(?: (?:certa|correta))?|(?:alternativa |opção )?(?:certa|correta)|gabarito|verso|(?:correct ' +
      '|right )?answer|back',
  },
  {
    field: 'wrong',
    letter: 'E',
    names:
      '(?:alternativas? |opç(?:ão|ões) |respostas? ' +
      ')?(?:erradas?|incorretas?)|distrator(?:es)?|(?:wrong|incorrect)(?: (?:answers?|options?))?|distractors?',
  },
  { field: 'explanation', letter: 'X', names: 'e?xplicaç[aã]o|explicacao|justificativa|explanation' },
  {
    field: 'quote',
    letter: 'F',
    names:
      '(?:fonte|frase|trecho|citaç[aã]o|citacao)(?: (?:(?:copiad[ao] )?do ' +
      'texto|original))?|frase-fonte|evidência|source|quote',
  },
  { field: 'word', letter: 'W', names: 'palavra|termo|word' },
  { field: 'hint', letter: 'D', names: 'dica|pista|hint' },
]

const FIELDS = NAMES.map(({ field, letter, names }) => {
  const own = letter + NUMBERED
  const spelled = `(?:${names})${NUMBERED}`
  return {
    field,
    labels: [
      // 'P (Pergunta): ', 'P – Pergunta: ', '(P) Pergunta: '
      new RegExp(String.raw`^${own}\s?[(/=–—|-]\s?${spelled}\)?${PAGED}${PARTED}`, 'iu'),
      new RegExp(String.raw`^[(\[]?${own}[)\]]?\s${spelled}${PAGED}${PARTED}`, 'iu'),
      // 'P: ', '[P]: ', 'R.: ', 'P — '; 'D:\pasta' is a place on a computer.
      new RegExp(String.raw`^["“(\[]?${own}["”)\].]?${PAGED}(?:${PARTED}|[:：](?=[^\s\\/]))`, 'u'),
      // 'Pergunta: ', 'Pergunta (P) — ', or the name alone on its line
      new RegExp(String.raw`^${spelled}(?:\s?[(\[]${own}[)\]])?${PAGED}(?:${PARTED}|[:：]?$)`, 'iu'),
    ],
    // '(P) ', '[P] ', 'P) '
    bracketed: new RegExp(String.raw`^(?:\(${own}\)|\[${own}\]|${own}\))\s`, 'u'),
    // 'p. ', 'p: ', 'P. '
    loose: new RegExp(String.raw`^[(\[]?${own}[.)\]]?[.:：]\s`, 'iu'),
  }
})

export type Said = { field: FieldName; value: string; page: number | null }

/**
 * The field that a line begins, and what it says; null for a line without a label. `loosely` takes letters behind a
 * full stop and small ones as well, as sentences may begin.
 */
export function fieldIn(line: string, loosely = false): Said | null {
  for (const { field, labels, bracketed, loose } of FIELDS) {
    for (const label of [...labels, bracketed, ...(loosely ? [loose] : [])]) {
      const [said, page] = label.exec(line) ?? []
      if (said !== undefined)
        return { field, value: line.slice(said.length).trim(), page: page === undefined ? null : Number(page) }
    }
  }
  return null
}

const ASIDE = pattern('iu')`
  ^(?:(?:${'key of an aside'}|obs(?:ervaç[ãa]o)?\.?)\s?[:：]\s
  |p[áa]g(?:ina)?\.?\s?[:：]\s?(\d{1,4})\D{0,3}$)`

/**
 * What a chat adds about an item, which is no field of it: 'Dificuldade: média', 'Página: 4'; null for any other line.
 */
export function asideIn(line: string): { page: number | null } | null {
  const [aside, page] = ASIDE.exec(line) ?? []
  return aside === undefined ? null : { page: page === undefined ? null : Number(page) }
}

const PAGE_BEHIND = pattern('iu')`
  ^(.*(?:[.!?…]["”’»)]*|["”’»“]))\s?(?:[–—-]\s?)?(?:\(${PAGE}\)|\[${PAGE}\]|${PAGE})\.?$`

/** A sentence without the page that a chat puts behind it: '“A foz é o fim do rio.” (p. 4)'. */
export function withoutPage(quote: string): { quote: string; page: number | null } {
  const [, sentence, ...pages] = PAGE_BEHIND.exec(quote) ?? []
  const page = pages.find(found => found !== undefined)
  return sentence === undefined ? { quote, page: null } : { quote: sentence, page: Number(page) }
}

const KIND_NAMES: readonly { kind: Kind; names: RegExp }[] = [
  { kind: 'C', names: /^(?:cart(?:ão|ao|ões)|cards?|flashcards?|flip ?cards?)$/iu },
  { kind: 'Q', names: /^(?:quest(?:ão|ao)|quiz|perguntas? de quiz)$/iu },
  { kind: 'W', names: /^palavras?$/iu },
]
const KIND_AND_SIGN = pattern('u')`
  (cart(?:ão|ao)|card|flashcard|quest(?:ão|ao)|quiz|palavra|item)\s(?:n[º°.]\s?)?`
const BEHIND_NUMBER = /$|\s?[|:;,.([–—·•/-]{1,3}\s?|\s(?=p)/u
const HEADER = pattern('iu')`
  ^[[(]?(?:${KIND_AND_SIGN})?([CQW])?[\s.-]?(\d{1,4})[\])]?${BEHIND_NUMBER}(?:[[(]?${PAGE}[\])]?)?(.{0,80})$`

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
  return /^\(?fim\)?(?:$|[\s.:!,–—-]{1,3}(?:$|(?:total[\s:]{1,2})?[CQW]\s?[=:]?\s?\d))/iu.test(line)
}

const SEVERAL = /(?:\s[|·•–—/-])?\s(?=[PREXFWD]\s?[:：]\s|[CQW]\d{1,4}\s?\|\s?p\.|FIM\s[CQW]\d)/u

/** A line on which a page lost its line breaks: 'C1 | p. 2 P: … R: … F: …' as the lines it was. */
export function unfolded(line: string): string[] {
  const many = /(?:^|\s)[PW]\s?[:：] /u.test(line) && /\s[RD]\s?[:：] /u.test(line)
  if (many) return line.split(SEVERAL)
  // 'C1 | p. 2 — P: …': the first field beside the head.
  const [, head = '', field = ''] = /^(.{2,60}?)(?:\s[|·•–—/-])?\s([PW]\s?[:：]\s.+)$/u.exec(line) ?? []
  return headerIn(head)?.rest === '' ? [head, field] : [line]
}

/** An option under its letter: 'B) A chuva', 'B: A chuva'; `right` where a chat marks it so: 'B) A chuva ✅'. */
export type Lettered = { letter: string; text: string; right: boolean }

export function letteredIn(line: string): Lettered | null {
  const [, letter, said] = /^\(?([A-Ea-e])(?:[).:：]|\s[–—-])\s(.+)$/u.exec(line) ?? []
  if (letter === undefined || said === undefined) return null
  const text = said.replace(/\s?(?:[✅✔✓☑]|[([](?:(?:resposta |alternativa )?(?:correta|certa))[)\]])$/iu, '')
  return { letter: letter.toUpperCase(), text, right: text !== said }
}
