import { certificateProblem } from '../certificate-problem.ts'
import { networkProblem, signsOf } from '../network-problem.ts'
import type { Storage } from '../settings.ts'
import { StoreAway } from './file-store.ts'

type S3Storage = Extract<Storage, { kind: 's3' }>

type Refusal = { reason: StoreAway['reason']; sentence: string }
const denied = (sentence: string): Refusal => ({ reason: 'denied', sentence })
const full: Refusal = { reason: 'full', sentence: 'não há mais espaço nele; libere espaço ou aumente a cota' }
const busy: Refusal = { reason: 'away', sentence: 'ele não atende por enquanto, ou pede que se espere' }
const notAllowed = denied('a chave não tem permissão nesse balde')
const notTaken = denied('o serviço não aceita esse pedido; confira se ele fala S3, e a versão dele')
const elsewhere = denied('o balde está em outra região (region)')

/** What a refusal means, by S3's own name for it. */
const refusals: Readonly<Record<string, Refusal>> = {
  NoSuchBucket: denied('esse balde não existe'),
  // Asked of a bucket as a whole: its name stands in the address of the server already.
  NoSuchKey: denied('esse balde não existe; em endpoint não entra o nome do balde'),
  InvalidBucketName: denied('esse nome de balde não é válido'),
  InvalidAccessKeyId: denied('a chave não foi aceita'),
  SignatureDoesNotMatch: denied('o segredo não foi aceito'),
  InvalidTokenId: denied('a chave não foi aceita'),
  InvalidToken: denied('a chave não foi aceita'),
  InvalidSecurity: denied('a chave não foi aceita'),
  NotSignedUp: denied('essa conta não tem esse serviço'),
  MethodNotAllowed: denied('esse endereço não é de um serviço S3, ou não aceita esse pedido; confira a porta'),
  NotImplemented: notTaken,
  InvalidRequest: notTaken,
  InvalidArgument: notTaken,
  IncompleteBody: denied('um proxy no caminho cortou ou mudou o que foi enviado'),
  TemporaryRedirect: denied('o balde está em outro endereço por enquanto (é novo?); espere, ou use o da região dele'),
  IllegalLocationConstraintException: elsewhere,
  SlowDown: busy,
  ServiceUnavailable: busy,
  InternalError: busy,
  ExpiredToken: denied('a chave venceu'),
  CredentialsProviderError: denied('faltam a chave e o segredo'),
  AccessDenied: notAllowed,
  AllAccessDisabled: denied('o acesso a esse balde foi desligado'),
  AccountProblem: denied('o serviço suspendeu essa conta'),
  RequestTimeTooSkewed: denied('o relógio desta máquina está errado; acerte-o (NTP)'),
  PermanentRedirect: elsewhere,
  AuthorizationHeaderMalformed: elsewhere,
  QuotaExceeded: full,
  QuotaExceededException: full,
  XMinioStorageFull: full,
  XMinioAdminBucketQuotaExceeded: full,
  InsufficientStorage: full,
  InsufficientCapacity: full,
}

/**
 * Told by all servers in these words, under codes of their own: what is written without a checksum, as it is here, they
 * refuse.
 */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (/object lock/i.test(error.message) || isLocked(error.cause))
const locked = denied(
  'o balde tem retenção padrão (Object Lock), com a qual nada pode ser trocado nem apagado; use um balde sem ela',
)

/**
 * What keeps the bucket of `STORAGE_URL` from being used, with one sentence in Portuguese; it never holds the secret.
 * @param act what was tried, where it tells more: 'gravar'
 */
export function storeProblem(error: unknown, { bucket, endpoint }: S3Storage, act?: string): StoreAway {
  const signs = signsOf(error)
  const refusal =
    (isLocked(error) ? locked : undefined) ??
    signs.map(sign => refusals[sign]).find(one => one !== undefined) ??
    byStatus(error)
  const exactly = refusal === notAllowed && act ? `a chave não pode ${act} nesse balde` : refusal?.sentence
  const known = exactly ?? certificateProblem(error) ?? networkProblem(signs)
  const place = endpoint ? `${bucket} em ${endpoint}` : bucket
  const codes = [...new Set(signs)].filter(sign => sign !== 'Error').join(' ')
  const why = known ?? (codes || 'o que ele respondeu não é de um serviço S3; confira endpoint e region')
  const sentence = `Não foi possível usar o armazenamento de STORAGE_URL (balde ${place}): ${why}.`
  return new StoreAway(sentence, { cause: error, reason: refusal?.reason ?? 'away' })
}

/** Servers that speak S3 have names of their own for what the status of their answer tells as well. */
function byStatus(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  const { httpStatusCode: status } = { httpStatusCode: undefined, ...Reflect.get(error, '$metadata') }
  if (status === 507) return full
  if (status === 401 || status === 403) return notAllowed
  return byStatus(error.cause)
}
