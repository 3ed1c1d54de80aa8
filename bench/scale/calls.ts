import * as z from 'zod'
import { leftOut } from './left-out.ts'

/** A call as the server's own list of calls (OpenAPI) names it; `asks` names the parameters of its query. */
export type Listed = { method: string; path: string; roles: readonly string[]; asks: readonly string[] }

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

/**
 * Other forms of a call that screens send, by method and path. '' is the call without any; `:name` is something known.
 */
const queries: Record<string, readonly string[]> = {
  'GET /api/admin/ai-usage': ['', '?days=90'],
  'GET /api/admin/dashboard': ['', '?search=agua', '?search=e', '?search=joao%20silva'],
  'GET /api/admin/users': ['', '?page=40', '?search=silva'],
  'GET /api/admin/subjects': ['', '?page=8', '?search=agua'],
  'GET /api/admin/materials': ['', '?page=60', '?search=texto'],
  'GET /api/admin/quizzes': ['', '?page=60', '?search=agua'],
  'GET /api/admin/security-events': [
    '',
    '?search=silva',
    '?event=not-theirs&outcome=refused',
    '?outcome=limited&days=7',
    '?address=aaaaaaaa',
    '?before=25000',
  ],
  'GET /api/admin/acts': ['', '?search=texto', '?act=delete-material', '?before=25000'],
  'GET /api/admin/hidden-text': ['', '?before=900'],
  'GET /api/idle-accounts': ['', '?page=2', '?search=ana'],
  'GET /api/progress': ['', '?page=2', '?search=agua'],
  'GET /api/study/today': ['', '?most=15'],
  'GET /api/materials': ['', '?page=20', '?search=agua'],
  'GET /api/teacher/materials': ['', '?page=2', '?search=agua'],
  'GET /api/subjects': ['', '?page=2'],
  'GET /api/consents': [
    '?view=pending',
    '?view=check',
    '?view=given',
    '?view=unknown&page=2',
    '?view=given&search=silva',
  ],
  'GET /api/drawings': ['?state=waiting', '?state=shown', '?state=shown&before=:drawingId'],
  'GET /api/games/open-round': ['?gameId=memory-cards'],
  'GET /api/games/history': ['', '?gameId=memory-cards&before=:halfAt'],
  'GET /api/games/word-search/words/:materialId': ['', '?difficulty=easy'],
  'GET /api/games/lightning-quiz/questions/:materialId': ['', '?count=10&difficulty=easy'],
  'GET /api/materials/:materialId/pages/:page': ['', '?quote=texto'],
  'GET /api/materials/:materialId/cards/export': ['?format=csv', '?format=apkg'],
  'GET /api/subjects/:subjectId/cards/export': ['?format=csv', '?format=apkg'],
  'GET /api/materials/:materialId/quiz/export': ['?format=gift', '?format=moodle'],
  'GET /api/subjects/:subjectId/quiz/export': ['?format=gift', '?format=moodle'],
  'GET /api/teacher/pupils': [
    '',
    '?sort=retention&direction=asc',
    '?sort=streak&direction=desc',
    '?sort=streak&direction=asc',
    '?classId=:classId&sort=streak&direction=desc',
    '?sort=cards&direction=desc',
    '?sort=accuracy&direction=asc',
    '?sort=last&direction=desc',
    '?sort=name&direction=desc',
    '?classId=:classId',
    '?search=ana',
    '?page=2',
  ],
  'GET /api/teacher/pupils/:pupilId/answers': ['', '?page=2'],
  'GET /api/teacher/pupils/:pupilId/reviews': ['', '?page=2'],
  'GET /api/teacher/difficulties': ['', '?classId=:classId'],
  'GET /api/memory': ['', '?classId=:classId'],
  'GET /api/reports': ['', '?classId=:classId', '?from=:half&to=:today'],
  'GET /api/reports/csv': ['?table=pupils', '?table=activity&classId=:classId', '?table=subjects&from=:half&to=:today'],
  'GET /api/study/missed': ['', '?attemptId=:attemptId'],
  'GET /api/quiz-attempts': ['', '?quizId=:quizId', '?before=:attemptId'],
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

/** Calls that are sent more often than others: what pupils do while they study. */
const weights: Record<string, number> = {
  'POST /api/cards/:cardId/review': 12,
  'POST /api/cards/:cardId/study': 12,
  'GET /api/dashboard/student': 4,
  'GET /api/materials/:materialId/cards': 4,
  'GET /api/auth/user': 4,
}

/**
 * Downloads of everything kept about a person: asked for a few times in a life, and not oftener than ten times an hour.
 */
export const rare: ReadonlySet<string> = new Set(['/api/profile/export'])

/** Every call of a server in the forms that screens send, for each type of user who may send it. */
export function planCalls(listed: readonly Listed[]): ScaleCall[] {
  const known = new Set(leftOut.flatMap(([, calls]) => calls))
  return listed.flatMap(({ method, path, roles }) => {
    const call = `${method} ${path}`
    if (known.has(call)) return []
    const body = acts[call]
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
}

/**
 * What the plan has forgotten, a sentence each: a call that changes something and is neither sent nor left out for a
 * reason, a part of a query that is never sent, and what is said here of calls that there are no more.
 */
export function whatIsForgotten(listed: readonly Listed[]): string[] {
  const left = new Set(leftOut.flatMap(([, calls]) => calls))
  const nameOf = ({ method, path }: Listed) => `${method} ${path}`
  const sent = listed.filter(call => !left.has(nameOf(call)))
  const there = new Set(listed.map(nameOf))
  const asked = (call: Listed) => (queries[nameOf(call)] ?? []).join('&').replaceAll('?', '&')
  return [
    ...sent
      .filter(call => call.method !== 'GET' && !acts[nameOf(call)])
      .map(call => `${nameOf(call)}: how is it sent?`),
    ...sent.flatMap(call =>
      call.asks
        .filter(part => !asked(call).includes(`&${part}=`) && !asked(call).startsWith(`${part}=`))
        .map(part => `${nameOf(call)}: ?${part} is never sent`),
    ),
    ...[...left, ...Object.keys(queries), ...Object.keys(acts), ...Object.keys(weights)]
      .filter(call => !there.has(call))
      .map(call => `${call}: there is no such call`),
  ]
}

const described = z.object({
  'x-roles': z.array(z.string()).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
})
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), described)) })

/** The calls that a server's own description (OpenAPI) lists. */
export function callsOf(openApi: unknown): Listed[] {
  return Object.entries(description.parse(openApi).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      roles: call['x-roles'] ?? [],
      asks: (call.parameters ?? []).filter(one => one.in === 'query').map(({ name }) => name),
    })),
  )
}

/** The calls of a running server; throws when the plan has forgotten any. */
export async function listCalls(address: string): Promise<Listed[]> {
  const answer = await fetch(`${address}/api/openapi.json`)
  const listed = callsOf(await answer.json())
  const forgotten = whatIsForgotten(listed)
  if (forgotten.length > 0) throw new Error(`say in bench/scale/calls.ts\n${forgotten.join('\n')}`)
  return listed
}

/** The address of a call about something that a person knows. */
export function addressOf({ path, query }: ScaleCall, known: Known, chance: Chance): string {
  return (path + query).replaceAll(/:(\w+)/g, (_, name: string) => {
    const values = known[name]
    if (!values) throw new Error(`say in bench/scale/people.ts what :${name} of ${path} may be`)
    return encodeURIComponent(String(values[chance(values.length)] ?? 0))
  })
}
