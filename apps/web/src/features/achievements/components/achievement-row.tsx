import type { NewAchievement } from '@capivira/core/achievements/new-achievement'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { iconOf } from '../icon.ts'

/** An achievement in a short list: icon, name, description. */
export function AchievementRow({ achievement }: { achievement: NewAchievement }) {
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="grid size-14 shrink-0 place-items-center rounded-md bg-soft-xp">
        <Emoji name={iconOf(achievement.icon)} className="size-9" />
      </span>
      <span className="beside">
        <span className="block font-extrabold">{achievement.name}</span>
        <span className="block text-sm text-ink-soft">{achievement.description}</span>
      </span>
    </li>
  )
}
