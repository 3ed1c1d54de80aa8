import { beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeCards, makeMaterial, makeQuiz, makeSubject, makeWords } from '../../../test/factories.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()
beforeEach(() => emptyTables(school.connection.pool, 'users'))

type Pupil = Awaited<ReturnType<TestApp['signedIn']>>
type Dashboard = { stats: object; inReviewCount: number; progress: object[]; achievements: { id: string }[] }

const rate = (pupil: Pupil, cardId: number | undefined, difficulty = 'médio') =>
  pupil.post(`/api/cards/${cardId}/review`, { difficulty })
const claim = (pupil: Pupil, quizId: number, score: number, totalQuestions: number) =>
  pupil.post(`/api/quiz/${quizId}/attempts`, { score, totalQuestions })

describe('the dashboard of a pupil', () => {
  test('of a new pupil has everything at zero', async () => {
    const pupil = await school.signedIn()
    expect((await pupil.get('/api/dashboard/student')).body).toEqual({
      stats: {
        totalCardsStudied: 0,
        streak: 0,
        accuracy: 0,
        cardsToday: 0,
        attempts: 0,
        xp: 0,
        level: 1,
        achievementsCount: 0,
        dailyChallengeDone: false,
      },
      openAssignments: 0,
      progress: [],
      inReviewCount: 0,
      achievements: [],
    })
  })

  test('counts materials that wait for their teacher as a whole, apart from those there is something of', async () => {
    const { db } = school.connection
    const pupil = await school.signedIn()
    const suggested = { publication: 'suggested', publicationReason: 'uncertain' } as const
    const inReview = async () => (await pupil.get<Dashboard>('/api/dashboard/student')).body.inReviewCount
    const before = await inReview()
    const [whole, some] = [await makeMaterial(db), await makeMaterial(db)]
    await makeCards(db, 2, { materialId: whole.id, ...suggested })
    await makeCards(db, 1, { materialId: some.id, ...suggested })
    await makeCards(db, 1, { materialId: some.id })
    expect(await inReview()).toBe(before + 1)
  })

  test('counts a material whose words alone are published, as it is not among what there is to study', async () => {
    const { db } = school.connection
    const pupil = await school.signedIn()
    const { id: materialId } = await makeMaterial(db)
    await makeCards(db, 2, { materialId, publication: 'suggested', publicationReason: 'uncertain' })
    await makeWords(db, ['relevo'], { materialId })
    const { body } = await pupil.get<Dashboard>('/api/dashboard/student')
    expect(body).toMatchObject({ inReviewCount: 1, progress: [] })
  })

  test('counts no material of which words alone wait', async () => {
    const { db } = school.connection
    const pupil = await school.signedIn()
    const { id: materialId } = await makeMaterial(db)
    await makeWords(db, ['relevo', 'planalto'], {
      materialId,
      publication: 'suggested',
      publicationReason: 'uncertain',
    })
    expect((await pupil.get<Dashboard>('/api/dashboard/student')).body.inReviewCount).toBe(0)
  })

  test('tells what was done, in all and today', async () => {
    const pupil = await school.signedIn()
    const cards = await makeCards(school.connection.db, 4)
    await rate(pupil, cards[0]?.id)
    await rate(pupil, cards[1]?.id)
    school.setNow('2026-03-03T15:00:00Z')
    await rate(pupil, cards[1]?.id)
    await rate(pupil, cards[2]?.id)
    const { body } = await pupil.get<Dashboard>('/api/dashboard/student')
    expect(body.stats).toEqual({
      totalCardsStudied: 3,
      streak: 2,
      accuracy: 0,
      cardsToday: 2,
      attempts: 0,
      xp: 4 * 5 + 10 + 10,
      level: 1,
      achievementsCount: 2,
      dailyChallengeDone: false,
    })
    expect(body.achievements.map(({ id }) => id)).toEqual(['streak-2', 'cards-1'])
  })

  test('gives the accuracy of the last ten attempts', async () => {
    const pupil = await school.signedIn()
    const quiz = await makeQuiz(school.connection.db, 4)
    for (let at = 0; at < 12; at++) {
      school.setNow(`2026-03-02T15:00:${String(at).padStart(2, '0')}Z`)
      await claim(pupil, quiz.id, at < 2 ? 0 : at < 11 ? 3 : 4, 4)
    }
    // Nine attempts of 3 out of 4 and one of 4: 31 of 40.
    const { body } = await pupil.get<Dashboard>('/api/dashboard/student')
    expect(body.stats).toMatchObject({ accuracy: 78, attempts: 10 })
  })

  test('says when the daily challenge is done', async () => {
    const pupil = await school.signedIn()
    for (const { id } of await makeCards(school.connection.db, 25)) await rate(pupil, id)
    const { body } = await pupil.get<Dashboard>('/api/dashboard/student')
    expect(body.stats).toMatchObject({ cardsToday: 25, dailyChallengeDone: true })
  })
})

