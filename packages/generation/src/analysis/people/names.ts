import { analyse } from '@capivira/portuguese/morphology'
import { listsOf } from '../../items/kinds/kind-list.ts'
import type { Study } from '../studied.ts'
import { meansPerson } from './people.ts'

/** What a proper name names, as far as its words tell. */
export type NameClass = 'person' | 'place' | 'organization' | 'event' | 'other'

const EVENT =
  /^(?:Guerra|Primeira Guerra|Segunda Guerra|Revolução|Batalha|Tratado|Lei|Código|Estatuto|Decreto|Constituição|Independência|Proclamação|Conferência|Inconfidência|Conjuração|Revolta|Golpe|Crise|Plano|Acordo|Protocolo|Convenção|Consolidação|Emenda|Idade|Era|Dia|Semana|Abolição|Reforma|Contrarreforma|Renascimento|Iluminismo|Inquisição|Cruzadas?|Copa|Olimpíadas?|Queda|Marcha|Diretas|Declaração|Carta|Pacto|Ato|Quebra|Coexistência|Cabanagem|Farroupilha|Sabinada|Balaiada)(?![\p{L}])/u
const ORGANISATION =
  /(?<![\p{L}])(?:Ministério|Universidade|Instituto|Empresa|Companhia|Organização|Associação|Partido|Igreja|Banco|Câmara|Senado|Congresso|Exército|Marinha|Agência|Comissão|Fundação|Escola|Colégio|Centro|Conselho|Governo|Departamento|Coroa|Império|República|Liga|Ordem|Grupo|Movimento|Herbário|Museu|Academia|Secretaria|Curso|Faculdade|Disciplina|Tribunal|Sindicato|Laboratório|Corporation|Inc|Institute|University|Foundation|Agency|Rede)(?![\p{L}])/u
const PLACE =
  /^(?:Rio|Serra|Baía|Ilhas?|Lago|Lagoa|Mar|Oceano|Estados Unidos|União Soviética|Reino Unido|Países Baixos|América|África|Europa|Ásia|Oceania|Antártida|Região|Cidade|Monte|Montes|Deserto|Golfo|Península|Cabo|Vale|Planalto|Planície|Chapada|Pico|Cordilheira|Floresta|Mata|Bacia|Estreito|Canal|Avenida|Praça|Província|Capitania|Nordeste|Norte|Sul|Sudeste|Centro-Oeste|Noroeste|Sudoeste|Leste|Oeste|Oriente|Ocidente|Vila|Porto|Estado d|New York|Los Angeles)(?![\p{L}])/u

const KNOWN_PLACES: ReadonlySet<string> = new Set(listsOf('place').flatMap(list => list.members.split(/\s*,\s*/)))

const TITLED =
  /^(?:D|Dom|Dona|Dr|Dra|Prof|Professor|Professora|São|Santa|Santo|Papa|Rei|Rainha|Princesa|Príncipe|Imperador|Marechal|General|Padre|Frei|Barão|Duque|Conde|Visconde|Presidente)\.?$/u

/** The class of a name: by its first words, by the dictionary, or 'other' where nothing tells. */
export function nameClass(text: string): NameClass {
  if (KNOWN_PLACES.has(text)) return 'place'
  if (EVENT.test(text)) return 'event'
  if (PLACE.test(text)) return 'place'
  if (ORGANISATION.test(text)) return 'organization'
  const words = text.split(' ')
  const first = words[0] ?? ''
  const meanings = analyse(first).map(a => a.meaning)
  if (words.length === 1) {
    if (meanings.includes('place')) return 'place'
    if (meanings.includes('organization')) return 'organization'
    return meanings.includes('person') ? 'person' : 'other'
  }
  const title = TITLED.test(first)
  // 'Imperador Constitucional', 'Príncipe Regente': what somebody is called by what he is.
  if (title && words.slice(1).every(word => onlyDescribes(word.toLowerCase()))) return 'other'
  if (title || meanings.includes('person')) return 'person'
  if (meanings.includes('place')) return 'place'
  const surnames = words.slice(1).every(word => /^(?:\p{Lu}[\p{L}.'’-]*|d[aeo]s?|e|von|van|del|di|la)$/u.test(word))
  const common = analyse(first.toLowerCase()).some(a => a.category === 'noun' || a.category === 'adjective')
  return surnames && !common && /^\p{Lu}\p{Ll}/u.test(first) && words.length <= 5 && !looksForeignTitle(words)
    ? 'person'
    : 'other'
}

/**
 * The class of a name in a document: what only its capitals make a person is none where the text says 'o' or 'em'
 * before it ('o Portal de Aruana', 'em Santa Brígida').
 */
export function nameClassIn(text: string, { sentences, use }: Pick<Study, 'sentences' | 'use'>): NameClass {
  const named = nameClass(text)
  const [first = ''] = text.split(' ')
  if (named !== 'person' || TITLED.test(first) || analyse(first).some(a => a.meaning === 'person')) return named
  if (use.determinersOf(first).length > 0) return 'other'
  const before = sentences.flatMap(({ core }) => core.split(text).slice(0, -1))
  return before.filter(lead => PLACES.test(lead)).length * 2 > before.length ? 'place' : named
}

const PLACES = /(?<!\p{L})(?:em|n[oa])\s$/iu

function onlyDescribes(word: string): boolean {
  const readings = analyse(word)
  return readings.some(a => a.category === 'adjective') && !readings.some(a => a.category === 'properNoun')
}

/** 'World Wide Web', 'Flag Day': English phrases in capitals are not people. */
function looksForeignTitle(words: readonly string[]): boolean {
  return words.some(word =>
    /^(?:World|Wide|Web|Day|Protocol|System|Name|Project|Agency|Research|Network|Level|Domain|Language|Data|Object|Class|Group|Standard|Design|Pattern|Model|View|Controller|The|Of|And|International|Business|Machines?|Company|Systems?|Software|Society|Press|News|Open|Type|Sans|Serif|Modern|Advanced|Labs?|Hands-On|Programming|License|Learning|Introduction|Server|Push|Framework|Interop|Stack|Code|Editor|Manager|Engine|Cloud|Office|Source|Studio|Interface|It|Is|Keep|Yourself|Simple|Don't|Repeat|Typing|Your|My|To|On|Not|You|We|How|For|With|Guide|Handbook|Journal|Studios|Sciences?|Development|Story|Stories|Team|Games?|Pictures|Records|Productions|Entertainment|Motors|In|At|By|From|[A-Z])$/i.test(
      word,
    ),
  )
}

/** Names with strange mixtures of letters and digits are debris of addresses and codes. */
export function isCleanName(text: string): boolean {
  return /^\p{L}[\p{L}\d\s.'’/-]*$/u.test(text) && !/\p{Ll}\d|\d\p{Ll}/u.test(text)
}

/** What the noun before a name says of it: 'empresa' → organization, 'cientista' → person. */
export function classOfRole(role: string): NameClass {
  const noun = role.split(' ')[0]?.toLowerCase() ?? ''
  if (
    /^(?:empresa|companhia|instituição|universidade|organização|banco|agência|editora|gravadora|montadora|fabricante|grupo|partido|movimento)$/.test(
      noun,
    )
  )
    return 'organization'
  if (
    /^(?:cidade|rio|país|estado|município|região|ilha|continente|capital|província|vila|bairro|oceano|mar|lago|serra|planeta)$/.test(
      noun,
    )
  )
    return 'place'
  return meansPerson(noun) ? 'person' : 'other'
}
