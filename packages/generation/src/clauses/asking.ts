import { nameClass } from '../analysis/people/names.ts'
import { meansPerson } from '../analysis/people/people.ts'
import { holdsObject, namesPlace } from '../families/roles/complementPhrases.ts'
import { IN_STATE } from '../families/timesAndPlaces/place.ts'
import type { AnswerType, Family } from '../items.ts'
import type { Group } from './group.ts'
import type { Part } from './parts.ts'

/** How a constituent is asked for. */
export type Wh = { wh: string; role: string; family: Family; type: AnswerType; strength: number }

/** Bodies that act as a person does. */
const BODY =
  /^(?:governo|estado|conselho|comissão|comitê|colegiado|coordenação|coordenadoria|secretaria|reitoria|pró-reitoria|direção|diretoria|ministério|universidade|faculdade|instituição|instituto|empresa|companhia|banco|agência|tribunal|congresso|senado|câmara|assembleia|parlamento|prefeitura|partido|sindicato|associação|organização|equipe|grupo|exército|polícia|igreja|departamento|autoridade|juiz|povo|sociedade|família|comunidade|população|banca|chefia|presidência|setor|unidade)s?$|^(?:comissões|instituições|direções|associações|organizações|coordenações|populações|coordenador\p{L}*|orientador\p{L}*|avaliador\p{L}*|supervisor\p{L}*|autor\p{L}*|diretor\p{L}*|gestor\p{L}*|criador\p{L}*|pesquisador\p{L}*|trabalhador\p{L}*|empregador\p{L}*|servidor\p{L}*)$/u
const TIME =
  /^(?:ano|século|mês|meses|dia|década|semana|época|manhã|noite|tarde|madrugada|verão|inverno|outono|primavera|véspera|data|início|fim|final|começo|meado|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|período|semestre|trimestre|momento|hora|aula|sessão|reunião|ocasião|infância|adolescência|juventude)s?$/
/** Nouns after which one asks with the noun itself: 'em que área', 'em que prazo'. */
const NAMES_ITSELF =
  /^(?:prazo|caso|área|forma|modo|maneira|ordem|nível|condição|situação|idioma|língua|formato|escala|sentido|direção|etapa|fase|turno|horário|ambiente|tipo|setor|ramo|contexto|condições|situações|casos|áreas|níveis|formas)$/

/** Whether a noun means people or a body that acts. */
export function actsLikePerson(part: Pick<Part, 'head' | 'bare'>): boolean {
  const { head } = part
  if (!head) return false
  if (head.tag === 'proper') {
    const named = nameClass(part.bare.replace(/^(?:o|a|os|as)\s/u, '').replace(/\s*\([^()]*\)/gu, ''))
    return named === 'person' || named === 'organization'
  }
  if (meansPerson(head.text)) return true
  // 'a poda e o cuidado das mudas': what is done, beside its like.
  const beside = /^\s(?:de\s\S+\s)?e\s(?:[oa]s?\s)?(\p{Ll}+)/u.exec(part.bare.split(head.text)[1] ?? '')?.[1]
  return BODY.test(head.lower) && (beside === undefined || meansPerson(beside) || BODY.test(beside))
}

export function isTime(part: Part): boolean {
  if (
    part.head &&
    TIME.test(part.head.lower) &&
    /^(?:em|até|desde|após|durante|entre|a partir de|antes de|depois de)$/.test(part.prep)
  )
    return true
  if (/^em\s\d{1,2}º?\sde\s\p{Ll}+/u.test(part.text)) return true
  return /^(?:em|n[oa]|até|desde|após|entre|de|por volta de)\s(?:[oa]s?\s)?(?:ano de\s)?\d{3,4}(?!\d)/iu.test(part.text)
}

/** Whether the part tells of the whole clause rather than of the noun before it. */
export function isAdverbial(part: Part): boolean {
  return (
    isTime(part) ||
    part.apart ||
    saysHowLong(part) ||
    part.kind === 'gerund' ||
    /^(?:porque|caso|quando)$/.test(part.prep) ||
    /^(?:por meio de|de acordo com|durante|após|desde|mediante|devido a|segundo|conforme|antes de|depois de|ao longo de|até)$/.test(
      part.prep,
    ) ||
    (part.prep === 'para' && part.kind !== 'noun')
  )
}

const MOTION =
  /^(?:ir|vir|levar|enviar|encaminhar|transportar|viajar|migrar|fugir|transferir|mudar|dirigir|deslocar|exportar|mandar|chegar|voltar|retornar|conduzir|remeter|partir)$/

/** After these 'em' says what a thing becomes or rests on; after others, where it is. */
const INTO =
  /^(?:transformar|converter|decompor|dissociar|ramificar|dividir|basear|consistir|resultar|tornar|classificar|inspirar|fundamentar|especializar|depender|participar|apoiar|concentrar|organizar|diferenciar|distinguir|confiar|acreditar|matricular|inscrever|traduzir|separar|agrupar|implicar|culminar|interferir|intervir|investir|distribuir)$/
