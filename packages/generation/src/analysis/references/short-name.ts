import { analyse, lemma } from '@capivira/portuguese/morphology'
import { normalize } from '@capivira/portuguese/tokens'
import type { Section } from '../../document/model.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import { tagWords } from '../grammar/tagging.ts'
import { isCommonNoun } from '../terms/common-nouns.ts'
import { isSituational } from './situations.ts'

const NUMBERED_NOUN = /(?:(?:Primeir|Segund|Terceir|Quart)[oa]\s)?\p{L}{3,}/u
/** What tells which one a heading names: 'ciclo | do carbono', 'Primeira Lei | da Termodinâmica', 'Guerra | Fria'. */
const HEADED = pattern('u')`
  ^(?:[OA]s?\s)?(${NUMBERED_NOUN})\s
  ((d(?:e|[oa]s?)\s)?(?!${'opening of a complement in a heading'}\s)\p{L}[\p{L}\s-]{2,40})$`
/** Nouns that take up anything: 'o processo', 'o tipo'. */
const TAKES_ANYTHING = pattern('iu')`^${'takes up anything'}s?$`

/**
 * 'O ciclo tem quatro etapas.' under the heading 'Ciclo do carbono' → 'O ciclo do carbono tem quatro etapas.': the noun
 * of a heading, in short and with its article, means what the heading names. Not where the section speaks of another of
 * the kind.
 */
export function resolveShortName(core: string, { title, blocks }: Pick<Section, 'title' | 'blocks'>): string | null {
  const [, noun = '', rest = '', of] = HEADED.exec(withoutNumber(title)) ?? []
  if (noun === '' || TAKES_ANYTHING.test(noun) || /(?<![\p{L}])(?:e|ou|n[oa]s?|em)\s/u.test(rest)) return null
  // 'Nobreza feudal': the noun alone says what is meant.
  if (of === undefined && !/\s/.test(noun) && !isSituational(noun) && !isCommonNoun(lemma(noun.toLowerCase())))
    return null
  const found = [
    ...core.matchAll(new RegExp(String.raw`(?:^|,\s)([OAoa]s?)\s(${RegExp.escape(noun)})(?=\s(\p{L}+))`, 'giu')),
  ]
  const [only] = found
  if (found.length !== 1 || !only || !isVerbAt(core, only.index + only[0].length, only[3] ?? '')) return null
  const text = blocks.map(block => block.text).join(' ')
  if (namesAnother(text, noun, rest)) return null
  const name = asInText(text, `${noun} ${rest}`)
  const at = only.index + only[0].length - (only[2] ?? '').length
  return `${core.slice(0, at)}${name}${core.slice(at + (only[2] ?? '').length)}`
}

const withoutNumber = (title: string) => title.replace(/^[\d.\s–-]+/u, '').trim()

/** The verb right after: nothing else tells which one is meant. */
function isVerbAt(core: string, at: number, next: string): boolean {
  if (isOneOf('word between subject and verb', next)) return true
  const word = tagWords(core).find(({ start }) => start === at + 1)
  return (
    word?.tag === 'verb' || analyse(next).some(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  )
}

/** 'o ciclo do nitrogênio' in a section on that of carbon. */
function namesAnother(text: string, noun: string, rest: string): boolean {
  const own = normalize(rest)
  const others = new RegExp(
    String.raw`(?<![\p{L}])[dnà]?[oàa]\s${RegExp.escape(noun)}\s((?:d(?:e|[oa]s?)\s)?\p{L}+)`,
    'giu',
  )
  return [...text.matchAll(others)].some(([, said = '']) => {
    const told = normalize(said)
    const kind = tagWords(said).at(-1)?.tag
    const tellsWhich = kind === 'proper' || (/\s/.test(told) ? kind === 'noun' : kind === 'adjective')
    return tellsWhich && !own.startsWith(told)
  })
}

/**
 * A name as the text of its section writes it, in large or small letters; its first letter small where only the heading
 * has it.
 */
function asInText(text: string, name: string): string {
  const at = normalize(text).indexOf(normalize(name))
  const said = at < 0 ? '' : text.slice(at, at + name.length)
  if (normalize(said) === normalize(name)) return said
  // 'Segunda Lei de Kepler', 'Guerra dos Farrapos': names.
  const noun = name.split(' ')[0] ?? ''
  const isName =
    /\s(?:\p{Ll}+\s)?\p{Lu}/u.test(name) && (/(?:eir|und)[oa]$|^Quart[oa]$/u.test(noun) || isSituational(noun))
  return isName ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
