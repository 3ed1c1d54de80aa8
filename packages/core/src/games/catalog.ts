/** The icons of games, each of which apps/web/src/features/games/icon.ts draws. */
export type GameIcon = 'brain' | 'zap' | 'search' | 'building' | 'palette' | 'puzzle' | 'clock' | 'link'

type Entry = {
  id: string
  /** The folder of packages/games/src that holds it; its screen is `screen.tsx` there. */
  folder: string
  /** Where its screen is. */
  route: `/${string}`
  /** Where the end of its round is told; null for one that goes on for ever. */
  end: `/api/games/${string}/complete` | null
  title: string
  icon: GameIcon
  /** XP named in the hub; what a round pays is the game's own formula. */
  xpReward: number
  difficulty: 'fácil' | 'médio' | 'difícil'
  unlockLevel: number
  category: string
  estimatedTime: string
  /** One sentence for the hub. */
  description: string
}

const entries = [
  {
    id: 'memory-cards',
    folder: 'memory',
    route: '/games/memory',
    end: '/api/games/memory/complete',
    title: 'Jogo da Memória',
    icon: 'brain',
    xpReward: 15,
    difficulty: 'fácil',
    unlockLevel: 1,
    category: 'Memória',
    estimatedTime: '5-8 min',
    description: 'Vire as cartas e junte cada pergunta com a sua resposta.',
  },
  {
    id: 'quick-quiz',
    folder: 'lightning-quiz',
    route: '/games/lightning-quiz',
    end: '/api/games/lightning-quiz/complete',
    title: 'Quiz Relâmpago',
    icon: 'zap',
    xpReward: 20,
    difficulty: 'médio',
    unlockLevel: 1,
    category: 'Conhecimento',
    estimatedTime: '3-5 min',
    description: 'Responda às perguntas antes que o tempo acabe.',
  },
  {
    id: 'word-puzzle',
    folder: 'word-search',
    route: '/games/word-search',
    end: '/api/games/word-search/complete',
    title: 'Caça-Palavras',
    icon: 'search',
    xpReward: 18,
    difficulty: 'médio',
    unlockLevel: 1,
    category: 'Vocabulário',
    estimatedTime: '7-10 min',
    description: 'Encontre as palavras do material escondidas na grade.',
  },
  {
    id: 'geo-explorer',
    folder: 'city',
    route: '/games/geo-explorer',
    end: null,
    title: 'Cidade Sustentável',
    icon: 'building',
    xpReward: 50,
    difficulty: 'difícil',
    unlockLevel: 1,
    category: 'Geografia',
    estimatedTime: '15-20 min',
    description: 'Construa uma cidade boa de viver sem maltratar a natureza.',
  },
  {
    id: 'coloring-game',
    folder: 'coloring',
    route: '/coloring-game',
    end: '/api/games/coloring/complete',
    title: 'Ateliê de Colorir',
    icon: 'palette',
    xpReward: 20,
    difficulty: 'fácil',
    unlockLevel: 1,
    category: 'Criatividade',
    estimatedTime: '15-20 min',
    description: 'Pinte paisagens ou crie um desenho com as suas palavras.',
  },
  {
    id: 'geo-exploradores',
    folder: 'puzzle',
    route: '/geo-exploradores',
    end: '/api/games/geo-exploradores/complete',
    title: 'Quebra-Cabeça',
    icon: 'puzzle',
    xpReward: 33,
    difficulty: 'médio',
    unlockLevel: 1,
    category: 'Geografia',
    estimatedTime: '5-10 min',
    description: 'Deslize as peças até a paisagem aparecer inteira.',
  },
  {
    id: 'timeline-challenge',
    folder: 'timeline',
    route: '/games/timeline',
    end: '/api/games/timeline-challenge/complete',
    title: 'Linha do Tempo',
    icon: 'clock',
    xpReward: 22,
    difficulty: 'médio',
    unlockLevel: 1,
    category: 'Sequência',
    estimatedTime: '8-12 min',
    description: 'Coloque os acontecimentos na ordem em que se deram.',
  },
  {
    id: 'concept-builder',
    folder: 'concept-builder',
    route: '/games/concept-builder',
    end: '/api/games/concept-builder/complete',
    title: 'Construtor de Conceitos',
    icon: 'link',
    xpReward: 25,
    difficulty: 'médio',
    unlockLevel: 1,
    category: 'Conexões',
    estimatedTime: '10-12 min',
    description: 'Ligue cada termo ao que ele quer dizer e arrume-os por assunto.',
  },
] as const satisfies readonly Entry[]

/** What the hub shows of a game. */
export type GameInfo = Entry & { id: (typeof entries)[number]['id'] }

/**
 * Every game there is, in the hub's order; the hub needs no more of a game than this. Which games calls speak of, what
 * the pages are built from, budgets, first views, what is kept while the network is away, and benches read it too.
 */
export const catalog: readonly GameInfo[] = entries

/** What the hub shows of a game. */
export function infoOf(id: GameInfo['id']): GameInfo {
  const info = catalog.find(one => one.id === id)
  if (!info) throw new Error(`there is no game ${id} in the catalogue`)
  return info
}
