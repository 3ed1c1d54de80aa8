import { isOneOf, pattern } from '../lexicon/words.ts'
import { canBeFinite, isFirstPerson, isImperative, tagWords } from './grammar/tagging.ts'
import { capitalise } from './references/openers.ts'
import { resolveWithin } from './references/same-noun.ts'
import { withoutLeaning, withoutTies } from './references/ties.ts'
import { pointsElsewhere } from './self-contained.ts'

/** 'Resumindo', 'De forma bem simples' */
const IN_SHORT = pattern('u')`
  [Rr]esumindo|[Ss]implificando|[Ff]alando|[Gg]rosso modo
  |[Dd]e (?:forma|uma maneira) (?:bem |muito )?(?:resumida|simples)`

/**
 * What a teacher says before the thing itself: 'O problema é que…', 'Eu sinto te informar, mas…', 'A resposta é
 * simples: …', 'saiba que…'. The statement says the same without it.
 */
const SAID_BEFORE = [
  pattern('u')`
    ^(?:De (?:forma|maneira|modo) (?:alternativa|equivalente|concisa
    |intuitiva),? )?[Éé] equivalente dizer que\s(?=\p{L})`,
  pattern('u')`
    ^É (?:interessante|curioso|fundamental|preciso|útil) ${'noting, infinitive'}(?:mos)?
    (?: ainda| também)? que\s(?=\p{L})`,
  pattern('u')`^${'we see, said before a statement'}(?:,? de (?:forma|maneira|modo) \p{Ll}+,?)? que\s(?=\p{L})`,
  pattern('u')`
    ^(?:Importante|Bom|Vale|É importante|É bom) (?:deixar (?:bem )?claro|lembrar|saber|dizer|ressaltar
    |destacar|frisar)(?::| que)\s(?=\p{L})`,
  pattern('u')`
    ^(?:A resposta|A ideia|A regra|O motivo|A explicação) é (?:bem |muito |bastante )?
    (?:simples|fácil|curta|a seguinte):\s`,
  pattern('u')`^(?:O|A) ${'noun said before the thing itself'} é que\s(?!\p{Ll}+\s[^,]{0,60},)`,
  pattern('u')`
    ^(?:Eu )?(?:[Ss]into|[Ll]amento|[Dd]esculpe|[Pp]reciso)(?: muito)?(?: (?:te|lhe|em te|em lhe))?
    (?: (?:informar|dizer|contar|avisar))?, mas\s`,
  /^(?:[Ss]aiba|[Ll]embre|[Rr]epare|[Vv]eja|[Pp]erceba|[Nn]ão (?:se )?esqueça(?: de)?) (?:só |bem |também )?que\s/u,
  pattern('u')`
    ^${IN_SHORT}(?: (?:bastante|bem|muito|um pouco|aqui|de forma simples)){0,3}, `,
]

/** 'como você pode ver na imagem', 'como mostra a figura ao lado' at the end or between commas. */
const AS_SHOWN = pattern('gu')`,\s(?:como|conforme) ${'as shown on the page'}(?:[^,.;:()]{0,60})(?=[.,;:!]|$),?`

/** 'em três partes, a saber: o cabo, …' */
const NAMELY = /,\s(?:a saber|quais sejam)[,:]\s/u
/** 'O próprio solo é o resultado…': the soil is. */
const ITSELF = /^([OA]s?)\spr[óo]pri[oa]s?\s(?=\p{L}+\s(?:é|são)\s(?:[oa]s?|uma?)\s)/u

/** 'O sino é, portanto, um alarme': what only ties a sentence to the one before. */
const TIE = pattern('gu')`(?<=\p{L}),\s${'tie between commas'},(?=\s\p{L})`
/**
 * 'parece vidro, porém, que não quebra', 'um material leve, porém, caro': there it stands between two things said of
 * one.
 */
