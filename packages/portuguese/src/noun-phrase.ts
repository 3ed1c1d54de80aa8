import type { Agreement } from './agreement.ts'
import { isFunctionWord } from './function-words.ts'
import {
  analyse,
  type Category,
  type Gender,
  type GrammaticalNumber,
  genderOf,
  genderOfDeterminer,
  isFiniteVerb,
  numberOf,
} from './morphology.ts'
import { guessGender, guessNumber } from './suffixes.ts'

export type NounPhrase = Agreement & {
  /** As given, trimmed. */
  text: string
  /** The article it came with, lower case, or ''. */
  determiner: string
  /** Without the article; the first letter in lower case unless the name is proper. */
  core: string
  /** The noun the phrase is about, as written in the core. */
  head: string
  proper: boolean
  /** Words of the core. */
  words: readonly string[]
  /** Where the gender was read; 'default' means nobody knows and 'm' was taken. */
  genderFrom: 'determiner' | 'dictionary' | 'document' | 'ending' | 'default'
}

/** Why a text is no noun phrase one could ask about. */
export type Rejection =
  | 'empty'
  | 'too-long'
  | 'punctuation'
  | 'opening'
  | 'relative'
  | 'finite-verb'
  | 'deictic'
  | 'trailing'
  | 'lone-number'
  | 'no-noun'
  | 'generic'
  | 'evaluative'

export type NounPhraseReading =
  | { phrase: NounPhrase; rejection?: undefined }
  | { phrase?: undefined; rejection: Rejection }

export type NounPhraseOptions = {
  /**
   * Determiners the document writes before a noun ('mitocôndria' → ['a', 'das']); used where the dictionary is silent.
   */
  determinersOf?: (noun: string) => readonly string[]
  /** Accept heads that name nothing by themselves ('forma', 'exemplo'). Off by default. */
  allowGeneric?: boolean
}

const LONGEST = 8
const ARTICLE = /^(?:o|a|os|as|um|uma|uns|umas)$/i
const OPENING =
  /^(?:isso|isto|aquilo|el[ea]s?|ess[ea]s?|est[ea]s?|aquel[ea]s?|tal|tais|outr[oa]s?|ambos|ambas|como|quando|se|embora|enquanto|além|também|mas|porém|contudo|assim|portanto|entretanto|por|seus?|suas?|muit[oa]s?|algu[mn]s?|algumas?|alguma|cada|nenhuma?|tod[oa]s?|quem|que|onde|em|n[oa]s?|durante|após|segundo|de|d[oa]s?|para|com|até|antes|depois|desde|hoje|atualmente|ao|aos|às|à|num|numa|pel[oa]s?|sem|sob|sobre|entre|e|ou)$/i
const OPENING_PHRASE =
  /^(?:a maioria|[oa] (?:últim|primeir|segund|terceir|própri|mesm)[oa]|(?:um|uma) d[oa]s|[oa]s? que|a parte|o resultado|a partir|o fato)(?=\s|$)/i
const RELATIVE = /^(?:que|qual|quais|onde|cuj[oa]s?|quem|não|já|ainda|também|ele|ela|eles|elas|isso|isto|aquilo|se)$/i
const DEICTIC =
  /^(?:[dn]?ess[ea]s?|[dn]?est[ea]s?|[dn]?aquel[ea]s?|[dn]?isso|[dn]?isto|[dn]?aquilo|acima|abaixo|mencionad[oa]s?|citad[oa]s?|referid[oa]s?|supracitad[oa]s?|seguintes?|anterior(?:es)?|[dn]el[ea]s?|seus?|suas?|nossos?|nossas?|meus?|minhas?)$/i
const TRAILING =
  /^(?:de|em|por|para|com|a|ao|à|aos|às|e|ou|que|d[oa]s?|n[oa]s?|pel[oa]s?|não|agora|hoje|então|ainda|também|mais|menos|muito|ali|aqui|lá|sobre|entre|sem|o|os|as|um|uma|como|se|onde|assim|já|tão|bem)$/i
const EVALUATIVE =
  /^(?:similar(?:es)?|comu[mn]s?|comuns|importantes?|principa(?:l|is)|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|nov[oa]s?|tal|tais|próxim[oa]s?|diferentes?|divers[oa]s?|interessantes?|semelhantes?)$/i
const BEFORE_NOUN =
  /^(?:principa(?:l|is)|maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|grandes?|pequen[oa]s?|nov[oa]s?|antig[oa]s?|velh[oa]s?|primeir[oa]s?|segund[oa]s?|terceir[oa]s?|últim[oa]s?|únic[oa]s?|próxim[oa]s?|diferentes?|divers[oa]s?|vári[oa]s|verdadeir[oa]s?|alt[oa]s?|baix[oa]s?|boa|boas|bom|bons|má|más|mau|maus|atua(?:l|is)|demais|chamad[oa]s?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|mil)$/i
