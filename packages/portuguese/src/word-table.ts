/**
 * An index over the lines of a Hunspell dictionary that leaves the file as it is: one integer per line in a hash table.
 * Loading 350,000 lines into a Map of strings costs tens of megabytes and a tenth of a second; this costs a few of
 * each.
 */
export type WordTable = {
  /** Everything after the word on each line that has it, in the order of the file: `/flags<TAB>tags`. */
  lookup: (word: string) => readonly string[]
  /** Word and rest of every line that contains the text; reads the whole file. */
  linesWith: (text: string) => readonly (readonly [word: string, rest: string])[]
  size: number
}

const NEWLINE = 10
const TAB = 9
const SLASH = 47
const FNV_OFFSET = 0x811c9dc5 | 0
const FNV_PRIME = 0x01000193
const NOTHING: readonly string[] = []

/** Where each word of a `.dic` file stands, by its hash: what takes time to find out and may be kept. */
export type WordIndex = { slots: Int32Array; size: number }

/** Indexes the bytes of a `.dic` file (UTF-8, first line is the count). Linear probing, FNV-1a. */
export function indexWords(bytes: Buffer): WordIndex {
  const firstLine = bytes.indexOf(NEWLINE)
  const announced = Number(bytes.toString('latin1', 0, firstLine))
  let capacity = 1024
  while (capacity < announced * 1.5) capacity *= 2
  const mask = capacity - 1
  const slots = new Int32Array(capacity)

  // Plain loops over the bytes: a call per line (indexOf) would take longer than everything else here.
  let size = 0
  let i = firstLine + 1
  while (i < bytes.length) {
    const start = i
    let hash = FNV_OFFSET
    let byte = bytes[i] ?? NEWLINE
    while (byte !== SLASH && byte > NEWLINE) {
      hash = Math.imul(hash ^ byte, FNV_PRIME)
      byte = bytes[++i] ?? NEWLINE
    }
    if (i > start && size < capacity - 1) {
      let slot = (hash ^ (hash >>> 15)) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = start
      size++
    }
    while (byte !== NEWLINE) byte = bytes[++i] ?? NEWLINE
    i++
  }
  return { slots, size }
}

/** Writes a word in UTF-8 and gives the number of its bytes. A call into Node takes longer than the letters do. */
function spell(word: string, key: Buffer): number {
  let length = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    if (code < 0x80) key[length++] = code
    else if (code < 0x800) {
      key[length++] = 0xc0 | (code >> 6)
      key[length++] = 0x80 | (code & 0x3f)
    } else return key.write(word, 0, 'utf8')
  }
  return length
}

/** The table of the bytes of a `.dic` file, with its index where that is known. */
export function wordTable(bytes: Buffer, { slots, size }: WordIndex = indexWords(bytes)): WordTable {
  const mask = slots.length - 1
  const key = Buffer.alloc(512)
  function lookup(word: string): readonly string[] {
    if (word.length === 0 || word.length > 120) return NOTHING
    const length = spell(word, key)
    let hash = FNV_OFFSET
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ (key[i] ?? 0), FNV_PRIME)
    let found: string[] | undefined
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const start = slots[slot] ?? 0
      if (start === 0) return found ?? NOTHING
      let i = 0
      while (i < length && bytes[start + i] === key[i]) i++
      const next = bytes[start + length] ?? NEWLINE
      if (i < length || (next !== NEWLINE && next !== TAB && next !== SLASH)) continue
      const end = bytes.indexOf(NEWLINE, start + length)
      const rest = bytes.toString('utf8', start + length, end < 0 ? bytes.length : end)
      if (found) found.push(rest)
      else found = [rest]
    }
  }

  function linesWith(text: string): readonly (readonly [string, string])[] {
    const found: (readonly [string, string])[] = []
    for (let hit = bytes.indexOf(text); hit >= 0; hit = bytes.indexOf(text, hit + 1)) {
      const end = bytes.indexOf(NEWLINE, hit)
      const line = bytes.toString('utf8', bytes.lastIndexOf(NEWLINE, hit) + 1, end < 0 ? bytes.length : end)
      const word = /^[^/\t]*/.exec(line)?.[0] ?? ''
      found.push([word, line.slice(word.length)])
    }
    return found
  }
  return { lookup, linesWith, size }
}
