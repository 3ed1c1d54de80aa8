import { tellsWhich } from '../quality/tellsWhich.ts'
import type { Kinds } from './kinds/kinds.ts'
import { inflectionOf, inNumber } from './kinds/members.ts'
import type { Candidate } from './pools.ts'
import { shuffled } from './random.ts'
import { fits, type Ranked, type Wanted } from './wanted.ts'

/** Options from outside the document stand behind those of its own of the same kind. */
const OUTSIDE = 1.9

/** 'Berlim' beside the Lisbon of a lesson on Brazil: a town as good as any, but nobody would think of it there. */
const ELSEWHERE = 0.65

/**
 * Members of the key's shipped list that fit the sentence.
 * @param isNamed whether the document names a thing
 */
export function outsideCandidates(
  wanted: Wanted,
  kinds: Kinds,
  passage: string,
  isNamed: (text: string) => boolean,
  random: () => number,
): Ranked[] {
  const { fact } = wanted
  const article = /^(O|A|Os|As)\s/.exec(fact.answer)?.[1]
  const number = fact.agreement?.number ?? 's'
  const members = kinds.others(fact.answer, tellsWhich(fact.question, fact.family))
  // 'Mercúrio' is a planet and a metal: as a name it is the planet. 'A Ecologia', written as a name, is a field as any other.
  const name = wanted.proper || fact.answerType === 'acronym'
  const bothWays = new Set(members.map(member => member.article !== undefined)).size > 1
  const fitting = members.flatMap(listed => {
    const bareName = listed.article !== undefined
    const member = bothWays && bareName !== name ? null : inNumber(listed, number)
    if (!member) return []
    const agreement = inflectionOf(member)
    const core = bareName ? member.text : member.text.charAt(0).toUpperCase() + member.text.slice(1)
    if (article && (!agreement || (agreement.gender === 'f') !== article.startsWith('A'))) return []
    const text = article ? `${article} ${bareName ? core : member.text}` : core
    const candidate: Candidate = {
      text,
      sectionIndex: 0,
      score: 0,
      ...(agreement && { agreement }),
      ...(bareName && { named: wanted.named, article: member.article ?? '' }),
    }
    return passage.includes(member.text.toLowerCase()) || !fits(candidate, wanted)
      ? []
      : [{ text, likeness: fact.answerType === 'place' && !isNamed(text) ? ELSEWHERE : 1, value: 3 + OUTSIDE }]
  })
  return shuffled(fitting, random).slice(0, 8)
}
