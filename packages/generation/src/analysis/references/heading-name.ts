import { analyse, lemma } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { tagWords } from '../grammar/tagging.ts'
import { isCommonNoun } from '../terms/common-nouns.ts'

/** 'visão', 'introdução': what a part of a text does. 'Lei' and 'Código' may be what is told. */
const FUNCTIONAL = wordsOf('opens a part of a text')

/** The noun phrase of a heading with its article: 'Fotossíntese' → 'A fotossíntese'. */
export function headingName(title: string): { display: string; number: 's' | 'p' } | null {
  const name = title
    .replace(/^[\d.\s–-]+/u, '')
    .replace(/\s*\([^)]*\)$/u, '')
    .trim()
  if (name === '' || name.split(' ').length > 4 || /[,:;?!/\d]|\se\s/.test(name)) return null
  const plain = inSmallLetters(name)
  const words = tagWords(plain)
  // 'Recursos', 'Como instalar', 'Curiosidades': what a section is about is a thing with a name.
  if (
    !words.every(({ tag }) => tag === 'noun' || tag === 'adjective' || tag === 'preposition' || tag === 'contraction')
  )
    return null
  const phrase = readSubject(plain, NO_USE)?.phrase
  if (phrase?.determiner !== '' || phrase.proper) return null
  // 'Comensalismo' is in no dictionary, and masculine all the same.
  if (phrase.genderFrom === 'default' && !/(?:ismo|mento)$/u.test(phrase.core)) return null
  // 'Descrição geral': as little as 'Descrição' the thing that a text goes on about.
  const isAlone =
    phrase.core.replace(/\s(?:gera(?:l|is)|básic[oa]s?|fina(?:l|is)|inicia(?:l|is))$/u, '') === phrase.head
  if (isAlone && (isCommonNoun(lemma(phrase.head)) || FUNCTIONAL.has(lemma(phrase.head)))) return null
  const article = `${phrase.gender === 'f' ? 'A' : 'O'}${phrase.number === 'p' ? 's' : ''}`
  return { display: `${article} ${phrase.core}`, number: phrase.number }
}

/** 'Cadeia Alimentar' → 'cadeia alimentar': a label in capitals whose words are all of the dictionary is no name. */
export function inSmallLetters(name: string): string {
  if (/^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)*$/u.test(name)) return name.charAt(0).toLowerCase() + name.slice(1)
  const common = name.split(' ').every(word => {
    const kinds = analyse(word.toLowerCase())
    return (
      /^d[aeo]s?$/.test(word) ||
      (/^\p{L}\p{Ll}+$/u.test(word) && kinds.some(a => a.category === 'noun' || a.category === 'adjective'))
    )
  })
  return common ? name.toLowerCase() : name
}
