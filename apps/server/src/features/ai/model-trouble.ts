import type { AiProvider } from '../../platform/ai-settings.ts'
import { certificateProblem } from '../../platform/certificate-problem.ts'
import { Guarded, guardedFetch } from '../../platform/guarded-fetch.ts'
import { networkProblem, signsOf } from '../../platform/network-problem.ts'
import { CallFailure, failureOfStatus } from './call-failure.ts'
import { modelPlace, modelProblem } from './model-problem.ts'

/** Lists of models are long with some services. */
const maxBytes = 10_000_000
const patience = 15_000

/**
 * Whether the service of the settings answers, takes the key and knows the model. Nothing is written, so nothing is
 * charged.
 * @returns why not, as a Portuguese sentence; null when it does
 */
export async function modelTrouble(ai: AiProvider): Promise<string | null> {
  const one = await ask(ai, `models/${encodeURIComponent(ai.model)}`)
  if (typeof one === 'string') return null
  if (one.status !== 404) return modelProblem(ai, one)
  // Some services know no address for a single model; where they list what they have, the list tells.
  const list = await ask(ai, 'models')
  if (typeof list === 'string') return isListed(list, ai.model) ? null : modelProblem(ai, one)
  if (![404, 405, 501].includes(list.status ?? 0)) return modelProblem(ai, list)
  return (await isOneFolderBelow(ai)) ? `${modelPlace(ai)}: o endereço termina em /v1, como ${ai.baseUrl}/v1.` : null
}

/** Whether the service answers where its address was to end: most show it with `/v1`, and people leave that out. */
const isOneFolderBelow = async (ai: AiProvider): Promise<boolean> =>
  ai.provider === 'openai-compatible' && typeof (await ask(ai, 'v1/models')) === 'string'

/** By its whole name, behind 'models/' as Google writes it, or without the tag that Ollama adds. */
function isListed(list: string, model: string): boolean {
  return [`"${model}"`, `"models/${model}"`, `"${model}:latest"`].some(name => list.includes(name))
}

/** The text of the answer, or why none came. */
async function ask(ai: AiProvider, path: string): Promise<string | CallFailure> {
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await guardedFetch(maxBytes)(`${ai.baseUrl}/${path}`, { headers: keyOf(ai), signal })
    const text = await answer.text()
    return answer.status === 200 ? text : failureOfStatus(answer.status, undefined, text, new Date())
  } catch (error) {
    if (error instanceof Guarded) return new CallFailure('rejected', error.reason)
    const signs = signsOf(error)
    if (signs.includes('TimeoutError')) return new CallFailure('timeout', 'too slow')
    return new CallFailure('network', 'no connection', { trouble: certificateProblem(error) ?? networkProblem(signs) })
  }
}

function keyOf({ provider, apiKey }: AiProvider): Record<string, string> {
  switch (provider) {
    case 'anthropic':
      return { 'anthropic-version': '2023-06-01', ...(apiKey && { 'x-api-key': apiKey }) }
    case 'google':
      return apiKey ? { 'x-goog-api-key': apiKey } : {}
    case 'openai-compatible':
      return apiKey ? { authorization: `Bearer ${apiKey}` } : {}
  }
}
