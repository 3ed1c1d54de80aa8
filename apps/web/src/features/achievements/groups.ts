import type { achievement, achievementType, UserAchievement } from '@capivira/core/achievements/contract'
import type * as z from 'zod/mini'

export type Shown = z.output<typeof achievement>
type Type = z.output<typeof achievementType>

/** The groups in their order, as the screen calls them. */
const groupNames: readonly [Type, string][] = [
  ['cards', 'Cards'],
  ['streak', 'Sequência de estudo'],
  ['quiz', 'Quizzes'],
  ['level', 'Nível de estudo'],
  ['special', 'Desafios, materiais e jogos'],
]

export type Group = { name: string; achievements: Shown[] }

/** How much of it is done, 0–1; 0 where nobody knows. */
const shareOf = ({ id, requirement }: Shown, values: Readonly<Record<string, number>>) =>
  (values[id] ?? 0) / requirement

/**
 * Achievements by what they are for. In each group those still to earn come first, the nearest one at the head, then
 * those that are held, the newest first.
 */
export function groupsOf(
  all: readonly Shown[],
  held: readonly UserAchievement[],
  values: Readonly<Record<string, number>>,
): Group[] {
  const place = new Map(held.map(({ achievementId }, at) => [achievementId, at]))
  const rank = (one: Shown) => place.get(one.id) ?? -1
  return groupNames.flatMap(([type, name]) => {
    const own = all.filter(one => one.type === type)
    const toEarn = own
      .filter(({ id }) => !place.has(id))
      .toSorted((one, other) => shareOf(other, values) - shareOf(one, values) || one.requirement - other.requirement)
    const earned = own.filter(({ id }) => place.has(id)).toSorted((one, other) => rank(one) - rank(other))
    return own.length === 0 ? [] : [{ name, achievements: [...toEarn, ...earned] }]
  })
}

/** So many achievements of the groups, from the first on. */
export function firstOf(groups: readonly Group[], count: number): Group[] {
  let left = count
  return groups.flatMap(({ name, achievements }) => {
    const some = achievements.slice(0, Math.max(0, left))
    left -= achievements.length
    return some.length > 0 ? [{ name, achievements: some }] : []
  })
}
