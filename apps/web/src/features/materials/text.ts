export const text = {
  uploaded: 'Upload realizado com sucesso!',
  uploadFailed: 'Erro no upload',
  uploadFailedHint: 'Não foi possível fazer upload do arquivo',
  deleted: 'Material excluído',
  deleteFailed: 'Erro ao excluir',
  deleteRefused: 'Não foi possível excluir o material',
  deleteBroke: 'Ocorreu um erro ao excluir o material',
  edited: 'Material atualizado',
  editFailed: 'Não foi possível salvar o material',
  reprocessed: 'O material será processado de novo.',
  reprocessFailed: 'Não foi possível reprocessar o material',
  noMaterial: 'Nenhum material encontrado',
  incomplete: 'Processamento incompleto',
  incompleteHint:
    'Este material não tem nenhum card, questão ou palavra. O PDF pode ser feito de imagens: reprocesse, envie ' +
    'uma cópia com texto, ou escreva os cards à mão em “Ver cards”.',
} as const

/** What is asked before a material is deleted. */
export const deleteQuestion = (title: string) =>
  `Tem certeza que deseja excluir o material "${title}"? Esta ação não pode ser desfeita.`
