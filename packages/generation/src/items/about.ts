import { normalize } from '@capivira/portuguese/tokens'
import type { Study } from '../analysis/study.ts'
import type { Fact } from '../families/fact.ts'
import { checkAbout } from '../quality/check.ts'
import type { QualityContext } from '../quality/context.ts'
import { isAccepted } from '../quality/finding.ts'
import { abouts, recalls } from '../wording/about.ts'
import { shownQuestion, withoutAbout } from '../wording/shown.ts'

/** Gives the facts of a document what their questions are about, where these do not say it themselves. */
export function aboutFacts(study: Study): (fact: Fact) => Fact {
  const aboutOf = abouts(study.sentences.map(({ core }) => core))
  const titles = new Set([study.document.title, study.title].map(normalize))
  return fact => {
    // A gap stands in its whole sentence, which says more than a heading; an exercise is its teacher's.
    if (fact.family === 'cloze' || fact.family === 'exercise') return fact
    if (asksOfLessonsTerm(fact, study)) return fact
    // The title of the lesson stands over every item as it is: only what is under it says more.
    const headings = [...fact.sentence.section.path].reverse().filter(heading => !titles.has(normalize(heading)))
    const about = aboutOf({ ...fact, headings })
    return about === null ? fact : { ...fact, about }
  }
}

/** 'O que é a erosão?': a word that the lesson defines and sets in bold is told apart by itself. */
function asksOfLessonsTerm({ question }: Fact, study: Study): boolean {
  const term = /^O que (?:é|são) (?:[oa]s? |uma? )?([^?]+)\?$/u.exec(question)?.[1]
  return term !== undefined && study.termOf(term)?.bold === true && study.isDefined(term)
}

/**
 * What is said before a question with its options: what the fact is about, unless an option has a word of its root,
 * which would tell or mislead, or a gate refuses the whole.
 */
export function aboutBeside(
  { about }: Pick<Fact, 'about'>,
  question: string,
  options: readonly string[],
  context: QualityContext,
): { about: string } | undefined {
  if (about === undefined) return undefined
  if (options.some(option => recalls(about, option))) return undefined
  const shown = shownQuestion({ question, about })
  // What cannot be told from the question again would be taken for a part of it.
  if (withoutAbout(shown) !== question) return undefined
  const [answer = ''] = options
  const findings = checkAbout({ question: shown, answer }, context)
  return isAccepted(findings) ? { about } : undefined
}
