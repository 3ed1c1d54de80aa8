import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ageRanges } from '@capivira/core/accounts/contract'
import type { UserType } from '@capivira/core/http/endpoint'
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import { type Connection, openDatabase } from '../src/platform/database.ts'
import { type FileStore, openFileStore } from '../src/platform/files.ts'
import type { QueueAdmin } from '../src/platform/jobs/queue-admin.ts'
import type { EmailJob, Jobs } from '../src/platform/jobs.ts'
import type { Settings } from '../src/platform/settings.ts'
import { createTestDatabase } from './database.ts'

export const testSecrets = { teacherSecret: 'segredo-professor', adminSecret: 'segredo-admin' } as const

/** An answer as tests look at it; `body` is the parsed JSON, or the text where it is none. */
export type Answer<Body = unknown> = { status: number; body: Body; headers: Record<string, unknown> }

/** Somebody at a browser: keeps cookies, and calls as a page of ours would. */
export type Visitor = {
  get: <Body = unknown>(url: string) => Promise<Answer<Body>>
  post: <Body = unknown>(url: string, body?: object) => Promise<Answer<Body>>
  delete: <Body = unknown>(url: string) => Promise<Answer<Body>>
  send: <Body = unknown>(options: InjectOptions) => Promise<Answer<Body>>
}

export type TestApp = {
  app: FastifyInstance
  connection: Connection
  databaseUrl: string
  settings: Settings
  files: FileStore
  /** The e-mails that were queued, where the test brings no queue. */
  emails: EmailJob[]
  /** Sets the server's clock, which stands still unless told. */
  setNow: (instant: string) => void
  /** Lets days go by for people; sessions that ended meanwhile begin again. */
  later: (instant: string, people: readonly (Visitor & { email: string })[]) => Promise<void>
  /** What the server's clock shows. */
  now: () => Date
  visitor: () => Visitor
  /** Registers a new user of a type and signs them in. */
  /** A pupil is a teenager unless told: one whose age nobody knows is treated as a child. */
  signedIn: (
    userType?: UserType,
    name?: string,
    ageRange?: AgeRange | null,
  ) => Promise<Visitor & { id: string; email: string }>
  close: () => Promise<void>
}

type AgeRange = (typeof ageRanges)[number]

export type TestParts = {
  files?: FileStore
  queueAdmin?: QueueAdmin
  jobs?: Partial<Jobs>
  settings?: Partial<Settings>
  /** Silent where the test brings none. */
  logger?: FastifyBaseLogger
  /** Another server whose database this one works on, too. */
  beside?: TestApp
}

export const testPassword = 'Vento&Mar7lento'

/** What a school for tests is set to, with what the test says otherwise. */
function testSettings(dataFolder: string, overrides: Partial<Settings> = {}): Settings {
  return {
    mode: 'test',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    dataFolder,
    erasedList: join(dataFolder, 'erased'),
    storage: { kind: 'folder', folder: join(dataFolder, 'files') },
    sessionSecret: 'uma sequência de teste com mais de 32 letras',
    ...testSecrets,
    demoPassword: testPassword,
    demo: false,
    logLevel: 'silent',
    schoolTimeZone: 'America/Sao_Paulo',
    requireEmailVerification: false,
    requireStaffTwoFactor: false,
    reviewDrawings: false,
    inactiveMonths: 24,
    notices: [],
    warnings: [],
    ...overrides,
  }
}

/** The real server over an empty database of its own, without a network: requests are injected. */
export async function startTestApp({
  files: givenFiles,
  jobs,
  queueAdmin,
  settings: overrides,
  logger = pino({ level: 'silent' }),
  beside,
}: TestParts = {}): Promise<TestApp> {
  const database = beside ? { url: beside.databaseUrl, drop: async () => {} } : await createTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'capivira-test-'))
  const connection = openDatabase(database.url, 10)
  const emails: EmailJob[] = []
  let now = new Date('2026-03-02T15:00:00Z')
  const settings = testSettings(dataFolder, overrides)
  const files = givenFiles ?? (await openFileStore(settings))
  const app = await buildApp({
    settings,
    db: connection.db,
    pool: connection.pool,
    files,
    ...(queueAdmin && { queueAdmin }),
    jobs: { processMaterial: async () => {}, sendEmail: async (_, job) => void emails.push(job), ...jobs },
    now: () => now,
    logger,
    webFolder: join(dataFolder, 'no-web'),
  })
  await app.ready()

  const visitor = () => newVisitor(app)
  let people = 0
  return {
    app,
    connection,
    databaseUrl: database.url,
    settings,
    files,
    emails,
    setNow: instant => {
      now = new Date(instant)
    },
    later: async (instant, visitors) => {
      now = new Date(instant)
      for (const { post, email } of visitors) await post('/api/auth/login', { email, password: testPassword })
    },
    now: () => now,
    visitor,
    signedIn: async (userType = 'student', name = 'Ana Souza', ageRange = '13 a 17') => {
      const person = visitor()
      const email = `pessoa${++people}@escola.example`
      const secretPassword = userType === 'teacher' ? settings.teacherSecret : settings.adminSecret
      const registered = await person.post<{ user: { id: string } }>('/api/auth/register', {
        fullName: name,
        email,
        phone: '(11) 98765-4321',
        password: testPassword,
        confirmPassword: testPassword,
        userType,
        ...(userType === 'student' ? ageRange && { ageRange } : { secretPassword }),
      })
      if (registered.status !== 201) throw new Error(`registration answered ${registered.status}`)
      await person.post('/api/auth/login', { email, password: testPassword })
      return { ...person, id: registered.body.user.id, email }
    },
    close: async () => {
      await app.close()
      await connection.close()
      await database.drop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Whether a browser sends a cookie of a path along to an address. */
const isBelow = (url: string, path: string) =>
  `${url.split('?')[0]}/`.startsWith(path.endsWith('/') ? path : `${path}/`)

function newVisitor(app: FastifyInstance): Visitor {
  /** By name; a browser sends each to the paths it was given for, and no others. */
  const cookies = new Map<string, { value: string; path: string }>()
  const cookiesFor = (url: string) =>
    Object.fromEntries([...cookies].flatMap(([name, { value, path }]) => (isBelow(url, path) ? [[name, value]] : [])))
  async function send<Body>(options: InjectOptions): Promise<Answer<Body>> {
    const response = await app.inject({
      ...options,
      headers: { 'sec-fetch-site': 'same-origin', ...options.headers },
      cookies: cookiesFor(String(options.url)),
    })
    for (const { name, value, path = '/' } of response.cookies) {
      if (value) cookies.set(name, { value, path })
      else cookies.delete(name)
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as Body,
      headers: response.headers,
    }
  }
  return {
    send,
    get: url => send({ method: 'GET', url }),
    post: (url, body) => send({ method: 'POST', url, ...(body ? { payload: body } : {}) }),
    delete: url => send({ method: 'DELETE', url }),
  }
}
