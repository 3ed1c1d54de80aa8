import type { UserType } from '@capivira/core/http/endpoint'

/** What a user of each type is called. */
export const roleNames: Record<UserType, string> = {
  student: 'Aluno',
  teacher: 'Professor',
  admin: 'Administrador',
}

export const text = {
  failed: 'Erro',
  failedSilently: 'Não foi possível concluir. Tente de novo.',
  materialEdited: 'Material atualizado com sucesso',
  cardsCapped: 'Aqui aparecem os 50 cards mais novos. Use a busca para achar os outros.',
} as const

/** What is asked before a user goes. */
export function deleteUserQuestion({ fullName, materialsCount }: { fullName: string; materialsCount: number }): string {
  const materials = materialsCount === 1 ? 'o material' : `os ${materialsCount} materiais`
  const books = materialsCount > 0 ? ` e ${materials} desta pessoa, com cards e quizzes` : ''
  return `Tem certeza que deseja excluir "${fullName}"? O progresso${books} vai junto. Esta ação não pode ser desfeita.`
}

/** What is asked before a subject goes. */
export function deleteSubjectQuestion({ name, materialsCount }: { name: string; materialsCount: number }): string {
  const materials = materialsCount === 1 ? 'O material' : `Os ${materialsCount} materiais`
  const books =
    materialsCount > 0
      ? ` ${materials} da matéria, com cards e quizzes, ${materialsCount === 1 ? 'vai' : 'vão'} junto.`
      : ''
  return `Tem certeza que deseja excluir a matéria "${name}"?${books} Esta ação não pode ser desfeita.`
}

/** What is asked before a material goes. */
export const deleteMaterialQuestion = ({ title }: { title: string }): string =>
  `Tem certeza que deseja excluir o material "${title}"? Os cards e o quiz vão junto. Esta ação não pode ser desfeita.`
