import type { NewAchievement } from '@capivira/core/achievements/new-achievement'
import { emojiFiles } from '@capivira/ui/emoji-files'
import { toast } from '@capivira/ui/toast'
import { formatCount } from '../../lib/format.ts'
import { iconOf } from './icon.ts'

/** Milliseconds from an act to the toast of its XP, and between the toasts of achievements. */
export const xpToastDelay = 500
export const achievementStagger = 500
/** Milliseconds an achievement's toast stays. */
const achievementDuration = 5000
/** XP toasts come with every card; they stay shorter so that they do not pile up behind one another. */
const xpDuration = 1500

/**
 * Tells the XP an act paid, and each achievement it unlocked with its own reward. Toasts wait for one another; none is
 * lost.
 */
export function announceRewards(xp: number, achievements: readonly NewAchievement[]): void {
  if (xp > 0) {
    setTimeout(
      () => toast({ title: `+${xp} XP`, variant: 'reward', icon: emojiFiles.star, duration: xpDuration }),
      xpToastDelay,
    )
  }
  achievements.forEach((achievement, index) => {
    setTimeout(() => announceAchievement(achievement), xpToastDelay + (index + 1) * achievementStagger)
  })
}

function announceAchievement({ name, icon, xpReward }: NewAchievement): void {
  toast({
    title: `Conquista: ${name}`,
    description: xpReward > 0 ? `Você ganhou ${formatCount(xpReward, 'ponto', 'pontos')} de XP.` : 'Parabéns!',
    variant: 'reward',
    icon: emojiFiles[iconOf(icon)],
    duration: achievementDuration,
  })
}
