import { analyse, lemma } from '@capivira/portuguese/morphology'
import { isFunctionWord, tokenize } from '@capivira/portuguese/tokens'
import { meansPerson } from '../analysis/people/people.ts'
import { isOneOf, pattern, wordsOf } from '../lexicon/words.ts'
import { isCloze } from './checked.ts'
import { withoutActedOn } from './command-names.ts'
import { reject, warn } from './finding.ts'
import type { Gate } from './gate.ts'
import { ownerless } from './ownerless.ts'
import { wholeWords } from './words.ts'

const DEMONSTRATIVE = wholeWords(
  'iss[oa]|isto|aquilo|[dn]isso|[dn]isto|[dn]aquilo|[dn]?ess[ea]s?(?!\\s(?:nome|apelido|título)\\?)|' +
    '[dn]?est[ea]s?|[dn]?aquel[ea]s?|àquel[ea]s?|supracitad[oa]s?|referid[oa]s?|(?:acima |já ' +
    ')?mencionad[oa]s?|(?:acima |já )?citad[oa]s?|dit[oa]s? cuj[oa]s?|presente (?:artigo|trabalho|' +
    'estudo|pesquisa|tese|dissertação|monografia|relatório|documento|edital|diploma|' +
    'decreto|regulamento|lei|livro|material|capítulo)|(?<!\\p{L}(?:or|ôr|oc\\p{L}+)\\s)em questão|' +
    '(?:com|por|para|sobre|entre|em|[dn]|pel|pelo|a)\\s?[oa]s? mesm[oa]s?(?=\\s*(?:[?.,;]|$))',
)
/** 'acima de 100 °C' is complete; 'o exemplo acima' is not. */
const POSITION = wholeWords(
  '(?:acima|abaixo)(?! (?:ou (?:acima|abaixo) )?d[eoa]s?(?![\\p{L}])|-\\p{L})|a ' +
    'seguir(?!\\s(?:o|a|os|as|um|uma)\\s\\p{Ll})|anteriormente|posteriormente citad[oa]s?',
)
const PLACE_IN_TEXT = wholeWords(
  '(?:linhas?|script|listagem|código|figura|fig\\.|tabela|tab\\.|quadro|equação|seção|página|pág\\.|capítulo|' +
    'gráfico|slide|exercício|questão|exemplo|anexo|item)\\s*(?:n[º°.]\\s*)?\\d+|' +
    '(?:arquivo|programa|script|exemplo|exercício)\\s\\p{L}{1,3}\\d{2,}|(?:segundo|conforme|de acordo ' +
    'com|n|d|a)?\\s?(?:[oa]|[dn][oa]|ao?) (?:presente |próprio ' +
    ')?(?:texto|autora?|slide|trecho|parágrafo|apostila|exercício|enunciado)(?!\\s(?:d[eoa]s?|que|bíblic|sagrad|' +
    'em |para ))|(?:est|ess|próxim|últim)[eao] ' +
    '(?:capítulo|livro|seção|unidade|aula)|(?:capítulo|seção|item|exemplo|figura|parágrafo|página|slide|aula|' +
    'tópico|exercício|questão|unidade) (?:anterior|seguinte)|(?<!(?<![\\p{L}])cada\\s[^,.;]{3,60})[oa] ' +
    '(?:anterior|seguinte)',
)
/** 'Qual destas grandezas…?': of those the exercise offers. */
const AMONG_OPTIONS = /^((?:\p{L}{1,3}\s)?qua(?:l|is))\sd(?:est|ess)[ea]s\s/iu
/** 'Entre a massa, o peso e o volume, qual destas…?': of those the question names. */
const AMONG_NAMED = /^(Entre\s.+\se\s.+,\squa(?:l|is))\sd(?:est|ess)[ea]s(?!\p{L})/iu
/** 'isto é' says what is meant and points at nothing. */
const THAT_IS = /(?<!\p{L})isto é(?!\p{L})/giu
/** Of a lesson about texts 'no texto' is what it teaches, where its own sentence says so. */
const ABOUT_TEXTS = /(?:texto|par[áa]grafo|trecho|enunciado|autora?)$/iu

