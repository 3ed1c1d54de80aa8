import { indexedWords } from '../search/words.ts'

/** What is asked and what answers it. */
export type Answered = {
  question: string
  answer: string
  factKind: string | null
  sourceQuote: string | null
}

const numerals: ReadonlySet<string> = new Set(
  [
    'zero um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze',
    'dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
    'cento duzentos duzentas trezentos trezentas quatrocentos quinhentos seiscentos setecentos oitocentos',
    'novecentos mil milhao milhoes bilhao bilhoes metade dobro triplo terco nenhum nenhuma',
  ].flatMap(line => line.split(' ')),
)
const isNumeral = (word: string) => /^\d/u.test(word) || numerals.has(word)
/** Words that say nothing of what is counted. */
const loose: ReadonlySet<string> = new Set(
  'o a os as em no na nos nas de do da dos das e por cerca mais menos ate ha'.split(' '),
)

/** 'Oito' and '12' are '#', '35 metros' is '# metro', 'Em 1808' a year, 'século V' '# seculo'; null for no number. */
function amountOf(text: string): string | null {
  const words = indexedWords(text.replace(/(?<=s[ée]culo )[IVX]+\b/giu, '5').replace(/(?<=\d)[.,](?=\d)/gu, ''))
  if (/^\D*\b[12]?\d{3}\b\D*$/u.test(text) && words.every(word => /^\d{3,4}$/u.test(word) || loose.has(word)))
    return 'year'
  const counted = words.filter(word => !loose.has(word))
  if (!counted.some(isNumeral)) return null
  const of = counted.filter(word => !isNumeral(word)).map(word => word.replace(/s$/u, ''))
  return ['#', /%/u.test(text) ? '%' : '', ...of].filter(Boolean).join(' ')
}

/** What a question asks by its own words, the narrower first. */
const asks: readonly [kind: string, words: RegExp][] = [
  ['when', /\b(?:quando|em que (?:ano|data|dia|mês|século|década|época))\b/iu],
  ['where', /\b(?:onde|em que (?:lugar|local))\b/iu],
  ['who', /\bquem\b/iu],
  ['amount', /\b(?:quantos?|quantas?)\b/iu],
  ['why', /\bpor (?:que|qual motivo)\b/iu],
  ['purpose', /\b(?:para que|qual é a função)\b/iu],
  ['name', /\b(?:como se chamam?|que nome|qual é o nome)\b/iu],
  ['what', /^o que (?:é|são)(?!\p{L})/iu],
]
/** 'Que país…', 'Qual rio…', 'imperador _____': the thing that is named. */
const gap = /_{2,}/u
const things = [
  /(?<!\bo )\b(?:que|qua(?:l|is))\s+(?!são\b|era\b|eram\b|foi\b|foram\b)(\p{L}{3,})/iu,
  /\bqua(?:l|is) (?:é|são|era|eram|foi|foram) (?:[oa]s? )?(\p{L}{3,})/iu,
]

/** Kinds of facts whose answers are of one kind. */
const kindOfFact: Readonly<Record<string, string>> = {
  agent: 'who',
  place: 'where',
  date: 'when',
  quantity: 'amount',
  cause: 'why',
  function: 'purpose',
  naming: 'name',
  definition: 'what',
  acronym: 'acronym',
}

function askedBy({ question, factKind }: Answered): string | null {
  if (gap.test(question)) {
    const before = indexedWords(question.slice(0, question.search(gap))).at(-1)
    return before && !loose.has(before) ? `of ${before}` : null
  }
  const worded = asks.find(([, words]) => words.test(question))
  if (worded) return worded[0]
  for (const thing of things) {
    const named = thing.exec(question)?.[1]
    if (named) return `of ${indexedWords(named).join(' ')}`
  }
  return kindOfFact[factKind ?? ''] ?? `other ${factKind}`
}

/** Whether a text is a name: written with a capital where its passage has it within a sentence. */
function isName(answer: string, quote: string | null): boolean {
  const plain = answer.replace(/^(?:os?|as?|uma?)\s+/iu, '')
  if (/^\p{Lu}\S*\s(?:d[aeo]s?\s)?\p{Lu}/u.test(plain)) return true
  const first = /^\p{L}+/u.exec(plain)?.[0]
  return (
    first !== undefined &&
    /^\p{Lu}/u.test(first) &&
    new RegExp(`\\p{L}[,;:]?\\s${first}(?!\\p{L})`, 'u').test(quote ?? '')
  )
}

/**
 * The kind of an answer, equal for those that may stand beside one another: amounts of one thing, years, names or other
 * phrases that answer the same sort of question. Null where that cannot be told.
 */
export function answerKindOf(asked: Answered): string | null {
  const kind = askedBy(asked)
  const amount = amountOf(asked.answer)
  if (amount !== null) return amount
  if (kind === null || kind === 'amount') return null
  return `${kind} ${isName(asked.answer, asked.sourceQuote) ? 'name' : 'phrase'}`
}

/** Whether an option of a question is of the kind of its right answer: of another one numbers are told alone. */
export const isOfKind = (option: string, kind: string): boolean => {
  const amount = amountOf(option)
  return amount === null ? / (?:name|phrase)$/u.test(kind) : amount === kind
}
