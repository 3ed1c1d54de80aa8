import { expect, test } from 'vitest'
import { certificateProblem } from './certificate-problem.ts'

const failed = (code: string) => Object.assign(new Error('tls'), { code })
const remedy = 'faça isto'

test.each([
  [failed('DEPTH_ZERO_SELF_SIGNED_CERT'), 'o certificado do servidor é próprio (autoassinado): faça isto'],
  [
    failed('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    'a Capivira não conhece quem emitiu o certificado do servidor: faça isto',
  ],
  [failed('SELF_SIGNED_CERT_IN_CHAIN'), 'a Capivira não conhece quem emitiu o certificado do servidor: faça isto'],
  [failed('CERT_HAS_EXPIRED'), 'o certificado do servidor venceu: renove-o, ou acerte o relógio desta máquina'],
  [
    failed('ERR_TLS_CERT_ALTNAME_INVALID'),
    'o certificado do servidor é de outro nome: ponha no endereço um nome que esteja no certificado',
  ],
  [
    failed('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'),
    'o servidor só fala uma versão antiga do TLS, que não é mais segura: atualize-o, ou use outro endereço dele',
  ],
  [
    failed('ERR_SSL_CA_MD_TOO_WEAK'),
    'o certificado do servidor tem uma assinatura fraca ou quebrada: troque-o por um novo',
  ],
  [
    failed('ERR_SSL_EE_KEY_TOO_SMALL'),
    'a chave do servidor é curta demais para ser segura: troque o certificado por um novo',
  ],
  [
    failed('ERR_SSL_DH_KEY_TOO_SMALL'),
    'a chave Diffie-Hellman do servidor é curta demais para ser segura: ajuste-a no servidor, ou use outro endereço ' +
      'dele',
  ],
  [
    failed('ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE'),
    'o servidor recusou a conexão TLS: confira o nome no endereço, e no servidor se ele pede um certificado de quem ' +
      'se conecta ou só aceita cifras antigas',
  ],
  // As fetch and drivers wrap it, as Node gathers what each address of a name answered, as nodemailer keeps it.
  [
    new Error('fetch failed', { cause: failed('CERT_HAS_EXPIRED') }),
    'o certificado do servidor venceu: renove-o, ou acerte o relógio desta máquina',
  ],
  [
    new AggregateError([failed('DEPTH_ZERO_SELF_SIGNED_CERT')]),
    'o certificado do servidor é próprio (autoassinado): faça isto',
  ],
  [
    Object.assign(failed('ESOCKET'), { originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    'o certificado do servidor é próprio (autoassinado): faça isto',
  ],
  [failed('ECONNREFUSED'), undefined],
  ['texto', undefined],
])('%s', (error, sentence) => {
  expect(certificateProblem(error, remedy)).toBe(sentence)
})
