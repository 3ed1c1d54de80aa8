import type { UserType } from '@capivira/core/http/endpoint'
import { screens } from '@capivira/games/screens'
import type { ComponentType } from 'react'
import type { NavIcon } from './shell/nav-icons.ts'

export type Role = 'visitor' | UserType

export type NavItem = {
  /** The words of the navigation bar. */
  label: string
  /** Shorter words for the bar at the foot of a phone; the label when absent. */
  short?: string
  icon: NavIcon
  /** On a phone it stands in the account's menu, the bar at its foot having room for five. */
  inMenu?: true
}

export type Route = {
  /** ':name' stands for one segment; a page reads it with wouter's useParams. */
  path: string
  load: () => Promise<{ default: ComponentType }>
  /** Present when the navigation bar links to it. */
  nav?: NavItem
  /** The path of the navigation bar's link that stays marked here. */
  under?: string
}

const landing = () => import('../pages/landing.tsx')
const login = () => import('../pages/login.tsx')
const register = () => import('../pages/register.tsx')
const adminDashboard = () => import('../pages/admin-dashboard.tsx')
const subjectMaterials = () => import('../pages/subject-materials.tsx')
const quizViewer = () => import('../pages/quiz-viewer.tsx')
const teacherDashboard = () => import('../pages/teacher-dashboard.tsx')
const join = () => import('../pages/join.tsx')
const consents = () => import('../pages/consents.tsx')
const memory = () => import('../pages/memory.tsx')
const idleAccounts = () => import('../pages/idle-accounts.tsx')
const consentSheet = () => import('../pages/consent-sheet.tsx')
const printCards = () => import('../pages/print-cards.tsx')
const dictation = () => import('../pages/dictation.tsx')
const studentDashboard = () => import('../pages/student-dashboard.tsx')

/** The hub and every game of the catalogue. */
const games: readonly Route[] = [
  { path: '/games', load: () => import('../pages/games.tsx'), nav: { label: 'Jogos', icon: 'gamepad' } },
  ...Object.entries(screens).map(([path, screen]) => ({
    path,
    under: '/games',
    load() {
      // Both at once; a failure is told when the page wants its screen.
      screen().catch(() => {})
      return import('../pages/game.tsx')
    },
  })),
]

/** Where the link of an e-mail leads: its secret stands behind '#', and in the path of e-mails sent before. */
const emailLink = (name: string, load: Route['load']): readonly Route[] => [
  { path: `/${name}`, load },
  { path: `/${name}/:token`, load },
]

/** What is there for visitors and signed-in people alike: the links in e-mails, and what everybody may read. */
const forAll: readonly Route[] = [
  { path: '/privacy', load: () => import('../pages/privacy.tsx') },
  ...emailLink('confirm-email', () => import('../pages/confirm-email.tsx')),
  ...emailLink('consent', () => import('../pages/consent.tsx')),
  { path: '/unlock', load: () => import('../pages/unlock.tsx') },
  ...emailLink('verify-email', () => import('../pages/verify-email.tsx')),
  ...emailLink('reset-password', () => import('../pages/reset-password.tsx')),
]

/** What every signed-in person has. */
const forUsers: readonly Route[] = [
  { path: '/profile', load: () => import('../pages/profile.tsx') },
  { path: '/comfort', load: () => import('../pages/comfort.tsx') },
  { path: '/help', load: () => import('../pages/help.tsx') },
  ...forAll,
]

/**
 * Every screen there is, by who may see it. It drives the router, the navigation bar and the loading ahead of links;
 * a path that is not in one's table does not exist.
 */
