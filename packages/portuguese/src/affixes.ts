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

/**
 * Suffix rules by what the form ends with, letter by letter from its end: most words lead nowhere after two or three.
 */
export type Endings = {
  rules: readonly SuffixRule[]
  /** By the letter before. */
  longer: ReadonlyMap<string, Endings>
}

export type Affixes = {
  endings: Endings
  byFlag: ReadonlyMap<string, readonly SuffixRule[]>
  prefixes: readonly PrefixRule[]
}

const RULE = /^(SFX|PFX)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)[ \t]*(.*)$/gm

/** Reads the rules of the given flags (all when absent). Rules that add a clitic ('-se') are left to the analyser. */
export function readAffixes(aff: string, flags?: ReadonlySet<string>): Affixes {
  const endings = newEndings()
  const byFlag = new Map<string, SuffixRule[]>()
  const prefixes: PrefixRule[] = []
  const plainOf = new Map<string, string>()
  const conditions = new Map<string, RegExp | null>()
  const condition = (pattern: string) => {
    const known = conditions.get(pattern)
    if (known !== undefined) return known
    const made = /^\^?\.\$?$/.test(pattern) ? null : new RegExp(pattern, 'u')
    conditions.set(pattern, made)
    return made
  }
  for (const match of linesOf(aff, flags).matchAll(RULE)) {
    const [, kind = '', flag = '', stripped = '', added = '', ending = '', tags = ''] = match
    const strip = stripped === '0' ? '' : stripped
    const add = added === '0' ? '' : added
    if (kind === 'PFX') {
      prefixes.push({ flag, strip, add, condition: condition(`^${ending}`) })
      continue
    }
    if (add.startsWith('-')) continue
    const derivation = `${flag} ${strip} ${ending}`
    const plain = plainOf.get(derivation) ?? add
    plainOf.set(derivation, plain)
    const rule = { flag, strip, add, condition: condition(`${ending}$`), tags: tags.replace(/^\+/, ''), plain }
    endingsFor(add, endings).rules.push(rule)
    push(byFlag, flag, rule)
  }
  return { endings, byFlag, prefixes }
}

type NewEndings = { rules: SuffixRule[]; longer: Map<string, NewEndings> }

const newEndings = (): NewEndings => ({ rules: [], longer: new Map() })

function endingsFor(ending: string, all: NewEndings): NewEndings {
  let here = all
  for (const letter of [...ending].reverse()) {
    const longer = here.longer.get(letter) ?? newEndings()
    here.longer.set(letter, longer)
    here = longer
  }
  return here
}

/**
 * The file, or only the blocks of the suffix flags wanted: the Brazilian file has 20,000 rules of which few are used.
 */
function linesOf(aff: string, flags?: ReadonlySet<string>): string {
  if (!flags) return aff
  return aff
    .split('\n')
    .filter(line => line.startsWith('SFX ') && flags.has(line.slice(4, line.indexOf(' ', 4))))
    .join('\n')
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
