import { analyse } from '@capivira/portuguese/morphology'
import { calmCapitals } from '../../analysis/grammar/nouns.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import { inSmallLetters } from '../../document/sentence-case.ts'
import { isListedNoun } from '../../items/kinds/lists.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { upperFirst } from '../wording/phrasing.ts'

/** A word in capitals, no part of a path or a code. */
const SHOUTED = /(?<![\p{L}\d/\\-])\p{Lu}{3,}(?![\p{L}\d/-])/gu
/** Several of them, with little words between: 'PLACA DE REDE'. */
const SHOUTED_RUN = /(?<![\p{L}\d/\\-])\p{Lu}{2,}(?:\s\p{Lu}+){1,6}(?![\p{L}\d/-])/gu
/** Shorter ones are abbreviations as often as words, and only a row of labels tells. */
const LONG = 5
const SPEAKABLE = /[AEIOUÁÉÍÓÚÂÊÔÃÕ].*[AEIOUÁÉÍÓÚÂÊÔÃÕ]/u
const LINKS = wordsOf('small word of a title, capital')
/** Names and labels set in capitals throughout: 'ROTEADOR', 'PLACA DE VÍDEO'. */
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\s-]+$/u

/**
 * Takes words that a page sets in capitals only because it shouts them ('um GATEWAY', the label 'ROTEADOR:') back to
 * the letters in which a word is written, in questions and in answers. Abbreviations stay, and so does what stands in
 * capitals more often than not and is no word of the dictionary, unless it is one of a row of labels of which others
 * are.
 */
export function calmer(sentences: readonly TextSentence[], facts: readonly Fact[]): (fact: Fact) => Fact {
  const small = smallLetters(sentences)
  const labels = shoutedLabels(facts)
  const calmWord = (word: string) => {
    const lower = word.toLowerCase()
    if (labels.has(word)) return isListedNoun(lower) ? lower : inSentence(word)
    if (word.length < LONG || !SPEAKABLE.test(word)) return word
    if ((small.get(lower) ?? -1) >= 0 || isListedNoun(lower)) return lower
    return word
  }
  /**
   * Words in capitals side by side: where one of them is calmed, short ones and little words are with it. One that
   * begins with a name is a name: 'HYPERTEXT TRANSFER PROTOCOL SECURE'.
   */
  const calmRun = (run: string) => {
    if (run.replace(SHOUTED, calmWord) === run) return run
    const calmed = inSentence(run)
    return /^\p{Lu}/u.test(calmed) ? withNamesCapitals(run) : calmed
  }
  const calm = (text: string) => smallLinks(text.replace(SHOUTED_RUN, calmRun).replace(SHOUTED, calmWord))
  const calmAnswer = (text: string) => {
    // A row of labels is calmed whole, short words and all: 'PLACA DE REDE'.
    const isRun = /\s/u.test(text) && IN_CAPITALS.test(text) && calm(calmCapitals(text)) !== text
    const calmed = labels.has(text) || isRun ? inSmallLetters(text) : calm(calmCapitals(text))
    return calmed === text ? text : upperFirst(calmed)
  }
  return fact => {
    const { family, answerType, quizQuestion, rivals, options } = fact
    const question = family === 'cloze' ? fact.question : calm(withSmallHead(fact))
    const asked = { ...fact, question, ...(quizQuestion !== undefined && { quizQuestion: calm(quizQuestion) }) }
    // What an acronym is asked by stands in capitals by right, and a name has them at its words alone.
    if (answerType === 'expansion') return { ...asked, answer: withNamesCapitals(fact.answer) }
    if (family === 'acronym') return asked
    // Beside choices that stay in capitals one in small letters would give itself away.
    const row = [fact.answer, ...(options ?? []), ...(rivals ?? [])]
    const isLoud = (text: string) => IN_CAPITALS.test(text) && text.length >= LONG && calmAnswer(text) === text
    if (IN_CAPITALS.test(fact.answer) && row.some(isLoud)) return asked
    const answer = calmAnswer(fact.answer)
    const isWord = answerType === 'acronym' && answer !== fact.answer
    return {
      ...asked,
      answer,
      answerType: isWord ? 'term' : answerType,
      ...(options && { options: options.map(calmAnswer) }),
      ...(rivals && { rivals: rivals.map(calmAnswer) }),
    }
  }
}

