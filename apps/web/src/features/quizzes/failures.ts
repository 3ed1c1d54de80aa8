import { ApiError, isNotFound, messageOf } from '../../lib/http.ts'
import { text } from './text.ts'

const notOpenAnyMore =
  'Este quiz não está mais aberto para você, e o resultado não foi guardado. Fale com seu professor.'

/** Whether a hand-in was refused in a way that no other try changes. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.reply?.final === true

/** Why a result was not taken: without a network, by our own fault, or because the quiz is no longer the pupil's. */
export const saveFailed = (error: unknown): string =>
  isNotFound(error) && isOver(error) ? notOpenAnyMore : messageOf(error, text.saveFailed, text.saveFailed)
