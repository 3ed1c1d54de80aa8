import { maxUploadBytes } from '@capivira/core/materials/upload'

/** The dashboard's form and the upload screen word the same refusals differently. */
export type UploadForm = 'dashboard' | 'screen'

export type Complaint = { title: string; description: string }

type Refusal = 'type' | 'size' | 'missing'

const sentences: Record<UploadForm, Record<Refusal, Complaint>> = {
  dashboard: {
    type: { title: 'Tipo de arquivo inválido', description: 'Por favor, selecione apenas arquivos PDF' },
    size: { title: 'Arquivo muito grande', description: 'O arquivo deve ter no máximo 50MB' },
    missing: { title: 'Arquivo obrigatório', description: 'Por favor, selecione um arquivo PDF' },
  },
  screen: {
    type: { title: 'Arquivo Inválido', description: 'Por favor, selecione um arquivo PDF.' },
    size: { title: 'Arquivo Muito Grande', description: 'O arquivo deve ter menos de 50MB.' },
    missing: {
      title: 'Campos Obrigatórios',
      description: 'Por favor, preencha o título e selecione um arquivo PDF.',
    },
  },
}

export const titleMissing: Complaint = {
  title: 'Título obrigatório',
  description: 'Por favor, insira um título para o material',
}

/** What a form says of a file before it is sent; null when the file will do. */
export function complaintAbout(file: Pick<File, 'type' | 'size'> | null, form: UploadForm): Complaint | null {
  const words = sentences[form]
  if (!file) return words.missing
  if (file.type !== 'application/pdf') return words.type
  return file.size > maxUploadBytes ? words.size : null
}
