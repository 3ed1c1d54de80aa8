import { messages } from '@capivira/core/http/errors'
import type { Database, Transaction } from '../../platform/database.ts'
import type { JobLine, QueueAdmin } from '../../platform/jobs/queue-admin.ts'
import { sendStandingEmails } from '../../platform/jobs/standing-emails.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { queueAgain } from '../materials/reprocess-material.ts'
import { lockMaterial } from './content-store.ts'
import { cancelProcessing } from './jobs-store.ts'
import { materialOf } from './list-jobs.ts'
import { type By, recordAct } from './record-act.ts'

type Tools = { db: Database; jobs: Jobs }
type Named = { queue: string; jobId: string }

const notFound = new Refusal(404, messages.notFound)
const nothingToRetry = new Refusal(409, 'Este trabalho não falhou: não há o que tentar de novo.')
const nothingToCancel = new Refusal(409, 'Este trabalho já terminou.')

/** Tries a job again that failed or was cancelled; for a material that means processing it anew. */
export async function retryJob(
  { db, jobs }: Tools,
  queueAdmin: QueueAdmin | undefined,
  by: By,
  { queue, jobId }: Named,
): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    const job = await queueAdmin?.find(tx, queue, jobId)
    if (!queueAdmin || !job) return notFound
    if (job.state !== 'failed' && job.state !== 'cancelled') return nothingToRetry
    const materialId = materialOf(job)
    if (materialId !== null) return processAgain(tx, jobs, by, materialId)
    await queueAdmin.retry(tx, job)
    await recordAct(tx, by, 'retry-job', nameOf(job))
    return { message: 'O trabalho voltou para a fila.' }
  })
}

/** Takes a job that waits or runs from the queue; its material says so to its teacher. */
export async function cancelJob(
  { db }: Pick<Tools, 'db'>,
  queueAdmin: QueueAdmin | undefined,
  by: By,
  { queue, jobId }: Named,
): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    const job = await queueAdmin?.find(tx, queue, jobId)
    if (!queueAdmin || !job) return notFound
    if (job.endedAt || job.state === 'completed') return nothingToCancel
    const materialId = materialOf(job)
    const material = materialId === null ? null : await lockMaterial(tx, materialId)
    if (material) await cancelProcessing(tx, material.id, 'Processamento cancelado pela administração da escola.')
    await queueAdmin.cancel(tx, job)
    await recordAct(tx, by, 'cancel-job', material ? { ...material, name: material.title } : nameOf(job))
    return { message: 'Trabalho cancelado.' }
  })
}

/** Sends, in one act, every e-mail that stands still: refused by the mail server, or held back in a copy. */
export async function sendEmailsAgain({ db }: Pick<Tools, 'db'>, by: By): Promise<{ message: string } | Refusal> {
  return inTransaction(db, async tx => {
    const count = await sendStandingEmails(tx, by.now)
    if (count === 0) return new Refusal(409, 'Não há mensagens para enviar de novo.')
    const [what, back] = count === 1 ? ['Uma mensagem', 'voltou'] : [`${count} mensagens`, 'voltaram']
    await recordAct(tx, by, 'retry-job', { id: 'letter', name: 'Enviar email' }, what)
    return { message: `${what} ${back} para a fila.` }
  })
}

/** Processes anybody's material again. Refuses 409 while it is being processed. */
export async function retryMaterial({ db, jobs }: Tools, by: By, id: number): Promise<{ message: string } | Refusal> {
  return inTransaction(db, tx => processAgain(tx, jobs, by, id))
}

async function processAgain(tx: Transaction, jobs: Jobs, by: By, id: number): Promise<{ message: string } | Refusal> {
  const material = await lockMaterial(tx, id)
  if (!material) return notFound
  if (material.status !== 'processed' && material.status !== 'failed')
    return new Refusal(409, 'Este material já está sendo processado.')
  await queueAgain(tx, jobs, material.teacherId, id)
  await recordAct(tx, by, 'retry-job', { ...material, name: material.title })
  return { message: 'O material voltou para a fila.' }
}

const nameOf = ({ id, queue }: JobLine) => ({ id, name: queue })
