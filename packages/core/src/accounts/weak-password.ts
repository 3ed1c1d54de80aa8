import { bits, capitalBits, looseBits, reach, signBits, turnBits, waysToChoose } from './guess-bits.ts'
import { fold, wordsOf } from './name-words.ts'

/** Why a password is among the first that somebody would try. */
export type Weakness = 'pattern' | 'own' | 'place' | 'common'

/** What is said at the field: why, and what to do instead. */
export const weaknessSentences: Readonly<Record<Weakness, string>> = {
  pattern:
    'Esta senha é uma sequência, uma repetição ou uma data, das primeiras que alguém tenta. Junte duas ou três ' +
    'palavras que só você juntaria.',
  own:
    'Esta senha é feita do seu nome ou do seu email, que muita gente conhece. Junte palavras que não tenham a ver ' +
    'com você.',
  place:
    'Esta senha é feita do nome da escola ou da Capivira, que todos aqui conhecem. Junte palavras que só você ' +
    'juntaria.',
  common:
    'Esta senha é muito usada, ou é uma palavra só com números e sinais: das primeiras que alguém tenta. Junte ' +
    'mais uma ou duas palavras, as que só você juntaria.',
}

/** What a password must not be made of, besides patterns. */
export type Known = {
  /** Whose password it is: words of their name and e-mail, folded. */
  own: readonly string[]
  /** The product's and the school's names, folded. */
  place: readonly string[]
  /**
   * Whether a folded word is an everyday one or a much used password. Left out where the lists are not: in browsers.
   */
  isCommon?: (word: string) => boolean
}

/** The words of the person's name and address, and of the names of product and school, `placeTexts` among them. */
export function knownOf(
  { fullName, email }: { fullName: string; email: string },
  placeTexts: readonly string[] = [],
): Pick<Known, 'own' | 'place'> {
  const [local = '', domain = ''] = email.split('@')
  return { own: wordsOf(fullName, local), place: ['capivira', 'capivara', ...wordsOf(domain, ...placeTexts)] }
}

/** The longest part that is looked at, in characters: what comes after adds strength, never takes it away. */
const looked = 64
/** Characters that a password has at least. */
const shortest = 8
/** Characters before and after a word that may stand for its letters. */
const edge = 8
/** With fewer letters than these besides the names, a password is made of the names. */
const fewLetters = 4

/** Signs and digits that are written for letters; '1', '!' and '|' for two of them. */
const disguises: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map(one => ({
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '&': 'e',
  '9': 'g',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '2': 'z',
  '1': one,
  '!': one,
  '|': one,
}))

/** Rows and columns of keyboards, the alphabet and the digits, each also backwards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap(row => [row, [...row].reverse().join('')])

const onlyLetters = (text: string) => text.replace(/[^\p{L}]/gu, '')
const undisguised = (text: string, table: Readonly<Record<string, string>>) =>
  text.replace(/[^\p{L}]/gu, sign => table[sign] ?? sign)

/**
 * Whether a password is among the first to be guessed, and why; null when it is not. It looks at what people do: a word
 * or a name with a number and a sign around it, signs in place of letters, keys that stand side by side, repetitions,
 * dates. Two everyday words that nobody else would put together are none of these, nor is what only looks so by chance:
 * each reading of a password costs as many bits as it leaves to guess.
 */
export function weaknessOf(password: string, { own, place, isCommon = () => false }: Known): Weakness | null {
  const start = [...password].slice(0, looked).join('')
  if (isPadded(password)) return 'pattern'
  const text = fold(start)
  const within = reach - capitalBits(start)
  if (patternBits(text) <= within) return 'pattern'
  const whose = [...own, ...place]
  if (nameBits(text, own, whose) <= within) return 'own'
  if (nameBits(text, place, whose) <= within) return 'place'
  return wordsIn(text).some(({ word, cost }) => cost <= within && isCommon(word)) ? 'common' : null
}

