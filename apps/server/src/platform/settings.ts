import { randomInt } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatePassword } from '@capivira/core/accounts/password'
import type { z } from 'zod'
import { unescaped } from './address-signs.ts'
import { type AiProvider, aiNotices, aiProvider } from './ai-settings.ts'
import { databaseAddressNotices, driverAddress } from './database-address.ts'
import { hostWarnings } from './host-warnings.ts'
import { findNetworkWall } from './network-wall.ts'
import { keptSecret, legibleSecret, machineSecret } from './secrets.ts'
import { environmentSchema, storageParts } from './settings-schema.ts'
import { StartupProblem } from './startup-problem.ts'
import { transportWarnings } from './transport-warnings.ts'
import { isQuoted } from './variables.ts'

/** Root of the checkout, where the default data folder lies. */
const PROJECT_FOLDER = fileURLToPath(new URL('../../../../', import.meta.url))

export type Environment = Readonly<Record<string, string | undefined>>

/** Where uploaded files are kept. */
export type Storage =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3'
      bucket: string
      /** What every key begins with: empty, or folders that end with a slash. */
      prefix: string
      region?: string
      endpoint?: string
      accessKeyId?: string
      secretAccessKey?: string
    }

/** The settings of Capivira, complete: every default filled in. */
export interface Settings {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  /** Where browsers find the server: scheme, host and port, without a slash at the end. */
  publicUrl: string
  /** Addresses and networks of proxies on other machines, whose word on who asks is taken. */
  trustedProxies: string[]
  /** Absolute. Holds the embedded database, files, secrets and the outbox. */
  dataFolder: string
  /** Absolute. The file that lists erased accounts; no backup of the data folder holds it. */
  erasedList: string
  /** Undefined: the embedded PostgreSQL is used. */
  databaseUrl?: string
  /** Whether the address is that of the embedded PostgreSQL, which the launcher started. */
  embeddedDatabase?: boolean
  /** Whether the launcher has looked for a pooler in front of the database: there is none. */
  examinedDatabase?: boolean
  storage: Storage
  /** The id in the mark of a storage that is to be taken over. */
  storageAdopt?: string
  sessionSecret: string
  teacherSecret: string
  adminSecret: string
  /** Of all accounts of the demo school, made for this installation. */
  demoPassword: string
  /** Whether to set up the demo school; never in production. */
  demo: boolean
  /** Undefined: messages go to `<data>/outbox`. */
  smtpUrl?: string
  /** Sender of e-mails; undefined: capivira at the host of publicUrl. */
  mailFrom?: string
  ai?: AiProvider
  /**
   * Which Tesseract reads scanned pages; undefined: that of the machine where it knows Portuguese, else the one that
   * comes along.
   */
  ocrEngine?: 'native' | 'packaged'
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Name of the time zone in which a school day begins and ends. */
  schoolTimeZone: string
  /** What the school is called; no password may be made of it. */
  schoolName?: string
  requireEmailVerification: boolean
  /** Whether teachers and administrators can do nothing before they have set two-factor up. */
  requireStaffTwoFactor: boolean
  reviewDrawings: boolean
  /** Where security problems of this installation are reported: mailto: or https:. */
  securityContact?: string
  /** Months without use after which a pupil's account counts as idle; 0: none ever is. */
  inactiveMonths: number
  /** Portuguese sentences about choices that work but deserve a look, for the start-up message. */
  notices: string[]
  /** Portuguese sentences about what is not safe: for the start-up message and the administrators' page. */
  warnings: string[]
}

/** What can be told from the environment alone; a secret that is not set is undefined. */
export type EnvironmentSettings = Omit<Settings, 'sessionSecret' | 'teacherSecret' | 'adminSecret' | 'demoPassword'> &
  Partial<Pick<Settings, 'sessionSecret' | 'teacherSecret' | 'adminSecret'>>

/**
 * Reads all settings from the environment and completes the secrets from the data folder, making them on first use.
 * @throws StartupProblem with one Portuguese sentence per wrong value
 */
export async function readSettings(env: Environment): Promise<Settings> {
  const settings = parseEnvironment(env)
  const kept = (name: string, make: () => string) => keptSecret(settings.dataFolder, name, make)
  const host = { mode: settings.mode, uid: process.getuid?.(), hasNetworkWall: (await findNetworkWall()).length > 0 }
  return {
    ...settings,
    warnings: [...settings.warnings, ...hostWarnings(host)],
    sessionSecret: settings.sessionSecret ?? (await kept('session', machineSecret)),
    teacherSecret: settings.teacherSecret ?? (await kept('teacher', legibleSecret)),
    adminSecret: settings.adminSecret ?? (await kept('admin', legibleSecret)),
    demoPassword: settings.demo ? await kept('demo', () => generatePassword(below => randomInt(below))) : '',
  }
}

/**
 * The settings an environment describes, without touching the disk.
 * @throws StartupProblem with one Portuguese sentence per wrong value
 */
