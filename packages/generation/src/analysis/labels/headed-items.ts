import { agrees, contract, verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, type Gender, isParticiple } from '@capivira/portuguese/morphology'
import type { Block, Section } from '../../document/model.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import { tagWords, type Word } from '../grammar/tagging.ts'
import { headingName } from '../references/heading-name.ts'

/** Headings of what another heading names has: 'Características gerais' under 'Artrópodes'. */
const OF_WHAT_IS_ABOVE = pattern('iu')`
  ^(?:principais\s|algumas\s)?${'attribute in a heading'}(?:\s(?:gerais|principais|básicas|físicas))?$`
/** 'Resumo – Artrópodes', 'Aula 3: Artrópodes': what a heading says of the paper, before what it names. */
const OF_THE_PAPER = pattern('iu')`^${'word of the paper in a heading'}(?:\s\d+)?\s?[:–—-]\s`

/** Whether a block is an item of the list right under its heading. */
export function isUnderHeading(section: Section, block: Block): boolean {
  if (block.kind !== 'list-item' || block.depth > 0) return false
  const prose = section.blocks.filter(({ kind }) => kind !== 'caption' && kind !== 'footnote')
  const first = prose.findIndex(({ kind }) => kind !== 'list-item')
  const at = prose.indexOf(block)
  return first < 0 || at < first
}

/**
 * 'Respiram por brânquias.' in the list under 'Crustáceos' → 'Os crustáceos respiram por brânquias.'; 'Corpo dividido
 * em cabeça, tórax e abdome.' → 'O corpo dos insetos é dividido em…'; 'Três pares de pernas.' → 'Os insetos têm três
 * pares de pernas.' Null for anything else.
 */
export function resolveItem(plain: string, section: Section): string | null {
  const owner = ownerOf(section)
  if (!owner) return null
  const words = tagWords(plain)
  return does(plain, words, owner) ?? counted(plain, words, owner) ?? partOf(plain, words, owner)
}

type Owner = { display: string; number: 's' | 'p' }

/** What the items of a section are said of: its heading, or the one above where that only says 'Características'. */
function ownerOf(section: Section): Owner | null {
  const [last, ...above] = [...section.path].reverse()
  const title = last !== undefined && OF_WHAT_IS_ABOVE.test(last) ? above[0] : last
  return title === undefined || OF_WHAT_IS_ABOVE.test(title) ? null : headingName(title.replace(OF_THE_PAPER, ''))
}

/** A third person at the head, of the owner's number, with nothing after it that could be its subject. */
function does(plain: string, [first, second]: readonly Word[], owner: Owner): string | null {
  const verb = first?.lower.replace(/-se$/u, '') ?? ''
  const readings = analyse(verb)
  const finite = readings.filter(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  if (!second || finite.length === 0 || readings.some(a => a.category === 'noun')) return null
  if (finite.some(a => isOneOf('verb with its subject behind', a.lemma))) return null
  if (!verbAgrees(verb, owner.number)) return null
  // 'Divide-se o corpo em…', 'É preciso…': the subject follows, or there is none.
  if (/-se$/u.test(first?.lower ?? '') && /^(?:article|noun)$/.test(second.tag)) return null
  if (verb === 'é' && !/^uma?$/.test(second.lower) && !isParticiple(second.text)) return null
  return `${owner.display} ${said(plain, owner)}`
}

/** Sets of something, which a thing does not have as it has legs. */
const COUNTED = pattern('iu')`^${'one to twelve or less'}\s(?!${'counted set of a thing'}s?(?![\p{L}]))\p{Ll}{3,}`

function counted(plain: string, words: readonly Word[], owner: Owner): string | null {
  const clause = plain.split(/;\s/u)[0] ?? ''
  if (!COUNTED.test(plain) || tagWords(clause).some(({ tag }) => tag === 'verb') || words.length < 3) return null
  if (clause.split(' ').length > 12) return null
  return `${owner.display} ${owner.number === 'p' ? 'têm' : 'tem'} ${said(plain, owner)}`
}

/** 'Corpo dividido em…': a noun, what has been done with it, and how. */
function partOf(plain: string, words: readonly Word[], owner: Owner): string | null {
  const [noun, done, link] = words
  if (!noun || !done || !link || words.some(({ tag }) => tag === 'verb') || /;/.test(plain)) return null
  const readings = analyse(noun.lower).filter(a => a.category === 'noun')
  const [gender, ...others] = [...new Set(readings.flatMap(a => a.gender ?? []))] as Gender[]
  const number = readings[0]?.number ?? 's'
  if (gender === undefined || others.length > 0 || !isParticiple(done.text) || !agrees(done.text, { gender, number }))
    return null
  if (!isOneOf('complement of a participle', link.lower)) return null
  const article = `${gender === 'f' ? 'A' : 'O'}${number === 'p' ? 's' : ''}`
  const of = contract('de', `${owner.display.charAt(0).toLowerCase()}${owner.display.slice(1)}`)
  const rest = plain.slice(done.start)
  return `${article} ${noun.lower} ${of} ${number === 'p' ? 'são' : 'é'} ${rest}`
}

/** The item inside its sentence, 'a maioria' of those it is said of. */
function said(plain: string, owner: Owner): string {
  const of = contract('de', `${owner.display.charAt(0).toLowerCase()}${owner.display.slice(1)}`)
  const text = owner.number === 'p' ? plain.replace(/(?<=;\s)a maioria(?=\s\p{Ll})/u, `a maioria ${of}`) : plain
  return text.charAt(0).toLowerCase() + text.slice(1)
}
