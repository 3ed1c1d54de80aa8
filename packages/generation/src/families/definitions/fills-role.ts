import { pattern } from '../../lexicon/words.ts'

/** 'o requisito obrigatório para a vaga', 'o adubo ideal para a horta': what fills a place that something has. */
const ROLE_FOR = pattern('u')`^\p{Ll}{4,}\s${'filling a role'}\s(?:para|d[aeo]s?)\s`

/** What an event or a story has one of: 'o estopim da revolta', 'o auge do império', 'o alvo das críticas'. */
const POINT_OF = pattern('u')`^${'point that a story has one of'}\sd[aeo]s?\s\p{L}`

/** 'enchimento padrão', 'ponto zero da régua', 'material de construção originário': by its place among others. */
const PLACE_OF_ONE = pattern('u')`^\p{Ll}{4,}(?:\sde\s\p{Ll}+)?\s${'place that one fills'}(?:\s(?:para|d[aeo]s?)\s|$)`

/** Whether a predicate is a place that one thing fills: 'o material de construção originário'. */
export const isPlaceOfOne = (predicate: string) =>
  /^[oa]\s/u.test(predicate) && PLACE_OF_ONE.test(predicate.replace(/^[oa]\s/u, ''))

/** What there is one of, and what that is: 'a presença de água'. */
export function fillsRole(bare: string, predicate: string): boolean {
  return (
    (ROLE_FOR.test(bare) || POINT_OF.test(bare) || PLACE_OF_ONE.test(bare)) &&
    !bare.includes(',') &&
    /^[oa]\s(?!mesm|seguinte|própri|que\s|d[aeo]s?\s)\p{L}/u.test(predicate)
  )
}
