import type { Study } from '../analysis/study.ts'
import type { Fact } from '../families/fact.ts'
import { findFacts } from '../families/index.ts'
import { studyFrom } from './document.ts'

/** What a test asks of a fact; the rest stands for any. */
export type Asked = Partial<Fact> & Pick<Fact, 'question' | 'answer' | 'answerType'>

/**
 * A fact about the first sentence of a text that holds its answer, with the text's own facts. Throws where no sentence
 * does.
 */
export function factAbout(text: string, asked: Asked): { fact: Fact; facts: readonly Fact[]; study: Study } {
  const study = studyFrom(text)
  const sentence = study.sentences.find(({ text: said }) => said.toLowerCase().includes(asked.answer.toLowerCase()))
  if (!sentence) throw new Error(`no sentence says ${asked.answer}`)
  const fact: Fact = {
    family: 'naming',
    pattern: 'test',
    focus: 'test',
    sentence,
    quote: sentence.quote,
    page: sentence.page,
    strength: 1,
    load: 0.5,
    card: true,
    quiz: true,
    ...asked,
  }
  return { fact, facts: findFacts(study), study }
}