/** 'no mínimo', 'em geral': set phrases. */
const IDIOM =
  /^(?:em|n[oa]s?)\s(?:mínimo|máximo|geral|primeira instância|última instância|instância|parte|comum|conjunto|média|particular|especial|breve|detalhes?|total|número|medida|vão|vista|entanto|início|fim|final|íntegra|prática|realidade|verdade|meio|lugar|torno|função|relação|virtude|razão|decorrência)(?![\p{L}])/u
/** Verbs after which a bare noun says what becomes of a thing. */
const TURNS =
  /^(?:converter|transformar|dividir|separar|consistir|basear|classificar|organizar|resultar|implicar|culminar|fundamentar|traduzir|decompor|agrupar|concentrar)$/

/** Where a thing is, said by what it is beside or by its side of a land. */
const BESIDE =
  /^(?:às margens|à (?:beira|sombra|direita|esquerda|entrada|saída)|ao pé|aos pés|(?:ao|a) (?:sul|norte|leste|oeste|nordeste|noroeste|sudeste|sudoeste)) d[aeo]s?\s/u

/** Verbs that take their complement by 'com'. */
const JOINS_WITH =
  /^(?:interagir|relacionar|coincidir|contar|começar|iniciar|seguir|terminar|encerrar|concordar|contribuir|colaborar|competir|contrastar|conviver|combinar|preocupar|comprometer|identificar|confundir|parecer|romper|rivalizar|limitar|lidar|trabalhar|reagir|comunicar|ligar|associar|sonhar|casar|variar)$/

const TAKES_TIME = /^(?:demorar|tardar|levar|bastar|faltar|custar)$/

