import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { MailProblem, openMailer } from '../../apps/server/src/platform/mail.ts'
import { startFakeS3 } from '../../apps/server/test/fake-s3.ts'
import { type SmtpManner, startFakeSmtp } from '../../apps/server/test/fake-smtp.ts'
import { debianPostgres, ownPostgres } from './debian-postgres.ts'
import { ownCertificate } from './services-away.ts'
import { firstOf, type Place, type Situation, unless } from './situation.ts'
import { diagnosis, said } from './start-outcome.ts'

/** What the doctor has to say of these settings. */
async function told(
  place: Place,
  settings: Record<string, string>,
  sentence: string,
  expected = 1,
): Promise<string | null> {
  const { output, code } = await diagnosis({
    DATA_DIR: join(place.folder, 'data'),
    PORT: String(place.port()),
    ...settings,
  })
  return firstOf(said(output, sentence), unless(code === expected, `it ended with ${code}: ${output}`))
}

const refusesPassword: SmtpManner = { auth: true, answers: { AUTH: '535 5.7.8 no' } }

/** A mail server that behaves so. */
async function mail(place: Place, manner: SmtpManner): Promise<number> {
  const { server, port } = await startFakeSmtp(manner)
  place.atTheEnd(() => void server.close())
  return port
}

/** Signs in with what a browser on plain http sends: the page it is on, and nothing of Fetch Metadata. */
async function signIn(
  place: Place,
  settings: Record<string, string>,
  headers: (port: number) => Record<string, string>,
) {
  const port = place.port()
  const all = { PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port), ...settings }
  const school = place.school(join(place.folder, 'data'), all)
  // The school asks at a port of its own; this one is told by the settings.
  const address = `http://127.0.0.1:${port}`
  await Promise.race([school.instance.bringUp().catch(() => {}), untilThere(address)])
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers(port) },
    body: JSON.stringify({ email: 'ninguem@escola.example', password: 'Vento&Mar7lento' }),
  })
  return { status: answer.status, log: () => school.instance.log }
}

async function untilThere(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${address}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise(done => setTimeout(done, 100))
  }
}

/** Reports of hosts that are about addresses, passwords, mail and zones. */
export const reportedAddresses: readonly Situation[] = [
  {
    row: '34',
    what: 'a bucket in another region',
    async run(place) {
      const store = await startFakeS3('balde')
      place.atTheEnd(() => void store.server.close())
      store.refuse({ method: 'GET', status: 400, code: 'AuthorizationHeaderMalformed' })
      return told(
        place,
        { STORAGE_URL: `s3://chave:segredo@balde?region=us-east-1&endpoint=${store.endpoint}` },
        'está em outra região (region)',
      )
    },
  },
  {
    row: '35',
    what: 'PUBLIC_URL with a port and a slash, and a browser on plain http',
    async run(place) {
      const { status } = await signIn(place, {}, port => ({ origin: `http://127.0.0.1:${port}` }))
      return unless(status === 401, `signing in: ${status}`)
    },
  },
  {
    row: '36',
    what: 'opened by another name than that of PUBLIC_URL',
    async run(place) {
      const { status } = await signIn(place, { PUBLIC_URL: 'http://capivira.lan' }, port => ({
        origin: `http://127.0.0.1:${port}`,
      }))
      return unless(status === 401, `signing in: ${status}`)
    },
  },
  {
    row: '37',
    what: 'a page whose origin a proxy or a browser hides (Origin: null)',
    async run(place) {
      const { status, log } = await signIn(place, {}, () => ({ origin: 'null' }))
      return firstOf(unless(status === 403, `signing in: ${status}`), said(log(), 'Origin: null'))
    },
  },
  {
    row: '38',
    what: 'a machine whose time zone has no name',
    async run(place) {
      return told(place, { TZ: ':/nada/errado' }, 'Nada de errado', 0)
    },
  },
  {
    row: '39',
    what: 'a database password with # and @ that are not escaped',
    run: place =>
      told(
        place,
        { DATABASE_URL: 'postgres://mmuser:*$fh3@#@127.0.0.1:5432/escola?sslmode=disable&connect_timeout=10' },
        'há um # no usuário ou na senha',
      ),
  },
  {
    row: '40',
    what: 'a database password with { ( and +',
    needs: [debianPostgres],
    async run(place) {
      const postgres = await ownPostgres(place)
      const password = 'r2Ti{b+irhnW(jr'
      await postgres.asRoot(`alter role escola password '${password}'`)
      return told(place, { DATABASE_URL: postgres.address().replace('segredo', password) }, 'tabelas serão criadas', 0)
    },
  },
  {
    row: '41',
    what: 'SMTP_URL leads to an IMAP server',
    async run(place) {
      const server = createServer(socket => void socket.write('* OK [CAPABILITY IMAP4rev1] ready.\r\n')).listen(
        0,
        '127.0.0.1',
      )
      await once(server, 'listening')
      place.atTheEnd(() => void server.close())
      const bound = server.address()
      return told(
        place,
        { SMTP_URL: `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}` },
        'não é um servidor de e-mail',
      )
    },
  },
  {
    row: '42',
    what: 'smtp:// at a port that speaks TLS from the start',
    needs: ['openssl'],
    async run(place) {
      const port = await mail(place, { tls: { ...ownCertificate(place), implicit: true } })
      return told(
        place,
        { SMTP_URL: `smtp://localhost:${port}?greetingTimeout=3000` },
        'o endereço começa com smtps://',
      )
    },
  },
  {
    row: '43',
    what: 'smtps:// at a port that speaks in clear',
    run: async place =>
      told(place, { SMTP_URL: `smtps://localhost:${await mail(place, {})}` }, 'não fala TLS nessa porta'),
  },
  {
    row: '44',
    what: 'a wrong password of the mail server, where a test that never fails was reported',
    run: async place =>
      told(
        place,
        { SMTP_URL: `smtp://ana:segredo@127.0.0.1:${await mail(place, refusesPassword)}` },
        'usuário ou senha recusados (resposta 535 5.7.8)',
      ),
  },
  {
    row: '45',
    what: 'a mail server that listens on 127.0.0.1 alone, called localhost',
    run: async place =>
      told(place, { SMTP_URL: `smtp://localhost:${await mail(place, {})}` }, 'o servidor localhost atende', 0),
  },
  {
    row: '46',
    what: 'a sender that the mail server does not take',
    async run(place) {
      const port = await mail(place, { answers: { '.': '550 Incorrect sender header (Check your FROM)' } })
      const mailer = openMailer({
        smtpUrl: `smtp://127.0.0.1:${port}`,
        publicUrl: 'https://capivira.example',
        dataFolder: place.folder,
      })
      const date = new Date()
      const oneEmail = { id: 'a', subject: 'Oi', text: 'Oi', html: 'Oi', date, until: date, about: [] }
      const error = await mailer
        .deliver({ ...oneEmail, to: { name: 'Ana', address: 'ana@escola.example' } })
        .catch((thrown: unknown) => thrown)
      mailer.close()
      const right = error instanceof MailProblem && error.isFinal && error.message.includes('MAIL_FROM')
      return unless(right, String(error))
    },
  },
  {
    row: '47',
    what: 'another program at the port',
    async run(place) {
      const server = createServer().listen(place.port(), '127.0.0.1')
      await once(server, 'listening')
      place.atTheEnd(() => void server.close())
      const bound = server.address()
      const PORT = String(typeof bound === 'object' && bound ? bound.port : 0)
      return told(place, { PORT, HOST: '127.0.0.1' }, 'já está em uso por outro programa')
    },
  },
]
