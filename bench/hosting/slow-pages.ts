import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { drawPdf } from '../../apps/server/src/extraction/testing/pdf.ts'
import { makePdf } from '../../apps/server/test/pdf.ts'
import { type Client, field } from '../security/client.ts'
import type { School } from '../security/school.ts'
import { announced, firstOf, type Place, type Situation, unless } from './situation.ts'

const patience = 400_000
let made = 0

/** A page as a scanner gives it: a grey picture of text, no two alike. */
function scannedPage(number: number): Promise<Buffer> {
  const texts = [
    'A água evapora com o calor do sol.',
    'O vapor sobe e forma as nuvens.',
    `Folha ${++made}, página ${number}.`,
  ]
  const rows = texts.map((text, row) => `<text x="120" y="${250 + 90 * row}" font-size="44">${text}</text>`).join('')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" font-family="DejaVu Sans, Liberation ' +
    `Sans, Arial, sans-serif"><rect width="1240" height="1754" fill="#f4f4f4"/>${rows}</svg>`
  return sharp(Buffer.from(svg)).grayscale().jpeg({ quality: 80 }).toBuffer()
}

async function scan(pages: number): Promise<Buffer> {
  const pictures = await Promise.all(Array.from({ length: pages }, (_, page) => scannedPage(page + 1)))
  return drawPdf(pdf => {
    for (const [page, picture] of pictures.entries()) (page ? pdf.addPage() : pdf).image(picture, 0, 0, { width: 595 })
  })
}

function book(pages: number): Promise<Buffer> {
  const sentence = (n: number) =>
    `O rio ${n} nasce na serra ${n % 17}, corre para o mar e leva areia e barro que a chuva arrancou da terra.`
  return makePdf(
    Array.from({ length: pages }, (_, page) => Array.from({ length: 12 }, (_, n) => sentence(page * 12 + n))),
  )
}

async function sendPdf(teacher: Client, title: string, pdf: Buffer): Promise<string> {
  const form = new FormData()
  form.set('title', title)
  form.set('pdfFile', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'aula.pdf')
  const sent = await teacher.post('/api/materials/upload', form)
  if (sent.status !== 201) throw new Error(`sending a PDF: ${sent.status} ${sent.text}`)
  return field(sent, 'id')
}

type State = { status: string; progress: number; step: string }

async function stateOf(teacher: Client, id: string): Promise<State> {
  const answer = await teacher.get(`/api/materials/${id}`)
  return { status: field(answer, 'status'), progress: Number(field(answer, 'progress')), step: field(answer, 'step') }
}

/** Looks at a material until something holds of it; what was seen last when it does not in time. */
async function until(teacher: Client, id: string, holds: (state: State) => boolean): Promise<State> {
  const deadline = Date.now() + patience
  for (;;) {
    const state = await stateOf(teacher, id)
    if (holds(state) || state.status === 'failed' || Date.now() > deadline) return state
    await sleep(200)
  }
}

const isRead = ({ status }: State) => status === 'processed'
const shown = (what: string, state: State) => unless(isRead(state), `${what}: ${JSON.stringify(state)}`)

const memory = '/sys/fs/cgroup/memory'
const processor = '/sys/fs/cgroup/cpu'

/** Starts Capivira in a control group of so many bytes and one core (version 1, as root). */
async function startedSmall(place: Place, bytes: number): Promise<{ school: School; killed: () => number }> {
  const name = `capivira-hosting-${process.pid}`
  const groups = [join(memory, name), join(processor, name)]
  for (const group of groups) mkdirSync(group)
  place.atTheEnd(async () => {
    // The last process leaves a group a moment after it has ended.
    for (let tries = 0; tries < 50 && groups.some(group => readFileSync(join(group, 'cgroup.procs'), 'utf8')); tries++)
      await sleep(100)
    for (const group of groups) rmdirSync(group)
  })
  const school = place.school(join(place.folder, 'data'))
  writeFileSync(join(memory, name, 'memory.limit_in_bytes'), String(bytes))
  writeFileSync(join(processor, name, 'cpu.cfs_quota_us'), '100000')
  // What is started now inherits the groups; this program leaves them at once.
  for (const group of groups) writeFileSync(join(group, 'cgroup.procs'), String(process.pid))
  const up = announced(school.instance)
  for (const group of [memory, processor]) writeFileSync(join(group, 'cgroup.procs'), String(process.pid))
  await up
  const control = () => readFileSync(join(memory, name, 'memory.oom_control'), 'utf8')
  return { school, killed: () => Number(/^oom_kill (\d+)/m.exec(control())?.[1] ?? 0) }
}

/** What control groups of version 1 are there for, when they may be made. */
const smallMachine = existsSync(join(memory, 'memory.limit_in_bytes')) && process.getuid?.() === 0

/** Scanned pages, which take seconds each. */
export const slowPages: readonly Situation[] = [
  {
    row: '19',
    what: 'the worker is killed while scanned pages are read',
    async run(place) {
      const { school } = await place.running()
      const { client } = await school.join('teacher')
      const id = await sendPdf(client, 'Folhas escaneadas', await scan(6))
      const before = await until(client, id, ({ progress }) => progress >= 24)
      await school.instance.kill('worker')
      let lowest = before
      const end = await until(client, id, state => {
        if (state.progress < lowest.progress) lowest = state
        return isRead(state)
      })
      return firstOf(
        unless(before.progress < 70, `read before the worker was killed: ${JSON.stringify(before)}`),
        unless(lowest === before, `began anew: ${JSON.stringify([before, lowest])}`),
        shown('after the kill', end),
      )
    },
  },
  {
    row: '19',
    what: 'a text is sent after five scans',
    async run(place) {
      const { school } = await place.running()
      const { client } = await school.join('teacher')
      const scans: string[] = []
      for (let n = 0; n < 5; n++) scans.push(await sendPdf(client, `Folhas ${n}`, await scan(6)))
      const text = await until(client, await sendPdf(client, 'Texto', await book(2)), isRead)
      const waiting = await Promise.all(scans.map(id => stateOf(client, id)))
      return firstOf(
        shown('the text', text),
        unless(!waiting.every(isRead), 'all scans were read before the text'),
        unless(!waiting.some(({ status }) => status === 'failed'), JSON.stringify(waiting)),
      )
    },
  },
  {
    row: '23',
    what: 'a scan and a book of 292 pages at once on a machine of 1 GB and one core',
    needs: smallMachine ? [] : ['control groups (version 1) that this program may make'],
    async run(place) {
      const { school, killed } = await startedSmall(place, 1024 ** 3)
      const { client } = await school.join('teacher')
      const scanned = await sendPdf(client, 'Folhas', await scan(4))
      const long = await sendPdf(client, 'Livro', await book(292))
      const seen = [
        shown('the book', await until(client, long, isRead)),
        shown('the scan', await until(client, scanned, isRead)),
      ]
      return firstOf(
        ...seen,
        unless(killed() === 0, `${killed()} processes were killed for want of memory`),
        unless(await school.instance.isHealthy(), 'its health is not good afterwards'),
      )
    },
  },
]
