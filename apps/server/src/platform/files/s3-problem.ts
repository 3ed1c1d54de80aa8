import type { Storage } from '../settings.ts'
import { systemErrorCode } from '../startup-problem.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

/** What a refusal means, by the system's code or by S3's own name for it. */
const refusals: Readonly<Record<string, string>> = {
  ENOTFOUND: 'o nome do servidor não foi encontrado',
  EAI_AGAIN: 'o nome do servidor não foi encontrado',
  ECONNREFUSED: 'ninguém atende nesse endereço',
  ECONNRESET: 'a conexão foi interrompida',
  ETIMEDOUT: 'o servidor não respondeu',
  TimeoutError: 'o servidor não respondeu',
  EHOSTUNREACH: 'o servidor não pode ser alcançado',
  ENETUNREACH: 'o servidor não pode ser alcançado',
  NoSuchBucket: 'esse balde não existe',
  InvalidAccessKeyId: 'a chave não foi aceita',
  SignatureDoesNotMatch: 'o segredo não foi aceito',
  CredentialsProviderError: 'faltam a chave e o segredo',
  AccessDenied: 'a chave não tem permissão nesse balde',
  PermanentRedirect: 'o balde está em outra região (region)',
  AuthorizationHeaderMalformed: 'o balde está em outra região (region)',
}

/** One sentence in Portuguese on why the bucket of `STORAGE_URL` cannot be used; it never holds the secret. */
export function explainS3(error: unknown, { bucket, endpoint }: S3Storage): string {
  const signs = signsOf(error)
  const known = signs.map(sign => refusals[sign]).find(sentence => sentence !== undefined)
  const place = endpoint ? `${bucket} em ${endpoint}` : bucket
  return `Não foi possível usar o armazenamento de STORAGE_URL (balde ${place}): ${known ?? signs.join(' ')}.`
}

/** The codes and names of an error and of what caused it, outermost first. */
function signsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return [systemErrorCode(error), error.name, ...signsOf(inner)].filter(sign => sign !== undefined)
}
