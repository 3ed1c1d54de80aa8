import { pattern } from '../../lexicon/words.ts'

/** 'a parte principal dessa URL', inside a sentence. */
const POINTED = /(?<![\p{L}])([dn]|)(ess|est)([ea])\s(\p{Lu}[\p{Lu}\d/-]+)(?![\p{L}])/u

/**
 * 'A parte principal dessa URL é…' after 'precisa saber uma URL' → 'A parte principal da URL é…': any one of its kind
 * is meant. Only where the sentence before speaks of one for the first time, and once.
 */
export function resolvePointedKind(core: string, previous: string): string | null {
  const match = POINTED.exec(core)
  const [whole = '', link = '', , ending = '', name = ''] = match ?? []
  if (!match || match.index === 0) return null
  const article = ending === 'a' ? 'a' : 'o'
  const introduced = new RegExp(String.raw`(?<![\p{L}])um${ending === 'a' ? 'a' : ''}\s${name}(?![\p{L}])`, 'u')
  if (!introduced.test(previous)) return null
  return `${core.slice(0, match.index)}${link}${article} ${name}${core.slice(match.index + whole.length)}`
}

/** 'chamamos esse processo de erosão.' */
const WE_CALL_IT = /(?:chamamos|denominamos)\s(?:ess|est)([ea])\s(\p{Ll}{3,})\s(?:de\s)?["“]?([\p{L}-]{3,30})["”]?\.$/u
/** 'Esse processo recebe o nome de erosão.' */
const IT_IS_CALLED = pattern('u')`
  (?:^|\s)(?:[Ee]ss|[Ee]st)([ea])\s(\p{Ll}{3,})\s${'bearing a name, form'}\s["“]?([\p{L}-]{3,30})["”]?\.$`
const CALLED_NEXT = pattern('u')`${WE_CALL_IT}|${IT_IS_CALLED}`

/**
 * What the next sentence calls the thing this one points at: { noun: 'aparelho', name: 'modem' }; null where it calls
 * nothing.
 */
export function calledNext(next: string): { article: 'o' | 'a'; noun: string; name: string } | null {
  const match = CALLED_NEXT.exec(next)
  if (!match) return null
  const article = (match[1] ?? match[4]) === 'a' ? 'a' : 'o'
  const name = match[3] ?? match[6] ?? ''
  return { article, noun: match[2] ?? match[5] ?? '', name: /^\p{Lu}{3,}$/u.test(name) ? name.toLowerCase() : name }
}

/** 'Uma das funções desse aparelho é…' before '… chamamos esse aparelho de modem' → 'Uma das funções do modem é…' */
export function resolveCalled(core: string, next: string): string | null {
  const called = calledNext(next)
  if (!called) return null
  const { article, noun, name } = called
  const pointing = new RegExp(
    String.raw`(?<![\p{L}])([dn]?)(?:ess|est)${article === 'a' ? 'a' : 'e'}\s${noun}(?![\p{L}])`,
    'gu',
  )
  const found = [...core.matchAll(pointing)]
  const [only] = found
  if (found.length !== 1 || !only || only.index === 0) return null
  return `${core.slice(0, only.index)}${only[1]}${article} ${name}${core.slice(only.index + only[0].length)}`
}
