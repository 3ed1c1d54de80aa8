import { tagWords } from '../analysis/tagging.ts'
import type { AnswerType } from '../items.ts'
import { BODY_PART, isSomewhere, namesDoer, namesPlace, namesTime, opensInfinitive } from './complementPhrases.ts'

/** A kind of complement: the words that open it, how it is asked for, and of which verbs. */
export type Complement = {
  pattern: string
  opens: RegExp
  /** Interrogative with its preposition, and the one for people where it differs. */
  wh: string
  whom?: string
  /** Only after a passive. */
  passive?: boolean
  /** Whether what the verb acts on may stand between: 'os navios levavam o açúcar para a Europa'. */
  across?: boolean
  /** Whether other complements may stand between the verb and this one. */
  loose?: boolean
  /** Verbs (infinitive; '-se' where reflexive) that take it; any verb where absent. */
  verb?: ReadonlySet<string>
  type: AnswerType
  strength: number
  /** Whether its answers can be told from wrong ones of the same kind. */
  quiz: boolean
  /** Whether what follows is of the kind. */
  fits: (tail: string) => boolean
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const always = () => true

export const COMPLEMENTS: readonly Complement[] = [
  {
    pattern: 'relation/stands-out',
    opens: /^(?:por|pel[oa]s?)\s/,
    wh: 'por que',
    verb: set('destacar-se distinguir-se diferenciar-se notabilizar-se'),
    type: 'cause',
    strength: 0.8,
    quiz: false,
    fits: always,
  },
  {
    pattern: 'agent/by',
    opens: /^(?:por|pel[oa]s?)\s/,
    wh: 'por quem',
    passive: true,
    type: 'person',
    strength: 0.78,
    quiz: false,
    fits: namesDoer,
  },
  {
    pattern: 'relation/how',
    opens:
      /^(?:por meio d[aeo]s?|através d[aeo]s?|por intermédio d[aeo]s?|mediante|com (?:o uso|a ajuda|o auxílio|o emprego|base)\s(?:em|d[aeo]s?|n[oa]s?)|usando|utilizando)\s/,
    wh: 'como',
    type: 'cause',
    strength: 0.8,
    quiz: true,
    fits: always,
  },
  {
    pattern: 'relation/by-doing',
    opens: /^\p{Ll}{2,}[aei]ndo(?:-se)?\s/u,
    wh: 'como',
    verb: set(
      'calcular obter fazer medir determinar encontrar resolver formar produzir preparar fabricar definir descobrir',
    ),
    passive: true,
    type: 'cause',
    strength: 0.82,
    quiz: false,
    fits: tail => tail.split(' ').length > 2,
  },
  {
    pattern: 'relation/made-with',
    opens: /^(?:com|a partir d[aeo]s?)\s/,
    wh: 'com o que',
    verb: set('fazer fabricar construir confeccionar preparar produzir'),
    type: 'definition',
    strength: 0.78,
    quiz: false,
    fits: tail =>
      !/^(?:com|a partir d[aeo]s?)\s(?:o|a)\s(?:objetivo|finalidade|ajuda|apoio|auxílio|intuito|passar)/u.test(tail),
  },
  {
    pattern: 'relation/according-to',
    opens: /^(?:de acordo com|conforme)\s\p{L}/u,
    wh: 'de acordo com o que',
    passive: true,
    type: 'definition',
    strength: 0.74,
    quiz: false,
    fits: tail =>
      /^(?:de acordo com|conforme)\s(?:[oa]s?\s)?\p{L}+\s\p{L}/u.test(tail) &&
      tagWords(tail.replace(/^(?:de acordo com|conforme)\s/u, ''))
        .slice(0, 3)
        .every(word => word.tag !== 'verb'),
  },
  {
    pattern: 'relation/deadline',
    opens: /^no prazo (?:máximo |mínimo )?de\s/u,
    wh: 'em que prazo',
    type: 'quantity',
    strength: 0.82,
    quiz: false,
    fits: always,
  },
  {
    pattern: 'relation/what-for',
    opens: /^(?:para|a fim de)\s\p{L}/u,
    wh: 'para que',
    type: 'purpose',
    strength: 0.8,
    quiz: true,
    fits: opensInfinitive,
  },
  {
    pattern: 'relation/during',
    opens: /^(?:durante|após|depois d[aeo]s?)\s(?!\d)/,
    wh: 'quando',
    type: 'cause',
    strength: 0.76,
    quiz: true,
    fits: namesTime,
  },
  {
    pattern: 'relation/how-long',
    opens:
      /^(?:por|durante)\s(?:(?:até|cerca de|mais de|quase|aproximadamente)\s)?(?:\d+|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|cem|mil)\s(?:anos?|meses|mês|dias?|horas?|semanas?|semestres?|séculos?|décadas?|minutos?|segundos?)(?![\p{L}])/u,
    wh: 'por quanto tempo',
    type: 'quantity',
    strength: 0.82,
    quiz: false,
    fits: always,
  },
  {
    pattern: 'relation/until',
    opens: /^até\s(?:o|a)\s/,
    wh: 'até quando',
    type: 'cause',
    strength: 0.72,
    quiz: false,
    fits: tail =>
      /^até\s[oa]\s(?:início|começo|meados|fim|final|século|morte|chegada|queda|guerra|golpe|independência|abolição)/iu.test(
        tail,
      ),
  },
  {
    pattern: 'place/complement',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'onde',
    type: 'place',
    strength: 0.8,
    quiz: true,
    fits: namesPlace,
  },
  {
    pattern: 'relation/from',
    opens: /^(?:de|d[oa]s?)\s/,
    wh: 'de que',
    verb: set(
      'vir depender resultar decorrer derivar dispor desfrutar provir originar-se surgir nascer descender alimentar-se nutrir-se precisar necessitar extrair retirar',
    ),
    type: 'definition',
    strength: 0.78,
    quiz: true,
    fits: always,
  },
  {
    pattern: 'relation/in',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'em que',
    verb: set(
      'basear basear-se fundamentar fundamentar-se inspirar inspirar-se transformar transformar-se converter converter-se concentrar concentrar-se apoiar-se especializar-se investir armazenar executar escrever gravar dissolver interferir resultar medir medir-se expressar expressar-se',
    ),
    type: 'definition',
    strength: 0.78,
    quiz: true,
    fits: tail => !/^(?:em|n[oa]s?)\s(?:\d|século|década|ano|geral|todo|vários|muitos)/u.test(tail),
  },
  {
    pattern: 'place/passive',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'onde',
    verb: set(
      'protocolizar protocolar arquivar entregar especificar lançar registrar publicar divulgar guardar instalar construir celebrar cultivar plantar encontrar produzir fabricar realizar depositar cumprir constatar observar detectar verificar identificar',
    ),
    type: 'place',
    strength: 0.74,
    quiz: true,
    fits: tail => namesPlace(tail) || /^(?:em|n[oa]s?)\s(?:\p{Ll}+\s)?\p{Lu}\p{L}+/u.test(tail),
  },
  {
    pattern: 'place/made-in',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'onde',
    verb: set('produzir cultivar plantar fabricar armazenar guardar depositar alojar hospedar sintetizar'),
    type: 'place',
    strength: 0.78,
    quiz: false,
    fits: isSomewhere,
  },
  {
    pattern: 'place/put',
    opens: /^(?:em|n[oa]s?)\s/,
    wh: 'onde',
    verb: set(
      'depositar guardar armazenar plantar trabalhar viver habitar morar crescer alojar-se fixar-se instalar-se',
    ),
    across: true,
    type: 'place',
    strength: 0.76,
    quiz: false,
    fits: isSomewhere,
  },
  {
    pattern: 'place/to',
    opens: /^para\s/,
    wh: 'para onde',
    verb: set(
      'exportar enviar levar transportar migrar fugir partir viajar deslocar-se dirigir-se mudar-se transferir conduzir encaminhar',
    ),
    across: true,
    type: 'place',
    strength: 0.78,
    quiz: false,
    fits: tail => namesPlace(tail) || BODY_PART.test(tail),
  },
  {
    pattern: 'place/from',
    opens: /^(?:de|d[oa]s?)\s/,
    wh: 'de onde',
    verb: set('partir sair migrar fugir proceder importar trazer extrair retirar vir'),
    type: 'place',
    strength: 0.8,
    quiz: false,
    fits: namesPlace,
  },
  {
    pattern: 'relation/as',
    opens: /^como\s/,
    wh: 'como',
    loose: true,
    verb: set(
      'representar considerar classificar definir descrever usar utilizar reconhecer atuar funcionar agir nascer surgir encarar ver tratar apontar entender tomar aceitar servir',
    ),
    type: 'definition',
    strength: 0.78,
    quiz: false,
    fits: always,
  },
  {
    pattern: 'relation/between',
    opens: /^entre\s/,
    wh: 'como',
    verb: set('dividir'),
    type: 'definition',
    strength: 0.7,
    quiz: false,
    fits: tail => /^entre\s[^,]+\se\s/u.test(tail),
  },
  {
    pattern: 'relation/between-whom',
    opens: /^entre\s/,
    wh: 'entre quem',
    verb: set('celebrar firmar assinar travar disputar trocar estabelecer'),
    type: 'definition',
    strength: 0.76,
    quiz: false,
    fits: tail => /^entre\s[^,]+\se\s/u.test(tail) && namesDoer(tail),
  },
  {
    pattern: 'relation/to',
    opens: /^(?:a|ao|à|aos|às)\s(?!partir)/,
    wh: 'a que',
    whom: 'a quem',
    verb: set(
      'pertencer dedicar-se conduzir opor-se destinar-se destinar ligar associar submeter atribuir relacionar adaptar-se resistir reagir aplicar aderir recorrer equiparar comparar obedecer atender sujeitar submeter-se dirigir encaminhar',
    ),
    type: 'definition',
    strength: 0.76,
    quiz: true,
    fits: always,
  },
  {
    pattern: 'relation/to-whom',
    opens: /^(?:ao|à|aos|às)\s/,
    wh: 'a quem',
    verb: set(
      'vender entregar doar ceder oferecer pedir ensinar apresentar propor conceder emprestar devolver pertencer dedicar atribuir pagar',
    ),
    across: true,
    type: 'person',
    strength: 0.76,
    quiz: false,
    fits: namesDoer,
  },
  {
    pattern: 'relation/with',
    opens: /^com\s/,
    wh: 'com o que',
    whom: 'com quem',
    verb: set('competir aliar-se romper casar-se casar relacionar-se confundir colaborar'),
    type: 'definition',
    strength: 0.72,
    quiz: false,
    fits: always,
  },
  {
    pattern: 'relation/against',
    opens: /^contra\s/,
    wh: 'contra o que',
    whom: 'contra quem',
    verb: set('lutar protestar proteger combater reagir rebelar-se revoltar-se levantar-se voltar-se'),
    type: 'definition',
    strength: 0.76,
    quiz: false,
    fits: always,
  },
]
