import { type Analysis, analyse, type Category, lemma } from '../morphology.ts'

/** Categories of the dictionary for each tag, the better first. */
const CATEGORIES: Readonly<Record<string, readonly Category[]>> = {
  NOUN: ['noun', 'adjective'],
  PROPN: ['properNoun'],
  ADJ: ['adjective', 'noun'],
  VERB: ['verb'],
  AUX: ['verb'],
  ADV: ['adverb'],
  NUM: ['numeral'],
}

/** Words whose lemma is another in what the tag makes of them. */
const CLOSED: Readonly<Record<string, string>> = {
  ...{
    a: 'o',
    os: 'o',
    as: 'o',
    uma: 'um',
    uns: 'um',
    umas: 'um',
    la: 'o',
    lo: 'o',
    los: 'o',
    las: 'o',
    na: 'o',
    no: 'o',
    nos: 'nós',
  },
}
const CLOSED_TAGS: ReadonlySet<string> = new Set(['DET', 'PRON'])
const INVARIABLE: ReadonlySet<string> = new Set(['ADP', 'CCONJ', 'SCONJ', 'PUNCT', 'SYM', 'X', 'INTJ', 'PART'])

const VERB_FORMS: Readonly<Record<string, readonly string[]>> = {
  Inf: ['infinitive', 'personalInfinitive'],
  Part: ['participle'],
  Ger: ['gerund'],
  Fin: ['indicative', 'subjunctive', 'conditional', 'imperative'],
}

/** The dictionary form of a word that the parser took for `upos`: 'cortes' is 'corte' as a noun, 'cortar' as a verb. */
export function lemmaOf(
  text: string,
  upos: string,
  features: Readonly<Record<string, string>>,
  relation: string,
): string {
  const lower = text.toLowerCase()
  if (upos === 'PROPN') return text
  if (INVARIABLE.has(upos)) return lower
  if (CLOSED_TAGS.has(upos)) return CLOSED[lower] ?? lemma(lower)
  if (upos === 'AUX' && (relation === 'cop' || relation === 'aux:pass') && isOfSer(lower)) return 'ser'
  const readings = readingsOf(lower)
  for (const category of CATEGORIES[upos] ?? []) {
    const fitting = readings.filter(reading => reading.category === category)
    const agreeing = fitting.filter(reading => agrees(reading, features))
    // 'vende' is of 'vender' far more often than 'que ele vende' of 'vendar'.
    const best = agreeing.find(({ mood }) => mood === 'indicative') ?? agreeing[0] ?? fitting[0]
    if (best) return best.lemma.toLowerCase()
  }
  // A participle that the tree calls an adjective keeps the adjective's form: 'condenado'.
  const participle = upos === 'ADJ' ? readings.find(reading => reading.mood === 'participle') : undefined
  return participle ? masculine(lower) : lemma(lower)
}

/** 'fazê', 'realizá' before '-lo' have lost an r. */
function readingsOf(word: string): readonly Analysis[] {
  const known = analyse(word)
  if (known.length > 0 || !/[áêíô]$/.test(word)) return known
  return analyse(
    `${word
      .normalize('NFD')
      .replace(/\p{M}$/u, '')
      .normalize('NFC')}r`,
  )
}

const isOfSer = (word: string) => analyse(word).some(reading => reading.category === 'verb' && reading.lemma === 'ser')

function agrees(reading: Analysis, features: Readonly<Record<string, string>>): boolean {
  const form = features.VerbForm
  if (reading.category === 'verb') return !form || (VERB_FORMS[form] ?? []).includes(reading.mood ?? '')
  const number = features.Number === 'Plur' ? 'p' : 's'
  const gender = features.Gender === 'Fem' ? 'f' : 'm'
  return (reading.number ?? number) === number && (!features.Gender || (reading.gender ?? gender) === gender)
}

/** 'condenadas' → 'condenado'. */
const masculine = (participle: string) => participle.replace(/[oa]s?$/, 'o')
