import { isFunctionWord } from '@capivira/portuguese/functionWords'
import { analyse, isKnown } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import type { Study } from '../analysis/study.ts'
import { upperFirst } from '../families/phrasing.ts'
import { shuffled } from './random.ts'

/** Words of English names, by their use in technical acronyms; the Portuguese ones come from the document and from below. */
const ENGLISH = `
access action active advanced agency analysis application area array automatic band base basic binary block board browser cable
central channel circuit code command common communication computer connection content control core data database device digital
direct display distributed document domain drive dynamic electronic engine exchange extended extension external fast fiber file
flow format frame framework function gateway general global graphic group hardware high host identity image index information
input integrated interactive interface internal international internet key kernel language layer level library line link list
local logic machine management map markup media memory message mobile mode model module multiple name national native network
node number object online open operating order organization output packet page path personal point port portable power private
process processing profile program protocol public query quick random rate record reference register registry relational remote
report request research resource response routing scale schema secure security sequence serial server service session shared
signal simple single software source space standard state static storage structure support switch system table task technology
terminal test text time token traffic transfer transport type unified uniform unit universal update user utility value variable
version video virtual web wide wireless word work`
  .trim()
  .split(/\s+/)

const PORTUGUESE = `
academia administração agência água área arquivo associação atenção banco base biblioteca bloco cadastro câmara centro ciência
código comissão companhia comunicação conselho controle cooperação coordenação crédito cultura defesa departamento
desenvolvimento direção diretoria distribuição divisão economia educação empresa energia engenharia ensino escola estudo
estatística exame federação finança formação fórum fundação fundo gerência gestão grupo habitação história hospital inclusão
índice indústria informação inspeção instituto integração inteligência junta justiça laboratório legislação liga logística
mercado ministério museu navegação núcleo observatório operação ordem organização paz pesquisa planejamento política população
produção programa projeto proteção rede reforma registro região reserva saneamento saúde secretaria seguro serviço sindicato
sistema sociedade superintendência tecnologia trabalho transporte tribunal turismo união unidade universidade urbanização
vigilância zona
agrário aplicado administrativo brasileiro básico central científico civil comercial comum cultural digital econômico elétrico
escolar estadual estatístico federal financeiro geral hidráulico histórico industrial integrado internacional interno legal
livre local médico militar mundial municipal nacional oficial operacional permanente popular público químico regional rural
social superior técnico universal urbano`
  .trim()
  .split(/\s+/)

/** What the names of institutions and their programmes begin with. */
const HEADS: ReadonlySet<string> = new Set(
  `academia administração agência associação banco biblioteca câmara centro comissão companhia comitê conselho cooperativa
   coordenação departamento diretoria divisão empresa escola exame federação fundação fundo gerência grupo hospital índice
   instituto inspetoria junta laboratório liga ministério museu núcleo observatório organização parque plano programa projeto rede
   registro região secretaria serviço sindicato sistema sociedade superintendência tribunal união unidade universidade zona`.split(
    /\s+/,
  ),
)

const tables = new Map<string, string[]>()

/** The words above by language, initial and inflection; filled when first asked for. */
function shipped(key: string): readonly string[] {
  if (tables.size === 0) {
    for (const word of ENGLISH) file(tables, `en ${word.charAt(0)}`, word)
    for (const word of PORTUGUESE) {
      for (const form of formsOf(word)) file(tables, `pt ${initialOf(word)} ${form.key}`, form.text)
    }
  }
  return tables.get(key) ?? []
}

/**
 * Wrong expansions of an acronym, made from the right one by putting other words with the same initials in two of its places,
 * or two others in one place: all are built alike, and none has the letters against it. Empty where no word can be replaced.
 */
export function wrongExpansions(expansion: string, study: Study, random: () => number): string[] {
  const words = expansion.split(/(?<=\s)|(?=\s)/)
  const english = isForeign(expansion)
  const places: { at: number; by: string; other: string | null }[] = []
  for (const at of shuffled([...words.keys()], random)) {
    const word = words[at] ?? ''
    if (!/^\p{L}{3,}$/u.test(word) || isFunctionWord(word) || /^(?:of|the|and|for|in)$/i.test(word)) continue
    if (!english && isPlainName(word)) continue
    const place = at === 0 ? 'head' : isFunctionWord(words[at - 2] ?? '') ? 'noun' : 'adjective'
    const [by, other = null] = replacementsOf(word, english ? 'english' : place, study, random).map(text =>
      /^\p{Lu}/u.test(word) ? upperFirst(text) : text,
    )
    if (by !== undefined) places.push({ at, by, other })
    if (places.length === 2) break
  }
  const [first, second] = places
  const put = (...changes: { at: number; by: string }[]) =>
    upperFirst(words.map((word, at) => changes.find(change => change.at === at)?.by ?? word).join(''))
  if (!first) return []
  if (!second) return first.other === null ? [] : [put(first), put({ at: first.at, by: first.other })]
  return [put(first), put(second), put(first, second)]
}

