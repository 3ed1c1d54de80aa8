import type { getCoverage, Item } from '@capivira/core/editing/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'

type Coverage = ReplyOf<typeof getCoverage>

/** One page of the map: how many items come from it, and how well it could be read. */
export type PageTile = {
  page: number
  cards: number
  questions: number
  words: number
  total: number
  /** 'items' where something was made of the page. */
  state: 'items' | 'empty' | 'doubtful' | 'unreadable'
}

const columns = { card: 'cards', question: 'questions', word: 'words' } as const

/** The map of a material's pages, from what could be read and the items there are. */
export function tilesOf(pages: Coverage['pages'], items: readonly Pick<Item, 'kind' | 'sourcePage'>[]): PageTile[] {
  const tiles = new Map<number, PageTile>()
  for (const { page, reading } of pages) {
    const state = reading === 'read' ? 'empty' : reading
    tiles.set(page, { page, cards: 0, questions: 0, words: 0, total: 0, state })
  }
  for (const { kind, sourcePage } of items) {
    const tile = sourcePage === null ? undefined : tiles.get(sourcePage)
    if (!tile) continue
    tile[columns[kind]]++
    tile.total++
    if (tile.state === 'empty') tile.state = 'items'
  }
  return [...tiles.values()]
}

/** 'Página 3: 2 cards, 1 questão' for those who listen. */
export function tileLabel({ page, cards, questions, words, total, state }: PageTile): string {
  const counts = [
    cards && `${cards} ${cards === 1 ? 'card' : 'cards'}`,
    questions && `${questions} ${questions === 1 ? 'questão' : 'questões'}`,
    words && `${words} ${words === 1 ? 'palavra' : 'palavras'}`,
  ].filter(Boolean)
  const reading = { unreadable: 'sem texto legível', doubtful: 'lida com dificuldade', items: '', empty: '' }[state]
  const said = [reading, total > 0 ? counts.join(', ') : state === 'unreadable' ? '' : 'sem itens']
  return `Página ${page}: ${said.filter(Boolean).join('; ')}`
}

/** '12 páginas com itens, 3 sem itens, 1 ilegível.' */
export function summaryOf(tiles: readonly PageTile[]): string {
  const count = (test: (tile: PageTile) => boolean) => tiles.filter(test).length
  const withItems = count(({ total }) => total > 0)
  const without = count(({ total, state }) => total === 0 && state !== 'unreadable')
  const unreadable = count(({ state, total }) => state === 'unreadable' && total === 0)
  const doubtful = count(({ state }) => state === 'doubtful')
  const parts = [
    `${withItems} ${withItems === 1 ? 'página' : 'páginas'} com itens`,
    without > 0 && `${without} sem itens`,
    doubtful > 0 && `${doubtful} ${doubtful === 1 ? 'lida' : 'lidas'} com dificuldade`,
    unreadable > 0 && `${unreadable} sem texto legível`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
