import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstViews } from '../../first-views.ts'
import { admin, pupil, teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { findRoute } from './find-route.ts'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

const people = { visitor: null, student: pupil(), teacher: teacher(), admin: admin() }
const at = (text: string) => text.replace(/:\w+/g, '12')

/** Answers after which screens go on asking. */
const answers = {
  'GET /api/materials': [],
  'GET /api/games/completed': { completedGames: [], games: [], day: { paid: 0, most: 600 } },
  'GET /api/dashboard/student': {
    stats: {
      cardsToday: 0,
      streak: 0,
      accuracy: 0,
      attempts: 0,
      xp: 0,
      achievementsCount: 0,
      dailyChallengeDone: false,
    },
    progress: [],
    inReviewCount: 0,
    achievements: [],
    openAssignments: 0,
  },
}

test.each(firstViews)('$path of $who: it is there, and reads what is asked for early', async ({ who, path, calls }) => {
  expect(findRoute(who, path)?.path).toBe(path)
  const { asked } = open(at(path), people[who], answers)
  await waitFor(() =>
    expect(asked.map(one => `${one.method} ${one.path}`)).toEqual(
      expect.arrayContaining(calls.map(call => `GET ${at(call)}`)),
    ),
  )
})
