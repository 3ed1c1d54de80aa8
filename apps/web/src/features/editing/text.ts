import type { ItemKind } from '@capivira/core/editing/contract'

/** What each kind is called, and what is said about it. */
export const kinds: Record<
  ItemKind,
  {
    one: string
    many: string
    /** Of what a passage is the source. */
    of: string
    tab: string
    add: string
    added: string
    removed: string
    path: string
    empty: string
    emptyPart: string
  }
> = {
  card: {
    one: 'card',
    many: 'cards',
    of: 'deste card',
    tab: 'Cards',
    add: 'Novo card',
    added: 'Card acrescentado',
    removed: 'Card excluído. Ele não volta quando o PDF for reprocessado.',
    path: '/cards',
    empty: 'Nenhum flip card encontrado',
    emptyPart: 'Nenhum card desta parte',
  },
  question: {
    one: 'questão',
    many: 'questões',
    of: 'desta questão',
    tab: 'Questões',
    add: 'Nova questão',
    added: 'Questão acrescentada',
    removed: 'Questão excluída. Ela não volta quando o PDF for reprocessado.',
    path: '/quiz-view',
    empty: 'Nenhuma questão encontrada',
    emptyPart: 'Nenhuma questão desta parte',
  },
  word: {
    one: 'palavra',
    many: 'palavras',
    of: 'desta palavra',
    tab: 'Palavras',
    add: 'Nova palavra',
    added: 'Palavra acrescentada',
    removed: 'Palavra excluída. Ela não volta quando o PDF for reprocessado.',
    path: '/words',
    empty: 'Nenhuma palavra encontrada',
    emptyPart: 'Nenhuma palavra desta parte',
  },
}

export const text = {
  saved: 'Alterações salvas',
  saveFailed: 'Não foi possível salvar. O que você digitou continua aqui: tente de novo.',
  stateFailed: 'Não foi possível salvar a mudança. Tente de novo.',
  advice: 'Conselhos, se quiser seguir',
  more: 'Gerar mais sobre esta parte',
  moreFailed: 'Não foi possível gerar mais agora. Tente de novo em instantes.',
} as const

/** What the badges of an item say: a card is masculine, a question and a word are feminine. */
export function marksOf(
  kind: ItemKind,
): Record<'hidden' | 'edited' | 'own' | 'requested' | 'refused' | 'ofKind', string> {
  const end = kind === 'card' ? 'o' : 'a'
  return {
    hidden: `Ocult${end} dos alunos`,
    edited: `Editad${end} por você`,
    own: `Escrit${end} por você`,
    requested: `Gerad${end} a pedido`,
    refused: `Recusad${end}`,
    ofKind: `Retirad${end} pela administração`,
  }
}
