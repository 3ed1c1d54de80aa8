import { ApiError, isNotFound, messageOf } from '../../lib/http.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { text } from './text.ts'

const notOpenAnyMore =
  'Este quiz não está mais aberto para você, e o resultado não foi guardado. Fale com seu professor.'

/** Whether a hand-in was refused in a way that no other try changes. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.reply?.final === true

const isClosed = (error: unknown) => isNotFound(error) && isOver(error)

/** Why a result was not taken: without a network, by our own fault, or because the quiz is no longer the pupil's. */
export const saveFailed = (error: unknown): string =>
  isClosed(error) ? notOpenAnyMore : messageOf(error, `${text.saveFailed}.`, `${text.saveFailed}.`)

/** Tells the same by a toast. */
export const tellSaveFailed = (error: unknown): void =>
  tellFailure(error, text.saveFailed, isClosed(error) ? { note: notOpenAnyMore } : {})

/** Tells that the server failed, and that the result waits on this device. */
export const tellSaveWaits = (waits: string): void => tellFailure(null, text.saveFailed, { note: waits })
