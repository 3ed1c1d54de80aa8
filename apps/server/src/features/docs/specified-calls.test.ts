import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { startTestApp, type TestApp } from '../../../test/app.ts'

/** A JSON schema as far as its fields go. */
type Shape = {
  properties?: Record<string, Shape> | undefined
  items?: Shape | undefined
  /** Names of a record's entries. */
  propertyNames?: { enum?: string[] | undefined } | undefined
  anyOf?: Shape[] | undefined
  allOf?: Shape[] | undefined
}
const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), shape).optional(),
    // Of a list whose entries differ by their place nothing is read here.
    items: shape.optional().catch(undefined),
    propertyNames: z.object({ enum: z.array(z.string()).optional() }).optional(),
    anyOf: z.array(shape).optional(),
    allOf: z.array(shape).optional(),
  }),
)
const content = z.object({ content: z.record(z.string(), z.object({ schema: shape.optional() })).optional() })
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
  requestBody: content.optional(),
  responses: z.record(z.string(), content),
})
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

/** Fields by dotted path; of a list those of its entries. */
function fieldsOf({ properties = {}, items, propertyNames, anyOf = [], allOf = [] }: Shape): string[] {
  const inner = [...(items ? [items] : []), ...anyOf, ...allOf].flatMap(fieldsOf)
  const own = Object.entries(properties).flatMap(([name, of]) => [
    name,
    ...fieldsOf(of).map(field => `${name}.${field}`),
  ])
  return [...own, ...(propertyNames?.enum ?? []), ...inner]
}

const userFields = ['id', 'userType', 'xp', 'streak', 'profileImageUrl', 'fullName']
const adminUserFields = 'id firstName lastName fullName email phone userType isEmailVerified xp level streak createdAt'
const materialFields = (
  'id title description content subjectId subject teacher isProcessed flipCardsCount quizzesCount ' +
  'quizQuestionsCount quizId createdAt cardCount questionCount'
).split(' ')
const subjectFields = 'id name description teacherId teacher.fullName teacher.firstName createdAt'.split(' ')
const standing = ['publication', 'certainty', 'factKind']
const cardFields = [...'id materialId question answer category difficulty createdAt'.split(' '), ...standing]
const questionFields = [...'id quizId question options correctAnswer explanation createdAt'.split(' '), ...standing]
const paid = ['xpGain', 'newAchievements']

/**
 * Method and path, fields sent, fields answered: the tables of calls of both specifications, and the shapes they read.
 */
