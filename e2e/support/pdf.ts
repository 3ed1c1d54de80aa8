import { readFile } from 'node:fs/promises'
import { renderText } from '../../apps/server/demo/render.ts'

/** A school text of ours as a PDF to upload, named `name`. */
export async function schoolPdf(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const markdown = await readFile(new URL('../../apps/server/demo/texts/ciencias-7-ano.md', import.meta.url), 'utf8')
  return { name, mimeType: 'application/pdf', buffer: await renderText(markdown) }
}
