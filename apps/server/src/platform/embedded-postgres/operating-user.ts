import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { StartupProblem } from '../startup-problem.ts'

/** An account of the operating system, by its numbers. */
export interface Account {
  uid: number
  gid: number
}

/** Starts programs under the account that PostgreSQL runs as. */
export interface Runner {
  /** The account that must own the cluster's files, or undefined when it is simply our own. */
  account: Account | undefined
  /** Starts a program that ends with this process where the system allows it (Linux with util-linux). */
  spawn(command: string, args: readonly string[], options: SpawnOptions & { endWith: EndSignal }): ChildProcess
}

/** What a child receives when the process that started it dies. */
export type EndSignal = 'INT' | 'KILL'

type Launch = (command: string, args: readonly string[], endWith: EndSignal) => { command: string; args: string[] }

const OWN_ACCOUNT = 'capivira'
/** Tried in this order when the system does not let us create our own. */
const STAND_INS = ['postgres', 'nobody']

/** Ways to create an account without password, home or shell: shadow-utils, Debian's and BusyBox's adduser. */
const CREATE_ACCOUNT: [string, ...string[]][] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_ACCOUNT],
  ['adduser', '--system', '--group', '--no-create-home', OWN_ACCOUNT],
  ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', OWN_ACCOUNT],
]

/**
 * Chooses how to run PostgreSQL on files below `dataFolder`. PostgreSQL refuses root, so root lends it an account of
 * its own; the owner of an existing cluster goes first, because PostgreSQL insists on owning its files.
 * @param cluster folder of the cluster, which may not exist yet
 * @param reach folders that the account must be able to enter
 * @param program the `postgres` binary, run once to prove that the account can
 * @throws StartupProblem when no account can reach those folders
 */
export function chooseRunner(cluster: string, reach: readonly string[], program: string): Runner {
  if (process.getuid?.() !== 0) return runner(undefined, hasSetpriv() ? [deathSignal] : [plain])
  const account = ownerOf(cluster) ?? ownAccount()
  // Least privilege first. A project cloned below /root (mode 700) needs the right to pass through closed folders:
  // reading only where the system grants it, the wider right where it is all there is (default in containers).
  const ways = hasSetpriv()
    ? [changeUser(account), changeUser(account, 'dac_read_search'), changeUser(account, 'dac_override')]
    : []
  for (const way of [...ways, plain]) {
    const candidate = runner(account, [way])
    if (canReach(way, account, reach, program)) return candidate
  }
  throw new StartupProblem(
    `O PostgreSQL não pode ser executado como root, e a conta de serviço não alcança ${reach.join(' nem ')}. ` +
      'Inicie como um usuário comum, ou coloque o projeto e a pasta de dados (DATA_DIR) fora de pastas fechadas.',
  )
}

function runner(account: Account | undefined, [launch = plain]: Launch[]): Runner {
  return {
    account,
    spawn(command, args, { endWith, ...options }) {
      const launched = launch(command, args, endWith)
      // setpriv changes the account itself; without it Node does.
      return spawn(launched.command, launched.args, { ...(launch === plain ? account : {}), ...options })
    },
  }
}

const plain: Launch = (command, args) => ({ command, args: [...args] })

const deathSignal: Launch = (command, args, endWith) => ({
  command: 'setpriv',
  args: ['--pdeathsig', endWith, '--', command, ...args],
})

function changeUser({ uid, gid }: Account, capability?: 'dac_read_search' | 'dac_override'): Launch {
  const account = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  // Without no_setuid_fixup, access(2) ignores capabilities for users other than root, and PostgreSQL asks it
  // whether its own binary may be executed.
  const through = capability
    ? [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, '--securebits=+no_setuid_fixup']
    : ['--inh-caps=-all']
  return (command, args, endWith) => ({
    command: 'setpriv',
    args: [...account, ...through, '--pdeathsig', endWith, '--', command, ...args],
  })
}

/** Proves a way by using it: enter each folder, then run the program. */
function canReach(way: Launch, account: Account, reach: readonly string[], program: string): boolean {
  const script = 'for folder in "$@"; do cd "$folder" || exit 1; done; test -x "$0" && exec "$0" --version'
  const { command, args } = way('/bin/sh', ['-c', script, program, ...reach], 'KILL')
  const result = spawnSync(command, args, { ...(way === plain ? account : {}), stdio: 'ignore', cwd: '/' })
  return result.status === 0
}

let setpriv: boolean | undefined
function hasSetpriv(): boolean {
  // BusyBox has a setpriv that knows none of the options used here: ask it to do the work, not for its name.
  setpriv ??= spawnSync('setpriv', ['--pdeathsig', 'KILL', '--', 'true'], { stdio: 'ignore' }).status === 0
  return setpriv
}

function ownerOf(folder: string): Account | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

function ownAccount(): Account {
  const known = lookUp(OWN_ACCOUNT) ?? createAccount()
  if (known) return known
  for (const name of STAND_INS) {
    const account = lookUp(name)
    if (account) return account
  }
  throw new StartupProblem(
    'O PostgreSQL não pode ser executado como root e não foi possível criar uma conta de serviço. Inicie como ' +
      'um usuário comum.',
  )
}

function createAccount(): Account | undefined {
  for (const [command, ...args] of CREATE_ACCOUNT) {
    try {
      execFileSync(command, args, { stdio: 'ignore' })
    } catch {
      // Not this system's way, or another start created it meanwhile: the look-up tells.
    }
    const account = lookUp(OWN_ACCOUNT)
    if (account) return account
  }
  return undefined
}

function lookUp(name: string): Account | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find(entry => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
  } catch {
    return undefined
  }
}
