import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, isKnown } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { upperFirst } from '../../families/wording/phrasing.ts'
import { isOneOf, wordsOf } from '../../lexicon/words.ts'
import { shuffled } from '../random.ts'

/** What English names of formats, machines and bodies end in; before it stand these or the describing words below. */
const ENGLISH_NOUNS = [...wordsOf('English noun of names')]

const ENGLISH_ADJECTIVES = [...wordsOf('English adjective of names')]

/** Further words of English names, which no wrong expansion is made of. */
const ENGLISH_OTHERS = [...wordsOf('English word of names')]

/** What foreign bodies call themselves: of such a name nothing else is replaced ('World Karate Foundation'). */
const ENGLISH_BODIES = [...wordsOf('English body')]

/** Beside the nouns above that name no body: words that only technical names have. */
const TECHNICAL = new Set([
  ...[...ENGLISH_NOUNS, ...ENGLISH_OTHERS].filter(word => !ENGLISH_BODIES.includes(word)),
  ...wordsOf('English technical word'),
])

const byLetters = (word: string) => [...word].sort().join('')
const LETTERS: ReadonlyMap<string, string> = new Map(
  [...ENGLISH_NOUNS, ...ENGLISH_ADJECTIVES, ...ENGLISH_OTHERS]
    .filter(word => word.length > 5)
    .map(word => [byLetters(word), word]),
)

/** 'Maximum Avarege Likelihood': a word with the letters of an English one in another order. */
export function hasEnglishSlip(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .some(word => (LETTERS.get(byLetters(word)) ?? word) !== word)
}

/** What the names of institutions and their programmes begin with. */
const HEADS = [...wordsOf('body')]

/** What institutions are for: 'Conselho de Administração', 'de Arquitetura', 'de Assistência'. */
const FIELDS = [...wordsOf('field of bodies')]

const QUALITIES = [...wordsOf('quality of bodies')]

const IS_HEAD: ReadonlySet<string> = new Set(HEADS)
const IS_FIELD: ReadonlySet<string> = new Set(FIELDS)

/** Bodies of one sort: no 'Sindicato' stands for a 'Sistema', and no plan for a council. */
const SORTS_OF_BODIES: readonly ReadonlySet<string>[] = [
  wordsOf('body that meets'),
  wordsOf('body that plans'),
  wordsOf('body that trades'),
  wordsOf('body that serves'),
]

const IS_QUALITY: ReadonlySet<string> = new Set(QUALITIES)

const sortOf = (head: string) => SORTS_OF_BODIES.findIndex(sort => sort.has(head))

const tables = new Map<string, string[]>()

/** The words above by where they stand, initial and inflection; filled when first asked for. */
function shipped(key: string): readonly string[] {
  if (tables.size === 0) {
    for (const word of ENGLISH_NOUNS) {
      file(tables, `last ${word.charAt(0)}`, word)
      file(tables, `lasts ${word.charAt(0)}`, pluralOf(word))
    }
    for (const word of ENGLISH_ADJECTIVES) file(tables, `inner ${word.charAt(0)}`, word)
    for (const [slot, words] of [
      ['head', HEADS],
      ['noun', FIELDS],
      ['adjective', QUALITIES],
    ] as const) {
      for (const word of words) {
        for (const form of formsOf(word, slot === 'adjective'))
          file(tables, `${slot} ${initialOf(word)} ${form.key}`, form.text)
      }
    }
  }
  return tables.get(key) ?? []
}

/**
 * Wrong expansions of an acronym, made from the right one by putting other words with the same initials in two of its
 * places, or two others in one place: all are built alike, and none has the letters against it. Empty where no word can
 * be replaced.
 */
