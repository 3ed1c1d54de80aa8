export const text = {
  empty: 'Quiz não disponível',
  noQuestions:
    'Este material ainda não possui questões geradas. Elas podem estar sendo processadas ou houve um problema ' +
    'na geração.',
  goneHint: 'Este material não existe mais, ou o endereço está errado.',
  inReview: 'As questões ainda estão com quem ensina',
  inReviewHint:
    'O material já foi lido, mas quem ensina ainda não liberou as questões. Elas aparecem aqui quando isso acontecer.',
  howMany: 'Quantas questões hoje?',
  howManyHint: 'A cada vez vêm outras, em outra ordem: primeiro as que você errou e as que já pedem revisão.',
  wholeHint: 'Só o quiz com todas as questões conclui uma tarefa do professor e vale a conquista “Nota 10”.',
  taskHint: 'A tarefa pede o quiz com todas as questões. As rodadas menores são um treino.',
  goOnWith: (count: number) => `Continuar a rodada de ${count} que deixei`,
  trained: 'Esta rodada foi um treino: a tarefa pede o quiz com todas as questões.',
  otherSize: 'Outra quantidade',
  round: (count: number, isWhole: boolean, minutes: number) =>
    `${isWhole ? `Todas as ${count}` : count} questões · cerca de ${minutes} minutos`,
  next: 'Próxima Questão',
  finish: 'Finalizar Quiz',
  previous: 'Anterior',
  right: 'Correto!',
  wrong: 'Incorreto!',
  rightOption: 'Resposta certa:',
  computing: 'Calculando resultado...',
  goOn: 'Continuar',
  readCalmly: 'Ler com calma',
  again: 'Refazer Quiz',
  recounted: 'O quiz mudou enquanto você respondia, e o resultado foi contado de novo.',
  saveFailed: 'Não foi possível salvar o resultado do quiz',
  retrySave: 'Salvar de novo',
  keysHint: 'No teclado: A a D escolhem, Enter confirma.',
} as const

/** What stands in the address of a quiz that a task leads to. */
export const askedByTask = 'tarefa'

export const optionLetters = ['A', 'B', 'C', 'D', 'E'] as const
