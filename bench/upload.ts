/**
 * From the press on 'Enviar material' to the first card that its teacher can read, in a browser, with two lessons of
 * ours of ten pages together; beside it the moment when all items stand, which is when cards were seen first before
 * decision 112 (then the page looked every second and a half), in the same run with the same generator.
 *   node bench/upload.ts [--runs 6] [--long file.pdf]
 * With `--long` a long document of another teacher is being processed all the while. CHROME_PATH names the browser.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { renderText } from '../apps/server/demo/render.ts'
import { machine, median } from './lib/machine.ts'
import { ratioOf } from './lib/turns.ts'
import { type Person, School } from './security/school.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '6' }, long: { type: 'string' } } })
const patienceMs = 180_000
/** Milliseconds between looks before decision 112: half of it was waited for after the last item, in the mean. */
const lookedEvery = 1500

const textOf = (name: string) => readFile(new URL(`../apps/server/demo/texts/${name}.md`, import.meta.url), 'utf8')

/** Two lessons one after the other, under another title each time: nothing written before is taken again. */
async function lesson(run: number): Promise<Buffer> {
  const [first, second] = await Promise.all(['ciencias-7-ano', 'geografia-6-ano'].map(textOf))
  const [, , further = ''] = second?.split(/^---$/m) ?? []
  const half = further.split(/^(?=## )/m)
  const text = `${first}\n${half.slice(0, Math.ceil(half.length / 2)).join('')}`
  return renderText(text.replace(/^title: .*$/m, `title: Aula ${run}`))
}

const folder = await mkdtemp(join(tmpdir(), 'capivira-upload-'))
const school = new School(folder, 20_000 + Math.floor(Math.random() * 20_000), { LOG_LEVEL: 'error' })
const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  await school.instance.bringUp()
  const rows: { first: number; all: number }[] = []
  for (let run = 0; run <= Number(values.runs); run++) {
    const context = await browser.newContext({ baseURL: school.instance.address, serviceWorkers: 'block' })
    if (values.long) await sendLong(values.long, run)
    const times = await upload(await signIn(context, await school.join('teacher')), run)
    // The first one warms what a school has warm.
    if (run > 0) rows.push(times)
    await context.close()
  }
  const ratio = ratioOf(rows.map(({ first, all }) => first / (all + lookedEvery / 2)))
  console.log(machine())
  console.log(
    `first card ${median(rows.map(({ first }) => first)).toFixed(0)} ms, all items ` +
      `${median(rows.map(({ all }) => all)).toFixed(0)} ms; ratio ${ratio.median.toFixed(2)} ` +
      `(${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}) of ${rows.length}`,
  )
} finally {
  await browser.close()
  await school.instance.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

async function signIn(context: BrowserContext, { email, password }: Person): Promise<Page> {
  const headers = { origin: school.instance.address }
  const answer = await context.request.post('/api/auth/login', { data: { email, password }, headers })
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  return context.newPage()
}

/** Milliseconds from the press until a card can be read, and until all items stand. */
async function upload(page: Page, run: number): Promise<{ first: number; all: number }> {
  await page.goto('/upload-material')
  await page.getByLabel('Título').fill(`Aula ${run}`)
  const buffer = await lesson(run)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'aula.pdf', mimeType: 'application/pdf', buffer })
  const button = page.getByRole('button', { name: 'Enviar material' })
  const subject = page.getByLabel('Matéria')
  if ((await subject.count()) > 0) await subject.first().fill('Geral')
  const began = performance.now()
  await button.click()
  await page.getByText('Os primeiros cards já estão escritos').waitFor({ timeout: patienceMs })
  const first = performance.now() - began
  await page.getByText('Concluído', { exact: true }).first().waitFor({ timeout: patienceMs })
  return { first, all: performance.now() - began }
}

/** Another teacher sends a long document; nobody waits for it here. */
async function sendLong(file: string, run: number): Promise<void> {
  const { client } = await school.join('teacher')
  const form = new FormData()
  form.set('title', `Livro ${run}`)
  form.set('subject', 'Geral')
  form.set('insist', 'true')
  form.set('pdfFile', new Blob([await readFile(file)], { type: 'application/pdf' }), 'livro.pdf')
  const answer = await client.post('/api/materials/upload', form)
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
}
