import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { confinedNode } from '../../apps/server/src/extraction/sandbox/confine.ts'
import { networkWall } from '../../apps/server/src/platform/network-wall.ts'
import { nextPath } from '../../apps/web/src/lib/next-path.ts'
import { field } from './client.ts'
import { type Line, unless } from './line.ts'
import { deck } from './play-lines.ts'
import { goodPassword, type School } from './school.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** A secret that an installation made for itself. */
const madeSecret = async ({ instance }: School, name: string) =>
  (await readFile(join(instance.dataFolder, 'secrets', name), 'utf8')).trim()

/** What 'sair' answers with these headers, and whether the session goes on. */
async function signOutWith(school: School, headers: Record<string, string>): Promise<string> {
  const person = await school.join('student')
  const out = await person.client.post('/api/logout', undefined, { headers })
  const after = await person.client.get('/api/auth/user')
  return `${out.status} ${after.status}`
}

/** A request as a program sends it, that tells nothing of where it comes from. */
function bare(school: School, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(school.instance.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

export const edgeLines: readonly Line[] = [
  {
    finding: 'F12',
    kind: 'refused',
    what: 'the secrets of registration in what a hosted installation prints',
    async run(_, hosted) {
      const made = await Promise.all(['teacher', 'admin', 'session'].map(name => madeSecret(hosted, name)))
      const told = made.filter(secret => hosted.instance.log.includes(secret)).length
      return unless(told === 0 && hosted.instance.log.includes('no ar'), `${told} of 3 are printed`)
    },
  },
  {
    finding: 'F15',
    kind: 'refused',
    what: 'cookies without a prefix on https, and requests of a page on http',
    async run(_, hosted) {
      const person = await hosted.join('student')
      const origin = `http://${new URL(hosted.instance.address).host}`
      const from = { origin, 'sec-fetch-site': '' }
      const reply = await bare(hosted, '/api/auth/login', person, { origin, cookie: 'sid=1' })
      const plain = person.client.cookieNames.filter(name => !/^__(Host|Secure)-/.test(name))
      return unless(
        plain.length === 0 && reply.status === 403,
        `${plain.join(', ') || 'none'}; ${from.origin} got ${reply.status}`,
      )
    },
  },
  {
    finding: 'F15',
    kind: 'refused',
    what: 'another site that signs somebody out',
    async run(school) {
      const seen = await signOutWith(school, { 'sec-fetch-site': 'cross-site' })
      return unless(seen === '200 200', seen)
    },
  },
  {
    finding: 'F15',
    kind: 'honest',
    what: 'somebody who signs out; a program that signs in without telling where it comes from',
    async run(school) {
      const out = await signOutWith(school, {})
      const person = await school.join('student')
      const entered = await bare(school, '/api/auth/login', { email: person.email, password: goodPassword })
      const changed = await bare(school, '/api/auth/forgot-password', { email: person.email })
      return unless(
        out === '200 401' && entered.status === 200 && changed.status === 403,
        `${out}; ${entered.status}, ${changed.status}`,
      )
    },
  },
  {
    finding: 'F16',
    kind: 'refused',
    what: 'secrets of e-mails in the path of their link',
    async run(school) {
      const pupil = await school.join('student', { ageRange: 'até 12' })
      const home = school.freshEmail()
      await pupil.client.post('/api/profile/consent', {
        guardianName: 'Rosa Prado',
        relation: 'mãe',
        guardianEmail: home,
      })
      await pupil.client.post('/api/auth/forgot-password', { email: pupil.email })
      await school.linkSecret(home, 'consent')
      await school.linkSecret(pupil.email, 'reset-password')
      const emails = [...(await school.emails(home)), ...(await school.emails(pupil.email))]
      const inPaths = emails.flatMap(
        message => message.match(/\/(reset-password|verify-email|confirm-email|consent)\/[\w-]{43}/g) ?? [],
      )
      return unless(
        emails.length >= 3 && inPaths.length === 0,
        `${emails.length} e-mails, ${inPaths.length} with a secret in the path`,
      )
    },
  },
  {
    finding: 'F17',
    kind: 'refused',
    what: 'pictures of people and of walled pages that a browser keeps for others',
    async run(school) {
      const teacher = await school.join('teacher')
      const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      const saved = await teacher.client.put('/api/profile/picture', { image: `data:image/png;base64,${dot}` })
      const photo = await teacher.client.get(field(saved, 'profileImageUrl'))
      const kept = photo.headers.get('cache-control') ?? ''
      return unless(
        photo.status === 200 && /no-cache|no-store/.test(kept) && /private|no-store/.test(kept),
        `${photo.status} '${kept}'`,
      )
    },
  },
  {
    finding: 'F18',
    kind: 'refused',
    what: 'sixteen previews of five megabytes of semicolons, eight at a time',
    async run(school) {
      const teacher = await school.join('teacher')
      const pid = school.instance.serverPid()
      const before = await residentBytes(pid)
      let most = before
      const watch = setInterval(async () => {
        most = Math.max(most, await residentBytes(pid).catch(() => 0))
      }, 50)
      const bytes = new Uint8Array(5_200_000).fill(';'.charCodeAt(0))
      const preview = () => {
        const form = new FormData()
        form.set('file', new File([bytes], 'tabela.csv', { type: 'text/csv' }))
        return teacher.client.post('/api/import/preview', form)
      }
      const replies = []
      for (let turn = 0; turn < 2; turn++) replies.push(...(await Promise.all(Array.from({ length: 8 }, preview))))
      clearInterval(watch)
      const grown = Math.round((most - before) / 1e6)
      const statuses = [...new Set(replies.map(reply => reply.status))].join(', ')
      return unless(
        grown < 150 && replies.every(reply => reply.status < 500 || reply.status === 503),
        `${statuses}; grew by ${grown} MB`,
      )
    },
  },
  {
    finding: 'F18',
    kind: 'honest',
    what: 'a deck of one teacher while another sends sixteen files of five megabytes of semicolons',
    async run(school) {
      const [hostile, honest] = [await school.join('teacher'), await school.join('teacher')]
      const preview = (who: typeof honest, text: string) => {
        const form = new FormData()
        form.set('file', new File([text], 'tabela.csv', { type: 'text/csv' }))
        return who.client.post('/api/import/preview', form)
      }
      let over = 0
      const files = Array.from({ length: 16 }, () => preview(hostile, ';'.repeat(5_000_000)).finally(() => over++))
      await sleep(300)
      const reply = await preview(honest, 'Pergunta;Resposta\nQuanto é 7 vezes 8?;São 56 unidades\n')
      const before = over
      await Promise.all(files)
      return unless(reply.status === 200 && before < 12, `${reply.status} after ${before} of the sixteen`)
    },
  },
  {
    finding: 'F18',
    kind: 'honest',
    what: 'a deck of four thousand cards is imported',
    async run(school) {
      const { cards } = await deck(school, 4000)
      return unless(cards.length > 0, 'no cards')
    },
  },
  {
    finding: 'F19',
    kind: 'refused',
    what: 'a process that reads people’s files and calls a port of this machine (where the system allows that wall)',
    async run(school) {
      if (networkWall().length === 0) return null
      const port = new URL(school.instance.address).port
      const call =
        `require('node:net').connect(${port}, '127.0.0.1', () => process.exit(0)).on('error', () => ` +
        'process.exit(7))'
      const folder = await mkdtemp(join(tmpdir(), 'capivira-wall-'))
      const script = join(folder, 'call.cjs')
      await writeFile(script, call)
      const walls = { dataBytes: 1e9, cpuSeconds: 20 }
      const [command, args] = confinedNode(walls, { script, readable: [], flags: [] })
      const { status } = spawnSync(command, args, { env: {} })
      await rm(folder, { recursive: true })
      return unless(status === 7, `it ended with ${status}`)
    },
  },
  {
    finding: 'F20',
    kind: 'refused',
    what: 'packages in the lock without the hash of what they hold',
    async run() {
      const { packages } = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8')) as {
        packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }>
      }
      const without = Object.entries(packages).filter(
        ([name, { link, integrity }]) => name.includes('node_modules/') && !link && !integrity,
      )
      return unless(
        without.length === 0,
        `${without.length}: ${without
          .slice(0, 3)
          .map(([name]) => name)
          .join(', ')}`,
      )
    },
  },
  {
    finding: 'F21',
    kind: 'refused',
    what: 'a way back that leads to another site, and the list of first views',
    async run(school) {
      const ways = ['/.//mal.example', '/x/..//mal.example', '/\\mal.example', '//mal.example', '/%2e//mal.example']
      const led = ways
        .map(way => nextPath(`?next=${encodeURIComponent(way)}`))
        .filter(path => new URL(path, 'http://escola.example').host !== 'escola.example' || path.startsWith('//'))
      const list = await school.browser().get('/.vite/first-views.json')
      const isList = list.status === 200 && typeof list.body === 'object'
      return unless(led.length === 0 && !isList, `${led.join(' ')}; the list answers ${list.status}`)
    },
  },
]

/** Bytes that a process holds in memory. */
async function residentBytes(pid: number): Promise<number> {
  const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
  return Number(pages) * 4096
}
