import { foldAccents, normalize } from '@capivira/portuguese/tokens'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import type { TextSentence } from '../sentence.ts'

/** A long name and its acronym, as a sentence gives them. */
export type Expansion = { acronym: string; name: string; sentence: TextSentence }

const SMALL = wordsOf('small word of an alias')
const ACRONYM = /[\p{Lu}][\p{Lu}\d]{1,7}/u
/** 'RAxML', 'PhD': a small letter or two inside, which stand for no word. */
const MIXED = /\p{Lu}+\p{Ll}{1,2}\p{Lu}{2,5}/u

const NAME_THEN_ACRONYM = pattern('gu')`([^()]{4,140}?)\s\((${ACRONYM})\)`
const ACRONYM_THEN_NAME = pattern('gu')`
  (?<![\p{L}])(${ACRONYM})\s\((?:sigla (?:de|para|em inglês (?:de|para))\s|do inglês,?\s|ou\s)?
  ["“]?([^()]{6,90}?)["”]?\)`
/** 'é a sigla de', 'abreviação do inglês', 'que significa' */
const STANDS_FOR = pattern('u')`
  (?:que )?(?:(?:é|são) )?(?:a |um |uma |o )?(?:sigla|acrônimo|abreviação|abreviatura)
  \s(?:de|para|do inglês|em inglês para)|que significa|significa`
const ACRONYM_MEANS = pattern('gu')`
  (?<![\p{L}])(${ACRONYM}|${MIXED}),?\s(?:[–—-]|${STANDS_FOR})\s["“]?([\p{Lu}][^,.;:()"”]{5,80})`

/** The letters of an acronym that stand for words: all of 'rnp', the capitals of 'RAxML'. */
function lettersOf(acronym: string): string {
  const plain = foldAccents(acronym)
  const capitals = plain.replace(/[^A-Z]/g, '')
  return capitals.length > 2 ? capitals : plain.toUpperCase().replace(/[^A-Z]/g, '')
}

/** The first letters of a name's words, small words left out. */
const initialsOf = (name: string): string[] =>
  name
    .split(/[\s-]+/)
    .filter(word => /\p{L}/u.test(word) && !SMALL.has(word.toLowerCase()))
    .map(word => foldAccents(word).charAt(0).toUpperCase())

/** How many initials stand in the acronym, in their order. */
function lettersMet(letters: string, initials: readonly string[]): number {
  let at = 0
  for (const letter of letters) if (initials[at] === letter) at++
  return at
}

/** True when the letters of the acronym are, in order, initials (or inner letters of the words) of the name. */
export function initialsMatch(acronym: string, name: string): boolean {
  const letters = lettersOf(acronym)
  const words = name.split(/[\s-]+/).filter(word => /\p{L}/u.test(word))
  const initials = initialsOf(name)
  if (letters.length < 2 || initials.length < 2 || letters[0] !== initials[0]) return false
  if (initials.length > letters.length + 1) return false
  const at = lettersMet(letters, initials)
  // A name in small letters has to be whole; what its writer set in capitals may leave one letter out.
  const slack = /^\p{Lu}/u.test(words.at(-1) ?? '') && letters.length > 2 && /\sd[aeo]s?\s/u.test(name) ? 1 : 0
  if (at >= initials.length - 1 && at >= letters.length - slack) return true
  // 'ENIAC' of 'Eletronic Numeric Integrator And Calculator': small words may give a letter as well.
  const every = words.map(word => foldAccents(word).charAt(0).toUpperCase()).join('')
  if (every === letters) return true
  // 'HTTPS' of 'HyperText Transfer Protocol Secure': inner capitals count.
  const capitals = foldAccents(words.filter(word => !SMALL.has(word.toLowerCase())).join('')).replace(/[^A-Z]/g, '')
  return capitals === letters
}

/**
 * Names with their acronym: 'Nome Completo (NC)', 'NC (Nome Completo)', 'NC – Nome Completo', 'NC, sigla para Nome'.
 * Where the page gives one twice, the first without a slip.
 */
