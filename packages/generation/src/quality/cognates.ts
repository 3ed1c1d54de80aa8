import { analyse } from '@capivira/portuguese/morphology'
import { contentWords, foldAccents } from '@capivira/portuguese/tokens'
import { pattern } from '../lexicon/words.ts'
import { remembering } from './words.ts'

/** Letters a word and a foreign name must share for one to recall the other. */
const SHARED = 4

/** Letters that say the same in the languages names of programs come from: 'hyphen' and 'hífen', 'theme' and 'tema'. */
function spelled(word: string): string {
  return foldAccents(word.toLowerCase())
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/k/g, 'c')
    .replace(/([a-z])\1/g, '$1')
}

/** Words that go before the name of a thing and say what it is. */
const INTRODUCES = pattern('iu')`^(?:(?:o|a|um|uma)\s)?(?:${'introduces a name of a program'}\s)?`

/** The one name of a program, command or the like an answer gives, '' where it is in Portuguese words. */
function foreignName(answer: string): string {
  const typed = answer.trim().replace(INTRODUCES, '')
  const name = typed.replace(/^\\@?/u, '')
  if (name === '' || /\s/.test(name) || name.length < 3 || !/^[\p{L}\d_.:-]+\*?$/u.test(name)) return ''
  // '\num' is a command, whatever 'num' is in Portuguese.
  if (typed !== name) return spelled(name)
  return analyse(name.toLowerCase()).length > 0 && /^\p{Lu}?\p{Ll}+$/u.test(name) ? '' : spelled(name)
}

/** What of a word of the question has to stand in the name: its first letters, or all of an acronym. */
function rootsOf(word: string): string[] {
  const plain = spelled(word)
  if (/^[\p{Lu}\d]{3,6}$/u.test(word)) return [plain]
  return plain.length > SHARED ? [plain.slice(0, SHARED)] : []
}

const wordsOf = remembering((text: string) => contentWords(text.replace(/_{2,}/g, ' ')))
const written = remembering((text: string) => text.match(/[\p{L}\d]{3,}/gu) ?? [])

/**
 * The first letters of words of a question that a foreign name among its options has in it: 'enumerar as linhas' and
 * the command 'enumerate' say the same in two languages, so that nothing need be known to choose it. Empty where there
 * are none.
 */
export function cognatesIn(question: string, option: string): readonly string[] {
  const name = foreignName(option)
  if (name === '') return []
  const content = new Set(wordsOf(question))
  const told = written(question.replace(/_{2,}/g, ' ')).filter(
    word => content.has(word.toLowerCase()) || /^[\p{Lu}\d]{3,6}$/u.test(word),
  )
  return told.flatMap(word => {
    // 'número' and '\num': the whole name begins the word.
    if (name.length >= 3 && name.length <= 4 && spelled(word).startsWith(name)) return [name]
    const roots = rootsOf(word).filter(root => name.includes(root))
    return roots.length > 0 ? roots : soundsIn(spelled(word), name)
  })
}

const consonants = (text: string) => text.replace(/[aeiou]/g, '')

/** 'título' and 'titlesec', 'tema' and 'usetheme': the first three letters, and the same consonants after them. */
function soundsIn(word: string, name: string): string[] {
  const start = name.indexOf(word.slice(0, 3))
  if (word.length < 4 || start < 0) return []
  // 'valor' and 'value', 'páginas' and 'pdfpages': a short name, or a short end of one.
  if (name.length - start <= 5 && (start === 0 || word.length <= 7)) return [word.slice(0, 3)]
  const [mine, its] = [consonants(word.replace(/s$/, '')), consonants(name.slice(start))]
  const same = mine.length > 2 && its.startsWith(mine.slice(0, 3))
  return same ? [word.slice(0, 3)] : []
}

/**
 * The same of a foreign name the question gives and an answer in Portuguese: 'O que o pacote enumerate permite? →
 * Enumerar as listas'
 */
export function recalledBy(question: string, option: string): readonly string[] {
  const names = written(question.replace(/[\\@]/g, ' ')).filter(
    word => word.length > 3 && !/^[\p{Lu}\d]+$/u.test(word) && analyse(word.toLowerCase()).length === 0,
  )
  return names.flatMap(name =>
    written(option).flatMap(word =>
      word.length > 4 || /^[\p{Lu}\d]+$/u.test(word)
        ? rootsOf(word).filter(root => spelled(name).includes(root) && spelled(name) !== root)
        : [],
    ),
  )
}

/**
 * A name of the question that goes on in the answer, or the other way round: 'o layout do flowfram' and 'FlowFramTk'.
 */
export function sharedName(question: string, answer: string): string | null {
  const name = foreignName(answer)
  if (name.length < 6) return null
  const found = written(question).find(word => {
    const plain = spelled(word)
    return (
      plain.length >= 6 && analyse(word.toLowerCase()).length === 0 && (name.includes(plain) || plain.includes(name))
    )
  })
  return found ?? null
}
