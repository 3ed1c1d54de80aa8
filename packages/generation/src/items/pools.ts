import type { Agreement } from '@capivira/portuguese/agreement'
import type { Study } from '../analysis/study.ts'
import { meansPerson } from '../analysis/terms.ts'
import type { Fact } from '../families/fact.ts'
import { upperFirst } from '../families/phrasing.ts'
import type { AnswerType } from '../items.ts'

/** A possible wrong option. */
export type Candidate = {
  text: string
  agreement?: Agreement
  /** Section it comes from: a sibling section is a better source than a far one. */
  sectionIndex: number
  score: number
}

export type Pools = {
  /** Answers of other facts, by type. */
  answers: ReadonlyMap<AnswerType, readonly (Candidate & { focus: string })[]>
  /** Terms of the document, by kind. */
  terms: Readonly<Record<'acronym' | 'name' | 'common', readonly Candidate[]>>
  years: readonly number[]
  latestYear: number
}

/** Collects what wrong options can be made of. */
export function poolsOf(study: Study, facts: readonly Fact[]): Pools {
  const sectionIndex = new Map(study.document.sections.map((section, index) => [section, index]))
  const answers = new Map<AnswerType, (Candidate & { focus: string })[]>()
  for (const fact of facts) {
    if (fact.family === 'cloze') continue
    const list = answers.get(fact.answerType) ?? []
    list.push({
      text: fact.answer,
      focus: fact.focus,
      ...(fact.agreement && { agreement: fact.agreement }),
      sectionIndex: sectionIndex.get(fact.sentence.section) ?? 0,
      score: fact.strength,
    })
    answers.set(fact.answerType, list)
  }
  const firstSection = new Map<string, number>()
  for (const [index, list] of study.mentions.entries()) {
    const section = sectionIndex.get(study.sentences[index]?.section ?? study.document.sections[0] ?? neverSection) ?? 0
    for (const { term } of list) if (!firstSection.has(term.key)) firstSection.set(term.key, section)
  }
  const terms = { acronym: [] as Candidate[], name: [] as Candidate[], common: [] as Candidate[] }
  for (const term of study.terms) {
    if (term.common || term.words > 4 || (!term.sureGender && !term.proper && !term.acronym)) continue
    if (!/^[\p{L}\d][\p{L}\d\s./-]*$/u.test(term.text)) continue
    const kind = term.acronym ? 'acronym' : term.proper ? 'name' : 'common'
    terms[kind].push({
      text: upperFirst(term.text),
      agreement: { gender: term.gender, number: term.number },
      sectionIndex: firstSection.get(term.key) ?? 0,
      score: term.score,
    })
  }
  const years = [
    ...new Set(
      study.sentences.flatMap(sentence =>
        (sentence.text.match(/(?<![\d.,])(?:1[1-9]\d{2}|20[0-4]\d)(?![\d.,]?\d)/g) ?? []).map(Number),
      ),
    ),
  ]
  return { answers, terms, years, latestYear: Math.max(0, ...years) }
}

const neverSection = { title: '', path: [], level: 0, kind: 'content', firstPage: 1, lastPage: 1, blocks: [] } as const

/** True for names of people, by the words in them. */
export function isPersonName(text: string): boolean {
  const [first = '', ...rest] = text.split(' ')
  return (
    meansPerson(first) ||
    (rest.length >= 1 &&
      /^\p{Lu}\p{Ll}/u.test(first) &&
      rest.every(word => /^(?:\p{Lu}|d[aeo]s?$|e$|von$|van$)/u.test(word)))
  )
}
