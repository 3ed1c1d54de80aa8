import { expect, test } from 'vitest'
import { fakeProvider } from '../../../test/model.ts'
import { CallFailure } from './call-failure.ts'
import { modelProblem, reportModel } from './model-problem.ts'

const ai = fakeProvider('http://127.0.0.1:11434', 'modelo-1')
const start = `Não foi possível usar o modelo de linguagem de AI_BASE_URL (${new URL(ai.baseUrl).host}): `

test.each([
  [new CallFailure('timeout', ''), 'o servidor não respondeu a tempo (AI_TIMEOUT_SECONDS)'],
  [new CallFailure('network', '', { trouble: 'ninguém atende nesse endereço' }), 'ninguém atende nesse endereço'],
  [new CallFailure('server', '', { status: 503 }), 'o serviço está com problemas (resposta 503)'],
  [
    new CallFailure('rate-limit', '', { status: 429 }),
    'o serviço pede que se espere: há pedidos demais (resposta 429)',
  ],
  [new CallFailure('unauthorized', '', { status: 401 }), 'a chave (AI_API_KEY) foi recusada (resposta 401)'],
  [new CallFailure('unauthorized', '', { status: 402 }), 'a conta do serviço está sem saldo (resposta 402)'],
  [new CallFailure('unauthorized', '', { status: 404 }), 'o modelo modelo-1 (AI_MODEL) não existe nesse endereço'],
  [new CallFailure('rejected', '', { status: 400 }), 'o serviço recusou o pedido (resposta 400)'],
  [new CallFailure('rejected', 'address'), 'o endereço leva a um lugar que não pode ser usado'],
  [new CallFailure('too-large', ''), 'a resposta foi grande demais'],
])('%s', (failure, reason) => {
  expect(modelProblem(ai, failure)).toBe(`${start}${reason}.`)
})

test('is told once a minute', () => {
  const lines: string[] = []
  let now = 0
  const report = reportModel(ai, { warn: (_, message) => lines.push(message) }, () => now)
  for (now = 0; now < 90_000; now += 1000) report(new CallFailure('server', '', { status: 500 }))
  const line = `${start}o serviço está com problemas (resposta 500). O gerador embutido trabalha no lugar dele.`
  expect(lines).toEqual([line, line])
})

test('an address without a path may lack /v1', () => {
  const bare = { baseUrl: 'http://127.0.0.1:11434', model: 'm' }
  expect(modelProblem(bare, new CallFailure('unauthorized', '', { status: 404 }))).toContain('ou falta /v1 no fim dele')
})
