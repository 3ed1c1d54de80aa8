import { analyse, lemma } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'

/** Nouns for people that introduce or explain a name. */
const PEOPLE: ReadonlySet<string> = wordsOf('person')

/** Nouns of tools that were made for people: 'o navegador'. */
export const isOftenTool = (word: string) =>
  /^(?:navegador|leitor|tradutor|montador|comparador|organizador)e?s?$/iu.test(word)

/** Nouns of tools as well as of people. */
const ALSO_TOOLS = wordsOf('tool as well as person')

/**
 * Whether what is said of a name makes it somebody's: 'um editor', said of 'o Blender', of 'GIMP' or of 'OpenShot', is
 * a tool.
 */
export function isSaidOfSomebody(noun: string, { determiner, core }: { determiner: string; core: string }): boolean {
  if (!meansPerson(noun)) return false
  // 'TeXnicCenter', but not 'McLuhan'
  const tool =
    /^\p{Lu}{2,}$|^(?!(?:Ma?c|De|Di|La|Le)\p{Lu})\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(core) ||
    (/^[oa]$/i.test(determiner) && !core.includes(' '))
  return !(tool && ALSO_TOOLS.has(lemma(noun.toLowerCase())))
}

/** True when some reading of the word is a person ('rei', 'cientista'). */
export function meansPerson(word: string): boolean {
  const lower = word.toLowerCase()
  return PEOPLE.has(lemma(lower)) || analyse(lower).some(a => a.meaning === 'person')
}

/** 'pelos jardineiros': whoever does it. */
export function byPeople(text: string): boolean {
  const noun = /^pel[oa]s?\s(\p{Ll}[\p{L}-]+)/u.exec(text)?.[1]
  return noun !== undefined && meansPerson(noun)
}
