import { expect, test } from 'vitest'
import { storeProblem } from './s3-problem.ts'

const storage = { kind: 's3', bucket: 'escola', prefix: '', accessKeyId: 'chave', secretAccessKey: 'segredo' } as const
const trust =
  'ponha o certificado dele (ou o de quem o emitiu) em um arquivo e inicie com ' +
  'NODE_EXTRA_CA_CERTS=/caminho/certificado.pem'
const named = (name: string) => Object.assign(new Error('detalhe'), { name })

test.each([
  [named('NoSuchBucket'), 'esse balde não existe'],
  [named('SignatureDoesNotMatch'), 'o segredo não foi aceito'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ninguém atende nesse endereço'],
  [new Error('Cannot list', { cause: named('AccessDenied') }), 'a chave não tem permissão nesse balde'],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), 'ninguém atende nesse endereço'],
  [named('SlowDown'), 'ele não atende por enquanto, ou pede que se espere'],
  [named('MethodNotAllowed'), 'esse endereço não é de um serviço S3, ou não aceita esse pedido; confira a porta'],
  [named('NoSuchVersion'), 'NoSuchVersion'],
  [
    Object.assign(new Error(), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    `o certificado do servidor é próprio (autoassinado): ${trust}`,
  ],
  [
    Object.assign(new Error(), { code: 'EPROTO' }),
    'o servidor não fala TLS nessa porta, ou só uma versão antiga dele: confira a porta e o começo do endereço',
  ],
  [
    new Error('Cannot write', {
      cause: Object.assign(
        new Error(
          'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters',
        ),
        { name: 'InvalidRequest' },
      ),
    }),
    'o balde tem retenção padrão (Object Lock), com a qual nada pode ser trocado nem apagado; use um balde sem ela',
  ],
  [named('NotImplemented'), 'o serviço não aceita esse pedido; confira se ele fala S3, e a versão dele'],
  [named('NoSuchKey'), 'esse balde não existe; em endpoint não entra o nome do balde'],
  [new Error('Cannot list'), 'o que ele respondeu não é de um serviço S3; confira endpoint e region'],
  [named('RequestTimeTooSkewed'), 'o relógio desta máquina está errado; acerte-o (NTP)'],
])('%s', (error, sentence) => {
  expect(storeProblem(error, storage).message).toBe(
    `Não foi possível usar o armazenamento de STORAGE_URL (balde escola): ${sentence}.`,
  )
})

test('the place is told, the secret is not', () => {
  const sentence = storeProblem(named('NoSuchBucket'), { ...storage, endpoint: 'http://127.0.0.1:9000' }).message
  expect(sentence).toContain('balde escola em http://127.0.0.1:9000')
  expect(sentence).not.toContain('segredo')
})

test.each([
  [named('AccessDenied'), 'denied'],
  [Object.assign(named('UnknownError'), { $metadata: { httpStatusCode: 403 } }), 'denied'],
  [Object.assign(named('ForaDeLugar'), { $metadata: { httpStatusCode: 507 } }), 'full'],
  [new Error('Cannot write', { cause: named('XMinioStorageFull') }), 'full'],
  [Object.assign(named('InternalError'), { $metadata: { httpStatusCode: 500 } }), 'away'],
])('%s means %s', (error, reason) => {
  expect(storeProblem(error, storage).reason).toBe(reason)
})
