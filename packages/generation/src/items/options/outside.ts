import type { Fact } from '../../families/fact.ts'
import { tellsWhich } from '../../quality/tells-which.ts'
import type { Kinds } from '../kinds/kinds.ts'
import { inflectionOf, inNumber } from '../kinds/members.ts'
import { shuffled } from '../random.ts'
import type { Candidate } from './pools.ts'
import { fits, type Ranked, type Wanted } from './wanted.ts'

/** Options from outside the document stand behind those of its own of the same kind. */
const OUTSIDE = 1.9

/** 'Berlim' beside the Lisbon of a lesson on Brazil: a town as good as any, but nobody would think of it there. */
const ELSEWHERE = 0.65

/** 'Na América': a place with nothing but its preposition. */
const PLACED = /^(?:Em|N[oa]s?)\s(\p{Lu}[^,]*)$/u
const IN: Readonly<Record<string, string>> = { '': 'Em', o: 'No', a: 'Na', os: 'Nos', as: 'Nas' }

/** 'Na África', 'Na Ásia' beside 'Na América': others of its shipped list, each with the preposition as it takes it. */
export function outsidePlaces(
  { answer, answerType, question }: Fact,
  kinds: Kinds,
  passage: string,
  isNamed: (text: string) => boolean,
  random: () => number,
): Ranked[] {
  const place = answerType === 'place' ? PLACED.exec(answer)?.[1] : undefined
  if (place === undefined) return []
  const asked = question.toLowerCase()
  const fitting = kinds.others(place).flatMap(({ text, article }) => {
    const name = text.toLowerCase()
    const opening = article === undefined ? undefined : IN[article]
    if (opening === undefined || passage.includes(name) || asked.includes(name)) return []
    return [{ text: `${opening} ${text}`, likeness: isNamed(text) ? 1 : ELSEWHERE, value: 3 + OUTSIDE }]
  })
  return shuffled(fitting, random).slice(0, 8)
}

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
  // 'Mercúrio' is a planet and a metal: as a name it is the planet. 'A Ecologia', written as a name, is a field as any
  // other.
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
