/** Result of a quiz in whole percent, rounded half up. */
export function percentageOf(score: number, totalQuestions: number): number {
  return totalQuestions === 0 ? 0 : Math.round((score / totalQuestions) * 100)
}

export type Badge = {
  label: 'Excelente!' | 'Muito Bom!' | 'Bom!' | 'Continue Estudando!'
  tone: 'default' | 'secondary'
}

const badges: readonly { from: number; badge: Badge }[] = [
  { from: 90, badge: { label: 'Excelente!', tone: 'default' } },
  { from: 70, badge: { label: 'Muito Bom!', tone: 'default' } },
  { from: 50, badge: { label: 'Bom!', tone: 'secondary' } },
]

const lowest: Badge = { label: 'Continue Estudando!', tone: 'secondary' }

/** The badge of a result: thresholds 90, 70 and 50 percent. */
export function badgeOf(percentage: number): Badge {
  return badges.find(({ from }) => percentage >= from)?.badge ?? lowest
}

/** The icon of a result: a trophy from 80 percent, a medal from 60, else a thumbs-up. */
export function iconOf(percentage: number): 'trophy' | 'medal' | 'thumbs-up' {
  if (percentage >= 80) return 'trophy'
  return percentage >= 60 ? 'medal' : 'thumbs-up'
}

/** Time a quiz is said to take, in minutes: a minute and a half per question, rounded up. */
export function estimatedMinutes(questions: number): number {
  return Math.ceil(questions * 1.5)
}