/** How a constituent after the verb is asked for; null where no interrogative fits it well. */
export function whOf(part: Part, group: Group): Wh | null {
  const { prep, kind, text, head } = part
  // 'demora uma semana para secar': how long it takes is no purpose.
  if (prep === 'para' && TAKES_TIME.test(group.lemma)) return null
  // 'dependendo da idade': on what it depends is not how it is done.
  if (kind === 'gerund')
    return group.voice === 'passive' && !/^(?:dependendo|variando)\s/u.test(text)
      ? { wh: 'como', role: 'means', family: 'relation', type: 'cause', strength: 0.66 }
      : null
  if (kind === 'infinitive')
    return prep === 'para'
      ? { wh: 'para que', role: 'purpose', family: 'function', type: 'purpose', strength: 0.72 }
      : null
  if (kind === 'clause')
    return prep === 'para'
      ? { wh: 'para que', role: 'purpose', family: 'function', type: 'purpose', strength: 0.72 }
      : null
  if (kind !== 'noun' || !head) return null
  const human = actsLikePerson(part)
  const relation = (wh: string, role: string, strength = 0.66, type: AnswerType = 'definition'): Wh => ({
    wh,
    role,
    family: 'relation',
    type,
    strength,
  })
  // 'cresce de maneira mais rápida': than what?
  if (/^de (?:maneira|forma|modo) (?:mais|menos) \p{L}+$/u.test(text)) return null
  // 'varia com o tipo e a idade da planta': with several, which are no kind; 'ferve ao nível do mar': a place.
  const several = /^ao nível\s/u.test(text) || new RegExp(`\\s${head.lower}\\se\\s`, 'u').test(text)
  if (!several && NAMES_ITSELF.test(head.lower) && /^(?:em|de|sob|a|por)$/.test(prep) && /\s\S+\s\S/.test(text))
    return null
  switch (prep) {
    case 'em':
      if (IN_STATE.test(text)) return null
      if (
        /^(?:em|n[oa]s?)\s(?:\p{L}+\s){0,3}?(?:\d[\d.,]*|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)\s/u.test(
          text,
        ) &&
        TIME.test(head.lower)
      )
        return null
      // 'é representado no Brasil por 79 espécies': by what, not where.
      if (IDIOM.test(text) || /^(?:representar|compor|constituir)$/.test(group.lemma)) return null
      // 'entrou no período glacial': into what, not when.
      if (isTime(part) && /^(?:entrar|ingressar|adentrar)$/.test(group.lemma)) return null
      // 'por mil habitantes em um ano': at which rate.
      if (/^em\suma?\s\p{Ll}+$/u.test(text) && TIME.test(head.lower)) return null
      if (isTime(part)) return relation('quando', 'time', 0.72, 'date')
      // 'em segredo', 'em choque': how, not in what.
      if (!TURNS.test(group.lemma) && /^em\s\p{Ll}+$/u.test(text)) return null
      // 'guardam nas gavetas cartas que…': what they keep there, not where.
      if (group.voice !== 'passive' && holdsObject(text)) return null
      // 'transformou-se em partido': into what, and nowhere.
      if (TURNS.test(group.lemma) && /^em\s\p{Ll}/u.test(text)) return relation('em que', 'in')
      if (namesPlace(text) || BODY.test(head.lower)) return null
      if (INTO.test(group.lemma) || group.voice === 'copula') return relation('em que', 'in')
      return null
    case 'até':
      return isTime(part) ? relation('até quando', 'time', 0.72, 'date') : null
    case 'desde':
      return relation('desde quando', 'time', 0.7, 'date')
    case 'durante':
      // 'durante milhões de anos': how long, not when.
      if (
        /^durante\s(?:\d|cerca|mais|quase|muit[oa]s|vári[oa]s|milh|séculos|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)/u.test(
          text,
        )
      )
        return null
      return relation('quando', 'time', 0.68, 'date')
    case 'após':
    case 'antes de':
    case 'depois de':
      return relation('quando', 'time', 0.68, 'date')
    case 'por':
      return group.voice === 'passive' && human && !/^(?:por|pel[oa]s?)\stod[oa]s?\s/u.test(text)
        ? relation('por quem', 'agent', 0.76, 'person')
        : null
    case 'com':
      // 'com mais facilidade', 'com rapidez': how.
      if (
        !human &&
        (/^com\s(?:[oa]s?\s)?(?:mais|menos|muit[oa]|pouc[oa]|grande|certa|maior|menor|tanta|tod[oa]|devid[oa]|máxim[oa]|mínim[oa])\s/u.test(
          text,
        ) ||
          /^com\s\p{Ll}+(?:dade|ez|eza|ância|ência|ção|ura)$/u.test(text))
      )
        return null
      if (human) return relation('com quem', 'with', 0.7, 'person')
      if (part.apart) return null
      return group.voice === 'passive' || JOINS_WITH.test(group.lemma) ? relation('com o que', 'with', 0.64) : null
    case 'para':
      if (human) return relation('para quem', 'for', 0.7, 'person')
      if (/^para\s(?:fins?|efeito|todo|sempre)/u.test(text)) return null
      if (MOTION.test(group.lemma)) return null
      return { wh: 'para que', role: 'purpose', family: 'function', type: 'purpose', strength: 0.68 }
    case 'a':
      if (
        /^(?:ao|à|aos|às)\s(?:piano|violão|nível|órgão|violino|vivo|ar livre|pé|longo|lado|mesmo|todo|vezes|medida|mão|vista|volta|redor|menos|máximo|contrário|invés)(?![\p{L}])/u.test(
          text,
        )
      )
        return null
      // 'às margens do lago': where; 'foi à capital', 'a zero grau', 'aos 69 anos': no 'a que'.
      if (BESIDE.test(text) || (MOTION.test(group.lemma) && !human)) return null
      if (/^a\suma\s(?:distância|altura|altitude|temperatura|velocidade|profundidade)\s/u.test(text)) return null
      if (/^a\s(?:menos\s)?\p{Ll}+\sgraus?(?![\p{L}])/u.test(text)) return null
      // 'garante a todos o direito': to whom, and what.
      if (/^a\s(?:\d|tod[oa]s\s)/.test(text) || /^aos\s\d+\sanos(?:\sde\sidade)?$/.test(text)) return null
      return human ? relation('a quem', 'to', 0.72, 'person') : relation('a que', 'to', 0.66)
    case 'de':
      // 'de dois a 12 dias'
      if (TIME.test(head.lower) && /\d/.test(text)) return null
      if (
        /^(?:chamar|denominar|apelidar|batizar|ir|tratar)$/.test(group.lemma) ||
        /^de\s(?:forma|modo|maneira|acordo|fato|novo|vez|graça|longe|perto|repente|imediato|volta)(?![\p{L}])/u.test(
          text,
        )
      )
        return null
      return human && meansPerson(head.text)
        ? relation('de quem', 'of', 0.66, 'person')
        : (namesPlace(text) || namesPlace(text.replace(/^d([oa]s?)\s/u, 'n$1 '))) &&
            /^(?:vir|sair|partir|proceder|originar|provir|chegar)$/.test(group.lemma)
          ? null
          : relation('de que', 'of')
    case 'por meio de':
    case 'mediante':
      return relation('por meio de que', 'means', 0.72, 'cause')
    case 'a partir de':
      return isTime(part) ? relation('a partir de quando', 'time', 0.72, 'date') : null
    default:
      return null
  }
}

/** 'em três segundos', 'em cinco dias úteis': how long it takes. */
function saysHowLong({ prep, text, head }: Part): boolean {
  const counted = /^em\s(?:\d[\d.,]*|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)\s/u.test(text)
  return prep === 'em' && counted && /^(?:dia|hora|minuto|segundo|mese|ano|semana)s$/.test(head?.lower ?? '')
}
