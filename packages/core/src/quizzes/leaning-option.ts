/**
 * Options that speak of the others: of all of them ('Todas as anteriores', 'n.d.a.'), or of some by letter, Roman
 * number or place ('A e B estão corretas', 'apenas I e II', 'as duas primeiras'). An option is taken for one when every
 * word of it is of this small language, so that 'Nenhuma ave voa à noite' stays an ordinary option.
 */

/** What an option leans on: all the others, those that stand above it, or single ones by letter, number or place. */
export type Leaning = 'all' | 'above' | 'order'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const nouns =
  'alternativa alternativas opcao opcoes resposta respostas item itens afirmativa afirmativas afirmacao ' +
  'afirmacoes assertiva assertivas assercao assercoes proposicao proposicoes sentenca sentencas enunciado ' +
  'enunciados frase frases'
const all = words('todas todos tudo nenhuma nenhum ambas ambos')
const only = words('apenas somente so unicamente exclusivamente')
const above = words('anterior anteriores acima precedente precedentes antecedentes')
const places = words(
  'primeira primeiro segunda segundo terceira terceiro quarta quarto penultima penultimo ultima ultimo',
)
const severalPlaces = words('primeiras primeiros ultimas ultimos')
const numerals = words('duas dois tres quatro')
const noun = words(nouns)
const predicates =
  'correta corretas correto corretos certa certas certo certos verdadeira verdadeiras verdadeiro verdadeiros ' +
  'incorreta incorretas incorreto incorretos errada erradas errado errados falsa falsas falso falsos valida ' +
  'validas invalida invalidas'
const predicate = words(predicates)
/** What may stand between the words that tell. */
const filling = words(
  `${predicates} letra letras numero numeros as os a o das dos da do de e ou nem mas nao esta estao sao ha ` +
    'existe foram que se exceto menos salvo com excecao excetuando-se fora outras outros outra outro demais ' +
    'restantes elas eles delas deles essas esses estas estes aquelas aqueles dessas desses destas destes daquelas ' +
    'daqueles isso isto disso disto citada citadas citado citados ' +
    'mencionadas mencionados apresentadas apresentados listadas listados dadas dados descritas descritos ' +
    'indicadas indicados relacionadas relacionados abaixo aqui sem juntas juntos simultaneamente tambem mais uma ' +
    'um tanto quanto',
)
const letters = words('a b c d e')
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/** Every word in small letters without accents; signs between words become ','. The verb 'é' is no letter 'e'. */
const wordsOf = (option: string): string[] =>
  option
    .normalize('NFC')
    .replace(/(?<!\p{L})é(?!\p{L})/giu, 'está')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.()[\]"'“”‘’ªº*!?:]/g, ' ')
    .replace(/[,;/&+\u2013\u2014-]/g, ' , ')
    .split(/\s+/)
    .filter(word => word !== '')

/** 'N.d.a.', 'T.D.A.', 'NRA': none or all of the alternatives or answers, d'anteriores. */
const abbreviation = /^(?:[nt][dr]{1,2}a|nda|ndr|tda|nac)$/i

/** What speaks of the others in 'Nada disso' and 'Qualquer uma delas', but not in 'Nada certo' and 'Qualquer item'. */
const loosely = /^(?:nada(?= d(?:isso|isto)\b)|qualquer(?= uma? d(?:[ao]s|el[ae]s|ess[ae]s|est[ae]s|aquel[ae]s)\b))/

/** Whether an option is such an abbreviation: with its dots always, bare only where no other option is an acronym. */
function isAbbreviation(option: string, others: readonly string[]): boolean {
  const bare = option.trim().replace(/[.\s/()]/g, '')
  if (!abbreviation.test(bare)) return false
  return /[.\s]/.test(option.trim()) || !others.some(other => other !== option && /^\p{Lu}{2,5}$/u.test(other.trim()))
}

/**
 * What of a text outside this small language still speaks of the alternatives: 'Todas as alternativas acima são pares'.
 */
const plainly = new RegExp(
  String.raw`\b(?:todas?|todos|nenhuma?|ambas|ambos|qualquer|duas|dois|tres) (?:(?:uma|um) )?(?:(?:as|os|das` +
    '|dos|d[ae]ss[ae]s|ess[ae]s) )?(?:outras |outros |demais )?(?:alternativas?|opcoes|opcao' +
    String.raw`|respostas|itens|afirmativas|afirmacoes)? ?(?:anteriores|acima)\b(?! de)`,
)
const plainLetter =
  /\b(?:alternativas?|opcao|opcoes) (?:(?:a|as|de letras?) )?(?:[b-d]|[ae](?= (?:e|ou|,) [a-e]\b|$| esta| e correta))\b/

const joining = words('e ou , nem quanto')

/** A letter that is none of the small words 'a' and 'e'. */
const isLetter = (all: readonly string[], at: number): boolean => {
  const word = all[at] ?? ''
  if (!letters.has(word)) return false
  if (word !== 'a' && word !== 'e') return true
  const [before, after] = [all[at - 1], all[at + 1]]
  const joins = (other: string | undefined) => other !== undefined && joining.has(other)
  if (after === undefined) return before !== undefined
  if (joins(after)) return letters.has(all[at + 2] ?? '') && (word === 'a' || joins(before) || at === 0)
  if (after === 'esta' || predicate.has(after))
    return before === 'a' || before === 'letra' || noun.has(before ?? '') || at === 0
  return joins(before) && letters.has(all[at - 2] ?? '') && word === 'a'
}

