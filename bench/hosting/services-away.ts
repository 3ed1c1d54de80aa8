import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer as createTlsServer } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFakeS3 } from '../../apps/server/test/fake-s3.ts'
import { type SmtpManner, startFakeSmtp } from '../../apps/server/test/fake-smtp.ts'
import { debianPostgres, ownPostgres } from './debian-postgres.ts'
import { send } from './lesson.ts'
import { firstOf, type Place, type Situation, unless } from './situation.ts'
import { comesUpSaying, diagnosis, refusesWith, said } from './start-outcome.ts'

const emails = 12_000
const closed = '127.0.0.1:9'
const s3 = (endpoint: string) => `s3://chave:segredo@balde?endpoint=${endpoint}`

async function mailServer(place: Place, manner: SmtpManner): Promise<Awaited<ReturnType<typeof startFakeSmtp>>> {
  const smtp = await startFakeSmtp(manner)
  place.atTheEnd(() => void smtp.server.close())
  return smtp
}

/** Services that are away or refuse, each named by itself. */
export const servicesAway: readonly Situation[] = [
  {
    row: '7',
    what: 'a mail server that is down: named as such, and nothing else',
    async run(place) {
      const { school, seen } = await comesUpSaying(
        place,
        { SMTP_URL: `smtp://ana:segredo@${closed}` },
        `servidor de e-mail de SMTP_URL (${closed})`,
      )
      const { email } = await school.join('student')
      await school.browser().post('/api/auth/forgot-password', { email })
      await sleep(emails)
      const count = school.instance.log.split('"warn"').length
      return firstOf(
        seen(),
        unless(!school.instance.log.includes('banco de dados não'), school.instance.log),
        unless(count < 10, school.instance.log),
      )
    },
  },
  {
    row: '7',
    what: 'a storage that goes down while PDFs are sent: named as such',
    async run(place) {
      const store = await startFakeS3('balde', () => new Date(), place.port())
      place.atTheEnd(() => void store.server.close())
      const { school, seen } = await comesUpSaying(
        place,
        { STORAGE_URL: s3(store.endpoint) },
        'armazenamento de STORAGE_URL (balde balde',
      )
      const { client } = await school.join('teacher')
      store.server.closeAllConnections()
      await new Promise(done => store.server.close(done))
      const answer = await send(client)
      return firstOf(
        seen(),
        unless(
          answer.status === 503 && answer.text.includes('não está respondendo'),
          `${answer.status} ${answer.text}`,
        ),
        unless(!school.instance.log.includes('banco de dados não'), school.instance.log),
      )
    },
  },
  ...(
    [
      ['a key that may not write', 403, 'AccessDenied', 'a chave não pode gravar', 503, 'sem permissão'],
      ['a full store', 507, 'InsufficientStorage', 'não há mais espaço nele', 507, 'Não há mais espaço'],
    ] as const
  ).map(([what, status, code, sentence, answered, words]) => ({
    row: '12',
    what: `${what}, told at the start and to whoever sends a PDF`,
    async run(place: Place) {
      const store = await startFakeS3('balde', () => new Date(), place.port())
      place.atTheEnd(() => void store.server.close())
      store.refuse({ method: 'PUT', status, code })
      const { school, seen } = await comesUpSaying(place, { STORAGE_URL: s3(store.endpoint) }, sentence)
      const { client } = await school.join('teacher')
      const answer = await send(client)
      return firstOf(
        seen(),
        unless(answer.status === answered && answer.text.includes(words), `${answer.status} ${answer.text}`),
      )
    },
  })),
  {
    row: '13',
    what: 'an address that the mail server refuses for good: asked once, shown to the administrator',
    async run(place) {
      const smtp = await mailServer(place, { answers: { RCPT: '550 5.1.1 unknown' } })
      const { school, seen } = await comesUpSaying(
        place,
        { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
        'esse endereço não existe',
      )
      const { email } = await school.join('student')
      await school.browser().post('/api/auth/forgot-password', { email })
      await sleep(emails)
      const admin = await school.join('admin')
      const jobs = await admin.client.get('/api/admin/jobs')
      const asked = smtp.recipients.filter(one => one === email).length
      return firstOf(
        seen(),
        unless(
          jobs.text.includes('"failed"') && jobs.text.includes('esse endereço não existe'),
          jobs.text.slice(0, 500),
        ),
        // One e-mail to confirm the address, one for the password.
        unless(asked <= 2, `asked ${asked} times`),
        unless(!school.instance.log.includes(email), 'the log names the address'),
      )
    },
  },
]

/** A certificate of one's own for localhost, made by the machine's openssl. */
export function ownCertificate(place: Place): { key: string; cert: string; file: string } {
  const [keyFile, file] = [join(place.folder, 'own.key'), join(place.folder, 'own.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', file, '-days', '30', ...names],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(file, 'utf8'), file }
}

const selfSigned = 'o certificado do servidor é próprio (autoassinado)'

/** The doctor explains a certificate of one's own, and is content once it is made known. */
async function explained(
  place: Place,
  settings: Record<string, string>,
  trusted: Record<string, string>,
  line: string,
): Promise<string | null> {
  const common = { DATA_DIR: join(place.folder, 'data'), PORT: String(place.port()) }
  const before = await diagnosis({ ...common, ...settings })
  const after = await diagnosis({ ...common, ...settings, ...trusted })
  return firstOf(
    said(before.output, selfSigned),
    unless(before.code === 1, 'it ended with 0'),
    unless(new RegExp(`^ok +${line}`, 'm').test(after.output), after.output),
  )
}

/** Certificates of the school's own: explained, and made known with the lines of operations.md. */
export const ownCertificates: readonly Situation[] = [
  {
    row: '14',
    what: 'a mail server with STARTTLS and a certificate of its own',
    needs: ['openssl'],
    async run(place) {
      const tls = ownCertificate(place)
      const { port } = await mailServer(place, { tls })
      return explained(place, { SMTP_URL: `smtp://localhost:${port}` }, { NODE_EXTRA_CA_CERTS: tls.file }, 'E-mail')
    },
  },
  {
    row: '14',
    what: 'a language model by https with a certificate of its own',
    needs: ['openssl'],
    async run(place) {
      const { key, cert, file } = ownCertificate(place)
      const server = createTlsServer({ key, cert }, (_, response) => response.end('{}')).listen(0, '127.0.0.1')
      place.atTheEnd(() => void server.close())
      await new Promise(done => server.once('listening', done))
      const bound = server.address()
      const port = typeof bound === 'object' && bound ? bound.port : 0
      const ai = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: `https://localhost:${port}/v1` }
      return explained(place, ai, { NODE_EXTRA_CA_CERTS: file }, 'Modelo de linguagem')
    },
  },
  {
    row: '14',
    what: 'a storage by https with a certificate of its own',
    needs: ['openssl'],
    async run(place) {
      const { key, cert, file } = ownCertificate(place)
      const store = await startFakeS3('balde')
      const server = createTlsServer({ key, cert }, (request, response) =>
        store.server.emit('request', request, response),
      ).listen(0, '127.0.0.1')
      place.atTheEnd(() => {
        server.close()
        store.server.close()
      })
      await new Promise(done => server.once('listening', done))
      const bound = server.address()
      const port = typeof bound === 'object' && bound ? bound.port : 0
      return explained(
        place,
        { STORAGE_URL: s3(`https://localhost:${port}`) },
        { NODE_EXTRA_CA_CERTS: file },
        'Arquivos',
      )
    },
  },
  {
    row: '15',
    what: 'a PostgreSQL with a certificate of its own',
    needs: ['openssl', debianPostgres],
    async run(place) {
      const { file, ...tls } = ownCertificate(place)
      const postgres = await ownPostgres(place, tls)
      const DATABASE_URL = `${postgres.address().replace('127.0.0.1', 'localhost')}?sslmode=require`
      const refused = await refusesWith(place, { DATABASE_URL }, `${selfSigned}: acrescente sslrootcert=`)
      const byRoot = await diagnosis({
        DATA_DIR: join(place.folder, 'x'),
        DATABASE_URL: `${DATABASE_URL}&sslrootcert=${file}`,
      })
      return firstOf(
        refused,
        unless(/^ok +Banco de dados/m.test(byRoot.output), byRoot.output),
        await explained(place, { DATABASE_URL }, { NODE_EXTRA_CA_CERTS: file }, 'Banco de dados'),
      )
    },
  },
]
