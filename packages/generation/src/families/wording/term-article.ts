import { definiteArticle } from '@capivira/portuguese/agreement'
import { plural } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import type { Study } from '../../analysis/study.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import { type AsWritten, asWritten } from '../../wording/as-written.ts'
import type { Fact } from '../fact.ts'

/** 'O que é variável?', 'No Linux, o que é executável?': a term without its article. */
const TERM = /^((?:[^?]*,\s)?[Oo]\sque\s(?:é|era|foi)\s)(\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,4})\?$/u
/** 'O que é GIMP?', 'Qual alternativa descreve corretamente GIMP?' */
const WORD = /\p{Lu}[\p{L}\d.+-]*/u
const NAME = pattern('u')`
  ^((?:[^?]*,\s)?(?:[Oo]\sque\s(?:é|era|foi)|Qual alternativa descreve corretamente)\s)(${WORD}(?:\s${WORD})*)\?$`

const writings = new WeakMap<Study, AsWritten>()

/**
 * Gives the term that a question asks about the article that its page left out: a word its own ('o que é a
 * variável?'), a name the one that the document mostly has before it ('o que é o GIMP?').
 */
export function withTermArticle(fact: Fact, study: Study): Fact {
  if (fact.family !== 'definition') return fact
  const { answer, quizQuestion } = fact
  const led = (question: string) => withArticle(question, answer, study)
  return {
    ...fact,
    question: led(fact.question),
    ...(quizQuestion !== undefined && { quizQuestion: led(quizQuestion) }),
  }
}

function withArticle(question: string, answer: string, study: Study): string {
  const [, before = '', term = ''] = TERM.exec(question) ?? []
  if (term !== '') {
    const article = oneOfMany(term, answer, study) ?? articleOfTerm(term, study) ?? articleWritten(term, study)
    return article === null ? question : `${before}${article} ${term}?`
  }
  const [, opening = '', name = ''] = NAME.exec(question) ?? []
  if (name === '') return question
  const article = articleWritten(name, study)
  return article === null ? question : `${opening}${article} ${name}?`
}

/** 'as variáveis', 'duas variáveis'; in 'as grandezas físicas' no 'físicas' are counted. */
const SEVERAL = [
  '[dn]?[oa]s|pel[oa]s|dois|duas|três|quatro|cinco|vári[oa]s|algu(?:ns|mas)|muit[oa]s|outr[oa]s',
  '[dn]?ess[ea]s|[dn]?est[ea]s',
].join('|')

/**
 * 'O que é uma variável? → Um espaço na memória': what the answer says of one, and the document speaks of as 'uma
 * variável' and of 'variáveis', is no one thing that everybody knows. Null for a term of several words ('o sistema
 * nervoso'), of another meaning ('um ferro de passar', 'as físicas') or of no number ('a água').
 */
function oneOfMany(term: string, answer: string, study: Study): string | null {
  if (!/^[Uu]ma?\s(?!d[aoe]s?\s)/u.test(answer) || term.includes(' ')) return null
  const article = articleOfTerm(term, study)
  const several = plural(term)
  if (article === null || several === null || several === term) return null
  const one = article === 'a' ? 'uma' : 'um'
  const has = (words: string) => {
    const said = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})(?!\\sd[aeo]s?\\s)`, 'iu')
    return study.sentences.some(({ core }) => said.test(core))
  }
  return has(`${one} ${term}`) && has(`(?:${SEVERAL}) ${several}`) ? one : null
}

/** The article that the document mostly has before a name or a word no dictionary has as a noun ('o executável'). */
function articleWritten(name: string, study: Study): string | null {
  const written = writings.get(study) ?? asWritten(study.sentences.map(({ core }) => core))
  writings.set(study, written)
  const article = written.articleOf(name)
  return article === 'o' || article === 'a' ? article : null
}

/** The article of one plain noun with what describes it; null for a name, a doing, two things and what is not sure. */
function articleOfTerm(term: string, study: Study): string | null {
  const [first = '', second = ''] = term.split(' ')
  const readings = analyse(first)
  const isNoun = readings.some(({ category }) => category === 'noun')
  // 'específico da sintaxe' describes something; alone 'anfíbio' is one.
  const describes = first !== term && readings.some(({ category }) => category === 'adjective')
  // 'ser cidadão', 'saber ler'; but 'o saber científico'.
  const described = analyse(second).some(({ category }) => category === 'adjective')
  const isDoing = (!described && readings.some(({ mood }) => mood === 'infinitive')) || first === 'gente'
  if (!isNoun || isDoing || describes || study.use.isName(first)) return null
  if (/\s(?:e|ou|que)\s/u.test(` ${term} `) || isOneOf('determiner that takes no article', first)) return null
  const phrase = readSubject(term, study.use, true)?.phrase
  if (!phrase || phrase.proper || phrase.determiner !== '' || phrase.number !== 's') return null
  return phrase.genderFrom === 'default' ? null : definiteArticle(phrase)
}