const TURN = /(?<=\p{L}),\s(?:porém|contudo|entretanto|no entanto|todavia),(?=\s(\p{L}+)\s?)/gu
/** 'que é o ponto C do nosso desenho': between commas, of the page alone. */
const ASIDE = /,\s(?:que|como(?!\spor exemplo)|o qual|a qual)\s[^,.;:()]{3,70},(?=\s\p{L})/gu
const IN_BRACKETS = /\s[([][^()[\]]{2,120}[)\]]/gu
/** 'O comando total, linha 7, define…' */
const NUMBERED = /,\s(?:linhas?|passos?|etapas?|itens|item|p[áa]g(?:ina)?s?\.?)\s\d+(?:\s(?:a|e)\s\d+)?,(?=\s)/gu
/** 'atua – limitando – na precisão', 'é – embora com algumas falhas – iniciar' */
const BETWEEN_DASHES =
  /\s[–—]\s(?:\p{L}+(?:[aei]ndo|mente|a|o)|(?:embora|ainda que|mesmo|apesar)\s[^–—,.;:()]{3,40})\s[–—](?=\s\p{Ll})/gu
/** 'chamado index.html', 'http://…': what is typed. */
const TYPED = /https?:|www\.|[\\{}<>=#@]|\p{L}\.\p{Ll}{2,4}(?![\p{L}])/u
const OF_THE_PAGE = pattern('iu')`(?<![\p{L}])${'part of the page pointed at'}(?![\p{L}])`

/** 'que sempre foi nossa parceira': then the whole sentence is the writer's. */
const OF_THE_WRITER = /(?<![\p{L}])(?:eu|nós|meus?|minhas?|noss[oa]s?|a gente)(?![\p{L}])/iu

/**
 * A sentence as it was said to somebody, as the statement it makes: without talk, without what only points at the page.
 */
export function plainSpeech(text: string): string {
  let plain = withoutTies(withoutLeaning(text))
    .replace(AS_SHOWN, '')
    .replace(NAMELY, ': ')
    .replace(ITSELF, '$1 ')
    .replace(TURN, (tie: string, next: string, at: number, whole: string) =>
      opensSecond(next, whole.slice(0, at)) ? ', mas' : tie,
    )
    .replace(TIE, '')
    .replace(NUMBERED, (_, offset: number, whole: string) => (/^\S+$/u.test(whole.slice(0, offset)) ? ',' : ''))
    .replace(BETWEEN_DASHES, '')
    .replace(ASIDE, aside => (points(aside) ? '' : aside))
    .replace(IN_BRACKETS, (aside, offset: number, whole: string) =>
      points(aside) && !isListed(whole, offset, aside.length) ? '' : aside,
    )
  for (const frame of [...SAID_BEFORE, ...SAID_BEFORE]) {
    const rest = plain.replace(frame, '')
    if (rest !== plain && rest.split(' ').length >= 4) plain = capitalise(rest)
  }
  return resolveWithin(stated(plain))
}

/** Whether what follows a turn is said of what stands before it: not of a subject that waits for its verb. */
function opensSecond(next: string, before: string): boolean {
  const said = tagWords(before)
  if (said.at(-1)?.tag === 'verb' || !said.some(({ tag }) => tag === 'verb')) return false
  return (
    isOneOf('opening behind a turn', next) ||
    (!canBeFinite(next) && /^(?:adjective|noun)$/u.test(tagWords(next)[0]?.tag ?? ''))
  )
}

/** '[geral], [modelo#] e [mestre]': one of several set in brackets. */
const isListed = (text: string, at: number, length: number) =>
  /[,:]$/.test(text.slice(0, at)) || /^(?:,|\s(?:e|ou))\s[([]/u.test(text.slice(at + length))

const points = (aside: string) =>
  OF_THE_PAGE.test(aside) || TYPED.test(aside) || (pointsElsewhere(aside) && !OF_THE_WRITER.test(aside))

const OPENS_A_STATEMENT = pattern('u')`^${'subject of a statement, capital'}\s`

/** 'Os números mudam constantemente!' states it; 'Que dia!' and 'Acesse agora!' do not. */
function stated(text: string): string {
  if (!/\p{L}!+$/u.test(text)) return text
  const words = tagWords(text)
  const [first] = words
  const count = words.filter(({ tag }) => tag !== 'symbol').length
  if (!first || count < 6 || isImperative(first.text) || words.some(word => isFirstPerson(word.text))) return text
  if (!OPENS_A_STATEMENT.test(text)) return text
  return words.some(({ tag }) => tag === 'verb') ? text.replace(/!+$/u, '.') : text
}
