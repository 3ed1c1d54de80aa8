import pLimit from 'p-limit'
import type { AiProvider } from '../../platform/ai-settings.ts'
import type { Database } from '../../platform/database.ts'
import { CallFailure, type Outcome } from './call-failure.ts'
import type { CallImageProvider } from './image-provider.ts'
import { Breaker } from './patience.ts'
import { insertCall, selectImageUsage } from './store.ts'

/**
 * Has a model draw what a text describes, to be coloured; null when none comes in time or none may be asked for: the
 * caller draws it otherwise. The text has passed the school's list of words.
 */
export type PaintPicture = (text: string) => Promise<Uint8Array | null>

const DAY = 24 * 3600_000
/** Milliseconds a child waits for a picture at most. */
const patienceMs = 60_000
/** Pictures asked for at the same time; who comes while as many wait gets another artist at once. */
const parallel = { asked: 2, waiting: 4 }

const promptOf = (text: string) =>
  'Coloring book page for children. Clean, closed, thick black outlines on a pure white background. No grey, ' +
  'no shading, no colour, no text, no letters, no frame. Large simple shapes, safe for a primary school. ' +
  `Scene, described in Brazilian Portuguese by a child: "${text.replaceAll('"', "'")}"`

type PaintParts = { db: Database; now: () => Date; report?: (failure: CallFailure) => void; open?: typeof openLazily }

/** The way to the model of images that the settings name; undefined without one. */
export function paintingOfSettings(
  ai: AiProvider | undefined,
  { db, now, report, open = openLazily }: PaintParts,
): PaintPicture | undefined {
  if (!ai?.image || ai.provider === 'anthropic') return undefined
  const { model, perDay, price } = ai.image
  const costMicros = Math.ceil(price * 1e6)
  const breaker = new Breaker()
  const turn = pLimit(parallel.asked)
  let provider: Promise<CallImageProvider> | undefined

  async function allowed(): Promise<boolean> {
    const used = await selectImageUsage(db, model, new Date(now().getTime() - DAY))
    const { dailyCost } = ai?.limits ?? { dailyCost: null }
    return used.calls < perDay && (dailyCost === null || used.costMicros + costMicros <= dailyCost * 1e6)
  }

  async function paint(text: string): Promise<Uint8Array | null> {
    if (breaker.isOpen(now().getTime()) || !ai || !(await allowed())) return null
    provider ??= open(ai, model, now)
    const call = await provider
    const startedAt = now()
    const note = (outcome: Outcome) =>
      insertCall(
        db,
        {
          materialId: null,
          generation: 0,
          provider: ai.provider,
          host: new URL(ai.baseUrl).host,
          model,
          outcome,
          inputTokens: 0,
          outputTokens: 0,
          // A picture that came too late was drawn all the same.
          costMicros: ['answered', 'timeout', 'too-large'].includes(outcome) ? costMicros : 0,
          milliseconds: now().getTime() - startedAt.getTime(),
          startedAt,
        },
        null,
      )
    try {
      const image = await call(promptOf(text))
      await note('answered')
      breaker.succeeded()
      return image
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      await note(error.outcome)
      report?.(error)
      breaker.failed(now().getTime(), error.retryAfterMs)
      return null
    }
  }

  return async text => (turn.pendingCount >= parallel.waiting ? null : turn(() => paint(text)))
}

async function openLazily(ai: AiProvider, model: string, now: () => Date): Promise<CallImageProvider> {
  const { openImageProvider } = await import('./image-provider.ts')
  return openImageProvider(ai, model, Math.min(ai.timeoutMs, patienceMs), now)
}
