/** Letters of other alphabets, after the one of ours that they look like. */
const lookalikes = new Map(
  'aаɑα bв cсϲ dԁđ eеєε gɡ hһ iіıι jј kкκ lӏł mм nη oоοøօ pрρ sѕ tтτ uυս vѵν xхχ yуγ'
    .split(' ')
    .flatMap(([plain = '', ...others]) => others.map(letter => [letter, plain] as const)),
)

/** The value of a digit of any script: they stand in rows of ten, from nought to nine. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/** What stands in for nothing: marks on letters, signs without a width, and blanks that look like none. */
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu

/** A text with the letters that look like ours as ours, and without what is not seen; accents and capitals stay. */
export const inOurLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\u034f|[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/[^\p{ASCII}]/gu, sign => lookalikes.get(sign.toLowerCase()) ?? sign)

/**
 * A text as a reader sees it, for rules that look for something in it: small letters without accents, wide, circled and
 * boxed signs as plain ones, digits of any script, and nothing that has no width.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, sign => lookalikes.get(sign) ?? (/\p{Nd}/u.test(sign) ? digitOf(sign) : sign))
    .replace(/\s+/g, ' ')