/** 'incidente DE segurança': a little word between calmed ones. */
const smallLinks = (text: string) =>
  text.replace(/(?<=\p{Ll}\s)(\p{Lu}{1,4})(?=\s\p{Ll})/gu, word => (LINKS.has(word) ? word.toLowerCase() : word))

/** 'AUTORIDADE NACIONAL DE DADOS' → 'Autoridade Nacional de Dados'; 'HTTP' in such a name stays. */
function withNamesCapitals(name: string): string {
  if (!/\s/u.test(name) || !IN_CAPITALS.test(name)) return name
  return name.replace(/\p{Lu}+/gu, (word, at: number) => {
    if (at > 0 && LINKS.has(word)) return word.toLowerCase()
    return word.length < LONG && !SPEAKABLE.test(word) ? word : upperFirst(word.toLowerCase())
  })
}

/** Words in capitals as they stand behind another. */
const inSentence = (words: string) => inSmallLetters(`E ${words}`).slice(2)

/** How often the sentences write a word in small letters rather than in capitals. */
function smallLetters(sentences: readonly TextSentence[]): ReadonlyMap<string, number> {
  const small = new Map<string, number>()
  for (const { words, core, dependence } of sentences) {
    // '$ garli garli.conf': how a program is typed is not how it is written.
    if (dependence === 'question' || dependence === 'debris') continue
    for (const { text, lower, start, end } of words) {
      if (/^(?:[_/\\]|\.\p{L})/u.test(core.slice(end, end + 2)) || /[_/.\\]$/.test(core.slice(0, start))) continue
      if (text.length < 5 || (text !== lower && text !== lower.toUpperCase())) continue
      small.set(lower, (small.get(lower) ?? 0) + (text === lower ? 1 : -1))
    }
  }
  return small
}

/**
 * Labels that stand in a row in capitals, half of the longer ones common words: there capitals are the form of a label.
 */
function shoutedLabels(facts: readonly Fact[]): ReadonlySet<string> {
  const shouted = new Set<string>()
  for (const row of [...facts.map(({ answer, rivals = [] }) => [answer, ...rivals]), ...rowsOfTerms(facts)]) {
    if (row.length < 3 || !row.every(label => IN_CAPITALS.test(label))) continue
    const long = row.filter(label => /\p{Lu}{5}/u.test(label))
    const words = long.filter(label => calmCapitals(label) !== label || isListedNoun(label.toLowerCase()))
    if (words.length > 0 && words.length * 2 >= long.length)
      for (const label of row.filter(isSayable)) shouted.add(label)
  }
  return shouted
}

/** The terms that entries of a glossary explain, section by section. */
function rowsOfTerms(facts: readonly Fact[]): string[][] {
  const entries = facts.filter(({ pattern }) => pattern === 'definition/glossary')
  // As the page has it: the question may have calmed one that the dictionary knows.
  const term = ({ quote }: Fact) => quote.split(/:|\s[–—-]\s/u)[0]?.trim() ?? ''
  return [...Map.groupBy(entries, ({ sentence }) => sentence.section).values()].map(own => [...new Set(own.map(term))])
}

/** No abbreviation that cannot be said as a word: 'SDRAM' beside 'ROTEADOR'. */
function isSayable(label: string): boolean {
  const lower = label.toLowerCase()
  return /\s/u.test(label) || SPEAKABLE.test(label) || analyse(lower).length > 0 || isListedNoun(lower)
}

/**
 * 'O que Relógios Tissol medem?' → 'O que relógios Tissol medem?': a noun that had its capital from the head of the
 * sentence.
 */
function withSmallHead({ question, sentence }: Pick<Fact, 'question' | 'sentence'>): string {
  const [phrase = '', noun = '', name = ''] = /^(\p{Lu}\p{Ll}{3,}s)\s(\p{Lu}[\p{L}\d]+)/u.exec(sentence.core) ?? []
  if (phrase === '' || !question.includes(` ${phrase}`)) return question
  const plural = analyse(noun.toLowerCase()).some(a => a.category === 'noun' && a.number === 'p')
  return plural && analyse(name.toLowerCase()).length === 0
    ? question.replace(` ${phrase}`, ` ${noun.toLowerCase()} ${name}`)
    : question
}
