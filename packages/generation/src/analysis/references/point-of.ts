import { contract } from '@capivira/portuguese/agreement'
import { genderOf } from '@capivira/portuguese/morphology'
import type { Section } from '../../document/model.ts'
import { pattern } from '../../lexicon/words.ts'
import { nameClass } from '../people/names.ts'

/**
 * What an event has one of, with or without the noun of the event: 'O estopim foi…', 'A principal causa da revolta
 * foi…'.
 */
const POINT = pattern('u')`
  ^([OA]\s(?:principal\s)?${'what an event has one of'}(?:\simediat[oa]|\sprincipal)?)
  (?:\sd[oa]\s(\p{Ll}+))?\s(?=(?:foi|era|é)\s)`

/**
 * 'O estopim foi a prisão do chefe.' under the heading 'Revolta de Lavras' → 'O estopim da Revolta de Lavras foi…':
 * whose it is.
 */
export function resolvePoint(core: string, { title, path }: Pick<Section, 'title' | 'path'>): string | null {
  const [whole = '', point = '', noun = ''] = POINT.exec(core) ?? []
  if (whole === '') return null
  const event = [title, ...path.toReversed()]
    .map(heading =>
      heading
        .replace(/^[\d.\s–-]+/u, '')
        .replace(/\s*\([^()]*\)$/u, '')
        .trim(),
    )
    .find(heading => / /u.test(heading) && !/[,:;?!/]|\se\s/u.test(heading) && nameClass(heading) === 'event')
  if (event === undefined || !event.toLowerCase().includes(noun)) return null
  const head = event.split(' ').find(word => /^\p{L}{4,}$/u.test(word) && !/^(?:Primeir|Segund)[oa]$/u.test(word)) ?? ''
  const gender = genderOf(head.toLowerCase())
  if (gender === undefined || (noun !== '' && noun !== head.toLowerCase())) return null
  return `${point} ${contract('de', `${gender === 'f' ? 'a' : 'o'} ${event}`)} ${core.slice(whole.length)}`
}
