import { readFile } from 'node:fs/promises'
import { renderText } from '../../apps/server/demo/render.ts'

/** A school text of ours as a PDF to upload, named `name`. */
export async function schoolPdf(
  name: string,
  text: 'ciencias-7-ano' | 'historia-8-ano' = 'ciencias-7-ano',
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const markdown = await readFile(new URL(`../../apps/server/demo/texts/${text}.md`, import.meta.url), 'utf8')
  return { name, mimeType: 'application/pdf', buffer: await renderText(markdown) }
}
