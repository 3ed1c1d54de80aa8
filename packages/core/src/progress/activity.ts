import { type Achievement, achievements, type Metrics } from '../achievements/catalog.ts'
import { levelStanding } from './level.ts'
import { addDays, type SchoolDay } from './school-day.ts'
import { extendStreak, mendStreak, runAround, type Streak } from './streak.ts'
import type { Totals } from './totals.ts'
import { dailyChallenge } from './xp.ts'

export type Standing = {
  xp: number
  streak: Streak
  totals: Totals
  /** Different cards rated today. */
  cardsToday: number
  /** Whether there was a study act today. */
  studiedToday: boolean
  /** Ids of the achievements already unlocked. */
  unlocked: readonly string[]
}

/** Something a pupil did. Seeing a side pays XP but is no study act: it does not extend the streak. */
export type Act =
  | { kind: 'side' }
  | { kind: 'card'; firstEver: boolean; firstToday: boolean; completesMaterial: boolean }
  | { kind: 'quiz'; perfect: boolean }
  | { kind: 'game'; firstOfItsKind: boolean }

export type Outcome = {
  standing: Standing
  /** XP of the daily challenge when this act completed it, else 0. */
  challengeXp: number
  /** Achievements this act unlocked, in the catalogue's order. */
  unlocked: Achievement[]
}

const count = (condition: boolean) => (condition ? 1 : 0)

/**
 * What an act does to a pupil's standing: streak, counters, daily challenge and achievements, whose rewards may unlock
 * further ones. `paidXp` is what the ledger accepted for the act itself (0 when it had been paid before). `studied` are
 * the days with a study act, where they are needed (see {@link asksForDays}).
 */
export function applyAct(
  before: Standing,
  act: Act,
  paidXp: number,
  today: SchoolDay,
  studied?: ReadonlySet<SchoolDay>,
): Outcome {
  const totals = addToTotals(before.totals, act)
  const cardsToday = before.cardsToday + count(act.kind === 'card' && act.firstToday)
  const challenged = cardsToday === dailyChallenge.cards && before.cardsToday < dailyChallenge.cards
  if (challenged) totals.dailyChallenges++
  const challengeXp = challenged ? dailyChallenge.xp : 0

  const run = studied && runAround(studied, today)
  const streak = run ? mendStreak(before.streak, run) : extendStreak(before.streak, today)
  const standing: Standing = {
    xp: before.xp + paidXp + challengeXp,
    streak: act.kind === 'side' ? before.streak : streak,
    totals,
    cardsToday,
    studiedToday: before.studiedToday || act.kind !== 'side',
    unlocked: before.unlocked,
  }
  const unlocked = unlock(standing, run?.days)
  return { standing, challengeXp, unlocked }
}

/**
 * What the days with a study act say of a streak, and of the achievements for days in a row that have come about at any
 * time.
 */
export function mend(before: Standing, studied: ReadonlySet<SchoolDay>): Pick<Outcome, 'standing' | 'unlocked'> {
  const runs = [...studied].filter(day => !studied.has(addDays(day, -1))).map(day => runAround(studied, day))
  const streak = runs.reduce<Streak>(mendStreak, before.streak)
  const standing = { ...before, streak }
  return { standing, unlocked: unlock(standing, Math.max(0, ...runs.map(({ days }) => days))) }
}

/**
 * Unlocks all that is earned and pays it into the standing. `run`: days in a row that have come about, though perhaps
 * not up to the last.
 */
function unlock(standing: Standing, run?: number): Achievement[] {
  const unlocked: Achievement[] = []
  const held = new Set(standing.unlocked)
  // A reward raises XP and so may reach a level that is an achievement itself: look again until nothing more opens.
  for (let opened = earned(standing, held, run); opened.length > 0; opened = earned(standing, held, run)) {
    for (const achievement of opened) {
      held.add(achievement.id)
      standing.xp += achievement.xpReward
    }
    unlocked.push(...opened)
  }
  standing.unlocked = [...held]
  return unlocked
}

function addToTotals(totals: Totals, act: Act): Totals {
  switch (act.kind) {
    case 'side':
      return { ...totals }
    case 'card':
      return {
        ...totals,
        reviews: totals.reviews + 1,
        cards: totals.cards + count(act.firstEver),
        materialsCompleted: totals.materialsCompleted + count(act.completesMaterial),
      }
    case 'quiz':
      return {
        ...totals,
        quizzes: totals.quizzes + 1,
        perfectQuizzes: totals.perfectQuizzes + count(act.perfect),
      }
    case 'game':
      return {
        ...totals,
        games: totals.games + 1,
        gameKinds: totals.gameKinds + count(act.firstOfItsKind),
      }
  }
}

/**
 * Whether an act has to be told with the days studied: it is of a day before the last one, and the first of its day.
 * All others find what they need in the streak.
 */
export function asksForDays({ streak, studiedToday }: Standing, act: Act, today: SchoolDay): boolean {
  return act.kind !== 'side' && streak.lastDay !== null && today < streak.lastDay && !studiedToday
}

function earned(standing: Standing, held: ReadonlySet<string>, run = 0): Achievement[] {
  const metrics: Metrics = {
    ...standing.totals,
    streak: Math.max(standing.streak.days, run),
    level: levelStanding(standing.xp).level,
  }
  return achievements.filter(({ id, metric, requirement }) => !held.has(id) && metrics[metric] >= requirement)
}