/** Nouns that only point at something else: asked alone they can mean anything. */
const GENERIC: ReadonlySet<string> = new Set(
  `coisa forma modo maneira parte exemplo vez fato caso questão problema resultado objetivo ideia tipo ponto item tópico texto
   capítulo seção autor aluno pessoa lugar ano dia tempo uso fator método aspecto elemento situação assunto tema trecho
   parágrafo slide figura tabela exercício atividade página livro unidade conteúdo maioria minoria metade restante conjunto
   série número quantidade variedade diversidade outro conceito termo palavra nome processo etapa fase passo razão motivo
   consequência efeito argumento parâmetro`
    .split(/\s+/)
    .filter(Boolean),
)
const NOUNISH: ReadonlySet<Category> = new Set<Category>(['noun', 'properNoun', 'adjective', 'numeral'])
const CAPITAL = /^\p{Lu}/u
const ALL_CAPITALS = /^[\p{Lu}\d][\p{Lu}\d/&.-]+s?$/u

/** The noun phrase a text is, or null; see readNounPhrase for the reason. */
export function parseNounPhrase(text: string, options: NounPhraseOptions = {}): NounPhrase | null {
  return readNounPhrase(text, options).phrase ?? null
}

/** Reads a text as one noun phrase a question can be about, or says what forbids it. */
export function readNounPhrase(text: string, options: NounPhraseOptions = {}): NounPhraseReading {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  const all = trimmed.split(' ')
  const first = all[0] ?? ''
  if (!first) return { rejection: 'empty' }
  if (OPENING.test(first) || OPENING_PHRASE.test(trimmed)) return { rejection: 'opening' }
  const determiner = ARTICLE.test(first) && !isAcronymLike(first, all[1]) ? first.toLowerCase() : ''
  const words = determiner ? all.slice(1) : all
  const rejection = rejectWords(words)
  if (rejection) return { rejection }
  const headAt = findHead(words)
  const head = words[headAt] ?? ''
  const readings = analyse(head)
  const capital = CAPITAL.test(head)
  if (!determiner && !capital && !readings.some(a => NOUNISH.has(a.category))) return { rejection: 'no-noun' }
  if (readings.length > 0 && !capital && !readings.some(a => NOUNISH.has(a.category) || a.mood)) {
    return { rejection: 'no-noun' }
  }
  if (!options.allowGeneric && isGeneric(head) && !isKind(words, headAt)) return { rejection: 'generic' }
  const proper = isProper(words, headAt, determiner)
  // 'o substantivo comum', 'o divisor comum' are kinds; 'erros comuns' only judges.
  const kind = /^(?:[oa]|uma?)$/.test(determiner) && words.at(-1) === 'comum'
  if (!proper && !kind && words.length > 1 && EVALUATIVE.test(words.at(-1) ?? '')) return { rejection: 'evaluative' }
  if (!proper && words.length === 1 && (EVALUATIVE.test(head) || BEFORE_NOUN.test(head)))
    return { rejection: 'evaluative' }
  const joined = words.join(' ')
  const core = proper ? joined : joined.charAt(0).toLowerCase() + joined.slice(1)
  return {
    phrase: {
      text: trimmed,
      determiner,
      core,
      head: proper || headAt > 0 ? head : head.charAt(0).toLowerCase() + head.slice(1),
      proper,
      words: core.split(' '),
      number: isCoordinated(words, determiner) ? 'p' : phraseNumber(determiner, head),
      ...phraseGender(determiner, head, options),
    },
  }
}

