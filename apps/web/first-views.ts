import type { GameInfo } from '@capivira/core/games/catalog'
import { catalog } from '@capivira/core/games/catalog'

/** What somebody who opens an address at once needs, so that all of it can be asked for at the same time. */
export type FirstView = {
  who: 'visitor' | 'student' | 'teacher' | 'admin'
  /** As in src/app/routes.ts. */
  path: string
  /** The modules that are loaded for it, by the ends of their source paths; what they import comes along. */
  modules: readonly string[]
  /** The reads it begins with, in which ':name' is that of the path. Not made when the address has a query. */
  calls: readonly string[]
}

const bars = '/shell/bars.tsx'
const page = (name: string) => `/pages/${name}.tsx`

function pupil(path: string, name: string, ...calls: string[]): FirstView {
  return { who: 'student', path, modules: [bars, page(name)], calls }
}
function game({ id, route: path, folder, end }: GameInfo): FirstView {
  const modules = [bars, page('game'), `/games/src/${folder}/screen.tsx`]
  const begun = end ? `/api/games/open-round?gameId=${id}` : '/api/games/geo-explorer/city'
  return { who: 'student', path, modules, calls: ['/api/materials', '/api/my-classes', begun] }
}
function desk(who: 'teacher' | 'admin', path: string, name: string, ...calls: string[]): FirstView {
  return { who, path, modules: [bars, page(name)], calls }
}

/** The screens that must open quickly; the others find out step by step. */
export const firstViews: readonly FirstView[] = [
  { who: 'visitor', path: '/', modules: [page('landing')], calls: [] },
  { who: 'visitor', path: '/login', modules: [page('login')], calls: [] },
  { who: 'visitor', path: '/register', modules: [page('register')], calls: [] },
  pupil('/', 'student-dashboard', '/api/dashboard/student', '/api/goals'),
  pupil('/dashboard', 'student-dashboard', '/api/dashboard/student', '/api/goals'),
  pupil('/study-materials', 'study-materials', '/api/progress'),
  pupil('/study/:materialId', 'study', '/api/materials/:materialId', '/api/materials/:materialId/cards'),
  pupil('/study-today', 'study-today', '/api/study/today'),
  pupil('/quiz-list', 'quiz-list', '/api/materials'),
  pupil('/quiz/:materialId', 'quiz', '/api/materials/:materialId', '/api/materials/:materialId/quiz-questions'),
  pupil('/games', 'games', '/api/materials', '/api/my-classes', '/api/games/completed'),
  pupil(
    '/achievements',
    'achievements',
    '/api/achievements',
    '/api/user/achievements',
    '/api/user/achievements/progress',
  ),
  pupil('/join', 'join', '/api/my-classes', '/api/my-assignments'),
  pupil(
    '/material-view/:subjectId',
    'subject-materials',
    '/api/subjects/:subjectId',
    '/api/subjects/:subjectId/materials',
  ),
  pupil('/profile', 'profile'),
  pupil('/comfort', 'comfort'),
  pupil('/help', 'help'),
  pupil('/quiz-history', 'quiz-history', '/api/quiz-attempts'),
  pupil('/study-missed', 'study-missed', '/api/study/missed'),
  ...catalog.map(game),
  desk('teacher', '/', 'teacher-dashboard', '/api/dashboard/teacher', '/api/teacher/materials'),
  desk('teacher', '/dashboard', 'teacher-dashboard', '/api/dashboard/teacher', '/api/teacher/materials'),
  desk('teacher', '/manage-materials', 'manage-materials', '/api/teacher/materials'),
  desk('teacher', '/upload-material', 'upload-material'),
  desk('teacher', '/classes', 'classes', '/api/classes'),
  desk('teacher', '/student-progress', 'student-progress', '/api/classes'),
  desk('teacher', '/reports', 'reports', '/api/classes'),
  desk('admin', '/', 'admin-dashboard', '/api/admin/dashboard'),
  desk('admin', '/dashboard', 'admin-dashboard', '/api/admin/dashboard'),
]
