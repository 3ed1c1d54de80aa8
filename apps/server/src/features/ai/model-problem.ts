import type { AiProvider } from '../../platform/ai-settings.ts'
import { oncePerMinute } from '../../platform/service-problem.ts'
import type { CallFailure } from './call-failure.ts'

/** How every sentence about the service begins. */
export const modelPlace = ({ baseUrl }: Pick<AiProvider, 'baseUrl'>): string =>
  `Não foi possível usar o modelo de linguagem de AI_BASE_URL (${new URL(baseUrl).host})`

/**
 * What a call that brought nothing tells whoever runs Capivira, as a Portuguese sentence. It holds no key and nothing
 * that was sent.
 */
export function modelProblem(ai: Pick<AiProvider, 'baseUrl' | 'model'>, failure: CallFailure): string {
  return `${modelPlace(ai)}: ${reasonOf(failure, ai)}.`
}

function reasonOf(
  { outcome, status, trouble }: CallFailure,
  { baseUrl, model }: Pick<AiProvider, 'baseUrl' | 'model'>,
): string {
  const answer = status === undefined ? '' : ` (resposta ${status})`
  switch (outcome) {
    case 'timeout':
      return 'o servidor não respondeu a tempo (AI_TIMEOUT_SECONDS)'
    case 'network':
      return trouble ?? 'a conexão falhou'
    case 'server':
      return `o serviço está com problemas${answer}`
    case 'rate-limit':
      return `o serviço pede que se espere: há pedidos demais${answer}`
    case 'unauthorized':
      if (status === 404)
        return `o modelo ${model} (AI_MODEL) não existe nesse endereço${
          new URL(baseUrl).pathname === '/' ? ', ou falta /v1 no fim dele' : ''
        }`
      if (status === 402 || status === 429) return `a conta do serviço está sem saldo${answer}`
      return `a chave (AI_API_KEY) foi recusada${answer}`
    case 'rejected':
      return status === undefined
        ? 'o endereço leva a um lugar que não pode ser usado'
        : `o serviço recusou o pedido${answer}`
    case 'too-large':
      return 'a resposta foi grande demais'
  }
}

/**
 * Writes into the log why the model brings nothing, once a minute; the embedded generator writes in its place
 * meanwhile.
 */
export function reportModel(
  ai: AiProvider | undefined,
  log: { warn: (details: object, message: string) => void },
  clock: () => number = Date.now,
): (failure: CallFailure) => void {
  const isDue = oncePerMinute(clock)
  return failure => {
    if (ai && isDue('model')) log.warn({}, `${modelProblem(ai, failure)} O gerador embutido trabalha no lugar dele.`)
  }
}
