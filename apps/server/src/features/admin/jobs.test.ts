import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { emptyTables } from '../../../test/empty-tables.ts'
import { makeMaterial } from '../../../test/factories.ts'
import { card, generated, pages, reads } from '../../../test/processing.ts'
import type { QueueAdmin } from '../../platform/jobs/queue-admin.ts'
import { type Jobs, openJobs } from '../../platform/jobs.ts'
import { processMaterial } from '../materials/process-material.ts'

type Queue = Awaited<ReturnType<typeof openJobs>>
let school: TestApp
let queue: Queue
const jobs: Jobs = {
  processMaterial: (...call) => queue.jobs.processMaterial(...call),
  sendEmail: async () => {},
}
const queueAdmin: QueueAdmin = {
  list: (...call) => queue.queueAdmin.list(...call),
  find: (...call) => queue.queueAdmin.find(...call),
  retry: (...call) => queue.queueAdmin.retry(...call),
  cancel: (...call) => queue.queueAdmin.cancel(...call),
}
beforeAll(async () => {
  school = await startTestApp({ jobs, queueAdmin })
  queue = await openJobs(school.connection.pool, pino({ level: 'silent' }))
})
beforeEach(() => emptyTables(school.connection.pool, 'users', 'admin_acts', 'pgboss.job'))
afterAll(async () => {
  await queue.stop()
  await school.close()
})

type Listed = {
  counts: Record<string, number>
  jobs: { id: string; queue: string; state: string; reason: string | null; material: { title: string } | null }[]
  failedMaterials: { id: number; title: string; failureReason: string }[]
}
const query = async (text: string, values: unknown[] = []) => (await school.connection.pool.query(text, values)).rows

async function waitingMaterial(title = 'Os rios') {
  const { db } = school.connection
  const row = await makeMaterial(db, { title, status: 'queued', isProcessed: false, progress: 0 })
  await queue.jobs.processMaterial(db, row)
  return row
}

describe('jobs', () => {
  test('of the queue’s own clock are not among them', async () => {
    const admin = await school.signedIn('admin')
    await waitingMaterial()
    const before = await admin.get<Listed>('/api/admin/jobs')
    await query(`insert into pgboss.queue
      select (jsonb_populate_record(null::pgboss.queue, to_jsonb(queue) || '{"name": "__pgboss__send-it"}')).*
      from pgboss.queue where name = 'material' on conflict do nothing`)
    await query(
      `insert into pgboss.job (name, state) values ('__pgboss__send-it', 'created'), ('__pgboss__send-it', 'failed')`,
    )
    const { body } = await admin.get<Listed>('/api/admin/jobs')
    expect(before.body.jobs.map(({ queue: name }) => name)).toEqual(['material'])
    expect(body).toEqual(before.body)
  })

  test('are listed with what they are about, and why they failed', async () => {
    const admin = await school.signedIn('admin')
    await waitingMaterial()
    const broken = await waitingMaterial('O solo')
    await query(
      `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"a conexão caiu\\nat x.ts"}'
       where (data->>'id')::int = $1`,
      [broken.id],
    )
    await query(`update materials set status = 'failed', failure_reason = 'Não deu.' where id = $1`, [broken.id])
    const { status, body } = await admin.get<Listed>('/api/admin/jobs')
    expect(status).toBe(200)
    expect(body.counts).toMatchObject({ waiting: 1, failed: 1, running: 0 })
    expect(body.jobs).toMatchObject([
      { queue: 'material', state: 'failed', reason: 'a conexão caiu', material: { title: 'O solo' } },
      { queue: 'material', state: 'waiting', reason: null, material: { title: 'Os rios' } },
    ])
    expect(body.failedMaterials).toMatchObject([{ id: broken.id, title: 'O solo', failureReason: 'Não deu.' }])
  })

  test('that wait are cancelled, and their material says so; then it is tried again', async () => {
    const admin = await school.signedIn('admin')
    const { id } = await waitingMaterial()
    const [job] = (await admin.get<Listed>('/api/admin/jobs')).body.jobs
    const act = (what: string) => admin.post(`/api/admin/jobs/material/${job?.id}/${what}`)
    expect((await act('retry')).status).toBe(409)
    expect(await act('cancel')).toMatchObject({ status: 200, body: { message: 'Trabalho cancelado.' } })
    expect((await act('cancel')).status).toBe(409)
    const [material] = await query('select status, failure_reason from materials where id = $1', [id])
    expect(material).toEqual({
      status: 'failed',
      failure_reason: 'Processamento cancelado pela administração da escola.',
    })
    expect((await act('retry')).status).toBe(200)
    expect((await act('retry')).status).toBe(409)
    expect(await query('select status from materials where id = $1', [id])).toEqual([{ status: 'queued' }])
    expect(await query(`select from pgboss.job where state = 'created'`)).toHaveLength(1)
    const { body } = await admin.get<{ acts: { act: string; target: string }[] }>('/api/admin/acts')
    expect(body.acts.map(({ act: done, target }) => [done, target])).toEqual([
      ['retry-job', 'Os rios'],
      ['cancel-job', 'Os rios'],
    ])
  })

  test('of other queues are tried again and cancelled by the queue itself', async () => {
    const admin = await school.signedIn('admin')
    const [{ id } = { id: '' }] = await query(
      `insert into pgboss.job (name, state, policy, completed_on) values ('sweep', 'failed', 'exclusive', ` +
        'now()) returning id',
    )
    expect((await admin.post(`/api/admin/jobs/sweep/${id}/retry`)).status).toBe(200)
    expect(await query('select state from pgboss.job')).toEqual([{ state: 'retry' }])
    expect((await admin.post(`/api/admin/jobs/sweep/${id}/cancel`)).status).toBe(200)
    expect((await admin.post(`/api/admin/jobs/sweep/${id}/retry`)).status).toBe(200)
    expect(await query('select state from pgboss.job')).toEqual([{ state: 'created' }])
  })

  test('that are not there are not found', async () => {
    const admin = await school.signedIn('admin')
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await admin.post(`/api/admin/jobs/material/${nobody}/retry`)).status).toBe(404)
    expect((await admin.post(`/api/admin/jobs/nada/${nobody}/cancel`)).status).toBe(404)
    expect((await admin.post('/api/admin/jobs/material/1/cancel')).status).toBe(404)
    expect((await admin.post('/api/admin/materials/99999/reprocess')).status).toBe(404)
  })
})

