import * as z from 'zod/mini'
import { email, fullName, newPassword, phone, user, userType } from '../accounts/contract.ts'
import { endpoint } from '../http/endpoint.ts'
import { difficulty, done, idInPath, instant, lineText, plainText } from '../http/shapes.ts'
import { subject } from '../materials/contract.ts'

/** Rows on a page of a list, and cards in the tab of cards. */
export const pageSize = 50
/** Matches are counted up to here: beyond it a list says 'mais de'. */
export const foundLimit = 5000

const count = z.int()
const search = z.optional(z.string().check(lineText, z.trim(), z.maxLength(200, 'Busque por no máximo 200 caracteres')))
const page = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Informe o número da página')),
    z.pipe(z.transform(Number), z.int().check(z.lte(foundLimit / pageSize, 'Refine a busca para ver mais'))),
  ),
)

export const adminUser = z.extend(user, {
  /** Since when the account is locked; null while it is open. */
  lockedAt: z.nullable(instant),
  /** Materials of a teacher. */
  materialsCount: count,
})
export type AdminUser = z.output<typeof adminUser>

export const adminMaterial = z.object({
  id: count,
  title: z.string(),
  description: z.nullable(z.string()),
  subjectId: count,
  subject: z.object({ id: count, name: z.string() }),
  teacherId: z.uuid(),
  teacher: z.object({ fullName: z.string(), firstName: z.string() }),
  isProcessed: z.boolean(),
  status: z.enum(['queued', 'extracting', 'generating', 'processed', 'failed']),
  progress: count,
  failureReason: z.nullable(z.string()),
  flipCardsCount: count,
  quizQuestionsCount: count,
  pageCount: z.nullable(count),
  pdfBytes: count,
  createdAt: instant,
})
export type AdminMaterial = z.output<typeof adminMaterial>

export const adminCard = z.object({
  id: count,
  question: z.string(),
  answer: z.string(),
  category: z.nullable(z.string()),
  difficulty,
  materialId: count,
  material: z.object({ title: z.string() }),
  createdAt: instant,
})
export type AdminCard = z.output<typeof adminCard>

export const adminQuiz = z.object({
  id: count,
  title: z.string(),
  materialId: count,
  material: z.object({ title: z.string() }),
  teacher: z.object({ fullName: z.string(), firstName: z.string() }),
  questionsCount: count,
  createdAt: instant,
})
export type AdminQuiz = z.output<typeof adminQuiz>

const counts = z.object({ users: count, subjects: count, materials: count, flipCards: count, quizzes: count })

export const adminDashboard = z.object({
  /** Everything there is; of the cards those that pupils see. */
  counts: z.extend(counts, { students: count, teachers: count, admins: count }),
  /** What the search finds, counted up to `foundLimit`; the counts when nothing is searched for. */
  found: counts,
  /** The newest of each that the search finds, at most `pageSize`. */
  users: z.array(adminUser),
  subjects: z.array(subject),
  materials: z.array(adminMaterial),
  flipCards: z.array(adminCard),
  quizzes: z.array(adminQuiz),
  /** What is not safe about how this installation runs, in sentences. */
  warnings: z.array(z.string()),
})
export type AdminDashboard = z.output<typeof adminDashboard>

const group = 'Administração'
const access = ['admin'] as const

export const getAdminDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  summary: 'O painel da administração: quanto há de tudo e os mais novos de cada lista, com busca em tudo.',
  group,
  access,
  query: z.object({ search }),
  reply: adminDashboard,
})

const listQuery = z.object({ search, page })

export const listAdminUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Os usuários, os mais novos primeiro, por páginas de 50.',
  group,
  access,
  query: listQuery,
  reply: z.object({ found: count, rows: z.array(adminUser) }),
})

export const listAdminSubjects = endpoint({
  method: 'GET',
  path: '/api/admin/subjects',
  summary: 'As matérias, as mais novas primeiro, por páginas de 50.',
  group,
  access,
  query: listQuery,
  reply: z.object({ found: count, rows: z.array(subject) }),
})

export const listAdminMaterials = endpoint({
  method: 'GET',
  path: '/api/admin/materials',
  summary: 'Os materiais, os mais novos primeiro, por páginas de 50.',
  group,
  access,
  query: listQuery,
  reply: z.object({ found: count, rows: z.array(adminMaterial) }),
})

export const listAdminQuizzes = endpoint({
  method: 'GET',
  path: '/api/admin/quizzes',
  summary: 'Os quizzes, os mais novos primeiro, por páginas de 50.',
  group,
  access,
  query: listQuery,
  reply: z.object({ found: count, rows: z.array(adminQuiz) }),
})

const userInPath = z.object({ userId: z.uuid() })

export const newUserBody = z.object({ fullName, email, phone, userType })

/** A password that signs in once more, to choose another; shown to the administrator and kept nowhere. */
const handedOut = { password: newPassword, validUntil: instant }

export const createUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Cria uma conta com uma senha provisória, mostrada só nesta resposta.',
  group,
  access,
  body: newUserBody,
  status: 201,
  reply: z.object({ message: z.string(), user, ...handedOut }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/password',
  summary: 'Troca a senha por uma provisória, mostrada só nesta resposta, e encerra as sessões.',
  group,
  access,
  params: userInPath,
  reply: z.object({ message: z.string(), ...handedOut }),
})

export const correctEmail = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:userId/email',
  summary: 'Corrige o email de uma conta, encerra as sessões dela e envia um link ao endereço novo.',
  group,
  access,
  params: userInPath,
  body: z.object({ email }),
  reply: done,
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:userId/role',
  summary: 'Muda o tipo de uma conta e encerra as sessões dela.',
  group,
  access,
  params: userInPath,
  body: z.object({ userType }),
  reply: done,
})

export const lockUser = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:userId/lock',
  summary: 'Bloqueia uma conta, que sai na hora, ou a desbloqueia.',
  group,
  access,
  params: userInPath,
  body: z.object({ locked: z.boolean('Informe se a conta fica bloqueada') }),
  reply: done,
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:userId',
  summary: 'Exclui uma conta com o progresso e os materiais dela. Administradores não podem ser excluídos.',
  group,
  access,
  params: userInPath,
  reply: done,
})

export const deleteSubject = endpoint({
  method: 'DELETE',
  path: '/api/admin/subjects/:subjectId',
  summary: 'Exclui uma matéria com os materiais, cards e quizzes dela.',
  group,
  access,
  params: z.object({ subjectId: idInPath }),
  reply: done,
})

const materialInPath = z.object({ materialId: idInPath })

export const materialEdit = z.object({
  title: z
    .string('Por favor, insira um título para o material')
    .check(
      lineText,
      z.trim(),
      z.minLength(1, 'Por favor, insira um título para o material'),
      z.maxLength(255, 'O título deve ter no máximo 255 caracteres'),
    ),
  description: z.optional(
    z.nullable(
      z.string().check(plainText, z.trim(), z.maxLength(2000, 'A descrição deve ter no máximo 2.000 caracteres')),
    ),
  ),
})

export const editMaterial = endpoint({
  method: 'PUT',
  path: '/api/admin/materials/:materialId',
  summary: 'Corrige título e descrição de um material.',
  group,
  access,
  params: materialInPath,
  body: materialEdit,
  reply: z.object({ message: z.string(), material: adminMaterial }),
})

export const deleteAdminMaterial = endpoint({
  method: 'DELETE',
  path: '/api/admin/materials/:materialId',
  summary: 'Exclui um material com os cards e o quiz dele.',
  group,
  access,
  params: materialInPath,
  reply: done,
})
