import { chemistryText } from './chemistry-text.ts'
import { argumentless, functions, marksOverLetters, numberSets, styles } from './formula-commands.ts'
import { lowered, raised } from './raised-signs.ts'

/** Braces in braces that are followed; deeper ones are no formula of a line. */
const deepest = 20
const longest = 2000

class NotPlain extends Error {}

/**
 * A formula of LaTeX as a line of text with the same value: '\frac{\Delta s}{\Delta t}' is 'Δs/Δt', '10^{-3}' is
 * '10⁻³'. Null for what a line cannot say, as a matrix, or what is not known.
 */
export function formulaText(source: string): string | null {
  if (source.length > longest) return null
  try {
    const text = source.includes('$') ? withinDollars(source) : new Reader(source).whole()
    return text.replace(/\s+/g, ' ').trim()
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}

/** Text in which formulas stand between dollar signs. */
function withinDollars(source: string): string {
  const parts = source.split(/(?<!\\)\$\$?/)
  if (parts.length % 2 === 0) throw new NotPlain()
  return parts
    .map((part, place) => {
      if (place % 2 === 1) return new Reader(part).whole()
      if (/[\\^_{}]/.test(part)) throw new NotPlain()
      return part
    })
    .join('')
}

/**
 * How a piece of a formula binds: a single sign, a product of some, a fraction, or something with an operator in it.
 */
const isSign = (text: string): boolean =>
  /^(?:[\p{L}\ue000∞∅…]\p{M}*[₀-₉ₐ-ₜᵢ-ᵪ⁰¹²³⁴-ⁿ′]*|[Δ∂d]\p{L}[₀-₉]*|\d+(?:[.,]\d+)?)$/u.test(text)
const isProduct = (text: string): boolean => isSign(text) || /^[\p{L}\p{N}\p{M}\ue000₀-₉⁰-ⁿ√′.,]+$/u.test(text)
const bound = (text: string, isBound: (text: string) => boolean): string =>
  isBound(text) || /^\([^()]*\)$/.test(text) ? text : `(${text})`

class Reader {
  private at = 0
  private depth = 0
  private readonly source: string
  constructor(source: string) {
    this.source = source.trim()
  }

  whole(): string {
    const text = this.run(null)
    if (this.at < this.source.length) throw new NotPlain()
    return text
  }

  /** Pieces up to a closing sign, which is left. */
  private run(closing: '}' | ']' | null): string {
    if (++this.depth > deepest) throw new NotPlain()
    let text = ''
    /** Where a fraction begins that nothing has followed yet. */
    let fractionAt: number | null = null
    while (this.at < this.source.length && this.source[this.at] !== closing) {
      const sign = this.source[this.at] ?? ''
      if (sign === '^' || sign === '_') {
        this.at++
        text += this.shifted(sign)
        continue
      }
      const isFraction = /^\\[dtc]?frac(?![a-zA-Z])/.test(this.source.slice(this.at, this.at + 7))
      const piece = this.piece(text)
      // What follows a fraction would be read as part of its lower half.
      if (fractionAt !== null && /^[\p{L}\p{N}(√\ue000]/u.test(piece))
        text = `${text.slice(0, fractionAt)}(${text.slice(fractionAt).trim()})${/\s$/.test(text) ? ' ' : ''}`
      if (isFraction) fractionAt = piece.startsWith('(') ? null : text.length
      else if (piece.trim() !== '') fractionAt = null
      text += piece
    }
    this.depth--
    return text.trim()
  }

  private shifted(sign: '^' | '_'): string {
    const text = this.argument()
    if (sign === '_') return lowered(text)
    if (text === '∘' || text === '°') return '°'
    return /^′+$/.test(text) ? text : raised(text)
  }

  /** What a command or a raised or lowered sign takes: a group, a command or one sign. */
  private argument(): string {
    this.skipBlanks()
    const sign = this.source[this.at]
    if (sign === undefined || sign === '}' || sign === '^' || sign === '_') throw new NotPlain()
    return sign === '{' ? this.group() : this.piece('').trim()
  }

  private group(): string {
    this.at++
    const text = this.run('}')
    if (this.source[this.at] !== '}') throw new NotPlain()
    this.at++
    return text
  }

  private piece(before: string): string {
    const sign = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
    if (sign === '{') {
      const text = this.group()
      return /^\s*\^/.test(this.source.slice(this.at)) ? bound(text, isSign) : text
    }
    if (sign === '}' || sign === '&' || sign === '#' || sign === '%') throw new NotPlain()
    if (sign === '\\') return this.command(before)
    this.at += sign.length
    if (sign === '~') return ' '
    return sign === "'" ? '′' : sign
  }

  private command(before: string): string {
    const [whole, name = ''] = /^\\([a-zA-Z]+|[^a-zA-Z])/.exec(this.source.slice(this.at)) ?? []
    if (whole === undefined) throw new NotPlain()
    this.at += whole.length
    const sign = argumentless.get(name)
    if (sign !== undefined) return this.sign(name, sign, before)
    if (name.endsWith('frac') && name.length <= 5) return this.fraction(before)
    if (functions.has(name)) return this.named(name, before)
    if (styles.has(name)) return this.argument()
    if (name === 'text' || name === 'mbox' || name === 'textrm' || name === 'textbf') return this.words()
    if (name === 'ce') return this.chemistry()
    if (name === 'mathbb') return this.numberSet()
    if (name === 'operatorname') return this.named(this.argument(), before)
    if (name === 'sqrt') return this.root()
    if (name === 'left' || name === 'right') return this.delimiter()
    const mark = marksOverLetters.get(name)
    if (mark === undefined) throw new NotPlain()
    const letter = this.argument()
    if (!/^\p{L}$/u.test(letter)) throw new NotPlain()
    return `${letter}${mark}`.normalize('NFC')
  }

  /** A letter swallows the blanks behind its name; a sign keeps one where one stands before it, too. */
  private sign(name: string, sign: string, before: string): string {
    if (!/[a-zA-Z]$/.test(name)) return sign
    const blanks = this.skipBlanks()
    const isLetter = /^[\p{L}∂∇√∞]$/u.test(sign)
    return blanks && !isLetter && (before === '' || /\s$/.test(before)) ? `${sign} ` : sign
  }

  private named(name: string, before: string): string {
    this.skipBlanks()
    const apart = /[\p{L}\p{N}]$/u.test(before) ? ' ' : ''
    let text = `${apart}${name}`
    while (this.source[this.at] === '_' || this.source[this.at] === '^') {
      const sign = this.source[this.at] === '_' ? '_' : '^'
      this.at++
      text += this.shifted(sign)
      this.skipBlanks()
    }
    return /^[^({[|)]/.test(this.source.slice(this.at)) ? `${text} ` : text
  }

  private fraction(before: string): string {
    const upper = this.argument()
    const lower = this.argument()
    if (upper === '' || lower === '') throw new NotPlain()
    const text = `${bound(upper, isProduct)}/${bound(lower, isSign)}`
    const isMixed = /\d$/.test(before) && /^\d+$/.test(upper) && /^\d+$/.test(lower)
    if (isMixed) return ` ${text}`
    const isPower = /^\s*\^/.test(this.source.slice(this.at))
    return isPower || /[\p{L}\p{N}\p{M})\]/⁰-₉]$/u.test(before) ? `(${text})` : text
  }

  private root(): string {
    this.skipBlanks()
    let index = ''
    if (this.source[this.at] === '[') {
      this.at++
      index = this.run(']')
      this.at++
    }
    const sign = { '': '√', 2: '√', 3: '∛', 4: '∜' }[index] ?? `${raised(index)}√`
    return `${sign}${bound(this.argument(), isSign)}`
  }

  /** Words inside a formula, as they are. */
  private words(): string {
    const [whole, words] = /^\s*\{([^{}\\$^_]*)\}/.exec(this.source.slice(this.at)) ?? []
    if (whole === undefined || words === undefined) throw new NotPlain()
    this.at += whole.length
    return words
  }

  /** What mhchem is given. */
  private chemistry(): string {
    const [whole, inner] = /^\s*\{((?:[^{}\\$]|\{[^{}\\$]*\})*)\}/.exec(this.source.slice(this.at)) ?? []
    if (whole === undefined || inner === undefined) throw new NotPlain()
    this.at += whole.length
    return chemistryText(inner)
  }

  private numberSet(): string {
    const set = numberSets.get(this.argument())
    if (set === undefined) throw new NotPlain()
    return set
  }

  private delimiter(): string {
    this.skipBlanks()
    const text = this.piece('')
    return text === '.' ? '' : text.trim()
  }

  private skipBlanks(): boolean {
    const from = this.at
    while (/\s/.test(this.source[this.at] ?? '')) this.at++
    return this.at > from
  }
}
