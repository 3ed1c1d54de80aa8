/** A word without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words that only their accent tells from another, by a word that means the same. */
const ACCENTED: Readonly<Record<string, string>> = {
  avô: 'idoso',
  vovô: 'idoso',
  vô: 'idoso',
  avôs: 'idosos',
  vovôs: 'idosos',
}

/** A written word as the tables have it. */
export const keyOf = (word: string): string => ACCENTED[word.normalize('NFC').toLowerCase()] ?? plain(word)

/** The words of a text, as written. Hyphens and apostrophes separate, as children leave them out. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

const PLURALS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/oes$/, ['ao']],
  [/aes$/, ['ao']],
  [/aos$/, ['ao']],
  [/ais$/, ['al', 'ai']],
  [/eis$/, ['el', 'il', 'ei']],
  [/ois$/, ['ol', 'oi']],
  [/uis$/, ['ul']],
  [/is$/, ['il', 'i']],
  [/ns$/, ['m']],
  [/([rsz])es$/, ['$1', '$1e']],
  [/s$/, ['']],
]

/** What a plain word may be the plural of. */
export function singularsOf(word: string): string[] {
  if (word.length < 4) return []
  const found = PLURALS.find(([ending]) => ending.test(word))
  return found ? found[1].map(ending => word.replace(found[0], ending)) : []
}

const DIMINUTIVE = /(?:z?inh|z?it|zinh)([oa])$/
const AUGMENTATIVE = /(?:z?[aã]o|z?ona)$/

/** What a plain word may be a small or big one of: gatinho → gato, cachorrão → cachorro, florzinha → flor. */
export function rootsOf(word: string): string[] {
  const small = DIMINUTIVE.exec(word)
  if (small && word.length > 5) {
    const stem = word.slice(0, small.index)
    const soft = stem.replace(/qu$/, 'c').replace(/gu$/, 'g')
    return [
      stem + (small[1] ?? ''),
      soft + (small[1] ?? ''),
      stem,
      `${stem}e`,
      `${stem}ao`,
      `${soft}${small[1] === 'a' ? 'o' : 'a'}`,
    ]
  }
  const big = AUGMENTATIVE.exec(word)
  if (big && word.length > 5) {
    const stem = word.slice(0, big.index)
    return [`${stem}o`, `${stem}a`, `${stem}e`, stem]
  }
  return []
}

/** The other gender of a plain word: leoa is written in the tables, gata and gato need not both be. */
export function otherGender(word: string): string[] {
  if (word.length < 4) return []
  if (word.endsWith('a')) return [`${word.slice(0, -1)}o`, word.slice(0, -1)]
  if (word.endsWith('o')) return [`${word.slice(0, -1)}a`]
  return /[rz]$/.test(word) ? [`${word}a`] : []
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch|sh/g, 'x'],
  [/ph/g, 'f'],
  [/lh/g, 'li'],
  [/nh/g, 'N'],
  [/^h|h/g, ''],
  [/qu|k/g, 'c'],
  [/c([ei])/g, 's$1'],
  [/gu([ei])/g, 'G$1'],
  [/g([ei])/g, 'j$1'],
  [/ss|sc|xc|z/g, 's'],
  [/rr/g, 'r'],
  [/l$|l(?=[^aeiou])/g, 'u'],
  [/n(?=[^aeiouN])|n$/g, 'm'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/e$/g, 'i'],
  [/o$/g, 'u'],
  [/ou/g, 'o'],
  [/ei/g, 'e'],
  [/(.)\1+/g, '$1'],
]

/** How a plain word sounds, roughly, so that 'caxorro' finds 'cachorro' and 'girrafa' finds 'girafa'. */
export const soundOf = (word: string): string => SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word)

/** Whether one letter added, left out, changed or swapped with its neighbour turns one word into the other. */
export function almostEqual(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA === restB) return true
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
