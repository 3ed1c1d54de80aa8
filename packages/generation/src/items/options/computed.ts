import type { Fact } from '../../families/fact.ts'
import { wrongAmounts, wrongCenturies, wrongDates, wrongDecades, wrongYears } from './numbers.ts'
import type { Pools } from './pools.ts'
import { yearBounds } from './year-bounds.ts'

/** Numbers have computed neighbours; null for everything else. */
export function computedFor(fact: Fact, pools: Pools, random: () => number): string[] | null {
  switch (fact.answerType) {
    case 'year':
      return farFromAbout(
        fact,
        wrongYears(fact.answer, pools.years, pools.latestYear, random, yearBounds(fact.question)),
      )
    case 'date':
      return wrongDates(fact.answer, pools.years, pools.latestYear, random)
    case 'century':
      return wrongCenturies(fact.answer, random, yearBounds(fact.question))
    case 'quantity':
    case 'percentage':
      return wrongNumbers(fact, random)
    default:
      return null
  }
}

/** 'por volta de _____': three years before or after would do as well. */
function farFromAbout({ question, answer }: Fact, years: string[]): string[] {
  if (!/(?:por volta de|cerca de|em torno de)\s(?:_{2,}|que ano)/iu.test(question)) return years
  return years.filter(year => Math.abs(Number.parseInt(year, 10) - Number.parseInt(answer, 10)) >= 8)
}

/** 'nos anos _____' asks for a decade, 'em torno de _____' for no number near the right one. */
function wrongNumbers({ answer, question }: Fact, random: () => number): string[] {
  if (/(?:anos|décadas?)(?: de)? _{2,}/iu.test(question) && /^[1-9]0$/.test(answer)) return wrongDecades(answer, random)
  const lead = /(\p{L}+(?: \p{L}+){0,2} )_{2,}/u.exec(question)?.[1] ?? ''
  return wrongAmounts(answer, random, { feminine: /quantas/i.test(question), lead })
}
