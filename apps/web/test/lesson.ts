import type { StudentDashboard } from '@capivira/core/dashboards/contract'
import type { FlipCard, Material } from '@capivira/core/materials/contract'
import type { ProgressEntry } from '@capivira/core/progress/contract'
import type { QuizQuestion } from '@capivira/core/quizzes/contract'

type Covered = NonNullable<FlipCard['figure']>

const createdAt = '2026-03-02T12:00:00.000Z'
const teacherId = '00000000-0000-4000-8000-000000000002'

/** A processed material about rivers. */
export const material = (changes: Partial<Material> = {}): Material => ({
  id: 3,
  title: 'Rios do Brasil',
  description: 'Bacias e afluentes',
  content: 'O Amazonas é o maior rio.',
  subjectId: 7,
  subject: { id: 7, name: 'Geografia' },
  teacherId,
  teacher: { fullName: 'Professora de Geografia', firstName: 'Professora' },
  schoolLevel: 'Fundamental',
  isProcessed: true,
  status: 'processed',
  progress: 100,
  step: null,
  failureReason: null,
  notices: [],
  pageCount: 4,
  sourceKind: 'pdf',
  flipCardsCount: 2,
  quizzesCount: 1,
  quizQuestionsCount: 2,
  wordsCount: 6,
  cardCount: 2,
  questionCount: 2,
  quizId: 5,
  problemsCount: 0,
  suggestedCount: 0,
  inReview: { cards: false, questions: false, words: false },
  hasItems: true,
  publicationPolicy: null,
  createdAt,
  ...changes,
})

/** What a card shows that asks a part of a figure. */
export const coveredFigure = (id: number, changes: Partial<Covered> = {}): Covered => ({
  id,
  title: 'A planta',
  imageUrl: `/api/figures/${id}/image`,
  width: 1200,
  height: 600,
  number: 1,
  boxes: [],
  others: [],
  ...changes,
})

/** A card nobody has rated yet. */
export const card = (changes: Partial<FlipCard> = {}): FlipCard => ({
  id: 11,
  materialId: 3,
  question: 'Qual é o maior rio do Brasil?',
  answer: 'O Amazonas',
  category: 'Rios',
  difficulty: 'médio',
  sourcePage: 1,
  sourceQuote: 'O Amazonas é o maior rio.',
  engine: 'extractive',
  createdAt,
  frontViewed: false,
  backViewed: false,
  turn: 'new',
  nextReview: null,
  ...changes,
})

/** A question whose right option is the Amazonas. */
export const question = (changes: Partial<QuizQuestion> = {}): QuizQuestion => ({
  id: 21,
  quizId: 5,
  question: 'Que rio corre para o leste?',
  options: ['Amazonas', 'Tietê', 'Paraguai', 'Uruguai'],
  correctAnswer: 0,
  explanation: 'Ele deságua no Atlântico.',
  category: 'Rios',
  difficulty: 'médio',
  sourcePage: 1,
  sourceQuote: 'O Amazonas corre para o leste.',
  engine: 'extractive',
  createdAt,
  ...changes,
})

/** A pupil's progress in the material about rivers. */
export const entry = (changes: Partial<ProgressEntry> = {}): ProgressEntry => ({
  id: 3,
  materialId: 3,
  subjectId: 7,
  subject: 'Geografia',
  title: 'Rios do Brasil',
  teacherName: 'Professora de Geografia',
  completionPercentage: 50,
  totalCards: 2,
  cardsStudied: 1,
  cardsRemaining: 1,
  cardsDue: 0,
  quizQuestionsCount: 2,
  lastStudied: null,
  ...changes,
})

/** The first screen of a pupil who has done nothing yet. */
export const nothingDone: StudentDashboard = {
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
}