function placeIn(text: string, quote: string | undefined): RegExpExecArray | null {
  const found = PLACE_IN_TEXT.exec(text)
  const own = found && ABOUT_TEXTS.test(found[0]) && quote?.toLowerCase().includes(found[0].trim().toLowerCase())
  return own ? null : found
}

const TIME_LATER = pattern('u')`
  (?:\p{L}+|\d+) (?:dias|semanas|meses|anos|décadas|séculos) (?:depois|antes|mais tarde)(?: disso)?,`
const LATER = /logo|de acordo|posteriormente|gradualmente|depois|antes|nel[ea]s?/u
/** Words that tie a sentence to the one before it. */
const DISCOURSE = pattern('iu')`
  ^(?:complete:?\s*)?["“]?(?:${'tie to the sentence before'}|${TIME_LATER}|${LATER},|já (?!que|o termo))(?![\p{L}])`
const WAS_SAID = /(?:foi |será )?(?:vist|dit|mencionad|explicad|citad)[oa]/u
/** 'como vimos', 'como já foi dito': what the text says of itself. */
const SAID_BEFORE = pattern('iu')`
  (?<![\p{L}])(?:como|conforme) (?:já )?(?:se viu|vimos|veremos|vemos|dissemos|${WAS_SAID})(?![\p{L}])
  (?! (?:d[eo]|como|por|em|n[oa]))`
/** 'O que faz tal membrana?', but 'de tal modo que', 'a força é tal que' */
const SUCH = /(?<![\p{L}])(?:tais|tal)\s(?!como|qua(?:l|is)|que|(?:modo|forma|maneira|sorte|ponto)\s)\p{Ll}+/iu
const PRONOUN = wholeWords('[dn]?el[ea]s?', 'giu')
/** 'a outra face da Lua', 'outro nome de', 'outro autor do Modernismo': of what there are two, or a group by name. */
const ONE_OF_TWO = /(?:metade|face|margem|lado|ponta|extremidade)\sd[eoa]s?\s/u
const OTHER_NAME = /(?:nome|denominação|designação|apelido)s?\s\p{L}/u
const OF_A_GROUP = /(?<=Quem\s\p{L}+\soutr[oa]s?\s)\p{Ll}+\sd[oa]s?\s\p{Lu}/u
/** 'O que é um outro receptor?': besides which? */
const ANOTHER = pattern('u')`
  ^(?:O que|Quem|Qua(?:l|is)|Como se chamam?)\s(?:\p{L}+\s)?(?:uma?\s)?outr[oa]s?\s
  (?!${ONE_OF_TWO}|${OTHER_NAME}|${OF_A_GROUP})`
/**
 * 'a diagonal da G', 'se x e y são iguais': a letter that the page has given a meaning; 'a matriz G' says which, 'em
 * forma de S' how it looks, and C and R are languages.
 */
const BEFORE_LETTER = /(?:(?<!\s(?:forma|valor|valores)\s)de|[dn]?[oa]|se|caso|(?:é|são)(?=\s\p{L}\?))\s/u
/** 'o H na sigla HTML', 'o T em TCP', 'o V Concílio' */
const IN_A_NAME =
  /\s(?:n[ao]|d[ao])\s(?:sigla|nome|palavra|fórmula)\s|\sem\s\p{Lu}{2,}(?!\p{L})|(?<=[VXLDM])\s\p{Lu}\p{Ll}/u
/** The number in a name, a letter of one, or what is told behind it: 'o K é o símbolo'. */
const TOLD_BEHIND = pattern('u')`${IN_A_NAME}|\s(?:é|era|são)\s(?:[oa]\s|uma?\s)?(?:símbolo|sigla|abreviatura)`
/** 'Qual vitamina é a D?', 'O elemento de símbolo é o K': told which before it. */
const TOLD_BEFORE = /(?<!(?:vitamina|símbolo|letra)s?\s(?:(?:é|são|era)\s)?(?:[oa]s?|de)\s)/iu
const LETTER = pattern('u')`
  (?<=(?<!\p{L})${BEFORE_LETTER})${TOLD_BEFORE}[BDF-HJ-QS-Zb-df-hj-np-z][₀-₉]?(?=[\s?,])(?!${TOLD_BEHIND})`

