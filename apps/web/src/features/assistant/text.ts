import type { AnsweredItem } from '@capivira/core/assistant/contract'

type Outcome = AnsweredItem['outcome']

export const text = {
  title: 'Pedir a um assistente',
  subtitle:
    'Use o assistente de conversa que a sua escola permite: a Capivira confere com o texto cada item que ele escrever.',
  private: 'A Capivira não envia nada a ninguém: quem copia e cola é você. Neste texto não há dado de aluno.',
  copied: 'Copiado. Agora cole no assistente.',
  notCopied:
    'Este navegador não deixa copiar sozinho. O texto está selecionado: copie com Ctrl+C ou segure o dedo sobre ele.',
  sendFailed: 'Não foi possível conferir a resposta',
  sendFailedHint: 'O que você colou continua aqui. Tente de novo.',
  noText: 'Este material não tem texto de um PDF para copiar.',
} as const

export const outcomes: Readonly<Record<Outcome, { badge: string; tone: 'primary' | 'info' | 'danger' | 'neutral' }>> = {
  published: { badge: 'Aceito', tone: 'primary' },
  suggested: { badge: 'Espera por você', tone: 'info' },
  refused: { badge: 'Recusado', tone: 'danger' },
  duplicate: { badge: 'Já existe', tone: 'neutral' },
}

export const kinds: Readonly<Record<AnsweredItem['kind'], string>> = {
  card: 'Card',
  question: 'Questão',
  word: 'Palavra',
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** What became of an answer, in one sentence. */
export function summaryOf({
  published,
  suggested,
  refused,
  duplicates,
}: {
  published: number
  suggested: number
  refused: number
  duplicates: number
}): string {
  const said = [
    published > 0 && many(published, 'item aceito, já com os alunos', 'itens aceitos, já com os alunos'),
    suggested > 0 && many(suggested, 'espera por você', 'esperam por você'),
    refused > 0 && many(refused, 'recusado', 'recusados'),
    duplicates > 0 && many(duplicates, 'já existia', 'já existiam'),
  ].filter(part => part !== false)
  return `${said.join('; ')}.`
}

/** The name of the file in which a text is handed over. */
export const fileNameOf = (title: string, part: { number: number; of: number }): string => {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${name || 'material'}${part.of > 1 ? `-parte-${part.number}` : ''}.txt`
}
