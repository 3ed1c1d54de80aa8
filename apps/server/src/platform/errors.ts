import { messages } from '@capivira/core/http/errors'
import type { FastifyError, FastifyInstance } from 'fastify'
import { databaseRefusal, isDatabaseAway } from './database-away.ts'
import { diskFull, isDiskClosed, isDiskFull } from './disk-full.ts'
import { StoreAway, StoreNotOurs } from './files.ts'
import { isReadOnly, readOnlyDatabase } from './read-only.ts'
import { Refusal } from './refusal.ts'
import { refuse } from './route.ts'
import { oncePerMinute } from './service-problem.ts'

/** Sentences for what Fastify itself refuses, by its error code. */
const platformSentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Envie os dados em JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: messages.tooLarge,
  FST_ERR_CTP_INVALID_JSON_BODY: 'Os dados enviados não são um JSON válido.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'O envio chegou incompleto.',
}

const databaseAway = new Refusal(503, 'O banco de dados não está respondendo. Tente de novo em instantes.', {
  retryAfter: 2,
})

/** What may pass by itself, and what waiting does not change: there somebody has to be told. */
const storeRefusals: Readonly<Record<StoreAway['reason'], Refusal>> = {
  away: new Refusal(503, 'O armazenamento de arquivos não está respondendo. Tente de novo em instantes.', {
    retryAfter: 5,
  }),
  denied: new Refusal(
    503,
    'A Capivira está sem permissão no armazenamento de arquivos. Avise quem cuida dela na sua escola.',
    { retryAfter: 300 },
  ),
  full: diskFull,
}

const storeNotOurs = new Refusal(
  503,
  'Agora a Capivira não pode guardar arquivos: quem cuida dela precisa olhar o armazenamento. O que já existe ' +
    'continua aqui; avise a administração.',
)

/** Answers every error in the one shape: what a client did wrong with its sentence, all else as 500 without detail. */
export function answerErrors(app: FastifyInstance): void {
  const isDue = oncePerMinute()
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // An address that leads out of the web app's folder, or says the same in another way: there is nothing there.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return void reply.callNotFound()
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      const message = platformSentences[error.code] ?? (status === 429 ? messages.tooManyRequests : messages.invalid)
      // A body that cannot be read may have been cut on its way: the same act, sent again, is taken.
      return refuse(reply, new Refusal(status, message, { final: status === 413 }))
    }
    if (status === 503) {
      return refuse(reply, new Refusal(503, 'O servidor está ocupado. Tente de novo em instantes.', { retryAfter: 5 }))
    }
    if (error instanceof StoreAway) {
      if (isDue('storage')) request.log.error({ url: request.routeOptions.url }, error.message)
      return refuse(reply, storeRefusals[error.reason])
    }
    if (error instanceof StoreNotOurs) return refuse(reply, storeNotOurs)
    if (isDatabaseAway(error)) {
      const refusal = databaseRefusal(error)
      if (refusal && isDue('database')) request.log.error(refusal)
      return refuse(reply, databaseAway)
    }
    if (isReadOnly(error)) return refuse(reply, readOnlyDatabase)
    if (isDiskFull(error)) {
      request.log.error({ err: error, url: request.routeOptions.url }, 'the disk is full')
      return refuse(reply, diskFull)
    }
    if (isDiskClosed(error)) {
      if (isDue('storage')) request.log.error({ err: error, url: request.routeOptions.url }, 'the disk takes nothing')
      return refuse(reply, storeRefusals.denied)
    }
    request.log.error({ err: error, url: request.routeOptions.url }, 'request failed')
    return refuse(reply, new Refusal(500, messages.unexpected))
  })
}
