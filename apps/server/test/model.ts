import { type Draft, draftMaterial, finishMaterial } from '@capivira/generation/generate'
import { writeFromDraft } from '@capivira/generation/model/generate'
import { modelOfSettings } from '../src/features/ai/ask-model.ts'
import type { Generate } from '../src/features/materials/processing.ts'
import type { AiProvider } from '../src/platform/ai-settings.ts'
import type { Database } from '../src/platform/database.ts'

/** Settings for a pretended service at an address; `mode` is the name of its model. */
export function fakeProvider(url: string, mode: string, more: Partial<AiProvider> = {}): AiProvider {
  const provider = more.provider ?? 'openai-compatible'
  return {
    provider,
    model: mode,
    baseUrl: `${url}/${provider === 'google' ? 'v1beta' : 'v1'}`,
    apiKey: 'chave-de-teste-secreta',
    nearby: false,
    timeoutMs: 10_000,
    limits: { calls: 60, tokens: 1_000_000, minutes: 15, cost: null, dailyCost: null },
    prices: { input: 1, output: 4 },
    ...more,
  }
}

/** The way to a pretended service that waits for nobody; `waits` is told the milliseconds it would have waited. */
export function fakeModel(ai: AiProvider, { db, waits = [] }: { db: Database; waits?: number[] }) {
  const sleep = async (milliseconds: number, signal: AbortSignal) => {
    signal.throwIfAborted()
    waits.push(milliseconds)
  }
  return modelOfSettings(ai, { db, now: () => new Date(), chance: () => 0.5, sleep })
}

const drafts = new Map<string, Draft>()

/** Writes in this process, as the confined one does; a document that comes again is read once. */
export const generateHere: Generate = async (document, { model, onPart, title, seed, onProgress }) => {
  const options = { title, seed, onProgress, ...(onPart && { onPart }) }
  const key = JSON.stringify([document, title, seed])
  const draft = drafts.get(key) ?? draftMaterial(document, options)
  drafts.set(key, draft)
  return model
    ? writeFromDraft(draft, { ...options, ...model }, model.ask)
    : finishMaterial(draft, draft.candidates, options)
}
