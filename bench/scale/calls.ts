import * as z from 'zod'

/** A call as the server's own list of calls (OpenAPI) names it. */
export type Listed = { method: string; path: string; roles: readonly string[] }

/** A call as it is sent by one type of user; `query` and `body` may depend on whom it is sent for. */
export type ScaleCall = {
  /** As it stands in the table, e.g. 'teacher GET /api/reports?classId'. */
  name: string
  role: string
  method: string
  path: string
  query: string
  body?: (known: Known, chance: Chance) => object
  weight: number
}

/** A whole number from 0 to below `sides`. */
export type Chance = (sides: number) => number
/** What a person may ask about, by the name that parameters of paths have. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>

/** Other forms of a call that screens send, by method and path. '' is the call without any; `:name` is something known. */
const queries: Record<string, readonly string[]> = {
  'GET /api/admin/dashboard': ['', '?search=agua', '?search=e', '?search=joao%20silva'],
  'GET /api/admin/users': ['', '?page=40', '?search=silva'],
  'GET /api/admin/subjects': ['', '?search=agua'],
  'GET /api/admin/materials': ['', '?page=60', '?search=texto'],
  'GET /api/admin/quizzes': ['', '?page=60', '?search=agua'],
  'GET /api/admin/acts': ['', '?search=texto'],
  'GET /api/progress': ['', '?page=2', '?search=agua'],
  'GET /api/materials': ['', '?page=20', '?search=agua'],
  'GET /api/consents': ['?view=pending'],
  'GET /api/drawings': ['?state=waiting', '?state=shown'],
  'GET /api/games/open-round': ['?gameId=memory-cards'],
  'GET /api/materials/:materialId/cards/export': ['?format=csv', '?format=apkg'],
  'GET /api/subjects/:subjectId/cards/export': ['?format=csv'],
  'GET /api/materials/:materialId/quiz/export': ['?format=gift'],
  'GET /api/subjects/:subjectId/quiz/export': ['?format=gift'],
  'GET /api/teacher/pupils': ['', '?sort=retention', '?classId=:classId', '?search=ana'],
  'GET /api/teacher/difficulties': ['', '?classId=:classId'],
  'GET /api/reports': ['', '?classId=:classId', '?from=:half'],
  'GET /api/reports/csv': ['?table=pupils', '?table=activity'],
  'GET /api/study/missed': ['', '?attemptId=:attemptId'],
  'GET /api/quiz-attempts': ['', '?quizId=:quizId'],
}

/** Calls that change something and that screens send all the time, with what is sent. */
const acts: Record<string, NonNullable<ScaleCall['body']>> = {
  'POST /api/cards/:cardId/review': (_, chance) => ({ difficulty: ['errei', 'difícil', 'médio', 'fácil'][chance(4)] }),
  'POST /api/cards/:cardId/study': (_, chance) => ({ side: ['front', 'back'][chance(2)] }),
  'POST /api/materials/:materialId/quiz-attempts': (_, chance) => ({ score: chance(16), totalQuestions: 15 }),
  'POST /api/quiz/:quizId/attempts': (_, chance) => ({ score: chance(16), totalQuestions: 15 }),
  'POST /api/games/start': ({ materialId = [] }, chance) => ({
    gameId: 'memory-cards',
    materialId: materialId[chance(materialId.length)],
    options: { difficulty: 'easy' },
  }),
  'PUT /api/goals': (_, chance) => ({ dailyCards: [10, 20, 30, 50][chance(4)] }),
  'PUT /api/profile/comfort': () => ({ reading: 'normal' }),
  'POST /api/items/:kind/:itemId/problems/resolve': () => ({}),
  'PUT /api/items/:kind/:itemId/state': () => ({ state: 'shown' }),
  'PUT /api/subjects/:subjectId/access': () => ({ restricted: false, classIds: [] }),
  'POST /api/classes': () => ({ name: 'Turma nova' }),
}

/** Calls that are not sent, and why. */
const leftOut: readonly [why: string, calls: readonly string[]][] = [
  [
    'their time is that of hashing a password or sending a letter, and attempts are limited',
    [
      'POST /api/auth/register',
      'POST /api/auth/login',
      'POST /api/auth/own-password',
      'POST /api/auth/two-factor',
      'POST /api/auth/two-factor/resend',
      'POST /api/auth/forgot-password',
      'POST /api/auth/reset-password',
      'POST /api/auth/verify-email',
      'POST /api/auth/confirm-email',
      'POST /api/profile/email',
      'POST /api/profile/consent',
      'DELETE /api/profile/consent',
      'GET /api/consents/:token',
      'POST /api/consents/:token/give',
      'POST /api/consents/:token/revoke',
      'DELETE /api/profile/email',
      'PUT /api/admin/users/:userId/email',
      'POST /api/auth/resend-verification',
      'PUT /api/profile',
      'PUT /api/profile/password',
      'POST /api/profile/delete',
      'POST /api/profile/two-factor',
      'POST /api/profile/two-factor/confirm',
      'POST /api/profile/two-factor/recovery-codes',
      'POST /api/profile/two-factor/disable',
      'POST /api/admin/users',
      'POST /api/admin/users/:userId/password',
    ],
  ],
  [
    'they read or draw a picture or a file, which the school of the bench has none of',
    [
      'GET /api/materials/:materialId/pages/:page/image',
      'GET /api/pictures/:kind/:theme/:variant',
      'GET /api/puzzle/images/:theme',
      'POST /api/coloring/images/:theme',
      'GET /api/coloring/ai-images/:drawingId/image',
      'POST /api/coloring/ai-generate',
      'GET /api/coloring/works/:workId/image',
      'POST /api/materials',
      'POST /api/materials/upload',
      'POST /api/import',
      'POST /api/import/preview',
      'PUT /api/profile/picture',
      'PUT /api/profile/avatar',
      'POST /api/materials/:materialId/items/advice',
      'POST /api/materials/:materialId/items/more',
    ],
  ],
  [
    'they take away or end what the others ask for, and are sent a few times a day',
    [
      'POST /api/logout',
      'GET /api/login',
      'DELETE /api/profile/sessions/:sessionId',
      'DELETE /api/profile/sessions',
      'DELETE /api/materials/:materialId',
      'PATCH /api/materials/:materialId',
      'POST /api/materials/:materialId/reprocess',
      'POST /api/materials/:materialId/items',
      'PUT /api/items/:kind/:itemId',
      'POST /api/items/:kind/:itemId/problems',
      'PATCH /api/classes/:classId',
      'PUT /api/classes/:classId/quiet-hours',
      'POST /api/classes/:classId/archive',
      'POST /api/classes/:classId/code',
      'DELETE /api/classes/:classId/members/:userId',
      'POST /api/classes/:classId/assignments',
      'PATCH /api/assignments/:assignmentId',
      'DELETE /api/assignments/:assignmentId',
      'POST /api/join',
      'POST /api/consents/pupils/:userId/paper',
      'POST /api/consents/pupils/:userId/revoke',
      'PUT /api/consents/pupils/:userId/age',
      'DELETE /api/my-classes/:classId',
      'PUT /api/drawings/:drawingId/state',
      'PUT /api/admin/users/:userId/role',
      'PUT /api/admin/users/:userId/lock',
      'DELETE /api/admin/users/:userId',
      'DELETE /api/admin/subjects/:subjectId',
      'PUT /api/admin/materials/:materialId',
      'DELETE /api/admin/materials/:materialId',
      'POST /api/admin/materials/:materialId/reprocess',
      'POST /api/admin/jobs/:queue/:jobId/retry',
      'POST /api/admin/jobs/:queue/:jobId/cancel',
    ],
  ],
  [
    'they need a round that was played',
    [
      'PUT /api/games/rounds/:roundId/progress',
      'POST /api/games/memory/complete',
      'POST /api/games/word-search/complete',
      'POST /api/games/lightning-quiz/complete',
      'POST /api/games/timeline-challenge/complete',
      'POST /api/games/concept-builder/complete',
      'POST /api/games/geo-exploradores/complete',
      'POST /api/games/geo-explorer/complete',
      'POST /api/games/geo-explorer/actions',
      'POST /api/games/coloring/complete',
    ],
  ],
]

/** Calls that are sent more often than others: what pupils do while they study. */
const weights: Record<string, number> = {
  'POST /api/cards/:cardId/review': 12,
  'POST /api/cards/:cardId/study': 12,
  'GET /api/dashboard/student': 4,
  'GET /api/materials/:materialId/cards': 4,
  'GET /api/auth/user': 4,
}

/** Downloads of everything kept about a person: asked for a few times in a life, and not oftener than ten times an hour. */
export const rare: ReadonlySet<string> = new Set(['/api/profile/export'])

/**
 * Every call of a server in the forms that screens send, for each type of user who may send it. A call that nobody has said
 * anything about here is named and makes the program fail in the end, so that a new one is not forgotten.
 */
export function planCalls(listed: readonly Listed[]): ScaleCall[] {
  const known = new Set(leftOut.flatMap(([, calls]) => calls))
  const missing: string[] = []
  const planned = listed.flatMap(({ method, path, roles }) => {
    const call = `${method} ${path}`
    if (known.has(call)) return []
    const body = acts[call]
    if (method !== 'GET' && !body) missing.push(call)
    const weight = weights[call] ?? 1
    return (roles.length === 0 ? ['student'] : roles).flatMap(role =>
      (queries[call] ?? ['']).map(query => ({
        name: `${role} ${call}${query.replaceAll(/=:\w+/g, '')}`,
        role,
        method,
        path,
        query,
        weight,
        ...(body && { body }),
      })),
    )
  })
  if (missing.length > 0) {
    console.error(`NOT SENT; say in bench/scale/calls.ts how, or why not: ${missing.join(', ')}`)
    process.exitCode = 1
  }
  return planned.filter(({ method, path }) => !missing.includes(`${method} ${path}`))
}

const described = z.object({ 'x-roles': z.array(z.string()).optional() })
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), described)) })

/** The calls of a running server, from its own description. */
export async function listCalls(address: string): Promise<Listed[]> {
  const answer = await fetch(`${address}/api/openapi.json`)
  return Object.entries(description.parse(await answer.json()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      roles: call['x-roles'] ?? [],
    })),
  )
}

/** The address of a call about something that a person knows. */
export function addressOf({ path, query }: ScaleCall, known: Known, chance: Chance): string {
  return (path + query).replaceAll(/:(\w+)/g, (_, name: string) => {
    const values = known[name]
    if (!values) throw new Error(`say in bench/scale/people.ts what :${name} of ${path} may be`)
    return encodeURIComponent(String(values[chance(values.length)] ?? 0))
  })
}