/** 'Califórnia': a name is not replaced by a word. */
function isPlainName(word: string): boolean {
  const readings = [...analyse(word), ...analyse(word.toLowerCase())]
  return readings.every(a => a.category === 'properNoun') || readings.some(a => a.meaning === 'place')
}

/** Where a word stands in a Portuguese name: at its head, after a preposition, or right after a noun. */
type Slot = 'head' | 'noun' | 'adjective' | 'english'

/** Two other words with the initial and inflection of a word, school vocabulary before the document's. */
function replacementsOf(word: string, slot: Slot, study: Study, random: () => number): string[] {
  const lower = word.toLowerCase()
  const fits = (other: string) => slot === 'adjective' || !analyse(other).some(a => a.category === 'adjective')
  const pick = (list: readonly string[]) =>
    list.filter(other => other.slice(0, 4) !== lower.slice(0, 4) && (slot === 'english' || fits(other)))
  if (slot === 'english') return pick(shuffled(shipped(`en ${initialOf(lower)}`), random)).slice(0, 2)
  const keys = readingKeys(lower).filter(({ key }) => key.startsWith('adjective') === (slot === 'adjective'))
  const found = keys.flatMap(({ key }) => {
    const known = pick(shuffled(shipped(`pt ${initialOf(lower)} ${key}`), random))
    // What opens the name of an institution opens a wrong one: 'Instituto', 'Índice', not 'Indústria'.
    const head = slot === 'head' && HEADS.has(lower) ? known.filter(other => HEADS.has(other)) : known
    return [
      ...head,
      ...(slot === 'head' && HEADS.has(lower)
        ? []
        : pick(documentWords(study).get(`${initialOf(lower)} ${key}`) ?? [])),
    ]
  })
  return [...new Set(found)].slice(0, 2)
}

function isForeign(expansion: string): boolean {
  const words = expansion.split(/[\s-]+/).filter(word => word.length > 2)
  return words.filter(word => !isKnown(word.toLowerCase())).length >= words.length / 2
}

function initialOf(word: string): string {
  return foldAccents(word.charAt(0)).toLowerCase()
}

/** Category, gender and number a word must share with the one it replaces. */
function readingKeys(word: string): { key: string }[] {
  return analyse(word)
    .filter(a => (a.category === 'noun' || a.category === 'adjective') && a.number !== undefined)
    .map(a => ({ key: `${a.category} ${a.category === 'adjective' ? (a.gender ?? '-') : a.gender} ${a.number}` }))
}

function formsOf(word: string): { text: string; key: string }[] {
  const adjective = analyse(word).some(a => a.category === 'adjective') && /(?:[oa]|al|ar|or|vre|um)$/.test(word)
  const feminine = adjective && word.endsWith('o') ? [`${word.slice(0, -1)}a`] : []
  return [word, ...feminine].flatMap(text => readingKeys(text).map(({ key }) => ({ text, key })))
}

const ofStudy = new WeakMap<Study, Map<string, string[]>>()

/** Nouns and adjectives of the document by initial and inflection: what is near the subject is the better bait. */
function documentWords(study: Study): Map<string, string[]> {
  const known = ofStudy.get(study)
  if (known) return known
  const found = new Map<string, string[]>()
  for (const term of study.terms) {
    if (term.words !== 1 || term.proper || term.acronym || term.count < 2 || !/^\p{Ll}{4,14}$/u.test(term.text))
      continue
    for (const { key } of readingKeys(term.text)) file(found, `${initialOf(term.text)} ${key}`, term.text)
  }
  ofStudy.set(study, found)
  return found
}

function file(map: Map<string, string[]>, key: string, word: string): void {
  const list = map.get(key)
  if (list) {
    if (!list.includes(word)) list.push(word)
  } else map.set(key, [word])
}
