import { genderOf } from '@capivira/portuguese/morphology'
import { leavesSubjectOut } from './grammar/subject-left-out.ts'
import type { Word } from './grammar/tagging.ts'
import { isFirstPerson, isImperative } from './grammar/tagging.ts'

/** Why a sentence cannot be understood, or should not be asked, away from its page. */
export type Dependence =
  | 'anaphor'
  | 'deictic'
  | 'pointer'
  | 'reader'
  | 'imperative'
  | 'question'
  | 'unbalanced'
  | 'debris'
  | 'shape'
  | 'no-verb'
  | 'hedge'
  | 'imagined'
  | 'denied'
  | 'told'

const ANAPHORIC_START =
  /^(?:Porque|Pois|Enquanto iss|Iss[oa]|Isto|Aquilo|El[ea]s?|(?:D|N)?[Ee]ss[ea]s?|(?:D|N)?[Ee]st[ea]s?|(?:D|N)?[Aa]quel[ea]s?|Tal|Tais|Outr[oa]s?|Ambos|Ambas|Seus?|Suas?|[OA]s? mesm[oa]s?|[OA]s? (?:(?:primeir|segund|terceir|últim)[oa]s? (?:é|são|foi|foram|era|tem|del|d[oa]s? (?:qua|del)|trata|diz|consiste|representa|possui|pode|vem|ocorre)|outr[oa]s?)|[OA]s? (?:maior|menor|melhor|pior)(?:es)? (?:já|é|são|foi|foram|era|eram|que)|O resultado|Um del[ea]s|Uma delas|Algu(?:ns|mas?) del[ea]s|Cada um|Cada uma|Nenhum|Trata-se|Tratam-se|Daí|Disso|Disto|Dele|Dela|Ali|Lá|Aqui|Dentre (?:el|ess|est)|Entre (?:el|ess|est)|As? (?:du|tr)as|Os? dois|Os três|Segundo el|Para iss|Para ist|Por est|Por ess|Com ess|Com est|A partir d(?:ess|est|iss|aí)|Após (?:ess|est|iss)|Depois d(?:ess|est|iss)|Antes d(?:ess|est|iss)|Nel[ea]s?|Em ambos|No mesmo|Na mesma|Mais tarde|Em seguida|Logo (?:após(?!\s[oa]s?\s)|depois(?!\sd[oa]s?\s)|em seguida)|Até então|Até aí|Mesmo assim|Desde então|A essa altura|Nesse meio-tempo|O próximo|A próxima|A seguir|Durante (?:ess|est)|Naquel|Nesse|Nessa|Neste|Nesta)(?![\p{L}])/u
/** 'No Brasil, calcula-se que ele termine…' */
const SAID_OF_IT = /^(?:[^,]{3,40},\s)?\p{L}+-se que el[ea]s?\s/u
/** What points at the page or at what stands before; the name a thing bears is its own: 'recebeu esse nome porque…'. */
const DEICTIC =
  /(?<![\p{L}])(?:[dn]?ess[ea]s?(?!\s(?:nome|apelido|título)(?:\?|\s(?:por|pel[oa]s?|porque|pois|devido|em (?:homenagem|razão|virtude))(?![\p{L}])))|[dn]?est[ea]s?(?!\s(?:nome|apelido|título)\s(?:por|pel[oa]s?|porque|pois|devido|em (?:homenagem|razão|virtude))(?![\p{L}]))|[dn]?aquel[ea]s?(?!\s(?:que|cuj[oa]s?|em que|n[oa]s? qua(?:l|is)|com|\p{L}+[aeií]d[oa]s|(?<=(?:é|são)\s[dn]?aquel[ea]s?\s)(?:\p{Ll}+[ai]d|feit|escrit|abert|postas?)[oa]s?)\s)|[dn]?isso|[dn]?isto(?! é,)|[dn]?aquilo|àquel[ea]s?)(?![\p{L}])/iu
