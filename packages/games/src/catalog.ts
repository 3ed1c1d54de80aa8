import type { GameId } from '@capivira/core/games/contract'
import type { GameInfo } from './game.ts'

const entry = (
  id: GameId,
  route: GameInfo['route'],
  title: string,
  icon: string,
  [xpReward, difficulty, category, estimatedTime]: [number, GameInfo['difficulty'], string, string],
  description: string,
): GameInfo => ({
  id,
  route,
  title,
  icon,
  xpReward,
  difficulty,
  category,
  estimatedTime,
  description,
  unlockLevel: 1,
})

/** Every game there is, in the hub's order; the hub needs no more of a game than this. */
export const catalog: readonly GameInfo[] = [
  entry(
    'memory-cards',
    '/games/memory',
    'Jogo da Memória',
    'brain',
    [15, 'fácil', 'Memória', '5-8 min'],
    'Vire as cartas e junte cada pergunta com a sua resposta.',
  ),
  entry(
    'quick-quiz',
    '/games/lightning-quiz',
    'Quiz Relâmpago',
    'zap',
    [20, 'médio', 'Conhecimento', '3-5 min'],
    'Responda às perguntas antes que o tempo acabe.',
  ),
  entry(
    'word-puzzle',
    '/games/word-search',
    'Caça-Palavras',
    'search',
    [18, 'médio', 'Vocabulário', '7-10 min'],
    'Encontre as palavras do material escondidas na grade.',
  ),
  entry(
    'geo-explorer',
    '/games/geo-explorer',
    'Cidade Sustentável',
    'building',
    [50, 'difícil', 'Geografia', '15-20 min'],
    'Construa uma cidade boa de viver sem maltratar a natureza.',
  ),
  entry(
    'coloring-game',
    '/coloring-game',
    'Ateliê de Colorir',
    'palette',
    [20, 'fácil', 'Criatividade', '15-20 min'],
    'Pinte paisagens ou crie um desenho com as suas palavras.',
  ),
  entry(
    'geo-exploradores',
    '/geo-exploradores',
    'Quebra-Cabeça',
    'puzzle',
    [33, 'médio', 'Geografia', '5-10 min'],
    'Deslize as peças até a paisagem aparecer inteira.',
  ),
  entry(
    'timeline-challenge',
    '/games/timeline',
    'Linha do Tempo',
    'clock',
    [22, 'médio', 'Sequência', '8-12 min'],
    'Coloque os acontecimentos na ordem em que se deram.',
  ),
  entry(
    'concept-builder',
    '/games/concept-builder',
    'Construtor de Conceitos',
    'link',
    [25, 'médio', 'Conexões', '10-12 min'],
    'Ligue cada termo ao que ele quer dizer e arrume-os por assunto.',
  ),
]

const byId = new Map(catalog.map(info => [info.id, info]))

/** What the hub shows of a game. */
export function infoOf(id: GameId): GameInfo {
  const info = byId.get(id)
  if (!info) throw new Error(`there is no game ${id} in the catalogue`)
  return info
}
