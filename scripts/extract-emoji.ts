/**
 * Writes the few expressive icons we use out of Fluent Emoji Flat (MIT) into packages/ui/src/emoji/, one SVG file each,
 * and the table emoji-files.ts that names them. Run it after changing the list: `node scripts/extract-emoji.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AvatarName } from '../packages/core/src/accounts/avatars.ts'

/** Our name for what it means here, and the set's name of the drawing. */
const chosen = {
  backpack: 'backpack',
  ball: 'soccer-ball',
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
  cloud: 'sun-behind-cloud',
  crown: 'crown',
  die: 'game-die',
  fireworks: 'fireworks',
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
  people: 'people-hugging',
  planet: 'ringed-planet',
  puzzle: 'puzzle-piece',
  rainbow: 'rainbow',
  rocket: 'rocket',
  school: 'school',
  seedling: 'seedling',
  shield: 'shield',
  sparkles: 'sparkles',
  star: 'glowing-star',
  stopwatch: 'stopwatch',
  sun: 'sun',
  target: 'bullseye',
  telescope: 'telescope',
  'thumbs-up': 'thumbs-up',
  trophy: 'trophy',
  volcano: 'volcano',
} as const

/**
 * Pictures that people choose for their profile (packages/core/src/accounts/avatars.ts), by the set's name of the
 * drawing.
 */
const avatars = {
  fox: 'fox',
  cat: 'cat-face',
  dog: 'dog-face',
  rabbit: 'rabbit-face',
  bear: 'bear',
  panda: 'panda',
  koala: 'koala',
  tiger: 'tiger-face',
  lion: 'lion',
  monkey: 'monkey-face',
  frog: 'frog',
  turtle: 'turtle',
  owl: 'owl',
  parrot: 'parrot',
  penguin: 'penguin',
  dolphin: 'dolphin',
  octopus: 'octopus',
  butterfly: 'butterfly',
  unicorn: 'unicorn',
  robot: 'robot',
} as const satisfies Record<AvatarName, string>

type IconSet = { icons: Record<string, { body: string } | undefined>; width?: number; height?: number }

const source = join(import.meta.dirname, '../packages/ui/src')
const set: IconSet = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
)
const size = set.width ?? 32
const folder = join(source, 'emoji')
mkdirSync(folder, { recursive: true })

/** Writes the drawings of a list into a folder, with `margin` units of room around each. */
function extract(list: Record<string, string>, into: string, margin = 0): void {
  const box = `${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`
  for (const [name, original] of Object.entries(list)) {
    const icon = set.icons[original]
    if (!icon) throw new Error(`Fluent Emoji Flat has no '${original}'`)
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><!-- ${original}, Fluent Emoji, (c) Microsoft, ` +
      `MIT -->${icon.body}</svg>\n`
    writeFileSync(join(into, `${name}.svg`), svg)
  }
}

extract(chosen, folder)
const avatarFolder = join(import.meta.dirname, '../apps/web/public/avatars')
mkdirSync(avatarFolder, { recursive: true })
// They are shown in a circle, which takes the corners.
extract(avatars, avatarFolder, 5)

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
