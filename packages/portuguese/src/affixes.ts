/** Affix rules of a Hunspell `.aff` file, arranged to be run backwards (from a form to its entry) and forwards. */

export type SuffixRule = {
  flag: string
  /** What the entry ends with and loses. */
  strip: string
  /** What the form ends with instead. */
  add: string
  /** The entry must end like this; null means any. */
  condition: RegExp | null
  /** Morphology the rule adds, `N=p` or `P=3,N=s,T=pp`; empty where the dictionary has none. */
  tags: string
  /** The plain form of the same derivation: `dor` for `dora`, `dores`, `doras`. */
  plain: string
}

export type PrefixRule = { flag: string; strip: string; add: string; condition: RegExp | null }

export type Affixes = {
  /** Suffix rules by what the form ends with. */
  byEnding: ReadonlyMap<string, readonly SuffixRule[]>
  byFlag: ReadonlyMap<string, readonly SuffixRule[]>
  prefixes: readonly PrefixRule[]
  longestEnding: number
}

const RULE = /^(SFX|PFX)\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)[ \t]*(.*)$/

/** Reads the rules of the given flags (all when absent). Rules that add a clitic ('-se') are left to the analyser. */
export function readAffixes(aff: string, flags?: ReadonlySet<string>): Affixes {
  const byEnding = new Map<string, SuffixRule[]>()
  const byFlag = new Map<string, SuffixRule[]>()
  const prefixes: PrefixRule[] = []
  const plainOf = new Map<string, string>()
  let longestEnding = 0
  for (const line of aff.split('\n')) {
    if (!line.startsWith('SFX ') && !line.startsWith('PFX ')) continue
    if (flags && !flags.has(line.slice(4, line.indexOf(' ', 4)))) continue
    const match = RULE.exec(line)
    if (!match) continue
    const [, kind = '', flag = '', stripped = '', added = '', ending = '', tags = ''] = match
    const strip = stripped === '0' ? '' : stripped
    const add = added === '0' ? '' : added
    if (kind === 'PFX') {
      prefixes.push({ flag, strip, add, condition: ending === '.' ? null : new RegExp(`^${ending}`, 'u') })
      continue
    }
    if (add.startsWith('-')) continue
    const derivation = `${flag} ${strip} ${ending}`
    const plain = plainOf.get(derivation) ?? add
    plainOf.set(derivation, plain)
    const condition = ending === '.' ? null : new RegExp(`${ending}$`, 'u')
    const rule = { flag, strip, add, condition, tags: tags.replace(/^\+/, ''), plain }
    push(byEnding, add, rule)
    push(byFlag, flag, rule)
    longestEnding = Math.max(longestEnding, add.length)
  }
  return { byEnding, byFlag, prefixes, longestEnding }
}

/** The form a rule makes of an entry, or null when it does not apply. */
export function applyRule(rule: SuffixRule, entry: string): string | null {
  if (!entry.endsWith(rule.strip) || (rule.condition && !rule.condition.test(entry))) return null
  return entry.slice(0, entry.length - rule.strip.length) + rule.add
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
