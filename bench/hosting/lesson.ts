import { setTimeout as sleep } from 'node:timers/promises'
import { makePdf } from '../../apps/server/test/pdf.ts'
import { type Client, field, type Reply } from '../security/client.ts'

const patience = 120_000
let made = 0

/** Sends a PDF that nobody has sent before. */
export async function send(teacher: Client): Promise<Reply> {
  const pdf = await makePdf([
    ['A água é essencial à vida.', `Aula ${Date.now()} ${++made}.`],
    ['Ela cobre a maior parte da Terra.'],
  ])
  const form = new FormData()
  form.set('title', `Água ${made}`)
  form.set('pdfFile', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'agua.pdf')
  return teacher.post('/api/materials/upload', form)
}

/** Sends a PDF and waits until it is read; its id. */
export async function teach(teacher: Client): Promise<string> {
  const sent = await send(teacher)
  if (sent.status !== 201) throw new Error(`sending a PDF: ${sent.status} ${sent.text}`)
  const id = field(sent, 'id')
  const deadline = Date.now() + patience
  for (;;) {
    const material = await teacher.get(`/api/materials/${id}`)
    if (field(material, 'status') === 'processed') return id
    if (Date.now() > deadline) throw new Error(`not read: ${material.text.slice(0, 300)}`)
    await sleep(300)
  }
}

/** Whether a page of the PDF, never looked at before, can be drawn: null, or what came instead. */
export async function seePage(teacher: Client, materialId: string, page: number): Promise<string | null> {
  const image = await teacher.get(`/api/materials/${materialId}/pages/${page}/image`)
  return image.status === 200 ? null : `page ${page}: ${image.status} ${image.text.slice(0, 200)}`
}
