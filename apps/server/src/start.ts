import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from './features/demo/accounts.ts'
import { checkFileStore } from './platform/files.ts'
import { type InstanceLock, takeInstanceLock } from './platform/instance-lock.ts'
import { parseArguments, type Roles, USAGE } from './platform/launcher/arguments.ts'
import { copyMessage, explainedOfCopy } from './platform/launcher/copied-folder.ts'
import { prepareDataFolder } from './platform/launcher/data-folder.ts'
import { embeddedDatabase, waitForDatabase } from './platform/launcher/database.ts'
import { endEarlierRun } from './platform/launcher/earlier-run.ts'
import { untilHealthy } from './platform/launcher/health.ts'
import { readyMessage } from './platform/launcher/message.ts'
import { type NodeProgram, startNodeProgram } from './platform/launcher/node-program.ts'
import { checkPort } from './platform/launcher/port.ts'
import { processIdentity } from './platform/launcher/process-identity.ts'
import { listenForStopSignals } from './platform/launcher/stop-signals.ts'
import { keepRunning, type Supervised } from './platform/launcher/supervisor.ts'
import { findNetworkWall, toldNetworkWall } from './platform/network-wall.ts'
import { parseEnvironment, readSettings, type Settings } from './platform/settings.ts'
import { explained, StartupProblem } from './platform/startup-problem.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const ASK_SERVICES = fileURLToPath(new URL('./ask-services.ts', import.meta.url))

/** One start, from its first line to the last: what is running and how to end it. */
interface Run {
  roles: Roles
  env: NodeJS.ProcessEnv
  settings: Settings
  lock: InstanceLock | undefined
  stopping: AbortSignal
  pages: Promise<void> | undefined
  /** In the order of their start. */
  running: Supervised[]
}

function say(sentence: string): void {
  console.log(sentence)
}

/** What else belongs to a start. */
type Beside = {
  /** Pages that are being built: the server waits for them. */
  pages?: Promise<void> | undefined
  /** Done once everything runs: what nobody waits for. */
  whenUp?: () => void
}

/**
 * Runs Capivira until it is told to stop: database, server and worker, each started again when it ends.
 * @param args what follows `npm start --`
 * @returns the exit code
 */
export async function start(args: readonly string[], env: NodeJS.ProcessEnv, beside: Beside = {}): Promise<number> {
  try {
    const roles = parseArguments(args)
    if (roles) await startRoles(roles, env, beside)
    else say(USAGE)
    return 0
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error
    console.error(`\n${error.message}\n`)
    return 1
  }
}

async function startRoles(roles: Roles, env: NodeJS.ProcessEnv, { pages, whenUp }: Beside): Promise<void> {
  const { dataFolder, databaseUrl } = parseEnvironment(env)
  // Asked for below, and found out meanwhile.
  void findNetworkWall()
  await prepareDataFolder(dataFolder)
  // Machines that share a database may share a folder of files as well; the embedded database has one user only.
  const lock = databaseUrl ? undefined : await takeInstanceLock(dataFolder)
  const settings = await readSettings(env)
  // Until here a signal simply ends this process: there is nothing to stop yet.
  const { stopping, forced } = listenForStopSignals()
  const run: Run = { roles, env, settings, lock, stopping, pages, running: [] }
  stopping.addEventListener('abort', () => say('\nEncerrando…'))
  forced.addEventListener('abort', () => void leaveNow(run))
  try {
    await explained(dataFolder, () => bringUp(run))
    if (!stopping.aborted) {
      lock?.note({ address: settings.publicUrl })
      say(
        readyMessage(
          settings,
          roles,
          settings.demo ? demoAccounts.map(account => ({ ...account, password: settings.demoPassword })) : [],
          env,
        ),
      )
      whenUp?.()
      askServices(run)
      await aborted(stopping)
    }
  } finally {
    lock?.note({ stopping: true })
    await stopAll(run, forced.aborted)
    lock?.release()
  }
}

