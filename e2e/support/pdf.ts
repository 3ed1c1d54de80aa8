import { readFile } from 'node:fs/promises'
import { renderText } from '../../apps/server/demo/render.ts'

/** A page to upload where it does not matter what is written of it. */
export async function shortPdf(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const head = 'title: Relevo\nsubtitle: Do mar às serras\nsubject: Geografia\ngrade: 6º ano\ncolor: mata'
  const text = '## Planícies\n\nUma **planície** é um terreno baixo e quase plano, formado por sedimentos.'
  return { name, mimeType: 'application/pdf', buffer: await renderText(`---\n\n${head}\n---\n\n${text}\n`) }
}

/** Where the first half of each text ends: the biomes, and the years up to the independence. */
const secondHalf = { 'ciencias-7-ano': '\n## Como os seres vivos', 'historia-8-ano': '\n## O Primeiro Reinado' }

/** A school text of ours as a PDF to upload, named `name`; of its `half` half as much is written. */
export async function schoolPdf(
  name: string,
  text: keyof typeof secondHalf = 'ciencias-7-ano',
  half = false,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const markdown = await readFile(new URL(`../../apps/server/demo/texts/${text}.md`, import.meta.url), 'utf8')
  const end = markdown.indexOf(secondHalf[text])
  if (end < 0) throw new Error(`${text} has no second half`)
  return { name, mimeType: 'application/pdf', buffer: await renderText(half ? markdown.slice(0, end) : markdown) }
}