export function findExpansions(
  sentences: readonly TextSentence[],
  isSlip: (name: string) => boolean = () => false,
): Expansion[] {
  const found: Expansion[] = []
  const seen = new Set<string>()
  const add = (acronym: string, name: string, sentence: TextSentence) => {
    const tidy = name.replace(/^[^\p{L}]+/u, '').trim()
    // 'a corda logo abaixo (LÁ)': a word in capitals beside plain ones.
    if (acronym !== foldAccents(acronym) && !/\p{Lu}/u.test(tidy)) return
    if (seen.has(acronym) || !initialsMatch(acronym, tidy) || isSlip(tidy)) return
    seen.add(acronym)
    found.push({ acronym, name: tidy, sentence })
  }
  for (const sentence of sentences) {
    const { text } = sentence
    if (!/[\p{Lu}][\p{Lu}\d]/u.test(text) || !/\(|sigla|signific|[–—-]/.test(text)) continue
    for (const match of text.matchAll(NAME_THEN_ACRONYM)) {
      const acronym = match[2] ?? ''
      const name = tailNaming(match[1] ?? '', acronym)
      if (name) add(acronym, name, sentence)
    }
    for (const match of text.matchAll(ACRONYM_THEN_NAME)) {
      add(match[1] ?? '', match[2] ?? '', sentence)
    }
    for (const match of text.matchAll(ACRONYM_MEANS)) {
      add(match[1] ?? '', headNaming(match[2] ?? '', match[1] ?? ''), sentence)
    }
  }
  return found
}

/** The last words before the parenthesis whose initials are the acronym. */
function tailNaming(before: string, acronym: string): string | null {
  const words = before.replace(/["“”]/g, '').split(' ')
  for (let take = 2; take <= Math.min(words.length, acronym.length * 2 + 3); take++) {
    const candidate = words.slice(-take)
    if (SMALL.has((candidate[0] ?? '').toLowerCase()) || /[,;:.]$/.test(candidate.slice(0, -1).join(' '))) continue
    const name = candidate.join(' ')
    if (/[,;:]/.test(name) && !/ e /.test(name)) continue
    if (initialsMatch(acronym, name)) {
      const whole = extendName(words, take, acronym)
      // 'Agência Nacional de Segurança (NSA)' is abbreviated in another language: its tail is not what the letters say.
      const before = words[words.length - whole.split(' ').length - 1] ?? ''
      const isTail = /^\p{Lu}\p{Ll}/u.test(before) && lettersMet(lettersOf(acronym), initialsOf(whole)) < acronym.length
      return isTail ? null : whole
    }
  }
  return null
}

/** Takes one more word when that makes the initials complete. */
function extendName(words: readonly string[], take: number, acronym: string): string {
  const name = words.slice(-take).join(' ')
  const content = name.split(/[\s-]+/).filter(word => !SMALL.has(word.toLowerCase())).length
  const letters = acronym.replace(/\d/g, '').length
  // 'Pedagógico do Curso de Especialização' leaves a letter of 'PPC' out that the word before has.
  if (content < letters || lettersMet(lettersOf(acronym), initialsOf(name)) < letters) {
    for (let more = take + 1; more <= take + 2 && more <= words.length; more++) {
      const longer = words.slice(-more)
      if (SMALL.has((longer[0] ?? '').toLowerCase())) continue
      const initial = foldAccents(longer[0] ?? '')
        .charAt(0)
        .toUpperCase()
      if (initial === acronym[0] && initialsMatch(acronym, longer.join(' '))) return longer.join(' ')
    }
  }
  return name
}

function headNaming(after: string, acronym: string): string {
  const words = after.trim().split(' ')
  for (let take = 2; take <= words.length; take++) {
    if (SMALL.has((words[take - 1] ?? '').toLowerCase())) continue
    const name = words.slice(0, take).join(' ')
    const content = name.split(/[\s-]+/).filter(word => !SMALL.has(word.toLowerCase())).length
    const wanted = /\p{Ll}/u.test(acronym) ? lettersOf(acronym).length : acronym.length
    if (content >= wanted && initialsMatch(acronym, name)) return name
  }
  return after.trim()
}

const OR_CALLED = /também (?:chamad|conhecid|denominad)[oa]s? (?:de|como|por)?|ou seja,|ou/u
/** 'o sal de cozinha, também chamado de cloreto de sódio' */
const ALSO_NAMED = pattern('gu')`
  ([\p{L}][\p{L}\s-]{2,50}?)\s?(?:,|\()\s?${OR_CALLED}\s["“]?([\p{L}][\p{L}\s-]{2,40}?)["”]?[,).]`

/** Groups of names the document uses for one thing. */
export function findAliases(sentences: readonly TextSentence[]): string[][] {
  const groups: string[][] = findExpansions(sentences).map(({ acronym, name }) => [acronym, name])
  for (const { text } of sentences) {
    if (!/também|ou seja|, ou |\(ou /.test(text)) continue
    for (const match of text.matchAll(ALSO_NAMED)) {
      const left = lastWords(match[1] ?? '')
      const right = (match[2] ?? '').trim().replace(/^(?:o|a|os|as|um|uma)\s/, '')
      if (left !== '' && right.split(' ').length <= 4) groups.push([left, right])
    }
  }
  return groups
}

function lastWords(text: string): string {
  const words = text.trim().split(' ')
  const at = words.findLastIndex(word => isOneOf('small word before a short form', word.toLowerCase()))
  const tail = words.slice(at + 1)
  return tail.length > 0 && tail.length <= 4 ? tail.join(' ') : (words.at(-1) ?? '')
}

/** The other names of each name, both normalized. */
export function aliasTable(groups: Iterable<readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>()
  for (const group of groups) {
    const names = group.map(normalize)
    for (const name of names) {
      table.set(name, [...(table.get(name) ?? []), ...names.filter(other => other !== name)])
    }
  }
  return table
}