const POINTER =
  /(?<![\p{L}])(?:supracitad\p{L}*|referid[oa]s?|mencionad[oa]s?|citad[oa]s?(?!\s(?:por|como)\s)|(?:acima|abaixo)(?! (?:ou (?:acima|abaixo) )?d[aeo]s?(?![\p{L}])|-\p{L})|(?:como|conforme) segue|a seguir(?!\s(?:o|a|os|as|um|uma)\s\p{Ll})|(?<!(?<![\p{L}])cada\s[^,.;]{3,60}[oa]s?\s)seguintes?(?![^:;]{0,60}:\s\p{L})|(?<=,\s)(?:veja|confira|consulte)|anteriormente|anterior(?:es)?(?!\s(?:a|ao|à|aos|às|e posterior(?:es)?)(?![\p{L}]))|ao lado|vimos|veremos|(?:o|este|nosso|do|no|deste|neste|ao) (?:texto(?!\s(?:d[aeo]s?|em|que)\s)|autor(?!\s(?:d[aeo]s?|que)\s)|slide|trecho|tutorial)|(?:o|do|no|ao) (?:capítulo|livro|gráfico|exercício|artigo|(?<!d[oe]\s|(?:,|\s(?:e|ou|entre|sobre|sem|contra))\so\s)trabalho|(?<!(?:,|\s(?:e|ou|entre|sobre|sem|contra))\so\s)estudo|manual|curso|módulo|(?<!d[oe]\s)material)(?=$|[.,;:)]|\s(?:é|são|foi|foram|era|tem|teve|mostra|mostrou|apresenta|apresentou|traz|trata|aborda|descreve|propõe|busca|visa|discute|analisa|explora|explica|ensina|pretende|objetiva|consist|está|pode|deve|vai|a seguir|acima|abaixo|anterior|seguinte|atual))|(?:este|nosso|deste|neste) (?:capítulo|livro|gráfico|exercício|artigo|trabalho|estudo|manual|curso|módulo|material)|(?:a|da|na) (?:apostila|aula|lição)|(?:a|da|na) (?:seção|unidade|figura|tabela|imagem|página|questão|atividade|pesquisa)(?=$|[.,;:)]|\s(?:é|são|foi|foram|era|tem|teve|mostra|mostrou|apresenta|apresentou|traz|trata|aborda|descreve|propõe|busca|visa|discute|analisa|está|pode|deve|a seguir|acima|abaixo|anterior|seguinte|atual))|(?:esta|nossa|nesta|desta) (?:apostila|aula|seção|unidade|lição|figura|tabela|imagem|página|questão|atividade|pesquisa)|nesta aula|(?:figura|fig\.|tabela|quadro|equação|seção|página|capítulo|exemplo|exercício|slide|anexo|apêndice|gráfico|item|linhas?|pág\.)\s*\d[\d.]*|(?:pontos?|lados?|casos?|itens|item|letras?|etapas?|figuras?|dispositivos?|objetos?)\s[A-D](?![\p{L}]))(?![\p{L}])/iu
const READER =
  /(?<![\p{L}])(?:vocês|eu|(?<!(?:[dnp]?el)?[oa]s\s)nós(?!\s(?:e|ou)\s(?!\p{L}*mos(?![\p{L}])|[oa]s\s|nos\s|nas\s|tod|el[ea]s|voc|noss|pel[oa]s\s|d[oa]s\s)\p{Ll}{3,}s(?![\p{L}]))|noss[oa]s?(?!\s(?:olhos|ouvidos|pulmões|ossos|músculos|dentes|rins|células|corpo|organismo|cérebro|sangue|pele|intestino|planeta)(?![\p{L}]))|meu|minha|meus|minhas|me|contigo|(?<=que\s|se\s|não\s|\p{Ll}\s)te(?=\s\p{Ll}+[aeim]\s)|comigo|conosco|teu|tua|a gente|galera|(?<!\p{L} )pessoal,|(?:o|ao|do|caro|cara) leitor(?:a)?(?! d|\s(?:digital|ótic|magnétic|automátic))|caro aluno|aluno, |bem-vind[oa]s?|né|ok|tá|vídeo a seguir)(?![\p{L}])/iu
/** 'expressões assim': like those the page has shown. */
const LIKE_THIS =
  /(?<=[oas])(?<!(?<![\p{L}])(?:cham|denomin|conhec|batiz|apelid)[ai]d?[oa]?s?)\sassim(?! como| que| por|,)(?![\p{L}])/u
/** The reader spoken to, rather than anybody: 'você já sabe'. A general 'você' stays. */
const SPOKEN_TO =
  /(?<![\p{L}])você (?:já |também |não )?(?:sab|viu|vê|apren|conhec|perceb|lembr|not|ach|pens|quer|verá|encontr|imagin|est(?:á|ar)|é |tem |teve|pode (?:ver|perceb|observ|not)|vai (?:ver|apren|descobr|entend))/iu
const RELATIVE_TIME =
  /(?<![\p{L}])(?:(?:ano|mês|semana|século|década) passad[oa]|(?:[dn]|ao longo d|durante )a década(?! de| d[oa]s)|(?<!\sque\s\p{L}+m\s[^,.;]{0,60})[dn]o mesmo (?:período|ano|mês|dia|século)|(?<!\sque\s\p{L}+m\s[^,.;]{0,60})na mesma (?:época|data)|recentemente|ultimamente|nos últimos (?:anos|meses|dias)|próximo ano|ontem|amanhã|até o momento)(?![\p{L}])/iu
