import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let partners: ReadonlyMap<string, ReadonlySet<string>> | undefined

/**
 * Whether two lemmas say the same of a thing: near synonyms ('alterar' and 'modificar'), or what is done and the noun
 * for it ('cair' and 'queda'). Tight ties only, and not handed on: of 'a' like 'b' and 'b' like 'c' nothing follows.
 * Lower case, Brazilian spelling. The tables are read on first use and kept (about 1 MB); where they cannot be read no
 * word says what another says, and who judges by them is the stricter.
 */
export function saySame(a: string, b: string): boolean {
  partners ??= readPartners()
  return partners.get(a)?.has(b) ?? false
}

/** Whether the tables have a word at all: most words of a text they have not. */
export function hasSame(lemma: string): boolean {
  partners ??= readPartners()
  return partners.has(lemma)
}

function readPartners(): ReadonlyMap<string, ReadonlySet<string>> {
  const map = new Map<string, Set<string>>()
  const tie = (a: string, b: string) => {
    const known = map.get(a)
    if (known) known.add(b)
    else map.set(a, new Set([b]))
  }
  for (const group of readGroups()) {
    const words = group.split(' ')
    for (const a of words) for (const b of words) if (a !== b) tie(a, b)
  }
  return map
}

function readGroups(): string[] {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('@capivira/portuguese/meanings/same'))
    const lines = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split(/\r?\n/)
    return [...lines('same.txt').map(line => line.slice(2)), ...lines('ours.txt')]
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    // A confined process that may read nothing judges by words and their forms, as it does without a parser.
    return []
  }
}

const isOutOfReach = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:ERR_ACCESS_DENIED|ENOENT|MODULE_NOT_FOUND)$/u.test(`${error.code}`)
