import { isFunctionWord } from '@capivira/portuguese/functionWords'
import { analyse } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { meansPerson } from '../analysis/people/people.ts'
import { namesKindByAdjective } from '../analysis/terms/describedKind.ts'
import type { Fact } from '../families/fact.ts'

type Asked = Pick<Fact, 'pattern' | 'question' | 'answer' | 'quote'>

/** 'em que' after these verbs asks what something is, becomes or rests on; after others it asks where. */
const INTO =
  /(?:transform|convert|decomp|dissoci|ramific|divid|bas|consist|result|torn|classific|inspir|fundament|especializ|depend|particip|apoi|concentr|organiz|diferenci|distingu|confi|acredit)\p{L}*/iu
/** Verbs of going: 'para | o esôfago' says where to, not what for. */
const WHITHER = /^Para\s(?:[oa]s?|um|uma|\p{Lu}\p{Ll}+)(?:\s|$)/u
/** 'Para que são criadas as ovelhas? → Para a produção de lã', not of what is taken somewhere. */
const DONE_FOR =
  /^Para que (?:é|são|foi|foram) (?!lev|envi|mand|transport|encaminh|conduz|transfer|destin)\p{Ll}+[aei]d[oa]s? /u
const FOR_A_DEED =
  /^Para\s(?:[oa]s?\s)?(?:\p{Ll}+(?:ção|ções|são|mento|agem)|consumo|uso|preparo|controle|cultivo|estudo|combate)\sd[aeo]s?\s/u
/** 'Para que | o solo conserve a umidade' */
const SO_THAT = /^Para que\s(?:não\s)?(?:se\s)?(?:[oa]s?|uma?)\s\p{Ll}/u
/** 'Quando o físico verificou?': what, the sentence said further on. */
const WAITS_FOR_WHAT =
  /\s(?:verific|observ|mostr|afirm|demonstr|descobr|perceb|prop|not|conclu|provou?|anunci|declar|permit)\p{L}*\?$/iu
const AT_A_TIME = /\d{3}|século|década|Idade|Guerra|Revolução|Império|República|(?:^|\s)[ad]\.\s?C/u

const TURNED = /\s(?:converti|transforma|traduzi)d[oa]s?\s/u
const RULES_OF_TIME = /\d\s(?:e|ou)\s(?:em|n[oa]s?)\s\p{Ll}/u

const RULES: Readonly<Record<string, (asked: Asked) => boolean>> = {
  // 'em duas partes, o cabo': the first of them alone.
  in: ({ question, answer }) =>
    INTO.test(question) &&
    !/^N[oa]s?\s\d|^Em\s(?:dois|duas|três|quatro|cinco)\s\p{Ll}+,\s(?:[oa]s?\s)?\p{Ll}+$/u.test(answer),
  with: ({ question, answer }) =>
    !/^Junto\s|\sem mente$/u.test(answer) && !/\s(?:segu|aconte|ocorr)\p{L}+\?$/u.test(question),
  purpose: ({ question, answer }) =>
    (DONE_FOR.test(question) && FOR_A_DEED.test(answer)
      ? true
      : !WHITHER.test(answer) && (opensWithInfinitive(answer) || SO_THAT.test(answer))) &&
    !/\s(?:condições|recursos|capacidade|tempo)\?$/u.test(question),
  // 'descreve | a sua captura': an article, no preposition; 'devolveu ao Ceará': to whom, or where to?
  to: ({ question, answer }) =>
    !/^A\s(?:sua|suas|seu|seus|nossa|própria)\s/u.test(answer) &&
    !/^(?:A|Ao|À|Aos|Às)\s\p{Lu}/u.test(answer) &&
    !/\s(?:permit|possibilit)\p{L}+\?$/u.test(question),
  // 'De Salvador para o Rio': two ends of one way.
  of: ({ question, answer }) =>
    // 'sai do ventrículo esquerdo pela aorta': two ways of one going.
    !/\spel[oa]s?\s/u.test(answer) &&
    !isPastState(question) &&
    !/^De que .+\sque\s/u.test(question) &&
    !/^D[eoa]s?\s.+\spara\s/u.test(answer),
  agent: ({ question, answer }) =>
    // 'O que pode obter o sal? → A reação': how it is obtained.
    !/^O que (?:pode(?:m|rá)? )?(?:obter|obtém|obteve|calcul|med[ei])\p{L}*\s/u.test(question) &&
    (question.startsWith('De que')
      ? /^D[eoa]s?\s/u.test(answer)
      : !/\spara\s[oa]s?\s/u.test(answer) && !namesSomebody(answer)),
  object: ({ question, answer }) =>
    !/\s(?:pode|podem)\s/u.test(question) &&
    !isLoneObject(answer) &&
    // 'agrupa | todos os barcos que pesca em um cais': into what, or where they fish?
    !(/\s(?:agrup|organiz|distribu|divid)\p{L}+\?$/u.test(question) && /\sem\s/u.test(answer)) &&
    !/\s(?:us|receb|ti?v|arrend|utiliz)\p{L}+\?$/u.test(question),
  'what-it-is': ({ question, answer }) =>
    !/^O que (?:é|são|foi|foram) [oa]s? (?:únic|primeir|maior|menor|melhor|principa|própri)/u.test(question) &&
    !/^Apenas\s|^(?:Os|As) (?:dois|duas|três|quatro)\s/u.test(answer),
  // 'Quando a insatisfação explodiu?': whose?
  time: ({ question, answer }) =>
    !RULES_OF_TIME.test(answer) &&
    // 'foi colocada depois da capa': where it stands.
    !(/^(?:Antes|Depois) d/u.test(answer) && /\s(?:coloc|post|inser|escr|carreg)\p{L}+\?$/u.test(question)) &&
    // 'abrange desde a seca até a cheia': one end of what it spans.
    !/\s(?:abrang|compreend|estend|vari)\p{L}+\?$/u.test(question) &&
    // 'do número de iterações realizadas | durante o processo': the time is that of the participle.
    !/(?<!(?:é|são|foi|foram|ser|sido|era|eram|\p{L}+mente))\s\p{L}+[ai]d[oa]s?\?$/u.test(question) &&
    // 'Durante o dia pessoas que tinham saído': what the verb takes stands after the time.
    !/^Durante (?:o dia|a noite|a manhã|a tarde) \p{Ll}+s?\s/u.test(answer) &&
    !/^Quando [oa]s? \p{Ll}+ \p{Ll}+\?$/u.test(question),
}

