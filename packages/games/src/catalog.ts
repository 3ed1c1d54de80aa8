import type { GameId } from '@capivira/core/games/contract'
import type { GameInfo } from './game.ts'

const entry = (
  id: GameId,
  [folder, route, end]: [GameInfo['folder'], GameInfo['route'], GameInfo['end']],
  title: string,
  icon: GameInfo['icon'],
  [xpReward, difficulty, category, estimatedTime]: [number, GameInfo['difficulty'], string, string],
  description: string,
): GameInfo => ({
  id,
  folder,
  route,
  end,
  title,
  icon,
  xpReward,
  difficulty,
  category,
  estimatedTime,
  description,
  unlockLevel: 1,
})

/**
 * Every game there is, in the hub's order; the hub needs no more of a game than this. What the pages are built from, budgets, first views,
 * what is kept while the network is away, and benches read it too.
 */
export const catalog: readonly GameInfo[] = [
  entry(
    'memory-cards',
    ['memory', '/games/memory', '/api/games/memory/complete'],
    'Jogo da Memória',
    'brain',
    [15, 'fácil', 'Memória', '5-8 min'],
    'Vire as cartas e junte cada pergunta com a sua resposta.',
  ),
  entry(
    'quick-quiz',
    ['lightning-quiz', '/games/lightning-quiz', '/api/games/lightning-quiz/complete'],
    'Quiz Relâmpago',
    'zap',
    [20, 'médio', 'Conhecimento', '3-5 min'],
    'Responda às perguntas antes que o tempo acabe.',
  ),
  entry(
    'word-puzzle',
    ['word-search', '/games/word-search', '/api/games/word-search/complete'],
    'Caça-Palavras',
    'search',
    [18, 'médio', 'Vocabulário', '7-10 min'],
    'Encontre as palavras do material escondidas na grade.',
  ),
  entry(
    'geo-explorer',
    ['city', '/games/geo-explorer', null],
    'Cidade Sustentável',
    'building',
    [50, 'difícil', 'Geografia', '15-20 min'],
    'Construa uma cidade boa de viver sem maltratar a natureza.',
  ),
  entry(
    'coloring-game',
    ['coloring', '/coloring-game', '/api/games/coloring/complete'],
    'Ateliê de Colorir',
    'palette',
    [20, 'fácil', 'Criatividade', '15-20 min'],
    'Pinte paisagens ou crie um desenho com as suas palavras.',
  ),
  entry(
    'geo-exploradores',
    ['puzzle', '/geo-exploradores', '/api/games/geo-exploradores/complete'],
    'Quebra-Cabeça',
    'puzzle',
    [33, 'médio', 'Geografia', '5-10 min'],
    'Deslize as peças até a paisagem aparecer inteira.',
  ),
  entry(
    'timeline-challenge',
    ['timeline', '/games/timeline', '/api/games/timeline-challenge/complete'],
    'Linha do Tempo',
    'clock',
    [22, 'médio', 'Sequência', '8-12 min'],
    'Coloque os acontecimentos na ordem em que se deram.',
  ),
  entry(
    'concept-builder',
    ['concept-builder', '/games/concept-builder', '/api/games/concept-builder/complete'],
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