/** C1: the item can be understood without the page: nothing in it points at something outside it. */
export const isSelfContained: Gate = item => {
  const { answer } = item
  // What fills the gap may be what a pronoun stands for.
  const whole = isCloze(item) ? item.question.replace(/_{2,}/, answer.toLowerCase()) : item.question
  const asked = item.family === 'exercise' ? whole.replace(AMONG_OPTIONS, '$1 ') : whole
  const question = withoutActedOn(asked, item).replace(AMONG_NAMED, '$1')
  const pointer =
    DISCOURSE.exec(question) ??
    DEMONSTRATIVE.exec(question.replace(THAT_IS, ' ')) ??
    POSITION.exec(question) ??
    placeIn(question, item.source?.quote) ??
    SUCH.exec(question) ??
    SAID_BEFORE.exec(question) ??
    strayPronoun(question) ??
    strayClitic(question) ??
    ANOTHER.exec(question) ??
    LETTER.exec(question)
  if (pointer) return reject('C1', `A pergunta depende do texto: “${pointer[0].trim()}” não se entende sozinho.`)
  const its = isCloze(item) ? null : ownerless(question, noun => ATTRIBUTES.has(noun))
  if (its) return reject('C1', `Não se sabe de quem ou de que é “${its}” na pergunta.`)
  const inAnswer = pointerIn(withoutTakenUp(withoutActedOn(answer, item), question), item.source?.quote)
  return inAnswer ? reject('C1', `A resposta depende do texto: “${inAnswer}” não se entende sozinho.`) : null
}

/** 'O uso desses animais' answers what happens to 'animais': the question says which. */
function withoutTakenUp(answer: string, question: string): string {
  const asked = new Set(tokenize(question).map(({ text }) => lemma(text.toLowerCase())))
  return answer.replace(
    /(?<!\p{L})([dn])?(?:ess|est)(?:es?|as?) (?=(\p{L}{3,}))/giu,
    (whole: string, tie: string | undefined, noun: string) =>
      asked.has(lemma(noun.toLowerCase())) ? (tie === undefined ? '' : `${tie}o `) : whole,
  )
}

/** What an answer or option points at outside itself ('este método', 'a figura 3'), or null. */
export function pointerIn(answer: string, quote?: string): string | null {
  const demonstrative = DEMONSTRATIVE.exec(answer.replace(THAT_IS, ' '))
  return (demonstrative ?? placeIn(answer, quote) ?? SAID_BEFORE.exec(answer))?.[0].trim() ?? null
}

/** 'Por que não sabiam como chamá-la?': what is put after a verb, and no noun before it that it could mean. */
function strayClitic(question: string): RegExpExecArray | null {
  for (const match of question.matchAll(/(?<![\p{L}-])(\p{L}+)-((?:l|n)?[oa]s?|lhes?)(?![\p{L}-])/gu)) {
    const [, stem = '', clitic = ''] = match
    const verb = /^[ln]/.test(clitic) ? /[áéêíôóiam]$/u.test(stem) : analyse(stem).some(a => a.category === 'verb')
    if (!verb) continue
    const plural = clitic.endsWith('s')
    const gender = clitic.startsWith('lhe') ? undefined : clitic.includes('a') ? 'f' : 'm'
    const before = tokenize(question.slice(0, match.index)).slice(0, -1)
    const antecedents = before.filter(
      token =>
        !isFunctionWord(token.text) &&
        analyse(token.text.toLowerCase()).some(
          a =>
            a.category === 'noun' &&
            (gender === undefined || (a.gender ?? gender) === gender) &&
            ((a.number ?? 's') === 'p') === plural,
        ),
    )
    // 'pediu-lhe uma música': of whom?
    if (antecedents.length < 1 || (clitic.startsWith('lhe') && !antecedents.some(({ text }) => meansPerson(text))))
      return match
  }
  return null
}

/** A third-person pronoun with no noun of its gender and number before it in the question. */
/** A pronoun before which no noun stands that it could mean. */
export function strayPronoun(question: string): RegExpExecArray | null {
  for (const match of question.matchAll(PRONOUN)) {
    const pronoun = match[0].toLowerCase()
    const gender = pronoun.includes('a') ? 'f' : 'm'
    const number = pronoun.endsWith('s') ? 'p' : 's'
    const before = tokenize(question.slice(0, match.index)).slice(1)
    const antecedent = before.some(
      token =>
        !isFunctionWord(token.text) &&
        (/^\p{Lu}/u.test(token.text) ||
          analyse(token.text).some(
            a => a.category === 'noun' && (a.gender ?? gender) === gender && (a.number ?? number) === number,
          )),
    )
    if (!antecedent) return match
  }
  return null
}

