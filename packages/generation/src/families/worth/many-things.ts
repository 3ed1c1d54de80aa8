import { pattern } from '../../lexicon/words.ts'

const MANY = pattern('u')`
  (?:(?:vári|divers|muit|inúmer|numeros|outr)[oa]s|diferentes|uma (?:série|variedade|gama) de)`
const TAKES_MANY = /(?:contém|contêm|reún|reun|abrang|compreend|englob|agrup)/u
/**
 * 'várias atividades biológicas', 'diversos fatores', 'uma série de problemas': what is said so of one thing may be
 * said of many.
 */
const CAPABLE = /(?:responsáve(?:l|is)\spor\s|capaz(?:es)?\sde\s\p{Ll}+\s)?/u

const GAP_DOES_MANY = pattern('u')`
  ^(?:[^,]{0,60},\s)?(?:[OA]s?|Uma?|[oa]s?|uma?)\s_{2,}\s(?!${TAKES_MANY})\p{Ll}+\s${CAPABLE}${MANY}\s\p{Ll}{3,}`

/** 'O efeito de _____ está relacionado com a dose': so is that of much else. */
const GAP_IS_RELATED = /_{2,}\s(?:está|estão)\s(?:\p{L}+mente\s)?(?:relacionad|associad|ligad|vinculad)/u

/** 'O gênero _____. é representado': the point of a shortened name. */
const GAP_CUT = /_{2,}\.\s\p{Ll}/u

/** 'Um _____ de base 10 cm': one made up for a sum. */
const GAP_IN_EXAMPLE = /^Uma?\s_{2,}\s(?:de|com)\s[^.]*\d/u

/** 'Vênus é o _____ mais quente': what kind of thing it is, everybody knows. */
const GAP_IS_KIND = /\s(?:é|são|foi|era)\s[oa]s?\s_{2,}\s(?:mais|menos|maior|menor)\s/u

/** 'As _____ causam diversas doenças': other things of their kind cause diseases as well. */
export const gapDoesMany = (question: string): boolean =>
  GAP_DOES_MANY.test(question) ||
  GAP_IS_KIND.test(question) ||
  GAP_IN_EXAMPLE.test(question) ||
  GAP_IS_RELATED.test(question) ||
  GAP_CUT.test(question)