async function bringUp(run: Run): Promise<void> {
  const { roles, settings, lock, stopping, pages } = run
  // Heard below; a start that fails before has its own sentence.
  pages?.catch(() => {})
  // First whether it is to stop: that ends the build, too, and its failure says nothing then.
  const pagesOrStop = () => Promise.race([aborted(stopping), pages])
  // Services of others may be only just starting: they have as long as the pages take.
  if (settings.databaseUrl || settings.storage.kind !== 'folder') await pagesOrStop()
  if (stopping.aborted) return
  if (lock?.copiedFrom) say(copyMessage(settings.dataFolder, lock.copiedFrom))
  await endEarlierRun(lock?.previous?.children ?? [])
  lock?.note({})
  if (roles.server) await checkPort(settings.host, settings.port)
  const trouble = await checkFileStore(settings)
  if (trouble) say(`Atenção: ${trouble} Até isso ser resolvido, nenhum PDF pode ser enviado.`)
  const databaseUrl = await explainedOfCopy(lock, () => bringUpDatabase(run))
  if (stopping.aborted) return
  await pagesOrStop()
  if (stopping.aborted) return

  const children = new Map<string, NodeProgram>()
  const wall = await toldNetworkWall()
  const exitCodes: (number | null)[] = []
  const launch = (role: string, name: string) =>
    keepRunning(
      {
        name,
        async start() {
          const program = startNodeProgram(MAIN, [role], {
            ...run.env,
            ...wall,
            DATABASE_URL: databaseUrl,
            CAPIVIRA_EMBEDDED: settings.databaseUrl ? '' : '1',
            CAPIVIRA_EXAMINED: '1',
            DATA_DIR: settings.dataFolder,
            // Drawing pages takes native memory from many threads; with a pool for each, glibc keeps twice of what is
            // used.
            MALLOC_ARENA_MAX: '2',
            // Half of a start would go into reading TypeScript.
            NODE_COMPILE_CACHE: path.join(settings.dataFolder, 'cache'),
          })
          children.set(role, program)
          void program.exited.then(code => exitCodes.push(code))
          lock?.note({ children: [...children.values()].flatMap(recorded) })
          return program
        },
      },
      say,
    )
  const up = () => explainedOfCopy(lock, () => untilHealthy(run, exitCodes, say))
  if (roles.server) {
    run.running.push(await launch('--server', 'O servidor'))
    await up()
    if (stopping.aborted) return
  }
  // Behind the server: where there are few cores, people would wait for both.
  if (roles.worker) {
    run.running.push(await launch('--worker', 'O processador de materiais'))
    if (!roles.server) await up()
  }
  if (!stopping.aborted) lock?.note({ copiedFrom: undefined })
}

async function bringUpDatabase({ settings, running, stopping }: Run): Promise<string> {
  if (settings.databaseUrl) {
    await waitForDatabase(settings.databaseUrl, stopping)
    return settings.databaseUrl
  }
  const database = embeddedDatabase(path.join(settings.dataFolder, 'postgres'), say)
  running.push(await keepRunning(database, say))
  return database.url()
}

/**
 * Asks the services that nothing waits for, once everything runs, and says what is wrong with them: in a process that
 * ends with the answer, since this one would keep for ever the memory that their clients take.
 */
function askServices({ settings, env, stopping }: Run): void {
  if (!settings.smtpUrl && !settings.ai) return
  const asking = startNodeProgram(ASK_SERVICES, [], { ...env, DATA_DIR: settings.dataFolder })
  stopping.addEventListener('abort', () => void asking.stop(true), { once: true })
}

function recorded({ pid }: NodeProgram): { pid: number; identity: string }[] {
  const identity = pid === undefined ? undefined : processIdentity(pid)
  return pid === undefined || identity === undefined ? [] : [{ pid, identity }]
}

/** Server and worker first, together; then the database they use. */
async function stopAll({ running, settings }: Run, force: boolean): Promise<void> {
  const [database, ...rest] = settings.databaseUrl ? [undefined, ...running] : running
  await Promise.all(rest.map(one => one?.stop(force)))
  await database?.stop(force)
}

const FORCED_PATIENCE = 3_000

/** The second signal: whatever has not ended by now is ended by the next start. */
async function leaveNow(run: Run): Promise<never> {
  await Promise.race([stopAll(run, true), sleep(FORCED_PATIENCE)])
  process.exit(130)
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
