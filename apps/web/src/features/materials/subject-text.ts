import type { SubjectContents } from '@capivira/core/materials/subject-contract'
import { formatCount } from '../../lib/format.ts'

/** What the screens of subjects say. */
export const text = {
  created: 'Matéria criada',
  saved: 'Matéria atualizada',
  saveFailed: 'Não foi possível salvar a matéria',
  nameMissing: 'Dê um nome à matéria',
  orderFailed: 'Não foi possível mudar a ordem',
  archived: 'Matéria arquivada',
  restored: 'A matéria voltou a ser vista',
  archiveFailed: 'Não foi possível arquivar a matéria',
  restoreFailed: 'Não foi possível trazer a matéria de volta',
  archiveHint:
    'Os alunos deixam de ver esta matéria: materiais, quizzes, tarefas e jogos. O que estudaram continua ' +
    'guardado, e tudo volta como estava quando você a trouxer de volta.',
  merged: 'Matérias juntadas',
  mergeFailed: 'Não foi possível juntar as matérias',
  deleted: 'Matéria excluída',
  deleteFailed: 'Erro ao excluir',
  deleteRefused: 'Não foi possível excluir a matéria',
  noSubject: 'Nenhuma matéria ainda',
  noSubjectHint: 'Crie a primeira, ou envie um PDF: sem matéria escolhida, ele fica em “Geral”.',
  archivedNotice: 'Matéria arquivada: os alunos não a veem.',
} as const

/** What becomes of a subject's materials and of pupils' progress when it goes. */
export function deleteQuestion(name: string, { materials, cards, questions, pupils }: SubjectContents): string {
  if (materials === 0) return `A matéria “${name}” está vazia: nada mais se perde.`
  const what = [
    formatCount(materials, 'material', 'materiais'),
    formatCount(cards, 'card', 'cards'),
    formatCount(questions, 'questão', 'questões'),
  ]
  const studied =
    pupils === 0
      ? 'Nenhum aluno estudou esta matéria ainda.'
      : `${formatCount(pupils, 'aluno já estudou', 'alunos já estudaram')} esta matéria: o progresso nela se ` +
        'perde; o XP, a sequência e as conquistas ficam.'
  return (
    `Com a matéria “${name}” saem ${what[0]}, ${what[1]} e ${what[2]}. ${studied} Para ficar com os materiais, ` +
    'use “Juntar”. Esta ação não pode ser desfeita.'
  )
}

/** What becomes of them when it is joined to another. */
export const mergeHint =
  'Os materiais passam para a outra matéria, com cards, quizzes e o progresso dos alunos. Quem vê passa a ser ' +
  'quem vê a outra. Esta matéria deixa de existir.'
