/**
 * What is searched for and what it is searched in are the same when they look the same to whoever types: case, accents
 * on any letter, forms of the apostrophe, kinds and number of blanks, and signs that nobody sees do not count. The
 * database's function `search_words` is {@link indexedWords} once more, in SQL; a test holds the two to each other,
 * letter by letter.
 */

const { raw } = String

/** Accents that stand alone, typed for an apostrophe; taken apart they would be a blank and an accent. */
const loneAccents = /[\u00b4\u1fbd-\u1fc0\u1fef\u1ffd\u1ffe]/g

/** Whatever is typed or put by a keyboard for an apostrophe, glottal stops of indigenous languages included. */
const apostrophes =
  /['`Ɂɂʔ\u02b9-\u02c1\u02c8\u02ca\u02cb\u02ee\u055a\u05f3\u07f4\u07f5\u2018-\u201b\u2032\u2035\ua78b\ua78c]/g

/**
 * What stands on, in or under a letter once letters are taken apart; signs without a width, and those that turn the
 * direction of a line.
 */
const unread = new RegExp(
  [
    raw`[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]`,
    raw`[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u3164\ufe00-\ufe0f\ufeff\uffa0]`,
    raw`[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f]`,
  ].join('|'),
  'g',
)

/** What is neither letter nor digit: blanks, punctuation, symbols, emoji. */
const between = new RegExp(
  [
    raw`[\0-\x2f\x3a-\x40\x5b-\x60\x7b-\u00bf\u00d7\u00f7\u02c2-\u02df\u02e5-\u02ff\u0375\u037e\u0384-\u0387\u03f6]`,
    raw`[\u1680\u2000-\u2bff]`,
    raw`[\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\u{1f000}-\u{1faff}]`,
  ].join('|'),
  'gu',
)

/** Letters with a stroke, a hook or a tail, and two letters in one: they do not come apart by themselves. */
const alike: ReadonlyMap<string, string> = new Map(
  'aɑⱥ bƀɓ cȼ dđðɖɗ eɇɛəǝ gɡǥɠ hħ iıɨ jȷɉ kĸƙ lłƚɫ nŋɲɳ oøɔɵ pᵽ rɍ tŧ uʉ yɏƴ zƶ σς'
    .split(' ')
    .flatMap(([plain = '', ...others]) => others.map(letter => [letter, plain] as const))
    .concat([
      ['ß', 'ss'],
      ['æ', 'ae'],
      ['œ', 'oe'],
      ['þ', 'th'],
    ]),
)

/** A text in small plain letters, with "'" for every form of it; nothing else is taken out. */
const folded = (text: string): string =>
  text
    .replace(loneAccents, "'")
    .normalize('NFKD')
    .replace(unread, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, letter => alike.get(letter) ?? letter)
    .replace(apostrophes, "'")

const split = (plain: string): string[] =>
  plain
    .replace(between, ' ')
    .split(' ')
    .filter(word => word !== '')

/** The words of a text by which it is found, each once: of 'D’Ávila' they are 'd', 'avila' and 'davila'. */
export function indexedWords(text: string): string[] {
  const plain = folded(text)
  return [...new Set(split(plain.includes("'") ? `${plain} ${plain.replaceAll("'", '')}` : plain))]
}

/** The words that were typed into a search, each of which has to be found. */
export const typedWords = (typed: string): string[] => split(folded(typed).replaceAll("'", ''))

/** Quotes, with which a search may begin, and letters that look like blanks: nothing is looked for by them. */
const silent = /[\s\p{Cf}"'\u00ab\u00bb\u2018-\u201f\u115f\u1160\u2800\u3164\uffa0]/gu

/** Whether nothing was typed but what nobody sees, or quotes. */
export const isBlank = (typed: string): boolean => typed.replace(silent, '') === ''

/**
 * Tells of a text whether it has every word typed, or a part of a word; undefined when nothing was typed. Signs are
 * not searched for; alone, other than quotes, they find nothing, and not everything.
 */
export function finder(typed: string): ((text: string) => boolean) | undefined {
  if (isBlank(typed)) return undefined
  const wanted = typedWords(typed)
  if (wanted.length === 0) return () => false
  return text => {
    const words = indexedWords(text).join(' ')
    return wanted.every(word => words.includes(word))
  }
}
