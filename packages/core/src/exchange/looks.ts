/** How letters look in a document, as far as teachers tell a right option by it. Colours as written, '' for none. */
export type Look = { bold: boolean; underlined: boolean; colour: string; shade: string }

export const plainLook: Look = { bold: false, underlined: false, colour: '', shade: '' }

/** Colours in which people read and write when they mean none. */
const usualInk = new Set([
  '',
  'black',
  'windowtext',
  'auto',
  'inherit',
  'initial',
  'currentcolor',
  '#000',
  '#000000',
  'rgb(0,0,0)',
  'canvastext',
])
const usualPaper = new Set([
  '',
  'white',
  'auto',
  'none',
  'transparent',
  'inherit',
  'initial',
  '#fff',
  '#ffffff',
  'rgb(255,255,255)',
  'rgba(0,0,0,0)',
])

/** What a colour has to have beside grey. */
const leastChroma = 40

/** A grey, in which programs and pages write when nobody chose a colour: '#222', 'rgb(95,99,104)', 'dimgray'. */
function isGrey(colour: string): boolean {
  if (/gr[ae]y$|^(?:silver|white|whitesmoke)$/.test(colour)) return true
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/.exec(colour) ?? []
  const parts = /^rgba?\((\d+),(\d+),(\d+)/.exec(colour)?.slice(1).map(Number)
  const hex = short?.replace(/./g, '$&$&') ?? long
  const rgb = parts ?? hex?.match(/../g)?.map(part => Number.parseInt(part, 16)) ?? []
  return rgb.length === 3 && Math.max(...rgb) - Math.min(...rgb) < leastChroma
}

const named = (colour: string) =>
  colour
    .toLowerCase()
    .replace(/\s*!important|\s+/g, '')
    .replace(/^rgba\((\d+),(\d+),(\d+),1(?:\.0+)?\)$/, 'rgb($1,$2,$3)')

/** A colour of letters, '' where it is the usual one. */
export function inkOf(colour: string): string {
  const name = named(colour)
  return usualInk.has(name) || isGrey(name) ? '' : name
}

/** A colour behind letters, '' where it is that of paper. */
export function paperOf(colour: string): string {
  const name = named(colour)
  return usualPaper.has(name) || /^(?:url\(|var\()/.test(name) ? '' : name
}

/** What a style says of the letters in it; what it does not speak of stays as it was around them. */
export function styledLook(around: Look, style: string): Look {
  const said = new Map<string, string>()
  for (const part of style.split(';')) {
    const at = part.indexOf(':')
    if (at > 0) said.set(part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim())
  }
  const weight = said.get('font-weight')
  const line = said.get('text-decoration') ?? said.get('text-decoration-line')
  const colour = said.get('color')
  const shade = said.get('background-color') ?? said.get('background') ?? said.get('mso-highlight')
  return {
    bold: weight === undefined ? around.bold : /bold|[6-9]00/i.test(weight),
    underlined: line === undefined ? around.underlined : /underline/i.test(line) || around.underlined,
    colour: colour === undefined ? around.colour : inkOf(colour),
    shade: shade === undefined ? around.shade : paperOf(shade.split(/\s+(?![^(]*\))/)[0] ?? ''),
  }
}

/** Letters with the look that they have. */
export type Run = { text: string; look: Look }

/** Letters that a look has to have of those of an option: a full stop behind it may have another. */
const nearlyAll = 0.9

/** How the words of a line look behind its first `skipped` letters: what nearly all of them have. */
export function lookOf(runs: readonly Run[], skipped: number): Look {
  const counts = {
    all: 0,
    bold: 0,
    underlined: 0,
    colours: new Map<string, number>(),
    shades: new Map<string, number>(),
  }
  let left = skipped
  for (const { text, look } of runs) {
    const letters = (text.slice(left).match(/[\p{L}\p{N}]/gu) ?? []).length
    left = Math.max(0, left - text.length)
    counts.all += letters
    if (look.bold) counts.bold += letters
    if (look.underlined) counts.underlined += letters
    counts.colours.set(look.colour, (counts.colours.get(look.colour) ?? 0) + letters)
    counts.shades.set(look.shade, (counts.shades.get(look.shade) ?? 0) + letters)
  }
  const isMost = (count: number) => counts.all > 0 && count >= nearlyAll * counts.all
  const most = (found: Map<string, number>) => [...found].find(([, count]) => isMost(count))?.[0] ?? ''
  return {
    bold: isMost(counts.bold),
    underlined: isMost(counts.underlined),
    colour: most(counts.colours),
    shade: most(counts.shades),
  }
}

/** The place of the only value that is none of the usual; of three and more also of the only one that is another. */
function oddColour(values: readonly string[]): number {
  const coloured = values.flatMap((value, at) => (value === '' ? [] : [at]))
  if (coloured.length === 1) return coloured[0] ?? -1
  const alone = values.flatMap((value, at) => (values.indexOf(value) === values.lastIndexOf(value) ? [at] : []))
  return values.length > 2 && alone.length === 1 && new Set(values).size === 2 ? (alone[0] ?? -1) : -1
}

/** The place of the one option that looks otherwise than those beside it; below 0 where none does, or several do. */
export function oddPlace(looks: readonly Look[]): number {
  if (looks.length < 2) return -1
  const only = (has: (look: Look) => boolean) => {
    const places = looks.flatMap((look, at) => (has(look) ? [at] : []))
    return places.length === 1 ? (places[0] ?? -1) : -1
  }
  const found = [
    oddColour(looks.map(({ shade }) => shade)),
    oddColour(looks.map(({ colour }) => colour)),
    only(({ bold }) => bold),
    only(({ underlined }) => underlined),
  ].filter(place => place >= 0)
  return new Set(found).size === 1 ? (found[0] ?? -1) : -1
}