describe('e-mails that do not leave', () => {
  const refused = (output: object, until = '2099-01-01T00:00:00Z') =>
    query(
      `insert into pgboss.job (name, state, policy, completed_on, data, output) values ('letter', 'failed', ` +
        `'standard', now(), $1, $2)`,
      [JSON.stringify({ until }), JSON.stringify(output)],
    )
  const warned = async (admin: { get: <T>(url: string) => Promise<{ body: T }> }) =>
    (await admin.get<{ warnings: string[] }>('/api/admin/dashboard')).body.warnings.filter(one => /mensage/i.test(one))

  test('are counted, told on coming in where no address is to blame, and sent again in one act', async () => {
    const admin = await school.signedIn('admin')
    await refused({ message: 'O servidor recusou o endereço.', about: 'address' })
    expect(await warned(admin)).toEqual([])
    for (let n = 0; n < 2; n++) await refused({ message: 'O servidor recusou.', about: 'server' })
    await refused({ message: 'O servidor recusou.', about: 'server' }, '2026-01-01T00:00:00Z')
    expect(await warned(admin)).toEqual([
      '2 mensagens não saíram: o servidor de email as recusou. Em Processamento dá para ver por quê e enviar ' +
        'todas de uma vez.',
    ])
    const emails = async () => (await admin.get<{ letters: object }>('/api/admin/jobs')).body.letters
    expect(await emails()).toEqual({ refused: 3, held: 0 })
    expect(await admin.post('/api/admin/letters/send')).toMatchObject({
      status: 200,
      body: { message: '3 mensagens voltaram para a fila.' },
    })
    expect(await query(`select state, count(*)::int from pgboss.job group by state order by state`)).toEqual([
      { state: 'retry', count: 3 },
      { state: 'failed', count: 1 },
    ])
    expect(await emails()).toEqual({ refused: 0, held: 0 })
    expect((await admin.post('/api/admin/letters/send')).status).toBe(409)
    expect(await query('select act, target_name, detail from admin_acts')).toEqual([
      { act: 'retry-job', target_name: 'Enviar email', detail: '3 mensagens' },
    ])
  })
})

test('anybody’s failed material is processed again, one at work is left alone', async () => {
  const admin = await school.signedIn('admin')
  const { id } = await makeMaterial(school.connection.db, { status: 'failed', isProcessed: false })
  expect((await admin.post(`/api/admin/materials/${id}/reprocess`)).status).toBe(200)
  expect((await admin.post(`/api/admin/materials/${id}/reprocess`)).status).toBe(409)
})

test.each([
  [
    'deleted',
    async (admin: Awaited<ReturnType<TestApp['signedIn']>>, id: number) => admin.delete(`/api/admin/materials/${id}`),
  ],
  [
    'cancelled',
    async (admin: Awaited<ReturnType<TestApp['signedIn']>>) => {
      const [job] = (await admin.get<Listed>('/api/admin/jobs')).body.jobs
      return admin.post(`/api/admin/jobs/material/${job?.id}/cancel`)
    },
  ],
])('a worker whose material is %s meanwhile stops and writes nothing', async (_, act) => {
  const admin = await school.signedIn('admin')
  const { db } = school.connection
  const row = await waitingMaterial()
  await writeFile(join(school.files.incoming, '..', row.pdfPath), '%PDF-1.7')
  const tools = {
    db,
    files: school.files,
    extract: reads(pages(2)),
    generate: async () => {
      expect((await act(admin, row.id)).status).toBe(200)
      return generated([card('água')])
    },
    now: () => new Date('2026-03-02T15:00:00Z'),
  }
  const turn = { signal: new AbortController().signal, lane: 'slow' as const }
  expect(await processMaterial(tools, row, turn)).toBe('done')
  expect(await query('select from flip_cards')).toEqual([])
})

test('room is told by kind, with the disk and the largest teachers', async () => {
  const admin = await school.signedIn('admin')
  const row = await makeMaterial(school.connection.db, { pdfBytes: 5000 })
  await writeFile(join(school.files.incoming, '..', row.pdfPath), '%PDF-1.7')
  const { status, body } = await admin.get('/api/admin/storage')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    place: 'folder',
    disk: { free: expect.any(Number), total: expect.any(Number) },
    files: [{ kind: 'pdf', count: 1, bytes: 5000 }],
    database: { bytes: expect.any(Number) },
    teachers: [{ fullName: 'Bento Lima', materials: 1, bytes: 5000 }],
  })
  expect((await admin.get('/api/admin/backup')).body).toEqual({
    database: 'own',
    place: 'folder',
    dataFolder: school.settings.dataFolder,
    filesFolder: null,
    erasedList: school.settings.erasedList,
  })
})