/** The Roman numbers among words, as their values. */
const romansIn = (all: readonly string[]): number[] =>
  all.map(word => romans.indexOf(word) + 1).filter(value => value > 0)

const growing = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

/** Whether other options say how many, so that 'Nenhuma' and 'As duas' are numbers among numbers. */
const countable = new RegExp(
  String.raw`^(?:(?:apenas|so|somente) )?(?:\d[\d.,]*|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove` +
    '|dez|algumas?|alguns|poucas?|poucos|muitas?|muitos|metade|a (?:maioria|metade|maior parte)' +
    String.raw`|varias|varios)\b`,
)

/** The same in quizzes of English and Spanish. */
const abroad: readonly [RegExp, Leaning][] = [
  [/^(?:all|none|any|both|neither|more than one) of (?:the )?above\b/, 'above'],
  [/^(?:todas|ninguna|ambas) (?:de )?(?:las )?(?:opciones |respuestas )?anteriores\b/, 'above'],
  [/^(?:all|none|both|neither) of (?:these|those|them|the (?:answers|options|choices|others))\b/, 'all'],
  [/^(?:todas|ninguna) (?:las |de las )?(?:opciones|respuestas|otras)?\s?(?:son|es) correctas?$/, 'all'],
  [
    new RegExp(
      String.raw`^(?:only |both |either |neither |solo |solamente )?[a-e] (?:and|or|nor|y|o) [a-e]\b(?: (?:are|is` +
        String.raw`|son|only|solamente)\b.*)?$`,
    ),
    'order',
  ],
  [/^(?:only|solo|solamente) [a-e]\b/, 'order'],
]

/** What an option leans on, among the other options of its question; null for an ordinary one. */
export function leaningOf(option: string, options: readonly string[]): Leaning | null {
  if (isAbbreviation(option, options)) return 'all'
  const line = wordsOf(option).join(' ').replace(loosely, 'nenhum')
  const said = line === '' ? [] : line.split(' ')
  if (plainLetter.test(line)) return 'order'
  const foreign = abroad.find(([form]) => form.test(line))
  if (foreign) return foreign[1]
  const inLanguage = said.every(
    word =>
      word === ',' ||
      [all, only, above, places, severalPlaces, numerals, noun, filling, letters].some(known => known.has(word)) ||
      romans.includes(word) ||
      /^\d$/.test(word),
  )
  if (!inLanguage) return plainly.test(line) ? 'above' : null
  if (leansOnOrder(said, line)) return 'order'
  return leansOnAll(said, line, options, option)
}

function leansOnOrder(said: readonly string[], line: string): boolean {
  const has = (known: ReadonlySet<string>) => said.some(word => known.has(word))
  const cued = has(only) || has(noun) || has(predicate) || /\b(?:exceto|menos|salvo|excecao|letras?)\b/.test(line)
  const named = said.filter((_, at) => isLetter(said, at))
  if (new Set(named).size > 1 || (named.length > 0 && cued)) return true
  const counted = romansIn(said)
  if (counted.length > 0 && growing(counted) && (counted.length > 1 || cued)) return true
  if (said.some(word => /^\d$/.test(word)) && (has(noun) || has(predicate))) return true
  // 'A alternativa anterior' is the one right above.
  if (/^(?:(?:apenas|so|somente) )?[ao] (?:alternativa|opcao|resposta|afirmativa|item) (?:anterior|acima)\b/.test(line))
    return true
  if (has(numerals) && (has(severalPlaces) || has(above))) return true
  return ((has(places) || has(severalPlaces)) && cued) || said.filter(word => places.has(word)).length > 1
}

function leansOnAll(said: readonly string[], line: string, options: readonly string[], own: string): Leaning | null {
  const has = (known: ReadonlySet<string>) => said.some(word => known.has(word))
  const hasNone = /\b(?:nao ha|nao existe|sem)\b/.test(line)
  if (has(above))
    return has(all) || /^mais de um/.test(line) || has(noun) || /^(?:as|os) \w+$/.test(line) ? 'above' : null
  if ((has(all) || hasNone) && (has(noun) || has(predicate))) return 'all'
  const pronoun = new RegExp(
    String.raw`\b(?:elas|eles|delas|deles|essas|esses|estas|estes|dessas|desses|destas|destes` +
      '|daquelas|daqueles|isso|isto|disso|disto|demais|outras|outros|citad[ao]s|mencionad[ao]s' +
      String.raw`|listad[ao]s)\b`,
  )
  if (has(all) && pronoun.test(line)) return 'all'
  const bare = /^(?:todas|todos|nenhuma|nenhum|ambas|ambos|(?:as|os) (?:duas|dois|tres|quatro))$/
  if (/^(?:as|os) (?:duas|dois|tres|quatro)\b/.test(line) && (has(predicate) || has(noun))) return 'all'
  if (/^(?:ha )?(?:mais de uma?|outr[ao])\b/.test(line) && has(noun)) return 'all'
  if (/^(?:duas|dois|tres) d[ao]s /.test(line) && has(noun)) return 'all'
  const some = /^(?:duas|dois|tres)\b/.test(line) && (has(noun) || has(predicate))
  // Of two or three that are not named, as of all: 'Nem uma nem outra', 'Nenhuma das duas'.
  const few = /^nem uma? nem outr[ao]$|^nenhuma?(?: uma?)? d[ao]s (?:duas|dois|tres|quatro)$/.test(line)
  if (!bare.test(line) && !some && !few) return null
  const others = options.filter(option => option !== own).map(option => wordsOf(option).join(' '))
  return others.some(other => countable.test(other)) ? null : 'all'
}
