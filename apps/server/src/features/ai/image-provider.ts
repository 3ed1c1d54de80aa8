import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage, type ImageModel } from 'ai'
import type { AiProvider } from '../../platform/ai-settings.ts'
import { guardedFetch } from '../../platform/guarded-fetch.ts'
import { failureOf } from './provider.ts'

/** A picture of 1536 × 1024 in base64 takes a few million. */
const MAX_BYTES = 30_000_000

/** Makes one picture from a prompt; throws a CallFailure when none comes. */
export type CallImageProvider = (prompt: string) => Promise<Uint8Array>

/** The model of images of the settings, ready to be asked. */
export function openImageProvider(
  ai: AiProvider,
  model: string,
  timeoutMs: number,
  now: () => Date,
): CallImageProvider {
  // It would write warnings to the console by itself.
  Reflect.set(globalThis, 'AI_SDK_LOG_WARNINGS', false)
  const common = { baseURL: ai.baseUrl, fetch: guardedFetch(MAX_BYTES), ...(ai.apiKey && { apiKey: ai.apiKey }) }
  const drawing: ImageModel =
    ai.provider === 'google'
      ? createGoogle(common).image(model)
      : createOpenAICompatible({ ...common, name: 'openai-compatible' }).imageModel(model)
  // Services that know OpenAI's protocol know sizes, Google's knows proportions.
  const shape = ai.provider === 'google' ? { aspectRatio: '4:3' as const } : { size: '1536x1024' as const }
  return async prompt => {
    const patience = AbortSignal.timeout(timeoutMs)
    try {
      const { image } = await generateImage({
        model: drawing,
        prompt,
        n: 1,
        ...shape,
        maxRetries: 0,
        abortSignal: patience,
      })
      return image.uint8Array
    } catch (error) {
      throw failureOf(error, patience.aborted, now())
    }
  }
}
