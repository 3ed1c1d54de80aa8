import type { Storage } from '../../platform/settings.ts'

/** What a storage is called where people read of it; no secret in it. */
export function nameOf(storage: Storage): string {
  if (storage.kind === 'folder') return `da pasta ${storage.folder}`
  const { bucket, prefix, endpoint } = storage
  return `do balde ${bucket}${prefix && `/${prefix.replace(/\/$/, '')}`}${endpoint ? ` em ${endpoint}` : ''}`
}

const reading = 'Nada é gravado nem removido lá, e envios são recusados; o que existe continua a ser mostrado.'
const unknownGo = 'Os arquivos que este banco de dados não conhece são então removidos depois de um dia.'

/** Sentences on whose a storage is, for the log and for administrators; `id` is what STORAGE_ADOPT is to be set to. */
export const sentences = {
  copy: (name: string, id: string) =>
    `O armazenamento ${name} está em uso por outra Capivira com estes mesmos dados: este banco de dados é uma ` +
    'cópia, foi restaurado de ' +
    `uma cópia de segurança ou mudou de lugar. ${reading} Se é esta que deve continuar, encerre a outra e ` +
    'inicie esta uma vez com ' +
    `STORAGE_ADOPT=${id}. ${unknownGo}`,
  foreign: (name: string, id: string) =>
    `O armazenamento ${name} pertence a outra instalação da Capivira. ${reading} Escolha outro em STORAGE_URL; ` +
    'ou, se a outra não existe ' +
    `mais e este deve ser desta, inicie uma vez com STORAGE_ADOPT=${id}. ${unknownGo}`,
  withhold: (name: string, id: string) =>
    `No armazenamento ${name} há arquivos da Capivira que este banco de dados não conhece, e nenhum que ele ` +
    'conheça. A Capivira atende e ' +
    'grava, mas não limpa nada lá. Se os arquivos são de outra instalação, escolha outro em STORAGE_URL; se ' +
    'podem ir embora, inicie ' +
    `uma vez com STORAGE_ADOPT=${id}. ${unknownGo}`,
  bare: (name: string) =>
    `O armazenamento ${name} está vazio, e o banco de dados conhece arquivos que deveriam estar lá. Confira se ` +
    'o disco está montado e se ' +
    'STORAGE_URL é o endereço certo. A Capivira atende e grava, mas não limpa nada lá enquanto nenhum deles aparecer.',
  lost: (name: string, id: string) =>
    `O armazenamento ${name} está vazio, e o banco de dados conhece arquivos que estavam lá. Confira se o ` +
    'disco está montado e se ' +
    'STORAGE_URL é o endereço certo: em poucos minutos tudo volta. Até lá nada é gravado, e envios são ' +
    'recusados. Se os arquivos se ' +
    `perderam mesmo, ou serão repostos depois, inicie uma vez com STORAGE_ADOPT=${id}.`,
  moved: (name: string) =>
    `O armazenamento ${name} é novo e está vazio: os arquivos que o banco de dados conhece não estão lá. Se ` +
    'foram esquecidos no ' +
    'anterior, copie-os para o novo; os materiais continuam, mas sem as páginas do PDF.',
} as const
