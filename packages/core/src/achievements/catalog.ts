import type * as z from 'zod/mini'
import type { Totals } from '../progress/totals.ts'
import type { achievementType } from './contract.ts'

/** What an achievement is measured by: a pupil's totals, the streak in days, or the core level. */
export type Metrics = Totals & { streak: number; level: number }

/** Drawings that exist for achievements, each for one of them: what was earned is known by its picture. */
export type AchievementIcon =
  | 'card'
  | 'seedling'
  | 'open-book'
  | 'backpack'
  | 'shield'
  | 'brain'
  | 'books'
  | 'memo'
  | 'gem'
  | 'calendar'
  | 'flame'
  | 'volcano'
  | 'hourglass'
  | 'sun'
  | 'crown'
  | 'bulb'
  | 'magnifier'
  | 'medal'
  | 'cap'
  | 'star'
  | 'sparkles'
  | 'target'
  | 'rocket'
  | 'cloud'
  | 'planet'
  | 'telescope'
  | 'thumbs-up'
  | 'bolt'
  | 'trophy'
  | 'party'
  | 'fireworks'
  | 'joystick'
  | 'die'
  | 'ball'
  | 'puzzle'
  | 'rainbow'

export type Achievement = {
  id: string
  name: string
  description: string
  icon: AchievementIcon
  type: z.output<typeof achievementType>
  metric: keyof Metrics
  /** The metric's value from which it is earned. */
  requirement: number
  xpReward: number
}

const entry = (
  type: Achievement['type'],
  metric: keyof Metrics,
  requirement: number,
  icon: AchievementIcon,
  xpReward: number,
  name: string,
  description: string,
): Achievement => ({ id: `${metric}-${requirement}`, type, metric, requirement, icon, xpReward, name, description })

/** Every achievement there is, in the order of the achievements screen. One entry is all a new one takes. */
export const achievements: readonly Achievement[] = [
  entry('cards', 'cards', 1, 'card', 10, 'Primeira virada', 'Avalie o seu primeiro flip card.'),
  entry('cards', 'cards', 10, 'seedling', 20, 'Pegando o jeito', 'Estude 10 cards diferentes.'),
  entry('cards', 'cards', 25, 'open-book', 25, 'Bom começo', 'Estude 25 cards diferentes.'),
  entry('cards', 'cards', 50, 'backpack', 40, 'Meia centena', 'Estude 50 cards diferentes.'),
  entry('cards', 'cards', 100, 'shield', 60, 'Centurião dos cards', 'Estude 100 cards diferentes.'),
  entry('cards', 'cards', 250, 'brain', 100, 'Memória de capivara', 'Estude 250 cards diferentes.'),
  entry('cards', 'cards', 500, 'books', 150, 'Biblioteca na cabeça', 'Estude 500 cards diferentes.'),
  entry('cards', 'reviews', 100, 'memo', 40, 'Revisar é aprender', 'Faça 100 avaliações de cards.'),
  entry('cards', 'reviews', 1000, 'gem', 200, 'Mestre da revisão', 'Faça 1.000 avaliações de cards.'),

  entry('streak', 'streak', 2, 'calendar', 10, 'De novo hoje', 'Estude 2 dias seguidos.'),
  entry('streak', 'streak', 3, 'flame', 20, 'Esquentando', 'Estude 3 dias seguidos.'),
  entry('streak', 'streak', 7, 'volcano', 50, 'Semana em chamas', 'Estude 7 dias seguidos.'),
  entry('streak', 'streak', 14, 'hourglass', 80, 'Duas semanas firmes', 'Estude 14 dias seguidos.'),
  entry('streak', 'streak', 30, 'sun', 150, 'Mês de dedicação', 'Estude 30 dias seguidos.'),
  entry('streak', 'streak', 60, 'crown', 250, 'Hábito de ouro', 'Estude 60 dias seguidos.'),

  entry('quiz', 'quizzes', 1, 'bulb', 10, 'Primeiro quiz', 'Termine o seu primeiro quiz.'),
  entry('quiz', 'quizzes', 5, 'magnifier', 25, 'Perguntador', 'Termine 5 quizzes.'),
  entry('quiz', 'quizzes', 20, 'medal', 60, 'Craque dos quizzes', 'Termine 20 quizzes.'),
  entry('quiz', 'quizzes', 50, 'cap', 120, 'Sabe-tudo', 'Termine 50 quizzes.'),
  entry('quiz', 'perfectQuizzes', 1, 'star', 30, 'Nota 10', 'Acerte todas as questões de um quiz.'),
  entry('quiz', 'perfectQuizzes', 5, 'sparkles', 80, 'Coleção de notas 10', 'Acerte todas as questões em 5 quizzes.'),
  entry('quiz', 'perfectQuizzes', 15, 'target', 150, 'Pontaria perfeita', 'Acerte todas as questões em 15 quizzes.'),

  entry('level', 'level', 2, 'rocket', 30, 'Decolagem', 'Chegue ao nível de estudo 2.'),
  entry('level', 'level', 3, 'cloud', 50, 'Rumo às nuvens', 'Chegue ao nível de estudo 3.'),
  entry('level', 'level', 5, 'planet', 80, 'Em órbita', 'Chegue ao nível de estudo 5.'),
  entry('level', 'level', 10, 'telescope', 200, 'Explorador das estrelas', 'Chegue ao nível de estudo 10.'),

  entry('special', 'dailyChallenges', 1, 'thumbs-up', 20, 'Desafio aceito', 'Complete um desafio diário.'),
  entry('special', 'dailyChallenges', 7, 'bolt', 60, 'Sete desafios', 'Complete 7 desafios diários.'),
  entry('special', 'dailyChallenges', 30, 'trophy', 150, 'Imparável', 'Complete 30 desafios diários.'),
  entry('special', 'materialsCompleted', 1, 'party', 40, 'Material completo', 'Estude todos os cards de um material.'),
  entry(
    'special',
    'materialsCompleted',
    5,
    'fireworks',
    100,
    'Cinco de uma vez',
    'Estude todos os cards de 5 materiais.',
  ),
  entry('special', 'games', 1, 'joystick', 10, 'Hora de brincar', 'Termine um jogo.'),
  entry('special', 'games', 10, 'die', 30, 'Dez partidas', 'Termine 10 partidas de jogos.'),
  entry('special', 'games', 50, 'ball', 100, 'Mestre do recreio', 'Termine 50 partidas de jogos.'),
  entry('special', 'gameKinds', 5, 'puzzle', 60, 'Joga de tudo', 'Termine 5 jogos diferentes.'),
  entry('special', 'gameKinds', 8, 'rainbow', 100, 'Coleção completa', 'Termine os 8 jogos, cada um ao menos uma vez.'),
]

/** How much of each achievement these measures make, by its id: never more than it takes. */
export const progressOf = (metrics: Metrics): Record<string, number> =>
  Object.fromEntries(
    achievements.map(({ id, metric, requirement }) => [id, Math.min(requirement, Math.max(0, metrics[metric]))]),
  )
