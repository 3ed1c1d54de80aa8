/**
 * Writes the drawings of Fluent Emoji Flat (MIT) that the artist knows into packages/artwork/drawings/fluent/, one SVG
 * file each. Run it after changing the tables of words, settings or composites: `node scripts/extract-artwork.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawingsUsed } from '../packages/artwork/src/drawing/used.ts'

type IconSet = {
  icons: Record<string, { body: string } | undefined>
  aliases?: Record<string, { parent: string } | undefined>
}

const set: IconSet = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
)
const folder = join(import.meta.dirname, '../packages/artwork/drawings/fluent')
mkdirSync(folder, { recursive: true })
const names = drawingsUsed().filter(name => !name.startsWith('ours/'))

for (const name of names) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`Fluent Emoji Flat has no '${name}'`)
  const note = `<!-- ${name}, Fluent Emoji, (c) Microsoft, MIT -->`
  writeFileSync(
    join(folder, `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${note}${icon.body}</svg>\n`,
  )
}
const strangers = readdirSync(folder).filter(file => file.endsWith('.svg') && !names.includes(file.slice(0, -4)))
for (const file of strangers) rmSync(join(folder, file))
console.log(`${names.length} drawings written`)