/** Nouns that name a property of something else: they leave a question about 'a função da raiz' as open as 'a raiz'. */
const ATTRIBUTES: ReadonlySet<string> = wordsOf('attribute')

/**
 * C2: what is asked about can be told from the question alone: a name, a term of the document, or a described thing.
 */
export const subjectIsResolvable: Gate = (item, context) => {
  if (isCloze(item)) return null
  const tokens = tokenize(item.question).filter(token => token.kind !== 'symbol')
  const words = tokens.map(token => token.text)
  if (/["“«\\]/.test(item.question)) return null
  let definite = ''
  let plural = false
  for (const [i, word] of words.entries()) {
    if (i > 0 && (/^\p{Lu}/u.test(word) || /\d/.test(word))) return null
    const lower = word.toLowerCase()
    if (i === 0 || isFunctionWord(lower) || ATTRIBUTES.has(lemma(lower))) continue
    const readings = analyse(lower)
    const nominal = readings.length === 0 || readings.some(a => a.category === 'noun')
    // A verb names nothing, even where the document has a term of its root ('Dia do Fico').
    const verb = readings.length > 0 && readings.every(a => a.category === 'verb')
    if (!verb && (context.isKeyTerm(lower) || context.isKeyTerm(lemma(lower)))) return null
    if (!nominal) {
      // A describing word beside a noun makes the noun particular enough.
      if (definite && readings.some(a => a.category === 'adjective' || a.mood === 'participle')) {
        if (words[i - 1] === definite) return null
      }
      continue
    }
    if (readings.some(a => a.category === 'verb' && a.mood !== 'participle') && !isAfterArticle(words, i)) continue
    if (definite) return null
    if (!isAfterDefinite(words, i)) return null
    // 'o natbib', 'o www': what no dictionary has is a name.
    if (readings.length === 0) return null
    definite = word
    plural = /s$/.test(words[i - 1] ?? '')
  }
  if (!definite || namesKind(definite, item) || isTermDefined(item, definite)) return null
  const advice = `Não se sabe de qual “${definite}” a pergunta fala. Diga de que assunto se trata.`
  return plural ? warn('C2', advice) : reject('C2', advice)
}

/**
 * 'Andaime é útil para…', without article: what a thing is for is said of all of its kind, so 'o andaime' leaves
 * nothing open.
 */
function namesKind(noun: string, { source }: { source?: { quote: string } }): boolean {
  const named = /^(\p{L}+)\s(?:é\s(?:\p{L}+\s){1,2}para|serve\spara|consiste\sem)\s/u.exec(source?.quote ?? '')?.[1]
  return named?.toLowerCase() === noun.toLowerCase()
}

const DEFINITE = wordsOf('definite article, contracted too')

function isAfterDefinite(words: readonly string[], i: number): boolean {
  return DEFINITE.has((words[i - 1] ?? '').toLowerCase())
}

function isAfterArticle(words: readonly string[], i: number): boolean {
  return isOneOf('article, preposition or comparative', (words[i - 1] ?? '').toLowerCase())
}

const COMMAND = pattern('iu')`^${'task for the reader, imperative'}(?![\p{L}])`

/** C3: a question, not an exercise of the book. */
export const isNoExercise: Gate = ({ question }) =>
  COMMAND.test(question.trim())
    ? reject('C3', 'É um enunciado de exercício, não uma pergunta que se responda só com a memória.')
    : null

/** 'Cinemática: estudo do movimento…' → 'O que é a cinemática?': a term that its passage sets forth without article. */
function isTermDefined({ question, source }: Parameters<Gate>[0], noun: string): boolean {
  const term = /(?:^|,\s)[Oo] que (?:é|era|foi) [oa] ([^?]+)\?$/u.exec(question)?.[1]?.toLowerCase() ?? ''
  return term.startsWith(noun) && (source?.quote ?? '').toLowerCase().startsWith(term)
}
