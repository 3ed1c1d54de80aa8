/**
 * 'várias atividades biológicas', 'diversos fatores', 'uma série de problemas': what is said so of one thing may be
 * said of many.
 */
const MANY =
  '(?:vári[oa]s|divers[oa]s|muit[oa]s|inúmer[oa]s|numeros[oa]s|diferentes|outr[oa]s|uma (?:série|variedade|gama) de)'

const GAP_DOES_MANY = new RegExp(
  String.raw`^(?:[^,]{0,60},\s)?(?:Os?|As?|Uma?|os?|as?|uma?)\s_{2,}\s(?!(?:contém|contêm|reún|reun|abrang|compreend|englob|agrup))\p{Ll}+\s(?:responsáve(?:l|is)\spor\s|capaz(?:es)?\sde\s\p{Ll}+\s)?${MANY}\s\p{Ll}{3,}`,
  'u',
)

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
