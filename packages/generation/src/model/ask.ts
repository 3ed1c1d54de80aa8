/** The one way this package reaches a language model: a function it is given. It knows no network, no key, no price. */

/** A question to the model. `key` names it for good: the same key about the same document always asks the same. */
export type ModelQuestion = {
  key: string
  system: string
  user: string
  /** JSON Schema of the answer; the prompt says the same in words. */
  schema: object
  /** Tokens the answer may have at most. */
  limit: number
}

export type ModelAnswer = {
  /** The answer as it came: JSON if all is well. */
  raw: string
  /** The answer parsed, where the provider already did. */
  object?: unknown
  /**
   * 'length': cut at a limit of tokens. 'filtered': withheld or refused by the provider. 'cut': the connection broke.
   */
  finishReason: 'stop' | 'length' | 'filtered' | 'cut' | 'other'
  usage: { input: number; output: number }
}

/**
 * Why there is no answer. 'limit': this material has used up its calls, tokens, money or time. 'down': the provider
 * does not answer, or not now. 'key': it refuses the key or the model. 'rejected': it refuses this very question.
 */
export type NoAnswer = { failure: 'limit' | 'down' | 'key' | 'rejected' }

/** Asks the model. Expected failures are answered; a throw means the whole work is interrupted. */
export type AskStructured = (question: ModelQuestion) => Promise<ModelAnswer | NoAnswer>
