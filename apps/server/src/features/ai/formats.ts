import type { ModelAnswer, ModelQuestion } from '@capivira/generation/model/ask'

/** How an answer is asked to be shaped, the strictest first. */
export const FORMATS = ['json_schema', 'json_object', 'text'] as const
export type Format = (typeof FORMATS)[number]

/** What a service does not take, learnt from its complaints. */
export type Quirks = { maxCompletionTokens: boolean; noTemperature: boolean }

export type CallOptions = { format: Format; quirks: Quirks; signal: AbortSignal }

/** One call to the model, without any second try. @throws CallFailure, or the signal's reason */
export type CallProvider = (question: ModelQuestion, options: CallOptions) => Promise<ModelAnswer>