function rejectWords(words: readonly string[]): Rejection | null {
  if (words.length === 0) return 'empty'
  if (words.length > LONGEST) return 'too-long'
  if (/[,;:()"“”«»[\]{}=<>|]/.test(words.join(' '))) return 'punctuation'
  for (const [i, word] of words.entries()) {
    if (DEICTIC.test(word)) return 'deictic'
    if (RELATIVE.test(word)) return 'relative'
    if (isFiniteVerb(word, { previous: words[i - 1] ?? 'o', next: words[i + 1] ?? '' })) return 'finite-verb'
  }
  const last = words.at(-1) ?? ''
  // 'vitamina A', 'camada O': there the letter is a name.
  const lettered = /^[AEO]$/.test(last) && !isFunctionWord(words.at(-2) ?? 'a')
  if (!lettered && (TRAILING.test(last) || /mente$/.test(last))) return 'trailing'
  if (words.every(word => isFunctionWord(word))) return 'no-noun'
  if (words.length < 3 && words.some(word => /^\d+$/.test(word))) return 'lone-number'
  return null
}

function isAcronymLike(first: string, second: string | undefined): boolean {
  return first.length > 1 && first === first.toUpperCase() && second === undefined
}

function findHead(words: readonly string[]): number {
  let at = 0
  while (at < words.length - 1 && BEFORE_NOUN.test(words[at] ?? '') && !isFunctionWord(words[at + 1] ?? '')) at++
  return at
}

function isGeneric(head: string): boolean {
  const lower = head.toLowerCase()
  return GENERIC.has(lower) || analyse(lower).some(a => a.category === 'noun' && GENERIC.has(a.lemma))
}

/**
 * Generic nouns that a second word turns into the name of a kind: 'unidade de conservação', 'tabela periódica', 'efeito
 * estufa'.
 */
const CLASSIFIABLE =
  /^(?:elemento|fator|método|lugar|tempo|atividade|tabela|unidade|pessoa|questão|ponto|número|texto|livro|palavra|figura|exercício|efeito|nome|processo|uso|série|diversidade|variedade|fato|conjunto|argumento|ano|dia|modo)s?$|^(?:fatores|questões|lugares|razão|razões)$/
const OCCASIONAL =
  /(?:ad|id|ent|ant)[oae]s?$|^(?:mesm|outr|própri|primeir|segund|terceir|últim|únic|tot|fina|inicia|gera|atua|possíve|necessári|interessant|simples|complex|bo[am]|bons|nov|divers|vári|muit|pouc|tod|cert|determinad|seguint|longo|curt|grande|pequen|alt|baix)/

function isKind(words: readonly string[], headAt: number): boolean {
  const next = words[headAt + 1]?.toLowerCase()
  if (!next || !CLASSIFIABLE.test((words[headAt] ?? '').toLowerCase())) return false
  if (next === 'de') {
    const noun = words[headAt + 2] ?? ''
    return !isFunctionWord(noun) && !CAPITAL.test(noun) && !OCCASIONAL.test(noun) && !isGeneric(noun)
  }
  if (OCCASIONAL.test(next) || EVALUATIVE.test(next)) return false
  return analyse(next).some(a => a.category === 'adjective' || a.category === 'noun')
}

/** A capital that is not the one of the beginning of a sentence makes a name; so does a word that is only a name. */
function isProper(words: readonly string[], headAt: number, determiner: string): boolean {
  const head = words[headAt] ?? ''
  if (!CAPITAL.test(head)) return false
  if (ALL_CAPITALS.test(head) || determiner || headAt > 0) return true
  const readings = analyse(head)
  if (readings.length === 0 || readings.every(a => a.category === 'properNoun')) return true
  // 'Machado de Assis', 'Rede Globo'; but 'Tropas fiéis a Portugal', 'Rios da Amazônia'.
  const next = words[headAt + 1] ?? ''
  if (CAPITAL.test(next)) return true
  return /^(?:d[aeo]s?|e)$/.test(next) && CAPITAL.test(words[headAt + 2] ?? '') && numberOf(head) !== 'p'
}

/**
 * 'direitos e deveres' is plural; 'a tabela de pesos e medidas', 'a unidade lógica e aritmética' are what their article
 * says.
 */
function isCoordinated(words: readonly string[], determiner: string): boolean {
  const at = words.indexOf('e')
  if (/^(?:o|a|um|uma)$/.test(determiner) && !ARTICLE.test(words[at + 1] ?? '')) return false
  return at > 0 && !words.slice(0, at).some(word => /^(?:d[eoa]s?|em|n[oa]s?|para|entre|com|por)$/.test(word))
}

function phraseNumber(determiner: string, head: string): GrammaticalNumber {
  if (determiner) return determiner.endsWith('s') ? 'p' : 's'
  return numberOf(head) ?? guessNumber(head) ?? 's'
}

function phraseGender(
  determiner: string,
  head: string,
  options: NounPhraseOptions,
): { gender: Gender; genderFrom: NounPhrase['genderFrom'] } {
  const fromDeterminer = determiner ? genderOfDeterminer(determiner) : undefined
  if (fromDeterminer) return { gender: fromDeterminer, genderFrom: 'determiner' }
  const seen = options.determinersOf?.(head) ?? []
  const gender = genderOf(head, seen)
  if (!gender) return { gender: 'm', genderFrom: 'default' }
  if (genderOf(head, []) === undefined) return { gender, genderFrom: 'document' }
  const readings = analyse(head)
  if (readings.length > 0) return { gender, genderFrom: 'dictionary' }
  return { gender, genderFrom: seen.length > 0 && gender !== guessGender(head) ? 'document' : 'ending' }
}
