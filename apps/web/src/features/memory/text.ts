import type { MemoryReport, MemoryStanding } from '@capivira/core/memory/contract'
import { formatCount, formatDate, formatNumber } from '../../lib/format.ts'

/** Whose memory is spoken of, and whose weights it has when it has none of its own. */
export type Scope = 'school' | 'turma'

const words = {
  school: { who: 'A escola', own: 'os próprios', others: 'os pesos padrão', back: 'Voltar aos pesos padrão' },
  turma: { who: 'A turma', own: 'os próprios', others: 'os pesos da escola', back: 'Voltar aos pesos da escola' },
} as const
export const wordsOf = (scope: Scope) => words[scope]

/** 2.31 is '2,3'; a loss has three digits: 0.4123 is '0,412'. */
const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')

/** What is in use, and why. */
export function standingText(scope: Scope, standing: MemoryStanding, fewest: MemoryReport['fewest']): string {
  const { who, others } = words[scope]
  if (standing.isOff)
    return `${who} usa ${others} porque alguém voltou a eles. Fica assim até que os próprios sejam ligados de novo.`
  if (standing.use === 'own' && standing.usedSince) {
    return (
      `${who} usa pesos próprios desde ${formatDate(standing.usedSince)}: eles previram melhor as avaliações que ` +
      'vieram depois.'
    )
  }
  if (standing.heldOut === 0 && standing.ratings >= fewest.ratings) {
    return (
      `${who} usa ${others}. As avaliações ainda não mostram quanto dura a memória: são de poucos alunos, ou ` +
      'quase nada foi esquecido. Quem não lembrou deve marcar “Não lembrei”: “Difícil” quer dizer que lembrou ' +
      'com esforço.'
    )
  }
  if (!standing.before || standing.heldOut === 0) {
    return (
      `${who} usa ${others}. Para ter os próprios são precisas ${formatNumber(fewest.ratings)} avaliações feitas ` +
      `em um dia depois do primeiro, de ${fewest.pupils} alunos ou mais; por enquanto há ` +
      `${formatNumber(standing.ratings)}.`
    )
  }
  return `${who} usa ${others}: pesos próprios não preveriam as avaliações seguintes bem melhor do que o acaso.`
}

/** What the figures say, in words. */
export function lossText(scope: Scope, { heldOut, pupils, before, after }: MemoryStanding): string {
  if (!before || !after) return ''
  return (
    `Em ${formatCount(heldOut, 'avaliação', 'avaliações')} de ${formatCount(pupils, 'aluno', 'alunos')}, ` +
    'previstas só com o que veio antes delas, o erro (perda logarítmica; quanto menor, melhor) foi de ' +
    `${decimal(before.loss, 3)} com ${words[scope].others} e de ${decimal(after.loss, 3)} com os próprios.`
  )
}

/** How long a card rated 'médio' at first sight lasts. */
export function daysText(scope: Scope, { daysBefore, daysAfter, use }: MemoryStanding): string {
  const days = (value: number) => `${decimal(value, 1)} ${value < 1.95 ? 'dia' : 'dias'}`
  const before =
    'Um card avaliado como “médio” na primeira vez ainda é lembrado por nove de cada dez depois de ' +
    `${days(daysBefore)}, pelo que dizem ${words[scope].others}`
  if (daysAfter === null) return `${before}.`
  return `${before}; os próprios ${use === 'own' ? 'dizem' : 'diriam'} ${days(daysAfter)}.`
}
