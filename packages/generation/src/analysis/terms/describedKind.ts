import { listed } from '../../items/kinds/lists.ts'
import { tagWords } from '../grammar/tagging.ts'

/** Endings of adjectives that tell of what kind a thing is, and not how it is: 'feudal', 'religioso', 'aristocrático', 'ibérico'. */
const OF_A_KIND =
  /(?:[aeiu]l|[aeiu]is|ár(?:es)?|ares|[íáéóúâêô]\p{L}{1,2}ic[oa]s?|[íáéóúâêô]tic[oa]s?|[^c]istas?|ês|es[ae]s?|[ai]n[oa]s?|enses?|ári[oa]s?|eir[oa]s?|eus?|eias?)$|^(?:religios|marítim|sacr|modern)[oa]s?$/u
/** Of these every text has some: 'a forma atual', 'a ideia principal', 'o lado bom da vida'. */
const OF_ANY =
  /^(?:atua|gera|especia|principa|essencia|fundamenta|crucia|centra|tota|parcia|inicia|fina|natura|norma|rea|idea|igua|vita|loca|anua|mensa|origina|habitua|difíce|fáce|úte|possíve|disponíve|simples)(?:l|is)?$|^(?:básic|únic|prátic|próxim|específic|necessári|contrári|vári|primári|pequen)[oa]s?$|^(?:mais|dois|três|seis|depois|jamais|demais)$/u

/** 'as relações feudais', 'a espiritualidade indígena', 'a decoração das casas coloniais': told by the kind it is of. */
export function namesKindByAdjective(phrase: string): boolean {
  const words = tagWords(phrase)
  return words.some(({ tag, lower }, at) => {
    if (at === 0 || words[at - 1]?.tag !== 'noun' || (tag !== 'adjective' && tag !== 'noun') || OF_ANY.test(lower))
      return false
    return OF_A_KIND.test(lower) || listed(lower)?.sorts.has('people') === true
  })
}