export function wrongExpansions(expansion: string, random: () => number): string[] {
  const words = expansion.split(/(?<=\s)|(?=\s)/)
  const english = isForeign(expansion)
  // 'unidade lógica e aritmética': the name of a thing, not of a body. Other words with its letters would name nothing.
  if (!english && !namesInstitution(words)) return []
  if (english && (isBody(words) || !isTechnical(words))) return otherBodies(words, random)
  const places: { at: number; by: string; other: string | null }[] = []
  const last = words.findLastIndex(word => /^\p{L}{3,}$/u.test(word))
  // What a body is for and whose it is before what sort of body it is: there are few sorts, and an odd one shows.
  const order = shuffled([...words.keys()], random)
  for (const at of english ? order : [...order.filter(at => at > 0), 0]) {
    const word = words[at] ?? ''
    if (
      !/^\p{L}{3,}$/u.test(word) ||
      isFunctionWord(word) ||
      isOneOf('small word of an English name', word.toLowerCase())
    )
      continue
    if (!english && isPlainName(word)) continue
    const place = at === 0 ? 'head' : isFunctionWord(words[at - 2] ?? '') ? 'noun' : 'adjective'
    if (!english && place === 'noun' && !isField(words, at)) continue
    if (!english && place === 'adjective' && !IS_QUALITY.has(word.toLowerCase().replace(/a$/u, 'o'))) continue
    const slot = english ? (at === last || words[at + 2] === 'of' ? 'last' : 'inner') : place
    // 'Centro de Vigilância da Vigilância'
    const taken = [...words, ...places.map(({ by }) => by)].map(used => used.toLowerCase())
    const [by, other = null] = replacementsOf(word, slot, random)
      .filter(text => !taken.includes(text))
      .map(text => (/^\p{Lu}/u.test(word) ? upperFirst(text) : text))
    if (by !== undefined) places.push({ at, by, other })
    if (places.length === 2) break
  }
  const [first, second] = places
  const put = (...changes: { at: number; by: string }[]) =>
    upperFirst(words.map((word, at) => changes.find(change => change.at === at)?.by ?? word).join(''))
  // 'União da Califórnia em Los Angeles': where only what a body is can be another, before a name, there is none of
  // that sort.
  if (!first || (!second && !english && first.at === 0 && words.slice(1).some(isPlaceName))) return []
  if (!second) return first.other === null ? [] : [put(first), put({ at: first.at, by: first.other })]
  return [put(first), put(second), put(first, second)]
}

function isBody(words: readonly string[]): boolean {
  return words.some(word => ENGLISH_BODIES.includes(word.toLowerCase()))
}

/** 'Hypertext Transfer Protocol', 'Graphics Processing Units': of such a name any word may be another. */
function isTechnical(words: readonly string[]): boolean {
  const parts = words.flatMap(word => word.toLowerCase().split('-'))
  return parts.some(part => TECHNICAL.has(part) || TECHNICAL.has(part.replace(/s$/u, '')))
}

/** 'World Karate Federation' → 'World Karate Foundation', 'World Karate Forum': none where fewer than two remain. */
function otherBodies(words: readonly string[], random: () => number): string[] {
  const at = words.findLastIndex(word => ENGLISH_BODIES.includes(word.toLowerCase()))
  const word = words[at]
  if (word === undefined) return []
  // 'Institution' beside 'Institute', 'Centre' beside 'Center'.
  const start = (text: string) => byLetters(text.slice(0, 6).toLowerCase())
  const apart = shuffled(ENGLISH_BODIES, random)
    .filter(other => initialOf(other) === initialOf(word) && start(other) !== start(word))
    .filter((other, i, all) => all.findIndex(one => start(one) === start(other)) === i)
  const put = (other: string) => words.map((old, i) => (i === at ? upperFirst(other) : old)).join('')
  return apart.length < 2 ? [] : apart.slice(0, 3).map(put)
}

/** 'Conselho de | Arquitetura': what a body is for; not 'em Pesquisa', 'no Uso', nor 'de Área', which no field is. */
function isField(words: readonly string[], at: number): boolean {
  return /^(?:de|d[oa]s?|e)$/u.test(words[at - 2] ?? '') && IS_FIELD.has((words[at] ?? '').toLowerCase())
}

/** 'Califórnia': a name is not replaced by a word. */
function isPlainName(word: string): boolean {
  const readings = [...analyse(word), ...analyse(word.toLowerCase())]
  return readings.every(a => a.category === 'properNoun') || readings.some(a => a.meaning === 'place')
}

