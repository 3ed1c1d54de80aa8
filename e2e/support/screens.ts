/** The screens that a pupil comes to without choosing a material. */
export const pupilScreens: readonly string[] = [
  '/dashboard',
  '/study-materials',
  '/quiz-list',
  '/games',
  '/achievements',
  '/profile',
  '/comfort',
]