describe('the progress of a pupil', () => {
  test('lists every material with something to study, the one studied last first', async () => {
    const pupil = await school.signedIn()
    const { db } = school.connection
    const subject = await makeSubject(db, { name: 'Geografia' })
    const [old, recent, fresh] = [
      await makeMaterial(db, { title: 'Relevo', subjectId: subject.id }),
      await makeMaterial(db, { title: 'Clima', subjectId: subject.id }),
      await makeMaterial(db, { title: 'Rios', subjectId: subject.id, createdAt: new Date('2026-02-01T00:00:00Z') }),
    ]
    await makeMaterial(db, { title: 'Nada para estudar' })
    const { id: unfinished } = await makeMaterial(db, { isProcessed: false, status: 'extracting' })
    await makeCards(db, 2, { materialId: unfinished })
    const cards = await makeCards(db, 3, { materialId: old.id })
    const [seen] = await makeCards(db, 2, { materialId: recent.id })
    await makeCards(db, 1, { materialId: fresh.id })
    await makeQuiz(db, 5, { materialId: recent.id })

    await rate(pupil, cards[0]?.id, 'errei')
    await rate(pupil, cards[1]?.id, 'fácil')
    school.setNow('2026-03-02T16:00:00Z')
    await pupil.post(`/api/cards/${seen?.id}/study`, { side: 'back' })

    const of = (material: { id: number }) => ({
      id: material.id,
      materialId: material.id,
      subjectId: subject.id,
      subject: 'Geografia',
      teacherName: 'Bento Lima',
    })
    const progress = [
      {
        ...of(recent),
        title: 'Clima',
        completionPercentage: 50,
        totalCards: 2,
        cardsStudied: 1,
        cardsRemaining: 1,
        cardsDue: 0,
        quizQuestionsCount: 5,
        lastStudied: '2026-03-02T16:00:00.000Z',
      },
      {
        ...of(old),
        title: 'Relevo',
        completionPercentage: 66,
        totalCards: 3,
        cardsStudied: 2,
        cardsRemaining: 1,
        cardsDue: 1,
        quizQuestionsCount: 0,
        lastStudied: '2026-03-02T15:00:00.000Z',
      },
      {
        ...of(fresh),
        title: 'Rios',
        completionPercentage: 0,
        totalCards: 1,
        cardsStudied: 0,
        cardsRemaining: 1,
        cardsDue: 0,
        quizQuestionsCount: 0,
        lastStudied: null,
      },
    ]
    expect((await pupil.get('/api/progress')).body).toEqual(progress)
    expect((await pupil.get<Dashboard>('/api/dashboard/student')).body.progress).toEqual(progress)
  })
})

describe('the dashboard of a teacher', () => {
  test('counts pupils, processed materials and engagement, and lists subjects the newest first', async () => {
    const teacher = await school.signedIn('teacher', 'Rita Alves')
    const { db } = school.connection
    const science = await makeSubject(db, { teacherId: teacher.id, name: 'Ciências' })
    const history = await makeSubject(db, {
      teacherId: teacher.id,
      name: 'História',
      description: '8º ano',
      createdAt: new Date('2026-02-01T12:00:00Z'),
    })
    await makeSubject(db, { teacherId: teacher.id, name: 'Emptied' })
    await makeMaterial(db, { subjectId: history.id, isProcessed: false, status: 'failed' })
    const { id: materialId } = await makeMaterial(db, { subjectId: science.id })
    await makeMaterial(db, { subjectId: science.id, isProcessed: false, status: 'failed' })
    const [card] = await makeCards(db, 1, { materialId })
    const [foreign] = await makeCards(db, 1)
    const quiz = await makeQuiz(db, 2, { materialId })

    const [long, week, reader, elsewhere] = [
      await school.signedIn(),
      await school.signedIn(),
      await school.signedIn(),
      await school.signedIn(),
    ]
    // The seven school days up to 2 March begin on 24 February at midnight in São Paulo, 03:00 UTC.
    school.setNow('2026-02-24T02:59:59Z')
    await rate(long, card?.id)
    school.setNow('2026-02-24T03:00:00Z')
    await rate(week, card?.id)
    school.setNow('2026-03-02T15:00:00Z')
    await claim(reader, quiz.id, 1, 2)
    await rate(elsewhere, foreign?.id)

    expect((await teacher.get('/api/dashboard/teacher')).body).toEqual({
      totalStudents: 4,
      activeMaterials: 1,
      engagement: 50,
      subjects: [
        {
          id: history.id,
          name: 'História',
          description: '8º ano',
          teacherId: teacher.id,
          teacher: { fullName: 'Rita Alves', firstName: 'Rita' },
          materialsCount: 1,
          archivedAt: null,
          createdAt: '2026-02-01T12:00:00.000Z',
        },
        expect.objectContaining({ name: 'Ciências', materialsCount: 2 }),
      ],
    })
  })

  test('of a teacher in an empty school has everything at zero', async () => {
    const teacher = await school.signedIn('teacher')
    expect((await teacher.get('/api/dashboard/teacher')).body).toEqual({
      totalStudents: 0,
      activeMaterials: 0,
      engagement: 0,
      subjects: [],
    })
  })
})