function isPlaceName(word: string): boolean {
  return /^\p{Lu}\p{L}{2,}$/u.test(word) && isPlainName(word)
}

/** 'Rede Nacional de Pesquisa': a body, its words in capitals. */
function namesInstitution(words: readonly string[]): boolean {
  const content = words.filter(word => /^\p{L}{3,}$/u.test(word) && !isFunctionWord(word))
  return IS_HEAD.has((content[0] ?? '').toLowerCase()) && content.every(word => /^\p{Lu}/u.test(word))
}

/**
 * Where a word stands: in a Portuguese name at its head, after a preposition or right after a noun; in an English one
 * last or not.
 */
type Slot = 'head' | 'noun' | 'adjective' | 'last' | 'inner'

/** Two other words with the initial and inflection of a word, such as stand in its place in other names. */
function replacementsOf(word: string, slot: Slot, random: () => number): string[] {
  const lower = word.toLowerCase()
  const english = slot === 'last' || slot === 'inner'
  const pick = (list: readonly string[]) =>
    list.filter(
      other =>
        other.slice(0, 4) !== lower.slice(0, 4) &&
        // 'Electronic' beside 'Eletronic' is the same word.
        (!english || other.slice(0, 3) !== lower.slice(0, 3) || other.slice(-3) !== lower.slice(-3)),
    )
  if (english) {
    // 'Weakly' stands where no noun and no adjective can; neither does 'most'.
    if (/ly$|^(?:most|more|very|all)$/u.test(lower)) return []
    const plural = /[^siu]s$/.test(lower)
    const noun = ENGLISH_NOUNS.includes(lower)
    // A word that is not shorter, three times in four: else the right expansion would often be the longest.
    const long = random() < 0.75
    const nouns = shipped(`${plural ? 'lasts' : 'last'} ${initialOf(lower)}`)
    const found = pick(
      shuffled(slot === 'last' || plural || noun ? nouns : shipped(`inner ${initialOf(lower)}`), random),
    )
    return (
      long ? found.sort((x, y) => Number(y.length >= lower.length) - Number(x.length >= lower.length)) : found
    ).slice(0, 2)
  }
  const keys = readingKeys(lower).filter(({ key }) => key.startsWith('adjective') === (slot === 'adjective'))
  const found = keys
    .flatMap(({ key }) => pick(shuffled(shipped(`${slot} ${initialOf(lower)} ${key}`), random)))
    .filter(other => slot !== 'head' || sortOf(other) === sortOf(lower))
  return [...new Set(found)].slice(0, 3)
}

/** 'agency' → 'agencies' */
function pluralOf(word: string): string {
  if (/[^aeo]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|ch)$/.test(word) ? `${word}es` : `${word}s`
}

function isForeign(expansion: string): boolean {
  const words = expansion.split(/[\s-]+/).filter(word => word.length > 2)
  return words.filter(word => !isKnown(word.toLowerCase())).length >= words.length / 2
}

function initialOf(word: string): string {
  return foldAccents(word.charAt(0)).toLowerCase()
}

/** Category, gender and number a word must share with the one it replaces. */
function readingKeys(word: string): { key: string }[] {
  return analyse(word)
    .filter(a => (a.category === 'noun' || a.category === 'adjective') && a.number !== undefined)
    .map(a => ({ key: `${a.category} ${a.category === 'adjective' ? (a.gender ?? '-') : a.gender} ${a.number}` }))
}

function formsOf(word: string, inflected: boolean): { text: string; key: string }[] {
  const adjective =
    inflected && analyse(word).some(a => a.category === 'adjective') && /(?:[oa]|al|ar|or|vre|um)$/.test(word)
  const feminine = adjective && word.endsWith('o') ? [`${word.slice(0, -1)}a`] : []
  return [word, ...feminine].flatMap(text => readingKeys(text).map(({ key }) => ({ text, key })))
}

function file(map: Map<string, string[]>, key: string, word: string): void {
  const list = map.get(key)
  if (list) {
    if (!list.includes(word)) list.push(word)
  } else map.set(key, [word])
}