/** Whether hardly anything is left without what is not seen and what is only said again: 'Aa1!' and a row of spaces. */
function isPadded(password: string): boolean {
  const short = password.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/(.)\1{2,}/gsu, '$1$1')
  return [...short].length < shortest
}

/**
 * What is left to guess of keys side by side, the same thing again and again, or a date; infinite when it is none of
 * these.
 */
function patternBits(text: string): number {
  if (/^(.{1,6}?)\1+.?$/u.test(text)) return 0
  const distinct = new Set(text).size
  if (distinct < 4 || (distinct < 5 && text.length < 10)) return 0
  const around = signBits(text) + waysToChoose(text.length, text.match(/[^\p{L}\d]+/gu)?.length ?? 0)
  const keys = text.replace(/[^\p{L}\d]/gu, '').replace(/^aa(?!a)|(?<!a)aa(?=\d*$)/, '')
  return Math.min(dateBits(text), repetitionBits(keys) + around, runBits(keys) + around)
}

function repetitionBits(keys: string): number {
  const [, unit, rest = ''] = /^(.{1,5}?)\1+(.?)$/u.exec(keys) ?? []
  return unit === undefined ? Infinity : looseBits(unit + rest) + turnBits(unit + rest) + bits.shape
}

/** A date, a run of digits or a repetition with hardly a letter. */
function dateBits(text: string): number {
  const plain = text.replace(/(\d)[/.\- ](?=\d)/g, '$1')
  const [digits, letters] = [plain.replace(/\D/g, ''), onlyLetters(plain)]
  if (letters.length >= fewLetters || !isPredictable(digits, 6) || !isOneNumber(plain)) return Infinity
  return bits.date + besideDigits(plain)
}

/** What stands beside digits that cost as one: the 'Aa' that satisfies a rule is one thing too. */
function besideDigits(text: string): number {
  const short = text.replace(/\d+/g, '0').replace('aa', 'a')
  return looseBits(short.replaceAll('0', '')) + turnBits(short)
}

function runBits(keys: string): number {
  const runs = runsIn(keys)
  const covered = runs.reduce((sum, { length }) => sum + length, 0)
  const left = keys.length - covered
  if (covered <= 3 || left >= 3) return Infinity
  const cost = runs.reduce((sum, run) => sum + (new Set(run).size === 1 ? bits.same : bits.run), 0)
  return cost + left * 5 + waysToChoose(runs.length + left, left)
}

/** The runs of three or more: 'abc', 'ewq', '123', 'aaa'. */
function runsIn(keys: string): string[] {
  const runs: string[] = []
  for (let at = 0; at < keys.length; ) {
    let length = 1
    for (let end = at + 2; end <= keys.length && isRun(keys.slice(at, end)); end++) length = end - at
    if (length >= 3) runs.push(keys.slice(at, at + length))
    at += length >= 3 ? length : 1
  }
  return runs
}

const isRun = (keys: string) => new Set(keys).size === 1 || rows.some(row => row.includes(keys))

const year = '(?:19|20)\\d\\d'
const [day, month] = ['(?:0?[1-9]|[12]\\d|3[01])', '(?:0?[1-9]|1[0-2])']
const date = new RegExp(`^(?:${year}|${day}${month}(?:${year}|\\d\\d)|${year}${month}${day})$`)

/** Whether digits, so many at least, are a date, a run or a repetition. */
function isPredictable(digits: string, least = 0): boolean {
  if (digits.length < least) return false
  return date.test(digits) || runsIn(digits).join('').length > digits.length - 2
}

/**
 * What is left to guess where hardly a letter is left of a text without the words of `whose`, and one of `words` is in
 * it.
 */
