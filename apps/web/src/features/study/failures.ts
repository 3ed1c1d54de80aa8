import { isNotFound, messageOf } from '../../lib/http.ts'
import { text } from './text.ts'

const notOpenAnyMore = 'Este card não está mais aberto para você, e a avaliação não foi guardada.'

/** Why a rating was not taken: without a network, by our own fault, or because the card is no longer the pupil's. */
export const reviewFailed = (error: unknown): string =>
  isNotFound(error) ? notOpenAnyMore : messageOf(error, text.reviewFailed)
