import { analyse } from '@capivira/portuguese/morphology'
import type { Block } from './model.ts'
import { wordCount } from './rows.ts'

/** Sentences a text must have before its lack of capitals tells anything. */
const LEAST_STOPS = 2
const STOP = /(?<=\p{L}{3}[.!?]\s)\p{Ll}/gu
/** Fewer words in capitals are a label or a sign, unless they end like a sentence. */
const LEAST_WORDS = 4

/**
 * Gives the sentences of a text set in small letters throughout their capitals ('a matrícula é feita on-line. o aluno
 * escolhe…'), and those set in capitals their small letters, as classes that learn to read have them. A text with
 * capitals of its own stays as it is.
 */
export function withSentenceCase(blocks: readonly Block[]): readonly Block[] {
  const prose = blocks.filter(isProse)
  const stops = prose.reduce((sum, { text }) => sum + (text.match(STOP)?.length ?? 0), 0)
  const small = stops >= LEAST_STOPS && !prose.some(({ text }) => /\p{Lu}/u.test(text))
  return blocks.map(block => {
    if (!isProse(block)) return block
    if (small) return { ...block, text: raised(block.text) }
    return isShouted(block) ? calmed(block) : block
  })
}

const isProse = ({ kind }: Block) => kind === 'paragraph' || kind === 'list-item'

function raised(text: string): string {
  const sentences = text.replace(STOP, letter => letter.toUpperCase())
  return sentences.charAt(0).toUpperCase() + sentences.slice(1)
}

/** Sentences in capitals: several words, no small letter, an end. */
function isShouted({ kind, text }: Block): boolean {
  if (/\p{Ll}/u.test(text) || wordCount(text) < LEAST_WORDS) return false
  return /[.!?]["”’)]*$/u.test(text) || (kind === 'list-item' && /[;,]$/.test(text))
}

/** The block in small letters; lengths stay, so that its bold stretches are found again. */
function calmed(block: Block): Block {
  const text = inSmallLetters(block.text)
  const again = (run: string) => {
    const at = block.text.indexOf(run)
    return at < 0 ? run : text.slice(at, at + run.length)
  }
  return { ...block, text, bold: block.bold.map(again) }
}

const TOKEN = /[\p{L}\p{M}]+/gu
const OPENS = /(?:^|[.!?:…]["”’)]*\s+)["“‘(]*$/u

/** A text in capitals as it is written in running text: names keep their first capital, abbreviations all of theirs. */
export function inSmallLetters(text: string): string {
  let named = false
  return text.replace(TOKEN, (word, at: number) => {
    const before = text.slice(0, at)
    const name = isSaint(word, text.slice(at + word.length)) ? capital(word) : asName(word, named)
    // 'JOÃO DA SILVA': the particle belongs to the name.
    named = (name !== null && name !== word) || (named && /^D[AEO]S?$/.test(word))
    if (name !== null) return name
    return OPENS.test(before.slice(-6)) ? capital(word) : word.toLowerCase()
  })
}

/** 'SÃO PAULO', 'SANTA RITA': no verb and no adjective before a person's name. */
function isSaint(word: string, behind: string): boolean {
  const next = /^(?:SÃO|SANT[OA])$/u.test(word) ? /^\s(\p{Lu}+)/u.exec(behind)?.[1] : undefined
  return next !== undefined && analyse(capital(next)).some(({ meaning }) => meaning === 'person')
}

const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/** Numerals from II on, as the Romans wrote them. */
const ROMAN = /^(?=..)(?:X{1,3}|X?L|L)?X{0,3}(?:IX|IV|V?I{0,3})$/u
const VOWEL = '[AEIOUÁÉÍÓÚÂÊÔÃÕ]'
/** An unknown word that may be a name: of up to four letters two syllables ('BIBI', not 'CPU' or 'JPEG'). */
const SPEAKABLE = new RegExp(String.raw`^(?=.*${VOWEL}).{5}|${VOWEL}(?!${VOWEL})\p{L}${VOWEL}`, 'u')

const NAMES_THINGS: ReadonlySet<string> = new Set(['noun', 'adjective', 'verb', 'properNoun'])

/**
 * The word as the name it is; null for a word of the language. A word that is also a name ('Rosa', 'Silva') is one
 * beside another.
 */
function asName(word: string, besideName: boolean): string | null {
  const small = word.toLowerCase()
  const readings = analyse(capital(word))
  const own = readings.filter(({ category }) => category === 'properNoun')
  const common = readings.length > own.length
  if (own.some(({ meaning }) => meaning === 'month')) return null
  if (ROMAN.test(word) && (word.length > 2 || !common || besideName)) return word
  const inCapitals = analyse(word)
  // 'IBGE', 'RNA': the dictionary has it in capitals alone.
  if (!common && own.length === 0 && inCapitals.some(({ category }) => category === 'properNoun')) return word
  // 'RAM', 'FIFA', but not 'DOS'.
  const isSmallWord = readings.some(({ category }) => !NAMES_THINGS.has(category))
  if (!isSmallWord && inCapitals.some(({ meaning }) => meaning === 'acronym')) return word
  // 'Guarda' is a town, too.
  const isPlace =
    own.some(({ meaning }) => meaning === 'place') && !readings.some(({ category }) => category === 'verb')
  if (isPlace || (own.length > 0 && (!common || besideName))) return capital(word)
  if (readings.length > 0 || analyse(small).length > 0) return null
  return SPEAKABLE.test(word) ? capital(word) : word
}
