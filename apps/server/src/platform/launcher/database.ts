import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { certificateProblem } from '../certificate-problem.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { type DatabaseFacts, examineDatabase } from '../examine-database.ts'
import { networkProblem, signsOf } from '../network-problem.ts'
import { StartupProblem } from '../startup-problem.ts'
import type { Program } from './supervisor.ts'

/** A database that is only just starting, beside us in another container, gets this long. */
const PATIENCE = 15_000

/** The embedded PostgreSQL as a program to be kept running; `url` is known once it started. */
export function embeddedDatabase(folder: string, say: (sentence: string) => void): Program & { url(): string } {
  let postgres: EmbeddedPostgres | undefined
  return {
    name: 'O banco de dados',
    url() {
      if (!postgres) throw new Error('the embedded database has not been started')
      return postgres.url
    },
    async start() {
      if (postgres) await postgres.restart()
      postgres ??= await startEmbeddedPostgres({ folder, onProgress: say })
      const { ended, stop } = postgres
      return { ended: ended().then(lastLine), stop }
    },
  }
}

/** The last thing PostgreSQL said, without the date and the process number in front. */
function lastLine(log: string): string {
  return (
    log
      .split('\n')
      .at(-1)
      ?.replace(/^.*?(?=FATAL|PANIC|ERROR)/, '') || 'parada brusca'
  )
}

/** What a refused connection means, by PostgreSQL's code. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'usuário ou senha recusados',
  '28000': 'o acesso foi recusado (usuário, senha ou SSL)',
  '3D000': 'esse banco de dados não existe no servidor',
  '42501': 'o usuário não tem permissão',
  '53300': 'o servidor não aceita mais conexões',
  '57P03': 'o servidor ainda está iniciando',
}

/** Refusals that waiting does not change. */
const final = new Set(['28P01', '28000', '3D000', '42501'])

/** A connection that did not come about: why, as the rest of a sentence, and whether waiting may help. */
export type Refused = { why: string; isFinal: boolean }

const trustHere =
  'acrescente sslrootcert=/caminho/certificado.pem a DATABASE_URL, com o certificado dele ou o de quem o emitiu'

/**
 * Waits until the database of `DATABASE_URL` answers, and looks whether it will do: told here, it is told once, not by
 * each program that uses it.
 * @throws StartupProblem when it does not answer, or will not do
 */
export async function waitForDatabase(url: string, stopping: AbortSignal, patience = PATIENCE): Promise<void> {
  const deadline = Date.now() + patience
  while (!stopping.aborted) {
    const refused = await tryConnection(url)
    if (refused === undefined) return
    if (refused.isFinal || Date.now() > deadline) throw explainRefusal(url, refused)
    await sleep(500)
  }
}

/** What is asked besides of a database that answers and will do. */
export type Look = (client: pg.ClientBase, facts: DatabaseFacts) => Promise<void>

/**
 * Connects once, and looks whether the database will do.
 * @returns why no connection came about
 * @throws StartupProblem when it will not do
 */
export async function tryConnection(url: string, look?: Look): Promise<Refused | undefined> {
  const clients: pg.Client[] = []
  try {
    for (let made = 0; made < 2; made++)
      clients.push(new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 }))
    const [first, second] = clients
    for (const client of clients) {
      client.on('error', () => {})
      await client.connect()
    }
    if (!first || !second) throw new Error('two connections are asked for')
    const facts = await examineDatabase(first, second)
    await look?.(first, facts)
    return undefined
  } catch (error) {
    if (error instanceof StartupProblem) throw error
    return refusedBy(error)
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => {})))
  }
}

function refusedBy(error: unknown): Refused {
  const certificate = certificateProblem(error, trustHere)
  if (certificate) return { why: certificate, isFinal: true }
  const signs = signsOf(error)
  const message = error instanceof Error ? error.message : String(error)
  const unread = unreadFile(error)
  if (unread) return { why: unread, isFinal: true }
  if (/client password must be a/i.test(message))
    return { why: 'o servidor pede uma senha, e no endereço não há nenhuma', isFinal: true }
  if (/does not support SSL/i.test(message))
    return { why: 'o servidor não oferece SSL; tire sslmode do endereço, ou ligue o SSL nele', isFinal: true }
  const [code = ''] = signs
  // A connection that takes too long is broken off by ourselves; one that ends at once met something that is no
  // PostgreSQL.
  const ended = /timeout|terminated/i.test(message) ? 'o servidor não respondeu' : message
  const absent = signs.includes('ECONNREFUSED') || signs.includes('ENOENT')
  const why = absent ? 'nenhum PostgreSQL atende nesse endereço' : (refusals[code] ?? networkProblem(signs) ?? ended)
  return { why, isFinal: final.has(code) }
}

/** Certificates and keys of an address are read before anybody is asked. */
function unreadFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const [act, path] = ['syscall', 'path'].map(name => String(Reflect.get(error, name) ?? ''))
  if (!path || !['open', 'read'].includes(act ?? '')) return undefined
  return `o arquivo ${path}, de sslrootcert, sslcert ou sslkey, não pode ser lido`
}

/** A refused connection as what the person who starts Capivira reads. */
export function explainRefusal(url: string, { why, isFinal }: Refused): StartupProblem {
  const { hostname, port, pathname } = new URL(url)
  const place = `${hostname}${port && `:${port}`}${pathname}`
  return new StartupProblem(
    `Não foi possível usar o banco de dados de DATABASE_URL (${place}): ${why}.\n` +
      'Confira o endereço, o usuário e a senha, veja se o PostgreSQL está ligado, e inicie de novo.',
    { mayPass: !isFinal },
  )
}
