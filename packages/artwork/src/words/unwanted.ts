import { isAmount } from './amounts.ts'
import { longest } from './draft.ts'
import type { Word } from './negation.ts'
import type { NounRow } from './noun.ts'
import type { Subject } from './subject.ts'

/** What a wish says shall not be there. */
export type Unwanted = {
  nouns: readonly NounRow[]
  settings: readonly string[]
  /** Nobody shall be seen. */
  isEmpty: boolean
  isWithoutGlasses: boolean
  /** Parts of what is drawn that no drawing can be without, as 'sem rabo'. */
  partsOf: (subjects: readonly Subject[]) => string[]
}

const NOBODY = /^(?:ninguem|gente|pessoas?|criancas?|humanos?)$/
const PARTS = new RegExp(
  `^(?:${[
    String.raw`rabos?|cauda|orelhas?|cabelos?|asas?|bocas?|olhos?|nariz|narizes|pernas?|patas?|bracos?|maos?`,
    String.raw`pes|dentes?|bico|penas|pelos?|juba|chifres?|listras|manchas|pintas|barba|bigode|bigodes|cabeca`,
    String.raw`pescoco|tromba|casco|rodas?|telhado|porta|portas|janela|janelas|folhas?|espinhos`,
  ].join('|')})$`,
)
const WORN = /^(?:chapeu|coroa|capa|bone|capacete|touca|gorro|sapatos?|botas?|luvas?|mascara|gravata|cinto)$/

/** Reads the words that refuse something. */
export function unwantedOf(words: readonly Word[], refused: readonly boolean[]): Unwanted {
  const keys = words.map(({ key }, index) => (refused[index] ? key : ''))
  const nouns: NounRow[] = []
  const settings: string[] = []
  const parts: { part: string; isWorn: boolean }[] = []
  for (let position = 0; position < keys.length; ) {
    const key = keys[position] ?? ''
    if (keys[position - 1] === 'sem' && (PARTS.test(key) || WORN.test(key)))
      parts.push({ part: `sem ${words[position]?.written.toLowerCase()}`, isWorn: WORN.test(key) })
    const found = key && !isAmount(keys, position) ? longest(keys, position) : null
    if (found?.meaning.noun) nouns.push(found.meaning.noun)
    if (found?.meaning.setting) settings.push(found.meaning.setting)
    position += found?.length ?? 1
  }
  return {
    nouns,
    settings,
    isEmpty: keys.some(key => NOBODY.test(key)),
    isWithoutGlasses: keys.includes('oculos'),
    partsOf: subjects => parts.filter(({ isWorn }) => !isWorn || subjects.some(isDressed)).map(({ part }) => part),
  }
}

/** People of whom the set has one drawing, with all they wear. */
const isDressed = ({ noun: [, drawing] }: Subject) =>
  !/^(?:child|adult):/.test(drawing) && /-whole$|^(?:pirate|fisherman|clown|juggler|street-sweeper)$/.test(drawing)
