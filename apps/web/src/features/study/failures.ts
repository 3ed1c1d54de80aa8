import { isNotFound } from '../../lib/http.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { text } from './text.ts'

const notOpenAnyMore = 'Este card não está mais aberto para você, e a avaliação não foi guardada.'

/** Tells that a rating was not taken, and why: by our own fault, or because the card is no longer the pupil's. */
export const tellReviewFailed = (error: unknown): void =>
  tellFailure(error, text.reviewFailed, isNotFound(error) ? { note: notOpenAnyMore } : {})
