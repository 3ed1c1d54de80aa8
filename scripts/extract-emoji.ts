/**
 * Writes the few expressive icons we use out of Fluent Emoji Flat (MIT) into packages/ui/src/emoji/, one SVG file each, and the
 * table emoji-files.ts that names them. Run it after changing the list: `node scripts/extract-emoji.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Our name for what it means here, and the set's name of the drawing. */
const chosen = {
  backpack: 'backpack',
  bolt: 'high-voltage',
  books: 'books',
  brain: 'brain',
  bulb: 'light-bulb',
  calendar: 'spiral-calendar',
  cap: 'graduation-cap',
  card: 'card-index-dividers',
  chart: 'bar-chart',
  check: 'check-mark-button',
  city: 'cityscape',
  clock: 'mantelpiece-clock',
  crown: 'crown',
  flame: 'fire',
  gem: 'gem-stone',
  globe: 'globe-showing-americas',
  hourglass: 'hourglass-done',
  joystick: 'joystick',
  link: 'link',
  lock: 'locked',
  magnifier: 'magnifying-glass-tilted-left',
  medal: 'sports-medal',
  memo: 'memo',
  microscope: 'microscope',
  'open-book': 'open-book',
  page: 'page-facing-up',
  palette: 'artist-palette',
  party: 'party-popper',
  people: 'busts-in-silhouette',
  puzzle: 'puzzle-piece',
  rocket: 'rocket',
  school: 'school',
  seedling: 'seedling',
  sparkles: 'sparkles',
  star: 'glowing-star',
  stopwatch: 'stopwatch',
  sun: 'sun',
  target: 'bullseye',
  'thumbs-up': 'thumbs-up',
  trophy: 'trophy',
} as const

type IconSet = { icons: Record<string, { body: string } | undefined>; width?: number; height?: number }

const source = join(import.meta.dirname, '../packages/ui/src')
const set: IconSet = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
)
const size = set.width ?? 32
const folder = join(source, 'emoji')
mkdirSync(folder, { recursive: true })

for (const [name, original] of Object.entries(chosen)) {
  const icon = set.icons[original]
  if (!icon) throw new Error(`Fluent Emoji Flat has no '${original}'`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><!-- ${original}, Fluent Emoji, (c) Microsoft, MIT -->${icon.body}</svg>\n`
  writeFileSync(join(folder, `${name}.svg`), svg)
}

const names = Object.keys(chosen)
const variable = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const table = [
  '// Written by scripts/extract-emoji.ts.',
  ...names.map(name => `import ${variable(name)} from './emoji/${name}.svg'`),
  '',
  '/** Address of each drawing by our name for it. */',
  'export const emojiFiles = {',
  ...names.map(name => (variable(name) === name ? `  ${name},` : `  '${name}': ${variable(name)},`)),
  '} as const',
  '',
]
writeFileSync(join(source, 'emoji-files.ts'), table.join('\n'))
console.log(`${names.length} drawings written`)