function nameBits(text: string, words: readonly string[], whose: readonly string[]): number {
  const [, lead = '', core = '', tail = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? []
  const longestFirst = whose.toSorted((one, other) => other.length - one.length)
  const disguised = (table: (typeof disguises)[number]) => [
    lead + undisguised(core, table) + tail,
    undisguised(text, table),
  ]
  const reads = [text, ...disguises.flatMap(disguised)]
  return Math.min(
    ...reads.map((read, place) => {
      const letters = onlyLetters(read)
      // Three letters come about by chance where signs count as letters.
      const least = place === 0 ? 3 : 4
      const longest = Math.max(0, ...words.filter(word => letters.includes(word)).map(word => word.length))
      if (longest < least) return Infinity
      const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), letters)
      const besides = onlyLetters(left)
      if (besides.length >= Math.min(fewLetters, longest)) return Infinity
      const names = left.length - besides.length
      const cost = looseBits(besides) + numberBits(read) + signBits(read) + turnBits(shortened(read))
      return names * bits.name + differing(text, read) * bits.disguise + cost
    }),
  )
}

/** Digits that are a date, a year or a run cost less than others, where they stand together. */
function numberBits(text: string): number {
  const digits = text.replace(/\D/g, '')
  if (!isOneNumber(text)) return looseBits(digits)
  const isShort = /^(?:19|20)\d\d$/.test(digits) || isRun(digits)
  return Math.min(looseBits(digits), isShort ? bits.year : bits.date)
}

const isOneNumber = (text: string) => /^\D*\d+(?:[/.-]\d+)*\D*$/u.test(text) && isPredictable(text.replace(/\D/g, ''))

/** The digits as one where they are no choice of their own, so that they stand in few places. */
const shortened = (text: string) => (isOneNumber(text) ? text.replace(/\d+/g, '0') : text)

type Reading = { word: string; cost: number }

/**
 * The words that a text may be with something guessable around it: 'flamengo' of 'Flamengo1!', 'senha' of '$enh@123'.
 * More than four digits that are no date and no run, or more than three signs, are not guessable.
 */
function wordsIn(text: string): Reading[] {
  const found: Reading[] = []
  const add = (word: string, cost: number) => word.length >= 3 && found.push({ word, cost: bits.word + cost })
  const signs = text.replace(/[\p{L}\d\s]/gu, '')
  const places = waysToChoose(text.length, text.match(/[^\p{L}\d]+/gu)?.length ?? 0)
  // As it stands in a list, with digits of its own: 'senha123', 'p@ssw0rd'.
  add(text, 0)
  add(text.replace(/[^\p{L}\d]/gu, ''), signBits(text) + places)
  add(text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''), signBits(text))
  if (onlyLetters(text).length < 3)
    for (const digits of [text.replace(/\D/g, ''), ...(text.match(/\d+/g) ?? [])])
      if (digits.length > 4) add(digits, besideDigits(text))
  const [, lead = '', core = '', tail = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? []
  for (let before = 0; before <= Math.min(lead.length, edge); before++)
    for (let after = 0; after <= Math.min(tail.length, edge); after++) {
      const [first, last] = [lead.slice(0, lead.length - before), tail.slice(after)]
      const around = first + last
      if (!isGuessable(around, signs.length)) continue
      const word = lead.slice(lead.length - before) + core + tail.slice(0, after)
      const short = onlyLetters(word).length <= 3
      if (short && !isPredictable(around.replace(/\D/g, ''))) continue
      const cost = numberBits(around) + signBits(around) + turnBits(shortened(`${first}w${last}`))
      for (const read of [word, ...disguises.map(table => undisguised(word, table))])
        for (const bare of withoutPadding(read)) add(bare, cost + differing(word, read) * bits.disguise)
    }
  return found
}

const differing = (word: string, read: string) => [...word].filter((one, at) => one !== [...read][at]).length

function isGuessable(around: string, signs: number): boolean {
  const digits = around.replace(/\D/g, '')
  return signs <= 3 && (digits.length <= 4 || isPredictable(digits))
}

/** A word with and without the 'Aa' that satisfies a rule. */
const withoutPadding = (word: string) => [word, word.replace(/^aa/, ''), word.replace(/aa$/, '')]