/**
 * Whether a question made of a clause and one of its parts reads as a teacher would ask for that part, and only that part answers it; what
 * the page says 'also' is so of others.
 */
export function asksInRole(asked: Asked): boolean {
  const { pattern, question, answer, quote } = asked
  if (!pattern.startsWith('clause/')) return true
  if (/(?<![\p{L}])também(?![\p{L}])/u.test(quote) || WAITS_FOR_WHAT.test(question)) return false
  // 'Quando será convertida a reserva?': into what, the sentence said.
  if (TURNED.test(question) && !/\sem\s/u.test(question) && !pattern.endsWith('/in')) return false
  // 'Para extensão, mas fechadas para modificação': half of what is said.
  const after = quote.slice(quote.toLowerCase().indexOf(answer.toLowerCase()) + answer.length)
  if (answer.split(' ').length < 4 && /^,\s(?:mas|porém|e sim|quando|se)\s/u.test(after)) return false
  return RULES[pattern.slice('clause/'.length)]?.(asked) ?? true
}

function opensWithInfinitive(answer: string): boolean {
  const [first, second] = tagWords(answer.replace(/^(?:Para|A fim de)\s/u, ''))
  return first?.tag === 'infinitive' || (first?.lower === 'se' && second?.tag === 'infinitive')
}

/** 'De que Portugal dependia?', 'Onde os plebeus lutavam?': how things were at a time the question leaves out. */
export function isPastState(question: string): boolean {
  if (AT_A_TIME.test(question) || namesItsTime(question)) return false
  const last = /(\p{L}+)\?$/u.exec(question)?.[1] ?? ''
  return analyse(last).some(a => a.category === 'verb' && a.mood === 'indicative' && a.tense === 'imperfect')
}

/** 'De que dependia a economia açucareira?', 'O que o governo da Prússia temia?': of a kind or of a name, whose time is known. */
function namesItsTime(question: string): boolean {
  const said = tokenize(question).filter(({ text, kind }) => kind !== 'symbol' && !isFunctionWord(text.toLowerCase()))
  const named = said.slice(0, -1).some(({ text, start }) => start > 0 && /^\p{Lu}/u.test(text))
  return namesKindByAdjective(question) || (named && said.length > 2)
}

/** 'Portinari', by whom a thing was made, is no answer to 'o que'. */
function namesSomebody(answer: string): boolean {
  const first = answer.replace(/^(?:O|A|Um|Uma)\s/u, '').split(' ')[0] ?? ''
  const isUnknownName =
    /^\p{Lu}/u.test(first) && !/^(?:O|A|Os|As|Um|Uma)\s/u.test(answer) && analyse(first.toLowerCase()).length === 0
  return isUnknownName || meansPerson(first)
}

/** 'Um processo parecido', 'Parte do terreno': alone they say little. */
function isLoneObject(answer: string): boolean {
  return /^(?:Um|Uma|Parte|O mesmo|A mesma)\s(?:d[oa]s?\s)?\p{Ll}+(?:\s(?:parecid|semelhant|diferent)\p{L}+|\spor\s\p{Ll}+)?$/u.test(
    answer,
  )
}