export const routes: Record<Role, readonly Route[]> = {
  visitor: [
    { path: '/', load: landing },
    { path: '/login', load: login },
    { path: '/register', load: register },
    { path: '/forgot-password', load: () => import('../pages/forgot-password.tsx') },
    ...forAll,
  ],
  student: [
    { path: '/', load: studentDashboard, under: '/dashboard' },
    { path: '/dashboard', load: studentDashboard, nav: { label: 'Dashboard', short: 'Início', icon: 'house' } },
    {
      path: '/study-materials',
      load: () => import('../pages/study-materials.tsx'),
      nav: { label: 'Estudar', icon: 'bookOpen' },
    },
    { path: '/study/:materialId', load: () => import('../pages/study.tsx'), under: '/study-materials' },
    { path: '/quiz-list', load: () => import('../pages/quiz-list.tsx'), nav: { label: 'Quiz', icon: 'checks' } },
    { path: '/quiz/:materialId', load: () => import('../pages/quiz.tsx'), under: '/quiz-list' },
    ...games,
    {
      path: '/achievements',
      load: () => import('../pages/achievements.tsx'),
      nav: { label: 'Conquistas', icon: 'trophy' },
    },
    { path: '/material-view/:subjectId', load: subjectMaterials, under: '/study-materials' },
    ...forUsers,
    { path: '/join', load: join, nav: { label: 'Turmas', icon: 'school', inMenu: true } },
    { path: '/join/:code', load: join, under: '/join' },
    { path: '/print/cards/:scope/:id', load: printCards, under: '/study-materials' },
    { path: '/quiz-history', load: () => import('../pages/quiz-history.tsx'), under: '/quiz-list' },
    { path: '/study-missed', load: () => import('../pages/study-missed.tsx'), under: '/quiz-list' },
    { path: '/dictation/:materialId', load: dictation, under: '/study-materials' },
    { path: '/study-today', load: () => import('../pages/study-today.tsx'), under: '/study-materials' },
  ],
  teacher: [
    { path: '/', load: teacherDashboard, under: '/dashboard' },
    { path: '/dashboard', load: teacherDashboard, nav: { label: 'Dashboard', short: 'Início', icon: 'house' } },
    {
      path: '/upload-material',
      load: () => import('../pages/upload-material.tsx'),
      nav: { label: 'Novo Material', short: 'Novo', icon: 'newFile' },
    },
    {
      path: '/manage-materials',
      load: () => import('../pages/manage-materials.tsx'),
      nav: { label: 'Meus Materiais', short: 'Materiais', icon: 'library' },
    },
    {
      path: '/classes',
      load: () => import('../pages/classes.tsx'),
      nav: { label: 'Turmas', icon: 'school' },
    },
    { path: '/consents', load: consents, under: '/classes' },
    { path: '/consents/sheet', load: consentSheet, under: '/classes' },
    { path: '/idle-accounts', load: idleAccounts, under: '/classes' },
    { path: '/classes/:classId', load: () => import('../pages/class.tsx'), under: '/classes' },
    { path: '/assignments/:assignmentId', load: () => import('../pages/assignment.tsx'), under: '/classes' },
    {
      path: '/student-progress',
      load: () => import('../pages/student-progress.tsx'),
      nav: { label: 'Progresso Alunos', short: 'Progresso', icon: 'people' },
    },
    {
      path: '/student-progress/:pupilId',
      load: () => import('../pages/pupil-progress.tsx'),
      under: '/student-progress',
    },
    {
      path: '/reports',
      load: () => import('../pages/reports.tsx'),
      nav: { label: 'Relatórios', icon: 'chart', inMenu: true },
    },
    { path: '/memory', load: memory, under: '/reports' },
    { path: '/subjects', load: () => import('../pages/subjects.tsx'), under: '/manage-materials' },
    { path: '/import-material', load: () => import('../pages/import-material.tsx'), under: '/upload-material' },
    { path: '/material-view/:subjectId', load: subjectMaterials, under: '/manage-materials' },
    { path: '/print/cards/:scope/:id', load: printCards, under: '/manage-materials' },
    { path: '/print/quiz/:scope/:id', load: () => import('../pages/print-quiz.tsx'), under: '/manage-materials' },
    { path: '/cards/:materialId', load: () => import('../pages/card-viewer.tsx'), under: '/manage-materials' },
    { path: '/quiz-view/:materialId', load: quizViewer, under: '/manage-materials' },
    {
      path: '/study-preview/:materialId',
      load: () => import('../pages/study-preview.tsx'),
      under: '/manage-materials',
    },
    { path: '/quiz-preview/:materialId', load: () => import('../pages/quiz-preview.tsx'), under: '/manage-materials' },
    { path: '/assistant/:materialId', load: () => import('../pages/assistant.tsx'), under: '/manage-materials' },
    { path: '/dictation/:materialId', load: dictation, under: '/manage-materials' },
    { path: '/words/:materialId', load: () => import('../pages/words.tsx'), under: '/manage-materials' },
    { path: '/figures/:materialId', load: () => import('../pages/figures.tsx'), under: '/manage-materials' },
    { path: '/problems/:materialId', load: () => import('../pages/problems.tsx'), under: '/manage-materials' },
    { path: '/review/:materialId', load: () => import('../pages/review.tsx'), under: '/manage-materials' },
    { path: '/drawings', load: () => import('../pages/drawings.tsx') },
    ...games.map(({ path, load }) => ({ path, load, under: '/manage-materials' })),
    ...forUsers,
  ],
  admin: [
    { path: '/', load: adminDashboard, under: '/dashboard' },
    { path: '/admin', load: adminDashboard, under: '/dashboard' },
    { path: '/admin-dashboard', load: adminDashboard, under: '/dashboard' },
    { path: '/dashboard', load: adminDashboard, nav: { label: 'Dashboard', icon: 'house' } },
    {
      path: '/drawings',
      load: () => import('../pages/drawings.tsx'),
      nav: { label: 'Desenhos', icon: 'palette', inMenu: true },
    },
    { path: '/consents', load: consents, under: '/dashboard' },
    { path: '/consents/sheet', load: consentSheet, under: '/dashboard' },
    { path: '/idle-accounts', load: idleAccounts, under: '/dashboard' },
    { path: '/memory', load: memory, under: '/dashboard' },
    { path: '/admin/jobs', load: () => import('../pages/admin-jobs.tsx'), under: '/dashboard' },
    { path: '/admin/hidden-text', load: () => import('../pages/admin-hidden-text.tsx'), under: '/dashboard' },
    { path: '/admin/asked-words', load: () => import('../pages/admin-asked-words.tsx'), under: '/dashboard' },
    { path: '/admin/fact-kinds', load: () => import('../pages/admin-fact-kinds.tsx'), under: '/dashboard' },
    { path: '/admin/storage', load: () => import('../pages/admin-storage.tsx'), under: '/dashboard' },
    { path: '/admin/ai-usage', load: () => import('../pages/admin-ai-usage.tsx'), under: '/dashboard' },
    { path: '/admin/acts', load: () => import('../pages/admin-acts.tsx'), under: '/dashboard' },
    { path: '/admin/security', load: () => import('../pages/admin-security.tsx'), under: '/dashboard' },
    { path: '/admin/backup', load: () => import('../pages/admin-backup.tsx'), under: '/dashboard' },
    ...forUsers,
  ],
}