export function parseEnvironment(environment: Environment): EnvironmentSettings {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) throw new StartupProblem(parsed.error.issues.map(issue => issue.message).join('\n'))
  const env = parsed.data
  const mode = env.NODE_ENV ?? 'development'
  const port = env.PORT ?? 3000
  const host = env.HOST ?? '0.0.0.0'
  const ai = aiProvider(env)
  const dataFolder = env.DATA_DIR ? path.resolve(env.DATA_DIR) : path.join(PROJECT_FOLDER, 'data')
  return {
    mode,
    port,
    host,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://${browsableHost(host)}:${port}`).origin,
    trustedProxies: env.TRUSTED_PROXIES,
    dataFolder,
    erasedList: env.ERASED_LIST ? path.resolve(env.ERASED_LIST) : `${dataFolder}-erased`,
    ...(env.DATABASE_URL && { databaseUrl: driverAddress(env.DATABASE_URL) }),
    ...(env.CAPIVIRA_EMBEDDED && { embeddedDatabase: true }),
    ...(env.CAPIVIRA_EXAMINED && { examinedDatabase: true }),
    storage: storage(env.STORAGE_URL, dataFolder),
    ...(env.STORAGE_ADOPT && { storageAdopt: env.STORAGE_ADOPT.toLowerCase() }),
    ...(env.SESSION_SECRET && { sessionSecret: env.SESSION_SECRET }),
    ...(env.TEACHER_SECRET && { teacherSecret: env.TEACHER_SECRET }),
    ...(env.ADMIN_SECRET && { adminSecret: env.ADMIN_SECRET }),
    demo: mode !== 'production' && env.DEMO !== false,
    ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
    ...(env.MAIL_FROM && { mailFrom: env.MAIL_FROM }),
    ...(ai && { ai }),
    ...(env.OCR_ENGINE && { ocrEngine: env.OCR_ENGINE }),
    // Someone who tries Capivira reads the start-up message, a hosted server's log is read by tools.
    logLevel: env.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    schoolTimeZone: env.SCHOOL_TIME_ZONE ?? 'America/Sao_Paulo',
    ...(env.SCHOOL_NAME && { schoolName: env.SCHOOL_NAME }),
    requireEmailVerification: env.REQUIRE_EMAIL_VERIFICATION ?? false,
    requireStaffTwoFactor: env.REQUIRE_STAFF_2FA ?? false,
    reviewDrawings: env.REVIEW_DRAWINGS ?? false,
    ...(env.SECURITY_CONTACT && { securityContact: env.SECURITY_CONTACT }),
    inactiveMonths: env.INACTIVE_MONTHS ?? 24,
    notices: [...notices(env), ...addressNotices(env), ...aiNotices(ai)],
    warnings: transportWarnings(env),
  }
}

type Parsed = z.output<typeof environmentSchema>

/** A server that listens on every address is reached by its own machine as localhost. */
function browsableHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function storage(address: string | undefined, dataFolder: string): Storage {
  if (!address) return { kind: 'folder', folder: path.join(dataFolder, 'files') }
  const url = new URL(address)
  if (url.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) }
  const region = url.searchParams.get('region')
  const endpoint = url.searchParams.get('endpoint')
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefixOf(url.pathname),
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    ...(url.username && { accessKeyId: unescaped(url.username) }),
    ...(url.password && { secretAccessKey: unescaped(url.password) }),
  }
}

/** The folders of an address as every key begins: `/capivira/prod` is `capivira/prod/`. */
function prefixOf(pathname: string): string {
  const folders = pathname.split('/').filter(part => part !== '')
  return folders.length === 0 ? '' : `${folders.join('/')}/`
}

/** What is told of parts of addresses that change nothing. */
const addressNotices = ({ DATABASE_URL, STORAGE_URL }: Parsed): string[] => [
  ...databaseAddressNotices(DATABASE_URL),
  ...storageNotices(STORAGE_URL),
]

/** What is told of parts of a storage's address that change nothing; they may hold secrets, and are not repeated. */
function storageNotices(address: string | undefined): string[] {
  if (!address) return []
  const { protocol, search, searchParams } = new URL(address)
  if (protocol === 'file:') {
    return search === ''
      ? []
      : ['STORAGE_URL: ? e o que vem depois não contam no nome da pasta; nele, ? é escrito %3F.']
  }
  if ([...searchParams.keys()].every(name => storageParts.includes(name))) return []
  return ['STORAGE_URL: depois de ? valem só region e endpoint; o resto não muda nada.']
}

/** Characters below which the secret that makes administrators is warned of. */
const safeSecret = 16

const secretNames = ['SESSION_SECRET', 'TEACHER_SECRET', 'ADMIN_SECRET'] as const

function notices(env: Parsed): string[] {
  const found: string[] = []
  const shared = env.NODE_ENV === 'production' && env.DATABASE_URL !== undefined
  const unset = secretNames.filter(name => !env[name])
  if (shared && unset.length > 0) {
    found.push(
      `Sem ${unset.join(', ')} no ambiente, cada máquina gera os seus próprios segredos na pasta de dados. Com ` +
        'mais de uma ' +
        'máquina, defina os mesmos valores em todas; senão as sessões não valem de uma para a outra.',
    )
  }
  if (shared && !env.STORAGE_URL) {
    found.push(
      'Sem STORAGE_URL, os arquivos enviados ficam na pasta de dados desta máquina. Com mais de uma máquina, ' +
        'use um armazenamento S3.',
    )
  }
  if (env.ADMIN_SECRET && env.ADMIN_SECRET.length < safeSecret) {
    found.push(
      `ADMIN_SECRET tem menos de ${safeSecret} caracteres. Quem o adivinhar vira administrador: troque-o por ` +
        'um mais longo, ou tire-o ' +
        'do ambiente, e a Capivira cria um.',
    )
  }
  for (const name of secretNames) {
    if (!isQuoted(env[name] ?? '')) continue
    found.push(`${name} está entre aspas, e elas contam como parte do segredo. Se não for isso que você quer, tire-as.`)
  }
  if (env.NODE_ENV === 'production' && !env.PUBLIC_URL) {
    found.push('Sem PUBLIC_URL, os links das mensagens apontam para localhost. Informe o endereço público do site.')
  }
  if (env.REQUIRE_STAFF_2FA && !env.SMTP_URL) {
    found.push(
      'Com REQUIRE_STAFF_2FA e sem SMTP_URL, nenhum código chega por email: professores e administradores usam ' +
        'um aplicativo autenticador no celular.',
    )
  }
  return found
}
