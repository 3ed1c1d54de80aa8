/**
 * Draws the sheet of docs/quality/pictures.md: `node bench/picture-sheet.ts OUT.png [--texts FILE] [--large FOLDER]`.
 * The texts are those of the table there, or of a file with one on each line; each is drawn in colour and to colour,
 * none chosen or retouched, and the rows of the table are written to the terminal. With --large each pair is kept at
 * full size, too. With `--nouns things,food` the sheet has every noun of those tables instead, alone and 64 pixels
 * large, in colour and to colour: what cannot be told there is drawn anew.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { composePicture } from '@capivira/artwork/compose-picture'
import { drawingOf } from '@capivira/artwork/drawing/store'
import { renderSvg } from '@capivira/artwork/render'
import { put } from '@capivira/artwork/scene/piece'
import type { NounRow } from '@capivira/artwork/words/noun'
import { pictureSize } from '@capivira/core/drawings/contract'
import sharp from 'sharp'
import { renderPng } from '../apps/server/src/features/drawings/render-png.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    texts: { type: 'string' },
    large: { type: 'string' },
    nouns: { type: 'string' },
    seed: { type: 'string', default: 'folha' },
  },
})
const [out] = positionals
if (!out) throw new Error('node bench/picture-sheet.ts OUT.png [--texts FILE] [--large FOLDER] [--seed folha]')

/** Pixels of a picture on the sheet and of the line between two, and how many stand in a row. */
const tile = { width: 210, height: 140, gap: 0, inRow: 8 } as const

const written = values.texts
  ? readFileSync(values.texts, 'utf8').split('\n')
  : [
      ...readFileSync(join(import.meta.dirname, '../docs/quality/pictures.md'), 'utf8').matchAll(
        /^\| \d+ \| ([^|]+) \|/gm,
      ),
    ].map(([, text = '']) => text)
const texts = written.map(text => text.trim()).filter(text => text !== '')

if (values.nouns) await nounSheet(values.nouns.split(','), out)
else await pictureSheet(out)

async function pictureSheet(file: string): Promise<void> {
  const tiles: Buffer[] = []
  for (const [index, text] of texts.entries()) {
    const pair: Buffer[] = []
    for (const kind of ['color', 'line'] as const) {
      const { svg, regions, sentence } = composePicture({ text, seed: values.seed, kind, size: pictureSize.width })
      pair.push(await renderPng(svg, kind))
      const largest = Math.round(100 * Math.max(...regions.map(({ share }) => share)))
      if (kind === 'line') console.log(`| ${index + 1} | ${text} | ${sentence} | ${regions.length} | ${largest} % |`)
    }
    for (const png of pair) tiles.push(await sharp(png).resize(tile.width, tile.height).png().toBuffer())
    if (values.large) {
      mkdirSync(values.large, { recursive: true })
      await sheetOf(pair, { width: 600, height: 400, gap: 4, inRow: 2 }, join(values.large, `${index + 1}.png`))
    }
  }
  await sheetOf(tiles, tile, file)
}

/** Every noun of some tables alone, as large as a small thing in a picture: 64 pixels on the sheet. */
async function nounSheet(tables: readonly string[], file: string): Promise<void> {
  const drawn: Buffer[] = []
  for (const table of tables) {
    const rows: readonly NounRow[] = (await import(`@capivira/artwork/words/nouns/${table}`))[table]
    for (const [index, [label, drawing]] of rows.entries()) {
      console.log(`${table} ${index + 1}: ${label}`)
      for (const kind of ['color', 'line'] as const) {
        const piece = put(drawingOf(drawing), label, { x: 300, y: 350, size: 76, flip: false }, 0)
        const svg = await renderPng(renderSvg([piece], kind, 2, []), kind)
        const [width, height] = [184, 184]
        const alone = sharp(svg).extract({ left: 600 - width / 2, top: 716 - height, width, height })
        drawn.push(await alone.resize(72, 72).png().toBuffer())
      }
    }
  }
  await sheetOf(drawn, { width: 72, height: 72, gap: 2, inRow: 20 }, file)
}

type Layout = { width: number; height: number; gap: number; inRow: number }

async function sheetOf(
  pictures: readonly Buffer[],
  { width, height, gap, inRow }: Layout,
  file: string,
): Promise<void> {
  const rows = Math.ceil(pictures.length / inRow)
  const background = {
    width: inRow * (width + gap),
    height: rows * (height + gap),
    channels: 3,
    background: '#fff',
  } as const
  const placed = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(width, height).png().toBuffer(),
      left: (index % inRow) * (width + gap),
      top: Math.floor(index / inRow) * (height + gap),
    })),
  )
  await sharp({ create: background }).composite(placed).png({ palette: true, colours: 128 }).toFile(file)
}
