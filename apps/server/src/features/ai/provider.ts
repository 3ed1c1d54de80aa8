import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ModelAnswer, ModelQuestion } from '@capivira/generation/model/ask'
import {
  AISDKError,
  APICallError,
  type FinishReason,
  generateText,
  jsonSchema,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai'
import type { AiProvider } from '../../platform/ai-settings.ts'
import { certificateProblem } from '../../platform/certificate-problem.ts'
import { Guarded, guardedFetch } from '../../platform/guarded-fetch.ts'
import { networkProblem, signsOf } from '../../platform/network-problem.ts'
import { CallFailure, failureOfStatus } from './call-failure.ts'
import type { CallProvider, Format, Quirks } from './formats.ts'

/** No answer of a few thousand tokens is as long. */
const MAX_BYTES = 10_000_000
const TEMPERATURE = 0.3

/**
 * The provider of the settings, ready to be asked. This file and image-provider.ts alone know the AI SDK: it translates
 * three wire protocols and does nothing else; retries, limits, checking and storing are ours.
 */
export function openProvider(ai: AiProvider, now: () => Date): CallProvider {
  // It would write warnings to the console by itself.
  Reflect.set(globalThis, 'AI_SDK_LOG_WARNINGS', false)
  const fetch = guardedFetch(MAX_BYTES)
  return async (question, { format, quirks, signal }) => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), ai.timeoutMs)
    const request: Request = {
      model: modelOf(ai, fetch, format, quirks),
      question,
      format,
      ...(!quirks.noTemperature && { temperature: TEMPERATURE }),
      signal: AbortSignal.any([signal, patience.signal]),
      interrupted: signal,
    }
    try {
      return ai.nearby ? await streamed(request, () => timer.refresh()) : await whole(request)
    } catch (error) {
      signal.throwIfAborted()
      throw failureOf(error, patience.signal.aborted, now())
    } finally {
      clearTimeout(timer)
    }
  }
}

type Request = {
  model: LanguageModel
  question: ModelQuestion
  format: Format
  temperature?: number
  /** Ends the call: nobody waits for it any more, or it is silent for too long. */
  signal: AbortSignal
  /** Nobody waits for it any more. */
  interrupted: AbortSignal
}

function modelOf(ai: AiProvider, fetch: typeof globalThis.fetch, format: Format, quirks: Quirks): LanguageModel {
  const common = { baseURL: ai.baseUrl, fetch, ...(ai.apiKey && { apiKey: ai.apiKey }) }
  switch (ai.provider) {
    case 'anthropic':
      return createAnthropic(common)(ai.model)
    case 'google':
      return createGoogle(common)(ai.model)
    case 'openai-compatible':
      return createOpenAICompatible({
        ...common,
        name: 'openai-compatible',
        includeUsage: true,
        supportsStructuredOutputs: format === 'json_schema',
        ...(quirks.maxCompletionTokens && {
          transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
        }),
      })(ai.model)
  }
}

function settingsOf({ model, question, temperature, signal, format }: Request) {
  return {
    model,
    system: question.system,
    prompt: question.user,
    maxOutputTokens: question.limit,
    ...(temperature !== undefined && { temperature }),
    maxRetries: 0,
    abortSignal: signal,
    telemetry: { isEnabled: false },
    ...(format === 'json_schema' && { output: Output.object({ schema: jsonSchema(question.schema) }) }),
    ...(format === 'json_object' && { output: Output.json() }),
  }
}

async function whole(request: Request): Promise<ModelAnswer> {
  try {
    const { text, finishReason, usage } = await generateText(settingsOf(request))
    return answerOf(text, finishReason, usage, request.question)
  } catch (error) {
    // Not what the schema says: what there is may be mended.
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    return answerOf(error.text ?? '', error.finishReason ?? 'other', error.usage, request.question)
  }
}

/** What a model has written or thought; that the SDK itself has begun is nothing that came from it. */
const WRITTEN: ReadonlySet<string> = new Set(['text-delta', 'reasoning-delta'])

/**
 * A model on a small machine takes minutes, before its first word and between words: what is not waited for is silence,
 * and each piece of an answer begins the time anew.
 */
async function streamed(request: Request, heard: () => void): Promise<ModelAnswer> {
  let text = ''
  let end: ModelAnswer | null = null
  try {
    const { fullStream } = streamText({ ...settingsOf(request), onError: () => {} })
    for await (const part of fullStream) {
      if (WRITTEN.has(part.type)) heard()
      if (part.type === 'text-delta') text += part.text
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') request.signal.throwIfAborted()
      if (part.type === 'finish') end = answerOf(text, part.finishReason, part.totalUsage, request.question)
    }
  } catch (error) {
    // What came before the line broke has been paid for, and whole items of it are good.
    if (request.interrupted.aborted || !text.includes('}')) throw error
  }
  return end ?? { ...answerOf(text, 'other', undefined, request.question), finishReason: 'cut' }
}

const FINISH: Readonly<Partial<Record<FinishReason, ModelAnswer['finishReason']>>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'filtered',
}

function answerOf(
  raw: string,
  finishReason: FinishReason,
  usage: LanguageModelUsage | undefined,
  { system, user }: ModelQuestion,
): ModelAnswer {
  return {
    raw,
    finishReason: FINISH[finishReason] ?? 'other',
    usage: {
      input: usage?.inputTokens || estimatedTokens(system + user),
      output: usage?.outputTokens || estimatedTokens(raw),
    },
  }
}

/** For services that do not say: Portuguese takes about a token for three letters. */
function estimatedTokens(text: string): number {
  return Math.ceil(text.length / 3)
}

/** What an error of the SDK or of our fetch means; anything that is no failure of the call stays what it is. */
export function failureOf(error: unknown, timedOut: boolean, now: Date): unknown {
  if (timedOut) return new CallFailure('timeout', 'too slow')
  const chain = causesOf(error)
  const guarded = chain.find(cause => cause instanceof Guarded)
  if (guarded) return new CallFailure(guarded.reason === 'too-large' ? 'too-large' : 'rejected', guarded.reason)
  const answer = chain.find(cause => APICallError.isInstance(cause))
  if (answer?.statusCode !== undefined) {
    return failureOfStatus(answer.statusCode, answer.responseHeaders, answer.responseBody ?? answer.message, now)
  }
  const trouble = certificateProblem(error) ?? networkProblem(signsOf(error))
  // It was reached, and said something else than an answer: an error in the middle of the stream, or no stream.
  if (!trouble && chain.some(cause => AISDKError.isInstance(cause))) return new CallFailure('server', 'no answer')
  return new CallFailure('network', error instanceof Error ? error.name : 'no connection', { trouble })
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let cause = error; cause instanceof Error && chain.length < 10; cause = cause.cause) chain.push(cause)
  return chain
}
