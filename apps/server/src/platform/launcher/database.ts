import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { examineDatabase } from '../examine-database.ts'
import { StartupProblem, systemErrorCode } from '../startup-problem.ts'
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

/** What a refused connection means, by its code: of the system, or of PostgreSQL. */
const REFUSALS: Record<string, string> = {
  ENOTFOUND: 'o nome do servidor não foi encontrado',
  EAI_AGAIN: 'o nome do servidor não foi encontrado',
  ECONNREFUSED: 'nenhum PostgreSQL atende nesse endereço',
  ECONNRESET: 'a conexão foi interrompida',
  ENOENT: 'nenhum PostgreSQL atende nesse endereço',
  ETIMEDOUT: 'o servidor não respondeu',
  EHOSTUNREACH: 'o servidor não pode ser alcançado',
  ENETUNREACH: 'o servidor não pode ser alcançado',
  '28P01': 'usuário ou senha recusados',
  '28000': 'o acesso foi recusado (usuário, senha ou SSL)',
  '3D000': 'esse banco de dados não existe no servidor',
  '42501': 'o usuário não tem permissão',
  '53300': 'o servidor não aceita mais conexões',
  '57P03': 'o servidor ainda está iniciando',
}

/** Refusals that waiting does not change. */
const FINAL = new Set(['28P01', '28000', '3D000', '42501'])

/**
 * Waits until the database of `DATABASE_URL` answers, and looks whether it will do: told here, it is told once, not by each
 * program that uses it.
 * @throws StartupProblem when it does not answer, or will not do
 */
export async function waitForDatabase(url: string, stopping: AbortSignal, patience = PATIENCE): Promise<void> {
  const deadline = Date.now() + patience
  while (!stopping.aborted) {
    const refusal = await tryConnection(url)
    if (refusal === undefined) return
    if (FINAL.has(refusal) || Date.now() > deadline) throw explainRefusal(url, refusal)
    await sleep(500)
  }
}

async function tryConnection(url: string): Promise<string | undefined> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 }))
  const [first, second] = clients
  try {
    for (const client of clients) {
      client.on('error', () => {})
      await client.connect()
    }
    if (first && second) await examineDatabase(first, second)
    return undefined
  } catch (error) {
    if (error instanceof StartupProblem) throw error
    return refusalCode(error)
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => {})))
  }
}

function refusalCode(error: unknown): string {
  // Node tries every address of a name and gathers what each answered.
  const first = error instanceof AggregateError ? error.errors[0] : error
  const message = first instanceof Error ? first.message : String(first)
  // A connection that takes too long is broken off by ourselves; one that ends at once met something that is no PostgreSQL.
  return systemErrorCode(first) ?? (/timeout|terminated/i.test(message) ? 'ETIMEDOUT' : message)
}

function explainRefusal(url: string, refusal: string): StartupProblem {
  const { hostname, port, pathname } = new URL(url)
  const place = `${hostname}${port && `:${port}`}${pathname}`
  return new StartupProblem(
    `Não foi possível usar o banco de dados de DATABASE_URL (${place}): ${REFUSALS[refusal] ?? refusal}.\n` +
      'Confira o endereço, o usuário e a senha, veja se o PostgreSQL está ligado, e inicie de novo.',
  )
}
