/**
 * Lists of words by the name of their sense: a few rows of words between commas, as a person writes them down. A word
 * may be several ('por exemplo') and may stand for its forms: '@' for o, a, os and as ('criad@'), brackets for one
 * ending of several, none where one is empty ('atua(l/is)', 'ano(s)', '(d/n/)isso'), '*' for any letters and '+' for
 * one letter or more ('começ+').
 */
export type WordLists<Sense extends string> = Readonly<Record<Sense, readonly string[]>>

/** What rules ask of word lists. */
export type Lexicon<Sense extends string> = {
  /** All forms of the words of a sense. Throws where it has words with any letters: those only patterns can find. */
  wordsOf: (sense: Sense) => ReadonlySet<string>
  /** Whether a text is a form of a word of a sense, letter by letter. Throws as `wordsOf` does. */
  isOneOf: (sense: Sense, text: string) => boolean
  /**
   * A regular expression, written in a template, in which senses stand for any of their words and expressions for
   * themselves: pattern('u')`^${'month'}\s${YEAR}$`. The flags of those within count nothing. It may go over several
   * lines: a line's end and the spaces after it count nothing.
   */
  pattern: (flags: string) => (written: TemplateStringsArray, ...parts: readonly (Sense | RegExp)[]) => RegExp
}

const BRACKETS = /\(([^()]*)\)/
const ALL_BRACKETS = /\(([^()]*)\)/g

/** A lexicon over word lists. Each sense is read when it is first asked for. */
export function lexiconOf<Sense extends string>(lists: WordLists<Sense>): Lexicon<Sense> {
  const entries = (sense: Sense) => lists[sense].flatMap(row => row.split(', '))
  const wordsOf = remembered((sense: Sense) => new Set(entries(sense).flatMap(formsOf)))
  const anyOf = remembered((sense: Sense) => `(?:${entries(sense).map(alternativeOf).join('|')})`)
  return {
    wordsOf,
    isOneOf: (sense, text) => wordsOf(sense).has(text),
    pattern:
      flags =>
      ({ raw }, ...parts) => {
        const written = parts.map(part => (part instanceof RegExp ? `(?:${part.source})` : anyOf(part)))
        return new RegExp(raw.map((piece, at) => piece.replace(/\n */g, '') + (written[at] ?? '')).join(''), flags)
      },
  }
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** Every form that a word of a list stands for. */
export function formsOf(word: string): string[] {
  if (/[*+]/.test(word)) throw new Error(`'${word}' has any letters: ask for it with a pattern`)
  const written = word.replaceAll('@', '(o/a)(s)')
  const bracket = BRACKETS.exec(written)
  if (!bracket) return [written]
  const { endings, optional } = read(bracket[1] ?? '')
  const forms = optional ? [...endings, ''] : endings
  return forms.flatMap(form => formsOf(written.replace(BRACKETS, () => form)))
}

/** A word of a list as part of a regular expression. */
function alternativeOf(word: string): string {
  return word
    .replace(/[.?]/g, '\\$&')
    .replaceAll('@', '(o/a)(s)')
    .replace(ALL_BRACKETS, (_, written: string) => {
      const { endings, optional } = read(written)
      const letters = endings.every(ending => ending.length === 1)
      const [first = ''] = endings
      const one = letters ? (endings.length === 1 ? first : `[${endings.join('')}]`) : `(?:${endings.join('|')})`
      return optional ? `${one}?` : one
    })
    .replaceAll('*', '\\p{L}*')
    .replace(/\+/g, '\\p{L}+')
    .replaceAll(' ', '\\s')
}

function read(brackets: string): { endings: string[]; optional: boolean } {
  const written = brackets.split('/')
  const endings = written.filter(ending => ending !== '')
  return { endings, optional: written.length === 1 || endings.length < written.length }
}
