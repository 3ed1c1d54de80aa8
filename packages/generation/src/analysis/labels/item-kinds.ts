import { agrees } from '@capivira/portuguese/agreement'
import { singular } from '@capivira/portuguese/inflection'
import { analyse, genderOf } from '@capivira/portuguese/morphology'
import type { Block, Section } from '../../document/model.ts'
import { pattern } from '../../lexicon/words.ts'
import { tagWords } from '../grammar/tagging.ts'

/** 'Quanto aos lados, os triângulos podem ser:' — what the items of a list are kinds of. */
const KINDS = pattern('iu')`
  (?:^|[,\s])[oa]s\s(\p{Ll}{4,}s)(?:\s\p{Ll}+)?\s${'dividing into kinds'}(?:\s(?:em|como))?:$`

/**
 * The thing a describing label names under the line over its list: 'Equilátero' of triangles → 'triângulo equilátero';
 * null for others.
 */
export function kindOfItem(label: string, block: Block, section: Section): { core: string; article: 'O' | 'A' } | null {
  if (block.kind !== 'list-item' || !/^\p{Lu}\p{Ll}+$/u.test(label)) return null
  const noun = singular(KINDS.exec(lineOver(block, section))?.[1]?.toLowerCase() ?? '')
  const gender = noun === null ? undefined : genderOf(noun)
  const low = label.toLowerCase()
  if (noun === null || gender === undefined) return null
  if (!analyse(noun).some(a => a.category === 'noun')) return null
  const readings = analyse(low)
  const describes = readings.length === 0 || readings.some(a => a.category === 'adjective' || a.mood === 'participle')
  if (!describes || !agrees(low, { gender, number: 's' })) return null
  return { core: `${noun} ${low}`, article: gender === 'f' ? 'A' : 'O' }
}

/**
 * 'Equilátero: tem os três lados iguais.' → 'O triângulo equilátero tem os três lados iguais.'; null where no verb
 * follows the label.
 */
export function resolveKindItem(text: string, block: Block, section: Section): string | null {
  const [, label = '', said = ''] = /^(\p{Lu}\p{Ll}+):\s(.+)$/u.exec(text) ?? []
  const [verb, second] = tagWords(said)
  const readings = analyse(verb?.lower.replace(/-se$/u, '') ?? '')
  const finite = readings.some(
    a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3 && a.number === 's',
  )
  if (!finite || !second || readings.some(a => a.category === 'noun')) return null
  const kind = kindOfItem(label, block, section)
  return kind && `${kind.article} ${kind.core} ${said}`
}

/** The line over the list of an item ('Aplicações:'), '' where there is none. */
export function lineOver(block: Block, { blocks }: Section): string {
  const before = blocks.slice(0, blocks.indexOf(block))
  return before.findLast(({ kind, depth }) => kind !== 'list-item' || depth < block.depth)?.text ?? ''
}