const HEDGE =
  /(?<![\p{L}])(?:talvez|provavelmente|possivelmente|supostamente|alguns autores|acredita-se|acho|creio|parece que|aparentemente|quem sabe|infelizmente|felizmente)(?![\p{L}])/iu
const DEBRIS =
  /\.{4,}|\bISBN\b|\bDOI\b|doi\.org|et al\b|Disponível em|Acesso em|©|https?:|www\.|\w@\w|(?<!\s)\.(?:com|org|net|gov|php|html?|exe|txt|pdf|tex|jpg|png)\b|\w:\(|[{}\\|<>=∈_~^$#]|�|_{2,}|\p{Co}/iu
/** 'fizeram o mesmo', 'o governo dos três últimos, que…': as whom, the last what? */
const AS_BEFORE =
  /^(?:[^,;]{3,60},\s)?[oO] (?:processo|movimento|efeito|caminho|fenômeno) (?:inverso|contrário|oposto)(?!\s(?:a|ao|à|aos|às|d[aeo]s?)\s)|(?<![\p{L}])(?:faz|fez|fazem|fizeram|fazia|faziam|acontece|aconteceu|ocorre|ocorreu) o mesmo(?!\sque)(?![\p{L}])|(?<![\p{L}])(?:(?:d|n|pel)?[oa]s)\s(?:dois|duas|três|quatro|cinco)\s(?:últim|primeir)[oa]s(?=[,.;]|\s(?:que|foram|são|eram)\s)/u
/** '[general]', '[model#]': what a file calls its parts. */
const BRACKETED_NAME = /\[\p{L}+#?\]/gu
/** An initial a sentence was cut at, but not 'vitamina C.' */
const LONE_CAPITAL = /(?<!(?:vitamina|hepatite|grupo|tipo|classe|fator|letra|ponto|símbolo|é))\s\p{Lu}\.$/u
/** Two sentences run into one ('como um Uma classe'), or letters set apart ('vel o z e'). */
const GARBLED =
  /(?<![\p{L}])(?:um|uma|o|a|os|as|de|do|da|em|no|na|e|com|por)\s(?:Um|Uma|O|Os|As|Isso|Este|Esta)\s\p{Ll}|\s\p{Ll}\s[b-df-hj-np-tv-z]\s|\s[b-df-hj-np-tv-z]\s\p{Ll}\s/u

/** A sentence of fewer words seldom says anything by itself. */
const LEAST_WORDS = 6

/**
 * Why a sentence cannot stand alone, or null when it can.
 * @param core the sentence without openers
 * @param quoted the sentence as it stands on the page
 */
export function dependenceOf(core: string, words: readonly Word[], least = LEAST_WORDS): Dependence | null {
  if (!/[.]["”’)]*$/.test(core)) return 'question'
  const count = words.filter(word => word.tag !== 'symbol').length
  if (count < least || count > 45 || !/^["“(]?(?:[\p{Lu}\d]|\p{Ll}{1,3}\p{Lu})/u.test(core)) return 'shape'
  if (!balanced(core)) return 'unbalanced'
  if (DEBRIS.test(core.replace(BRACKETED_NAME, ' ')) || GARBLED.test(core) || LONE_CAPITAL.test(core)) return 'debris'
  if (/^Exemplos?(?!\p{L}|\sd[aeo]s?\s\p{L})/u.test(core)) return 'pointer'
  if (ANAPHORIC_START.test(core) || SAID_OF_IT.test(core)) return 'anaphor'
  if (DEICTIC.test(core) || AS_BEFORE.test(core)) return 'deictic'
  if (POINTER.test(core) || LIKE_THIS.test(core)) return 'pointer'
  if (talksToReader(core, words)) return 'reader'
  if (RELATIVE_TIME.test(core)) return 'deictic'
  if (HEDGE.test(core)) return 'hedge'
  if (!words.some(word => word.tag === 'verb')) return 'no-verb'
  if (ordersAfterLead(core)) return 'imperative'
  const first = words[0]
  if (first && isImperative(first.text) && !/-se$/.test(first.text)) return 'imperative'
  return pronounWithoutAntecedent(words) || leavesSubjectOut(words) ? 'anaphor' : null
}

/** 'aprendo', but not 'o frevo' nor 'por gotejo': nouns the dictionary does not have. */
function saysI({ tag, text }: Word, before: Word | undefined): boolean {
  if (tag === 'symbol' || !isFirstPerson(text)) return false
  return before?.tag !== 'preposition' && !(tag === 'noun' && before?.tag === 'article')
}

/**
 * Whether a sentence is talk between writer and reader ('vamos ver', 'eu cheguei a pensar'), whatever else is wrong
 * with it.
 */
export function talksToReader(core: string, words: readonly Word[]): boolean {
  return READER.test(core) || SPOKEN_TO.test(core) || words.some((word, at) => saysI(word, words[at - 1]))
}

/** True when a finished question or answer still points at its page or talks to its reader. */
export function pointsElsewhere(text: string): boolean {
  return (
    DEICTIC.test(text) ||
    POINTER.test(text) ||
    LIKE_THIS.test(text) ||
    READER.test(text) ||
    SPOKEN_TO.test(text) ||
    RELATIVE_TIME.test(text)
  )
}

/** 'Por que a Inglaterra foi a maior beneficiada?': of what? */
const OPEN_SUPERLATIVE =
  /(?<![\p{L}])(?:é|são|foi|foram|era|eram)\s[oa]s?\s(?:mais\s\p{Ll}+|(?:maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|únic[oa]s?|primeir[oa]s?|segund[oa]s?|últim[oa]s?)\s\p{Ll}+)\?$/u
/**
 * People and happenings known only from the sentences before, at the end of a question or before its time and place.
 */
const KNOWN_FROM_BEFORE =
  /(?<![\p{L}])(?:[dn]|pel|a)?[oa]s?\s(?:revoltos|rebeld|insurgent|vencedor|vencid|derrotad|invasor|inimig|adversári|conspirador|envolvid|participant|rebelião|revolta|batalha|conflito|acordo|tratado|movimento|medida|decreto|episódio|acontecimento|evento|documento|grupo|pesquisa|experimento|projeto|obra|ordem|decisão|período|época|território|região|local|autor|pesquisador|personage|mandato|medicamento|site|arraial|lugar(?!es)|local(?!i))\p{Ll}*(?=\?$|\s(?:em|n[oa]s?|durante|após|ainda|com)\s)/u

/** True when a question means something the page has named before and the question has not. */
export function leavesOpen(question: string): boolean {
  return (
    // 'anunciou que ficaria': where?
    /\sque\s\p{L}+ria\?$/u.test(question) ||
    /(?<![\p{L}])[oa]s? próxim[oa]s? \p{Ll}/u.test(question) ||
    OPEN_SUPERLATIVE.test(question) ||
    KNOWN_FROM_BEFORE.test(question)
  )
}

export function balanced(text: string): boolean {
  const count = (character: string) => text.split(character).length - 1
  return (
    count('(') === count(')') &&
    count('[') === count(']') &&
    count('“') === count('”') &&
    count('"') % 2 === 0 &&
    count('«') === count('»')
  )
}

/** 'Para usar return em um operador ternário, utilize a sintaxe correta.' */
function ordersAfterLead(core: string): boolean {
  const after = /^(?:Para|Ao|Se|Quando|Caso|Em|N[oa]s?)\s[^,]{4,120},\s(?:então\s)?(\p{Ll}+)\s/u.exec(core)?.[1]
  return after !== undefined && isImperative(after)
}

/** 'ele', 'dela' and the like with no noun before them in the sentence that they could mean. */
function pronounWithoutAntecedent(words: readonly Word[]): boolean {
  const lead = placeLead(words)
  for (const [index, word] of words.entries()) {
    if (!/^(?:[dn]?el[ea]s?|lhes?)$/.test(word.lower)) continue
    // 'No Brasil, ele ocupa…': not Brazil.
    const before = words.slice(index === lead ? lead : 0, index)
    const feminine = /a/.test(word.lower)
    const plural = word.lower.endsWith('s')
    // 'uma biografia dela': the biography is not whose it is.
    const own = word.lower.startsWith('d') ? before.length - 1 : -1
    const found = before.some((candidate, at) => {
      if (at === own && candidate.tag === 'noun') return false
      if (candidate.tag === 'proper') return true
      if (candidate.tag !== 'noun') return false
      const article = before[at - 1]?.lower ?? ''
      if (/^(?:[dn]?[oa]s?|uma?s?|pel[oa]s?|ao|aos|à|às)$/.test(article)) {
        return (
          (/[aà]/.test(article.replace(/^ao/, 'o')) === feminine || /^l/.test(word.lower)) &&
          article.endsWith('s') === plural
        )
      }
      const gender = genderOf(candidate.lower)
      return gender !== undefined && (gender === 'f') === feminine && candidate.lower.endsWith('s') === plural
    })
    if (!found) return true
  }
  return false
}

/** Past the comma of 'No Brasil, …', or 0 where a sentence opens otherwise. */
function placeLead(words: readonly Word[]): number {
  if (!/^(?:em|n[oa]s?)$/.test(words[0]?.lower ?? '')) return 0
  return words.findIndex(word => word.text === ',') + 1
}
