import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { IN_STATE, NO_PLACE } from '../timesAndPlaces/place.ts'

/** Nouns of places one can be in, where the dictionary does not say so. */
export const PLACE_NOUN =
  /^(?:cidade|país|região|estado|município|rio|mar|oceano|lago|ilha|continente|litoral|costa|interior|norte|sul|leste|oeste|nordeste|sudeste|capital|porto|serra|vale|planalto|planície|deserto|floresta|mata|campo|praça|palácio|igreja|museu|universidade|faculdade|escola|hospital|laboratório|fábrica|boca|estômago|intestino|fígado|pulmão|sangue|núcleo|citoplasma|célula|folha|raiz|caule|solo|atmosfera|superfície|hemisfério|território|colônia|metrópole|província|vila|aldeia|bacia|margem|fronteira|biblioteca|prédio|edifício|curso|unidade|secretaria|departamento|instituto|pasta|sala|processador|tecido|membrana|camada|zona|bairro|centro|fazenda|oficina|cozinha|estufa|cartório|tribunal|senado|congresso|praia|gruta|caverna)s?$|^(?:local|locais|países|regiões|capitais|universidades|litorais|pulmões|células|margens|processadores|flores|raízes|frutos)$/

/** 'no campo religioso', 'no plano político': where one looks at a thing, not where it is. */
const IN_THOUGHT =
  /^n[oa]s?\s(?:campo|plano|terreno|cenário|domínio|setor)s?\s\p{Ll}+(?:a(?:l|is|r|res)|[áéíóúâêô]\p{L}{1,3}[oa]s?|os[oa]s?|ári[oa]s?)(?![\p{L}])/u

/** 'Pernambuco', 'Los Angeles', 'cidade de…', 'boca': where one can be. */
export function namesPlace(tail: string): boolean {
  if (IN_STATE.test(tail) || IN_THOUGHT.test(tail)) return false
  const words = tagWords(tail)
  // 'em diferentes locais': read as describing, it is the noun all the same.
  const first = words.findIndex(({ tag, lower }) => /^(?:proper|noun|number)$/.test(tag) || lower === 'locais')
  const head = words[first]
  if (!head || head.tag === 'number') return false
  if (head.tag !== 'proper') return PLACE_NOUN.test(head.lower) && first <= 2
  const end = words.findIndex((word, at) => at > first && word.tag !== 'proper' && !/^d[aeo]s?$/.test(word.lower))
  const name = tail.slice(head.start, words[end < 0 ? words.length - 1 : end - 1]?.end)
  return nameClass(name) === 'place' || analyse(head.text).some(a => a.meaning === 'place')
}

/** 'durante a Guerra dos Trinta Anos', 'após o golpe de Estado': a happening with a name or a description. */
export function namesTime(tail: string): boolean {
  const words = tagWords(tail).slice(1)
  const first = words.findIndex(word => word.tag === 'proper' || word.tag === 'noun')
  if (first < 0 || first > 2 || words.slice(0, first).some(word => word.tag === 'verb')) return false
  const described = words[first + 1]
  return (
    words[first]?.tag === 'proper' ||
    words.slice(first + 1, first + 4).some(word => word.tag === 'proper') ||
    /^(?:d[aeo]s?)$/.test(described?.lower ?? '') ||
    described?.tag === 'adjective'
  )
}

/** Something one can be in: not a time, an amount or a way of being. */
export function isSomewhere(tail: string): boolean {
  if (NO_PLACE.test(tail) || IN_STATE.test(tail)) return false
  const words = tagWords(tail)
  const head = words.find(word => word.tag === 'noun' || word.tag === 'proper')
  if (!head || /(?:ção|ções|mento|mentos|dade|dades|ência|ência|ismo|agem)$/u.test(head.lower)) return false
  return words.indexOf(head) <= 2 && !/\p{Ll}+[aei]ndo(?![\p{L}])/u.test(tail.split(' ').slice(0, 3).join(' '))
}

export function opensInfinitive(tail: string): boolean {
  const words = tagWords(tail.replace(/^(?:a fim de|para)\s/u, ''))
  return words[0]?.tag === 'infinitive' || (words[0]?.lower === 'se' && words[1]?.tag === 'infinitive')
}

/** 'pelo acadêmico', 'pelo Colegiado de Curso', 'pelos governos': who acts, alone or together. */
export function namesDoer(tail: string): boolean {
  const words = tagWords(tail)
  const head = words.find(word => word.tag === 'proper' || word.tag === 'noun' || meansPerson(word.text))
  // 'por onde passava'
  if (!head || /^por\s(?:onde|que|quem|isso|vezes)(?![\p{L}])/u.test(tail)) return false
  if (head.tag === 'proper')
    return !/^(?:Lei|Decreto|Constituição|Código|Estatuto|Regulamento|Resolução|Portaria|Tratado|Acordo)s?$/.test(
      head.text,
    )
  return (
    meansPerson(head.text) ||
    /^(?:governo|estado|conselho|comissão|povo|grupo|equipe|empresa|rei|igreja|congresso|polícia|exército)s?$/.test(
      head.lower,
    )
  )
}

/** 'de acordo com o grau de dureza': after what, with a noun and what tells of it. */
export function saysAfterWhat(tail: string): boolean {
  const [, what = ''] = /^(?:de acordo com|conforme|segundo)\s((?:[oa]s?\s)?\p{L}+\s\p{L}.*)$/u.exec(tail) ?? []
  return (
    what !== '' &&
    tagWords(what)
      .slice(0, 3)
      .every(word => word.tag !== 'verb')
  )
}

/** 'Nas gavetas cartas que…': a noun of its own right after the place, the object of the verb. */
export function holdsObject(answer: string): boolean {
  const words = tagWords(answer)
  return words.some(
    ({ tag, text }, at) =>
      at > 1 &&
      tag === 'noun' &&
      /^\p{Ll}+s$/u.test(text) &&
      words[at - 1]?.tag === 'noun' &&
      !analyse(text).some(a => a.category === 'adjective'),
  )
}
