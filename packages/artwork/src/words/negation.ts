import { meaningOf } from './lexicon.ts'
import { keyOf } from './normalize.ts'

/** A word as written, as the tables have it, and whether a sign stands between it and the word before. */
export type Word = { written: string; key: string; isAfterSign: boolean }

/** The words of a text with the signs between them noted; hyphens and apostrophes are none. */
export function wordsWithSigns(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const found of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const isAfterSign = words.length > 0 && /[,;:.!?()\n]/.test(text.slice(end, found.index))
    words.push({ written: found[0], key: keyOf(found[0]), isAfterSign })
    end = found.index + found[0].length
  }
  return words
}

/** Verbs by which somebody wishes or allows: 'não quero cobra' refuses the snake, 'não é um gato' the cat. */
const WISHES = new RegExp(
  `^(?:${[
    String.raw`quer\w*|gost\w*|desenh\w*|faca|faz\w*|bot[ae]\w*|coloc\w+|ponha?|tem|tenha|tinha|ter|e|eh|pode`,
    String.raw`precisa|deixe?|seja|sejam|haja|mostr\w+|apare[cç]\w+|inclua`,
  ].join('|')})$`,
)

const ARTICLE = /^(?:um|uma|uns|umas|o|a|os|as|meus?|minhas?|seus?|suas?)$/
/** What begins what is refused afterwards: 'no rio não, na praia'. */
const BEGINS = /^(?:e|um|uma|uns|umas|o|a|os|as|em|n[oa]s?|numa?)$/
/** What begins something else, wished for again. */
const ENDS = /^(?:mas|porem|so|somente|apenas|com|quero|desenhe|faca|em|no|na|nos|nas|num|numa|perto|que|e que|sim)$/
/** 'O pato nada de costas' swims. */
const STROKES = /^(?:costas|peito|lado|novo|noite|dia)$/

/** How many words at a place say that what follows is not wanted; 0 when none does. */
function refusalAt(words: readonly Word[], position: number): number {
  const key = (offset: number) => words[position + offset]?.key ?? ''
  const word = key(0)
  if (word === 'sem' && !isInName(words, position)) return 1
  if (word === 'nada' && key(1) === 'de' && !STROKES.test(key(2))) return 2
  if (word === 'nem' || word === 'exceto' || word === 'jamais') return 1
  if (word === 'menos' && !/^(?:ou|pelo|mais|a|o|muito)$/.test(key(-1))) return 1
  if (word === 'tirando' && ARTICLE.test(key(1))) return 1
  if (word === 'nao') return WISHES.test(key(1)) ? 2 : 1
  return 0
}

/** 'Mula sem cabeça' is somebody's name. */
function isInName(words: readonly Word[], position: number): boolean {
  for (const start of [position - 1, position - 2])
    for (const length of [3, 4])
      if (start >= 0 && start + length > position) {
        const phrase = words.slice(start, start + length).map(({ key }) => key)
        if (phrase.length === length && meaningOf(phrase.join(' '))) return true
      }
  return false
}

/** 'Cobra não, gato sim': the word before is what is not wanted. */
const isAfterwards = (words: readonly Word[], position: number) =>
  words[position]?.key === 'nao' &&
  position > 0 &&
  !words[position]?.isAfterSign &&
  (words[position + 1]?.isAfterSign ?? true)

/** For each word whether it belongs to what a wish says is not wanted: 'sem barco', 'nada de chuva', 'menos o gato'. */
export function refusedOf(words: readonly Word[]): boolean[] {
  const refused = words.map(() => false)
  let position = 0
  while (position < words.length) {
    if (isAfterwards(words, position)) {
      refused[position] = true
      for (let back = position - 1; back >= 0; back--) {
        refused[back] = true
        if (words[back]?.isAfterSign || BEGINS.test(words[back]?.key ?? '')) break
      }
      position++
      continue
    }
    const length = refusalAt(words, position)
    if (length === 0) position++
    else {
      const end = scopeEnd(words, position + length)
      refused.fill(true, position, end)
      position = end
    }
  }
  return refused
}

/** Where what is refused ends: at a sign, at a turn, or where a list goes on with another article than it began. */
function scopeEnd(words: readonly Word[], start: number): number {
  const first = words[start]?.key ?? ''
  const withArticle = ARTICLE.test(first)
  let end = Math.min(words.length, start + (/^(?:ser|estar|ficar)$/.test(first) ? 2 : 1))
  for (; end < words.length; end++) {
    const { key, isAfterSign } = words[end] ?? { key: '', isAfterSign: true }
    if (isAfterSign || ENDS.test(key) || refusalAt(words, end) > 0) break
    if (key === 'e' && !withArticle && ARTICLE.test(words[end + 1]?.key ?? '')) break
  }
  return end
}