const calls: readonly [call: string, sent: readonly string[], answered: readonly string[]][] = [
  ['GET /api/auth/user', [], userFields],
  ['POST /api/auth/login', ['email', 'password'], ['user.fullName']],
  [
    'POST /api/auth/register',
    ['fullName', 'email', 'phone', 'password', 'confirmPassword', 'userType', 'secretPassword'],
    ['message'],
  ],
  ['POST /api/logout', [], []],
  ['GET /api/login', [], []],
  [
    'GET /api/dashboard/student',
    [],
    [
      ...['totalCardsStudied', 'streak', 'accuracy', 'cardsToday'].map(name => `stats.${name}`),
      ...['id', 'title', 'completionPercentage', 'totalCards', 'cardsStudied'].map(name => `progress.${name}`),
      'achievements',
    ],
  ],
  ['GET /api/dashboard/teacher', [], ['totalStudents', 'activeMaterials', 'engagement', 'subjects']],
  [
    'GET /api/admin/dashboard',
    [],
    [
      ...['users', 'subjects', 'materials', 'flipCards', 'quizzes'],
      ...adminUserFields.split(' ').map(name => `users.${name}`),
    ],
  ],
  ['POST /api/materials', ['title', 'subjectId', 'subject', 'description'], []],
  ['POST /api/materials/upload', ['title', 'description', 'subject', 'subjectId'], []],
  ['GET /api/materials', [], materialFields],
  ['GET /api/teacher/materials', [], materialFields],
  ['GET /api/materials/{}', [], materialFields],
  ['GET /api/materials/{}/cards', [], cardFields],
  ['GET /api/materials/{}/quiz-questions', [], questionFields],
  [
    'GET /api/materials/{}/quiz',
    [],
    ['id', 'materialId', 'title', 'createdAt', ...questionFields.map(name => `questions.${name}`)],
  ],
  ['GET /api/materials/{}/quiz/questions', [], questionFields],
  ['POST /api/materials/{}/quiz-attempts', ['score', 'totalQuestions'], paid],
  ['POST /api/quiz/{}/attempts', ['score', 'totalQuestions'], paid],
  ['POST /api/cards/{}/study', ['materialId', 'side'], ['xpGained', 'newAchievements']],
  ['POST /api/cards/{}/review', ['difficulty'], ['difficulty', ...paid]],
  ['GET /api/subjects/{}/materials', [], materialFields],
  ['GET /api/subjects/{}', [], subjectFields],
  ['DELETE /api/materials/{}', [], []],
  ['POST /api/materials/{}/reprocess', [], []],
  ['DELETE /api/admin/users/{}', [], []],
  ['DELETE /api/admin/subjects/{}', [], []],
  ['DELETE /api/admin/materials/{}', [], []],
  ['PUT /api/admin/materials/{}', ['title', 'description'], []],
  ['GET /api/progress', [], ['id', 'title', 'completionPercentage', 'totalCards', 'cardsStudied']],
  ['GET /api/achievements', [], ['id', 'name', 'description', 'icon', 'xpReward', 'type', 'requirement']],
  ['GET /api/user/achievements', [], ['achievementId']],
  ['POST /api/games/start', ['gameId'], ['gameTitle']],
  ['GET /api/games/completed', [], ['completedGames']],
  ['POST /api/games/geo-explorer/complete', ['missionId', 'xpGain', 'sustainabilityScore'], ['xpGain']],
  ['POST /api/games/memory/complete', ['difficulty', 'score', 'moves', 'timeElapsed', 'xpGain'], ['xpGain']],
  ['GET /api/games/word-search/words/{}', ['difficulty'], ['words.word', 'words.hint']],
  [
    'POST /api/games/word-search/complete',
    ['difficulty', 'score', 'wordsFound', 'timeElapsed', 'xpGain'],
    ['xpGain', 'totalXP'],
  ],
  [
    'GET /api/games/lightning-quiz/questions/{}',
    ['count', 'difficulty'],
    ['questions.question', 'questions.options', 'questions.correctAnswer'],
  ],
  ['POST /api/games/lightning-quiz/complete', ['gameId', 'score', 'xpGain', 'accuracy', 'completionTime'], ['xpGain']],
  ['GET /api/puzzle/images/generate', [], ['geografia-rural', 'geografia-urbana', 'recursos-naturais', 'clima-relevo']],
  ['GET /api/puzzle/images/{}', [], []],
  ['POST /api/games/geo-exploradores/complete', ['theme', 'moves', 'xpGain', 'timeElapsed'], []],
  ['GET /api/coloring/images/generate', [], []],
  ['POST /api/coloring/images/{}', [], ['imageUrl']],
  ['GET /api/coloring/ai-images', [], ['id', 'title', 'description', 'imageUrl', 'category']],
  ['GET /api/coloring/can-generate-ai', [], ['canGenerate']],
  ['POST /api/coloring/ai-generate', ['title', 'description'], ['imageUrl']],
  ['POST /api/games/coloring/complete', ['theme', 'areasColored', 'xpGain', 'completedImage'], ['xpGain', 'totalXP']],
]

let school: TestApp
let described: z.infer<typeof document>
beforeAll(async () => {
  school = await startTestApp()
  described = document.parse((await school.visitor().get('/api/openapi.json')).body)
})
afterAll(() => school.close())

/** The call of a method and a path whose parameters have no name. */
function find(call: string) {
  const [method = '', path] = call.split(' ')
  const found = Object.entries(described.paths).find(([known]) => known.replaceAll(/\{\w+\}/g, '{}') === path)
  return found?.[1][method.toLowerCase()]
}

const shapes = (of: z.infer<typeof content> | undefined): Shape[] =>
  Object.values(of?.content ?? {}).flatMap(({ schema }) => (schema ? [schema] : []))

describe('every call of the specifications has its path and its fields', () => {
  test.each(calls)('%s', (call, sent, answered) => {
    const found = find(call)
    expect(found).toBeDefined()
    const takes = [
      ...shapes(found?.requestBody).flatMap(fieldsOf),
      ...(found?.parameters ?? []).flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])),
    ]
    const success = Object.entries(found?.responses ?? {}).filter(([status]) => /^2/.test(status))
    const gives = success.flatMap(([, reply]) => shapes(reply)).flatMap(fieldsOf)
    expect(takes).toEqual(expect.arrayContaining([...sent]))
    expect(gives).toEqual(expect.arrayContaining([...answered]))
  })
})
