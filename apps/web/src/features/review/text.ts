import type { Item, ItemKind } from '@capivira/core/editing/contract'
import type { Suggestion } from '@capivira/core/review/contract'
import type { PublicationPolicy, RefusalReason } from '@capivira/core/review/states'
import { formatNumber } from '../../lib/format.ts'

/** The five reasons, in the order of their keys, which stay the same whatever an item has, with what each means. */
export const reasons: readonly { reason: RefusalReason; label: string; means: string }[] = [
  { reason: 'de quem?', label: 'De quem?', means: 'não se entende de quem ou do que fala' },
  { reason: 'alternativas', label: 'Alternativas', means: 'as alternativas não servem' },
  { reason: 'português', label: 'Português', means: 'a frase está mal escrita' },
  { reason: 'não vale a pena', label: 'Não vale a pena', means: 'não ensina nada' },
  { reason: 'errado', label: 'Errado', means: 'o texto não diz isso' },
]

/** Only a question has options. */
export const isReasonFor = (reason: RefusalReason, kind: ItemKind): boolean =>
  reason !== 'alternativas' || kind === 'question'

export const policies: readonly { policy: PublicationPolicy; label: string; means: string }[] = [
  {
    policy: 'certain',
    label: 'Os certos vão direto',
    means: 'O que é certo vai para os alunos; o duvidoso espera você.',
  },
  { policy: 'reviewed', label: 'Só depois de eu revisar', means: 'Nada novo vai para os alunos antes de você ver.' },
  { policy: 'all', label: 'Publicar tudo', means: 'Tudo vai direto para os alunos; você corrige depois.' },
]

const percent = (right: number, answers: number) => Math.round((100 * right) / Math.max(1, answers))

/** Why an item waits, in one honest sentence. */
export function whyItWaits({ publicationReason, doubt }: Suggestion): string {
  if (publicationReason === 'answers' && doubt) {
    const { answers, right, rival, rivalTimes, strong, others } = doubt
    if (doubt.kind === 'rival')
      return (
        `As respostas dos alunos falam contra ela: de ${answers}, ${right} marcaram a certa e ${rivalTimes} ` +
        `marcaram “${rival}”. Confira o gabarito.`
      )
    return (
      `Quem vai bem no resto do quiz erra esta mais do que os outros (${percent(strong.right, strong.answers)}% ` +
      `contra ${percent(others.right, others.answers)}% de acertos). Confira o gabarito.`
    )
  }
  return {
    answers: 'As respostas dos alunos falam contra este item. Confira.',
    unproved: 'Não achamos no texto a prova do que diz. Compare com o trecho.',
    contradicted: 'O trecho não diz isso, ou diz o contrário. Compare com ele.',
    uncertain: 'Não temos certeza de que esteja bom. Você decide.',
    reading: 'A página foi difícil de ler: confira com o PDF.',
    policy: 'Você pediu para ver tudo antes dos alunos.',
    refused: '',
    kind: '',
  }[publicationReason ?? 'uncertain']
}

/** What is asked and what answers it. */
export function inOneLine(item: Item): string {
  if (item.kind === 'word') return `${item.word}: ${item.hint}`
  return item.kind === 'card' ? item.question : `${item.question} ${item.options.join('; ')}.`
}

export const text = {
  failed: 'Não foi possível salvar a decisão',
  again: 'Tente de novo em instantes.',
  takenBack: 'Decisão desfeita.',
  takenBackEdited: 'Decisão desfeita; o texto editado ficou.',
  nothingToTakeBack: 'Nada a desfazer nesta tela: o que você decidiu antes está nas listas do material.',
  noOptions: 'Não achamos outras alternativas do mesmo tipo: escreva as suas.',
  /** Said of what stands beside the next item; null where nothing was found. */
  offered: (offer: Item | null) =>
    offer === null
      ? `Recusado. ${text.noOptions} Os botões vêm a seguir.`
      : `Recusado. Que tal assim? ${inOneLine(offer)} Os botões vêm a seguir.`,
  publishFailed: 'Não foi possível publicar as sugestões',
  nothingPublished: 'Nada novo foi publicado',
  /** What 'Publicar tudo' leaves waiting. */
  inDoubt: (count: number) =>
    count === 1
      ? '1 sugestão continua esperando a sua revisão: as respostas dos alunos a puseram em dúvida.'
      : `${formatNumber(count)} sugestões continuam esperando a sua revisão: as respostas dos alunos as puseram ` +
        'em dúvida.',
  /** Half: what strict readers kept as it is of what the line holds back. */
  publishAll: (suggestions: string, title: string) =>
    `Os alunos passam a ver ${suggestions} de “${title}” como estão, e o que for escrito depois neste ` +
    'material. O que as respostas dos alunos puseram em dúvida continua esperando. Em testes com outros ' +
    'textos, leitores exigentes manteriam sem mudança cerca de metade do que a Capivira escreve e deixa ' +
    'esperando; de itens importados ou colados não há medida.',
} as const
