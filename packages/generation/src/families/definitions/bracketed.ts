import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { definitionDraft, definitionQuestion } from './definition-draft.ts'

const EXPLANATION = pattern('u')`
  ${'opening of an explanation in brackets'}\s[^()]{10,120}|(?<=,\s)[\p{Ll}][^()]{8,90}`
/** 'SSL (um serviço de criptografia)', 'INDELs (i.e., inserções e deleções)' */
const EXPLAINED = pattern('gu')`
  (?<![\p{L}\d(])(\p{Lu}[\p{Lu}\d]{1,8}s?)\s\(((?:(?:i\.\s?e\.|isto é|ou seja),?\s)?)(${EXPLANATION})\)`

/**
 * What a short name stands for, told in brackets: the rest of the sentence may be code or talk. A sentence that can be
 * asked whole is left to the patterns of clauses.
 */
export function bracketedFacts(study: Study): Fact[] {
  const seen = new Set<string>()
  return study.sentences.flatMap(sentence =>
    [...sentence.text.matchAll(EXPLAINED)].flatMap(([, name = '', link = '', said = '']) => {
      const fact = seen.has(name) ? null : factOf(study, sentence, name, link, said)
      if (!fact) return []
      seen.add(name)
      return [fact, ...acronymOf(fact, name)]
    }),
  )
}

/** 'Que sigla designa um serviço de criptografia de dados? → SSL' */
export function acronymOf(fact: Fact, name: string): Fact[] {
  if (!/^\p{Lu}{2,8}$/u.test(name) || wordsIn(fact.answer) > 14 || fact.answer.includes(name)) return []
  const said = fact.answer.charAt(0).toLowerCase() + fact.answer.slice(1)
  const { quizQuestion: _, ...rest } = fact
  return [
    {
      ...rest,
      family: 'naming',
      pattern: 'naming/acronym-of',
      focus: `${name.toLowerCase()} nome`,
      question: ask('que sigla designa', said),
      answer: name,
      answerType: 'acronym',
      strength: 0.82,
      load: 0.35,
    },
  ]
}

function factOf(study: Study, sentence: TextSentence, name: string, link: string, said: string): Fact | null {
  // Without a link only what the patterns of clauses do not see.
  if (link === '' && sentence.dependence === null) return null
  if (sentence.section.kind !== 'content' || pointsElsewhere(said)) return null
  const subject = readSubject(name, study.use)
  const answer = tidyAnswer(said)
  const words = tagWords(answer.charAt(0).toLowerCase() + answer.slice(1))
  const [first] = words
  if (!subject || !first || wordsIn(answer) < 3 || !/^(?:article|noun|determiner)$/.test(first.tag)) return null
  if (words.some(({ tag }) => tag === 'verb') && !words.some(({ tag }) => tag === 'relative')) return null
  if (/(?<![\p{L}])(?:por exemplo|como|etc|outros|outras)(?![\p{L}])/u.test(said)) return null
  const many = name.endsWith('s')
  return settle(
    {
      ...definitionDraft('definition/bracketed', subject, ask('o que', many ? 'são' : 'é', name), answer, 0.85),
      quizQuestion: many ? ask('o que significa o termo', name) : definitionQuestion(subject),
    },
    sentence,
  )
}
