import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawPdf, put } from '../../apps/server/src/extraction/testing/pdf.ts'
import type { Client, Reply } from '../security/client.ts'
import { seePage, teach } from './lesson.ts'
import { firstOf, type Place, type Situation, unless } from './situation.ts'
import { asNobody, diagnosis, refusesWith, said } from './start-outcome.ts'

/** A folder that anybody may pass through to. */
async function openFolder(place: Place, mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'capivira-open-'))
  await chmod(folder, mode)
  place.atTheEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** What the doctor of somebody else than the owner says of a data folder. */
async function ofAnother(place: Place, mode: number, sentence: string): Promise<string | null> {
  const DATA_DIR = await openFolder(place, mode)
  const { output, code } = await diagnosis({ DATA_DIR, PORT: String(place.port()) }, asNobody)
  return firstOf(said(output, sentence), unless(code === 1, `it ended with ${code}`))
}

async function upload(client: Client, pdf: Uint8Array): Promise<Reply> {
  const form = new FormData()
  form.set('title', 'Água')
  form.set('pdfFile', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'agua.pdf')
  return client.post('/api/materials/upload', form)
}

const drawn = (options?: PDFKit.PDFDocumentOptions) =>
  drawPdf(pdf => {
    for (let page = 0; page < 20; page++)
      put(page === 0 ? pdf : pdf.addPage(), `A água é essencial à vida, página ${page}.`, 72, 72)
  }, options)

/** What is sent and what becomes of it: refused with a sentence. */
async function refused(place: Place, pdf: Uint8Array, sentence: string): Promise<string | null> {
  const school = place.school(join(place.folder, 'data'))
  await school.instance.bringUp()
  const { client } = await school.join('teacher')
  const answer = await upload(client, pdf)
  return unless(
    answer.status >= 400 && answer.status < 500 && answer.text.includes(sentence),
    `${answer.status} ${answer.text}`,
  )
}

/** Reports of hosts that are about folders, disks and documents. */
export const reportedFiles: readonly Situation[] = [
  {
    row: '28',
    what: 'the share with the files is not mounted at a start, and comes back',
    async run(place) {
      const [share, aside] = [join(place.folder, 'share'), join(place.folder, 'aside')]
      await mkdir(share)
      const school = place.school(join(place.folder, 'data'), { STORAGE_URL: pathToFileURL(share).href })
      await school.instance.bringUp()
      const { client } = await school.join('teacher')
      const id = await teach(client)
      await school.instance.stop()
      await rename(share, aside)
      await mkdir(share)
      await school.instance.bringUp()
      const page = await client.get(`/api/materials/${id}/pages/1/image`)
      await school.instance.stop()
      await rm(share, { recursive: true })
      await rename(aside, share)
      await school.instance.bringUp()
      return firstOf(
        unless(
          page.status === 404 || page.status === 503,
          `a page meanwhile: ${page.status} ${page.text.slice(0, 200)}`,
        ),
        unless(school.instance.log.includes('armazenamento'), `nothing was said: ${school.instance.log}`),
        await seePage(client, id, 1),
      )
    },
  },
  { row: '29', what: 'a data folder of another user', run: place => ofAnother(place, 0o755, 'Sem permissão em') },
  {
    row: '30',
    what: 'a share that takes files and does not show them',
    run: place => ofAnother(place, 0o333, 'Sem permissão em'),
  },
  {
    row: '31',
    what: 'the embedded database of another major version',
    async run(place) {
      const data = join(place.folder, 'data')
      await mkdir(join(data, 'postgres'), { recursive: true })
      await writeFile(join(data, 'postgres/PG_VERSION'), '15\n')
      const settings = { DATA_DIR: data, PORT: String(place.port()) }
      const { output, code } = await diagnosis(settings)
      return firstOf(
        said(output, 'foi criada pelo PostgreSQL 15'),
        unless(code === 1, `it ended with ${code}`),
        await refusesWith(place, settings, 'foi criada pelo PostgreSQL 15'),
      )
    },
  },
  {
    row: '32',
    what: 'a PDF that needs a password',
    run: async place => refused(place, await drawn({ userPassword: 'segredo' }), 'protegido por senha'),
  },
  {
    row: '33',
    what: 'a PDF of which half arrived',
    async run(place) {
      const pdf = await drawn()
      return refused(place, pdf.subarray(0, 400), 'PDF danificado')
    },
  },
]
