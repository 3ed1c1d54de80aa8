import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { AskStructured, ModelQuestion, NoAnswer } from '@capivira/generation/model/ask'
import type { AiProvider } from '../../platform/ai-settings.ts'
import type { Database } from '../../platform/database.ts'
import { allows, costMicrosOf, type Usage } from './budget.ts'
import type { Outcome } from './call-failure.ts'
import type { CallProvider } from './formats.ts'
import { type CallRecord, type ClientParts, ModelClient } from './model-client.ts'
import { insertCall, selectAnswer, selectCostSince, selectUsage } from './store.ts'

/** What a material's writing is given to reach the model: a way to ask, and how much it may ask. */
export type ModelAccess = {
  ask: AskStructured
  calls: number
  parallel: number
  /** Milliseconds until the last answer has come, at the latest. */
  patienceMs: number
}

/** Gives a material access to the model, for one run of its processing. */
export type OpenModel = (material: { id: number; generation: number }, signal: AbortSignal) => Promise<ModelAccess>

export type AskParts = { ai: AiProvider; db: Database; client: ModelClient; now: () => Date }

const DAY = 24 * 3600_000

type TokenCount = { input: number; output: number }

/** Calls that brought nothing although the service may have written: they count as what they could take at most. */
const MAY_BE_CHARGED: ReadonlySet<Outcome> = new Set<Outcome>(['timeout', 'too-large'])

/**
 * Asks for one material: what was answered before is answered again from the database, so that a worker that starts
 * again pays nothing twice; what is new is asked within the limits, noted and kept before anybody uses it.
 */
export function openModel({ ai, db, client, now }: AskParts): OpenModel {
  return async (material, signal) => {
    const begun = now()
    const usage = await selectUsage(db, material, new Date(begun.getTime() - DAY))
    /** What the calls under way may take. */
    const held = { calls: 0, tokens: 0, costMicros: 0 }
    const hold = ({ tokens, costMicros }: Pick<Usage, 'tokens' | 'costMicros'>, sign: 1 | -1) => {
      held.calls += sign
      held.tokens += sign * tokens
      held.costMicros += sign * costMicros
    }

    const ask: AskStructured = async question => {
      const key = keyOf(question, ai)
      const known = await selectAnswer(db, material.id, key)
      if (known) return known
      const most = mostOf(question, ai)
      const refusal = async (): Promise<NoAnswer | null> => {
        // Other materials, and pictures, spend of the day as well.
        if (ai.limits.dailyCost !== null)
          usage.dailyCostMicros = await selectCostSince(db, new Date(now().getTime() - DAY))
        const soFar = {
          calls: usage.calls + held.calls,
          tokens: usage.tokens + held.tokens,
          costMicros: usage.costMicros + held.costMicros,
          dailyCostMicros: usage.dailyCostMicros + held.costMicros,
        }
        const minutes = (now().getTime() - begun.getTime()) / 60_000
        if (!allows(ai.limits, soFar, most, minutes)) return { failure: 'limit' }
        hold(most, 1)
        return null
      }
      const record = async (call: CallRecord) => {
        await note(call, key, most)
        hold(most, -1)
      }
      return client.ask(question, { signal, refusal, record })
    }

    async function note(
      { outcome, answer, milliseconds, startedAt }: CallRecord,
      key: string,
      most: TokenCount,
    ): Promise<void> {
      const { input, output } = answer?.usage ?? (MAY_BE_CHARGED.has(outcome) ? most : { input: 0, output: 0 })
      const costMicros = costMicrosOf({ input, output }, ai.prices)
      const { id: materialId, generation } = material
      const { provider, model } = ai
      const { host } = new URL(ai.baseUrl)
      const tokens = { inputTokens: input, outputTokens: output }
      const call = {
        materialId,
        generation,
        provider,
        model,
        host,
        outcome,
        ...tokens,
        costMicros,
        milliseconds,
        startedAt,
      }
      await insertCall(db, call, answer && { materialId, key, answer })
      usage.calls += 1
      usage.tokens += input + output
      usage.costMicros += costMicros
      usage.dailyCostMicros += costMicros
    }

    return {
      ask,
      calls: ai.limits.calls,
      parallel: ai.nearby ? 1 : 2,
      patienceMs: ai.limits.minutes * 60_000 + 2 * ai.timeoutMs,
    }
  }
}

/** The same question to the same model; the address it is reached at does not matter. */
function keyOf({ key }: ModelQuestion, { provider, model }: AiProvider): string {
  return createHash('sha256')
    .update(JSON.stringify([provider, model, key]))
    .digest('hex')
}

/** What a call takes at most: the prompt (1.5 tokens a word of Portuguese) and as long an answer as it may be. */
function mostOf(
  { system, user, limit }: ModelQuestion,
  { prices }: AiProvider,
): TokenCount & { tokens: number; costMicros: number } {
  const text = `${system} ${user}`
  // What has no spaces is not one word for a model.
  const input = Math.ceil(Math.max(text.split(/\s+/).length * 1.5, text.length / 3))
  return { input, output: limit, tokens: input + limit, costMicros: costMicrosOf({ input, output: limit }, prices) }
}

type Surroundings = Pick<ClientParts, 'now'> &
  Partial<Pick<ClientParts, 'chance' | 'sleep' | 'report'>> & { db: Database }

/**
 * The way to the model that the settings name; undefined without one. What speaks to it is loaded with the first call.
 */
export function modelOfSettings(
  ai: AiProvider | undefined,
  { db, now, chance = Math.random, sleep = pause, report }: Surroundings,
): OpenModel | undefined {
  if (!ai) return undefined
  let loaded: Promise<CallProvider> | undefined
  const provider = () => {
    loaded ??= import('./provider.ts').then(({ openProvider }) => openProvider(ai, now))
    return loaded
  }
  return openModel({
    ai,
    db,
    now,
    client: new ModelClient({ provider, now, chance, sleep, ...(report && { report }) }),
  })
}

const pause: ClientParts['sleep'] = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal })
