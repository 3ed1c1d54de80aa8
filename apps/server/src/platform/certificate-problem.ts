import { systemErrorCode } from './startup-problem.ts'

const unknown = (remedy: string) => `a Capivira não conhece quem emitiu o certificado do servidor: ${remedy}`
const oldTls = () =>
  'o servidor só fala uma versão antiga do TLS, que não é mais segura: atualize-o, ou use outro endereço dele'
const shortKey = () => 'a chave do servidor é curta demais para ser segura: troque o certificado por um novo'
const weak = () => 'o certificado do servidor tem uma assinatura fraca ou quebrada: troque-o por um novo'
const own = (remedy: string) => `o certificado do servidor é próprio (autoassinado): ${remedy}`

/** What a refused certificate means, by the code of Node's TLS, and what to do. */
const sentences: Readonly<Record<string, (remedy: string) => string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: own,
  SELF_SIGNED_CERT_IN_CHAIN: unknown,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknown,
  UNABLE_TO_GET_ISSUER_CERT: unknown,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknown,
  CERT_HAS_EXPIRED: () => 'o certificado do servidor venceu: renove-o, ou acerte o relógio desta máquina',
  CERT_NOT_YET_VALID: () => 'o certificado do servidor ainda não vale: acerte o relógio desta máquina ou o do servidor',
  ERR_TLS_CERT_ALTNAME_INVALID: () =>
    'o certificado do servidor é de outro nome: ponha no endereço um nome que esteja no certificado',
  HOSTNAME_MISMATCH: () =>
    'o certificado do servidor é de outro nome: ponha no endereço um nome que esteja no certificado',
  CERT_SIGNATURE_FAILURE: weak,
  CA_MD_TOO_WEAK: weak,
  EE_KEY_TOO_SMALL: shortKey,
  ERR_SSL_CA_MD_TOO_WEAK: weak,
  ERR_SSL_EE_KEY_TOO_SMALL: shortKey,
  ERR_SSL_DH_KEY_TOO_SMALL: () =>
    'a chave Diffie-Hellman do servidor é curta demais para ser segura: ajuste-a no servidor, ou use outro endereço ' +
    'dele',
  ERR_SSL_UNSUPPORTED_PROTOCOL: oldTls,
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: oldTls,
  // It says no more: no cipher in common, a name that it does not have, or a certificate that it asks for.
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: () =>
    'o servidor recusou a conexão TLS: confira o nome no endereço, e no servidor se ele pede um certificado de quem ' +
    'se conecta ou só aceita cifras antigas',
  CERT_REVOKED: () => 'o certificado do servidor foi revogado: troque-o',
  // A TLS hello was answered by something that is no TLS, or by one that has nothing in common with ours.
  EPROTO: () =>
    'o servidor não fala TLS nessa porta, ou só uma versão antiga dele: confira a porta e o começo do endereço',
  ERR_SSL_WRONG_VERSION_NUMBER: () => 'o servidor não fala TLS nessa porta: confira a porta e o começo do endereço',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: () => 'o servidor não fala TLS nessa porta: confira a porta e o começo do endereço',
}

/** How Node is told of one more certificate, for any service. */
export const trustByEnvironment =
  'ponha o certificado dele (ou o de quem o emitiu) em um arquivo e inicie com ' +
  'NODE_EXTRA_CA_CERTS=/caminho/certificado.pem'

/**
 * What is wrong with a server's certificate or its TLS, as the rest of a Portuguese sentence; undefined when the error
 * is of another kind.
 * @param remedy what makes a certificate of the school's own known to this service
 */
export function certificateProblem(error: unknown, remedy: string = trustByEnvironment): string | undefined {
  if (!(error instanceof Error)) return undefined
  // nodemailer keeps the code that its own one takes the place of.
  const original = 'originalCode' in error && typeof error.originalCode === 'string' ? error.originalCode : ''
  const sentence = sentences[systemErrorCode(error) ?? ''] ?? sentences[original]
  if (sentence) return sentence(remedy)
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return certificateProblem(inner, remedy)
}
