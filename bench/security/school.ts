import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Instance } from '../kill/instance.ts'
import { Client, field, type Reply } from './client.ts'

export const secrets = { teacher: 'segredo-dos-professores', admin: 'segredo-da-administracao' }
/** A password that nothing is to be said against. */
export const goodPassword = 'Nuvem7!lilasDanca'

/** Somebody with an account. */
export type Person = { id: string; email: string; password: string; client: Client }

const kinds = { student: undefined, teacher: secrets.teacher, admin: secrets.admin }

/** The product, running, with everything that a line needs to found its own small school. */
export class School {
  readonly instance: Instance
  #count = 0
  readonly #run = randomBytes(3).toString('hex')

  constructor(dataFolder: string, port: number, settings: Record<string, string> = {}, project?: string) {
    const all = {
      TEACHER_SECRET: secrets.teacher,
      ADMIN_SECRET: secrets.admin,
      LOG_LEVEL: 'debug',
      ...settings,
    }
    this.instance = new Instance(dataFolder, port, all, project)
  }

  /** A browser that has never been here, at an address nobody else asks from. */
  browser(address = this.freshAddress()): Client {
    return new Client(this.instance.address, address)
  }

  freshAddress(): string {
    this.#count += 1
    return `198.18.${this.#count >> 8}.${this.#count & 255}`
  }

  freshEmail(): string {
    this.#count += 1
    return `p${this.#run}${this.#count}@escola.example`
  }

  /** Registers somebody, with more in the body if wanted, and signs them in. */
  async join(
    userType: keyof typeof kinds,
    more: object = {},
    client = this.browser(),
    password = goodPassword,
  ): Promise<Person> {
    const email = this.freshEmail()
    const secretPassword = kinds[userType]
    const registered = await client.post('/api/auth/register', {
      fullName: 'Lia Prado',
      email,
      phone: '(11) 98765-4321',
      password,
      confirmPassword: password,
      userType,
      ageRange: '13 a 17',
      ...(secretPassword && { secretPassword }),
      ...more,
    })
    if (registered.status !== 201) throw new Error(`registering: ${registered.status} ${registered.text}`)
    const person = { id: '', email, password, client }
    const entered = await this.enter(person)
    if (entered.status !== 200) throw new Error(`signing in: ${entered.status} ${entered.text}`)
    const me = await client.get('/api/auth/user')
    return { ...person, id: field(me, 'id') }
  }

  /** Signs in, in the person's own browser or another. */
  enter(person: Pick<Person, 'email' | 'password' | 'client'>, client = person.client): Promise<Reply> {
    return client.post('/api/auth/login', { email: person.email, password: person.password })
  }

  /** The e-mails to an address so far, oldest first, with quoted-printable undone. */
  async emails(address: string): Promise<string[]> {
    const folder = join(this.instance.dataFolder, 'outbox')
    const names = await readdir(folder).catch(() => [])
    const texts = await Promise.all(names.sort().map(name => readFile(join(folder, name), 'utf8').catch(() => '')))
    return texts.filter(text => text.toLowerCase().includes(address.toLowerCase())).map(undoQuoting)
  }

  /**
   * The secret of the newest link of a kind in the e-mails to an address, once it is there; empty when it never comes.
   */
  async linkSecret(address: string, kind: string, earlier = ''): Promise<string> {
    const pattern = new RegExp(`/${kind}[/#]([\\w-]{43,})`, 'g')
    for (let turn = 0; turn < 100; turn++) {
      const found = (await this.emails(address)).flatMap(text =>
        [...text.matchAll(pattern)].map(match => match[1] ?? ''),
      )
      const newest = found.filter(secret => secret !== earlier).at(-1)
      if (newest) return newest
      await sleep(100)
    }
    return ''
  }

  /** An e-mail for a forgotten password, asked for in a browser: the secret of its link. */
  async askReset({ email }: Pick<Person, 'email'>, client: Client): Promise<string> {
    await client.post('/api/auth/forgot-password', { email })
    return this.linkSecret(email, 'reset-password')
  }

  /** A new password by such an e-mail. */
  async resetBy(person: Pick<Person, 'email'>, client: Client, password: string): Promise<Reply> {
    const token = await this.askReset(person, client)
    return client.post('/api/auth/reset-password', { token, password, confirmPassword: password })
  }

  /** Rows of the database. */
  async rows(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const db = new pg.Client({ connectionString: this.instance.databaseUrl() })
    await db.connect()
    try {
      return (await db.query(statement, values)).rows
    } finally {
      await db.end()
    }
  }
}

function undoQuoting(message: string): string {
  const joined = message.replace(/=\r?\n/g, '')
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
}
