import { readFile } from 'node:fs/promises'
import { renderText } from '../../apps/server/demo/render.ts'

/** A page to upload where it does not matter what is written of it. */
export async function shortPdf(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const head = 'title: Relevo\nsubtitle: Do mar às serras\nsubject: Geografia\ngrade: 6º ano\ncolor: mata'
  const text = '## Planícies\n\nUma **planície** é um terreno baixo e quase plano, formado por sedimentos.'
  return { name, mimeType: 'application/pdf', buffer: await renderText(`---\n\n${head}\n---\n\n${text}\n`) }
}

/** A school text of ours as a PDF to upload, named `name`. */
export async function schoolPdf(
  name: string,
  text: 'ciencias-7-ano' | 'historia-8-ano' = 'ciencias-7-ano',
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const markdown = await readFile(new URL(`../../apps/server/demo/texts/${text}.md`, import.meta.url), 'utf8')
  return { name, mimeType: 'application/pdf', buffer: await renderText(markdown) }
}
