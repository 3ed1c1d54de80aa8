import { maxUploadBytes } from '@capivira/core/materials/upload'

/** The dashboard's form and the upload screen word the same refusals differently. */
export type UploadForm = 'dashboard' | 'screen'

export type Complaint = { title: string; description: string }

type Refusal = 'type' | 'size' | 'missing' | 'empty' | 'unreadable'

/** What phones hand over of a file in the cloud: nothing, or something that cannot be opened. */
const fromAfar = 'Se ele está na nuvem, baixe-o antes para este aparelho e escolha-o de novo.'
const same: Record<'empty' | 'unreadable', Complaint> = {
  empty: { title: 'Arquivo vazio', description: `O arquivo chegou sem nada dentro. ${fromAfar}` },
  unreadable: { title: 'Arquivo não aberto', description: `O navegador não conseguiu ler o arquivo. ${fromAfar}` },
}

const sentences: Record<UploadForm, Record<Refusal, Complaint>> = {
  dashboard: {
    ...same,
    type: { title: 'Tipo de arquivo inválido', description: 'Por favor, selecione apenas arquivos PDF' },
    size: { title: 'Arquivo muito grande', description: 'O arquivo deve ter no máximo 50MB' },
    missing: { title: 'Arquivo obrigatório', description: 'Por favor, selecione um arquivo PDF' },
  },
  screen: {
    ...same,
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

/** The first bytes of a PDF, anywhere in the first kilobyte. */
const signature = '%PDF-'

/**
 * Whether a file is a PDF: as the browser says, or as it begins. Browsers go by the system's list of endings, which on
 * some machines has none for PDF or an old one, and phones hand over files without a name.
 */
const isPdf = async (file: File) =>
  file.type === 'application/pdf' || (await file.slice(0, 1024).text()).includes(signature)

/** What a form says of a file by its size, or of none; null when it will do so far. */
export function complaintAbout(file: Pick<File, 'size'> | null, form: UploadForm): Complaint | null {
  const words = sentences[form]
  if (!file) return words.missing
  if (file.size === 0) return words.empty
  return file.size > maxUploadBytes ? words.size : null
}

/**
 * Takes a file as it is when it is chosen, or says what is wrong with it. It is copied: one that changes afterwards, as
 * those of the cloud do on phones by themselves, or goes away, would not be sent by the browser, which tells nobody
 * why.
 */
export async function takeFile(file: File, form: UploadForm): Promise<File | Complaint> {
  const complaint = complaintAbout(file, form)
  if (complaint) return complaint
  try {
    if (!(await isPdf(file))) return sentences[form].type
    return new File([await file.arrayBuffer()], file.name, { type: 'application/pdf' })
  } catch {
    return sentences[form].unreadable
  }
}
