import * as contract from '@capivira/core/admin/system-contract'
import type { FastifyInstance } from 'fastify'
import { SOCKET_FOLDER_PREFIX } from '../../platform/embedded-postgres/leftovers.ts'
import type { QueueAdmin } from '../../platform/jobs/queue-admin.ts'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { openErasedList } from '../erasure/erased-list.ts'
import { listHiddenText } from '../materials/list-hidden-text.ts'
import { filesElsewhere } from './files-elsewhere.ts'
import { listActs } from './list-acts.ts'
import { listJobs } from './list-jobs.ts'
import { cancelJob, retryJob, retryMaterial, sendEmailsAgain } from './manage-jobs.ts'
import { storageMeter } from './measure-storage.ts'

/** What administrators see of the machinery: jobs, room, backup, and what they themselves did. */
export function systemRoutes(app: FastifyInstance, services: Services, queueAdmin: QueueAdmin | undefined): void {
  const { settings } = services
  const measure = storageMeter()

  route(app, services, contract.listJobs, async ({ now }) => listJobs(services, queueAdmin, now))
  route(app, services, contract.retryJob, async ({ user, params, now }) =>
    retryJob(services, queueAdmin, { actor: user, now }, params),
  )
  route(app, services, contract.cancelJob, async ({ user, params, now }) =>
    cancelJob(services, queueAdmin, { actor: user, now }, params),
  )
  route(app, services, contract.sendEmailsAgain, async ({ user, now }) =>
    sendEmailsAgain(services, { actor: user, now }),
  )
  route(app, services, contract.retryMaterial, async ({ user, params, now }) =>
    retryMaterial(services, { actor: user, now }, params.materialId),
  )

  route(app, services, contract.listHiddenText, async ({ query }) => listHiddenText(services, query))

  route(app, services, contract.getStorage, async ({ now }) => measure(services, now))
  route(app, services, contract.getBackup, async () => ({
    database: isEmbedded(settings.databaseUrl) ? 'embedded' : 'own',
    place: settings.storage.kind,
    dataFolder: settings.dataFolder,
    filesFolder: filesElsewhere(settings),
    erasedList: (await openErasedList(settings)).path,
  }))

  route(app, services, contract.listActs, async ({ query }) => listActs(services, query))
}

/** The launcher puts the embedded database behind a socket in a folder of its own. */
const isEmbedded = (url = '') => /[?&]host=%2F/.test(url) && url.includes(SOCKET_FOLDER_PREFIX)
