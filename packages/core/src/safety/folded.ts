/** Letters of other alphabets that look like ours. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ο: 'o',
  α: 'a',
}

/**
 * A text as a reader sees it, for rules that look for something in it: small letters without accents, wide, circled and boxed signs as
 * plain ones, and nothing that has no width.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[аеорсхуіοα]/g, letter => lookalikes[letter] ?? letter)
    .replace(/\s+/g, ' ')
