import { analyse } from '@capivira/portuguese/morphology'
import { pattern } from '../../lexicon/words.ts'
import { takeApart } from '../grammar/clauses.ts'
import { canBeFinite, tagWords } from '../grammar/tagging.ts'

const THIS_WAY = /(?:dess[ae]|dest[ae]) (?:forma|maneira|modo)/u
const WITH_THAT = /com (?:isso|isto)/u
/** What takes up all that was said before: 'dessa forma', 'com isso'. */
const SO = pattern('u')`
  ${THIS_WAY}|${WITH_THAT}|além (?:disso|disto)|diante (?:disso|disto)|por (?:isso|isto)|assim`
/** 'não quebra e, por isso, serve', 'o preço cai e com isso o consumo cresce' */
const AFTER_AND = pattern('gu')`
  (?<=\p{L},?)(,?\se),\s${SO},(?=\s)|(?<=\p{L})(,?\se)\s(?:${THIS_WAY}|${WITH_THAT}),?(?=\s)`
/** 'trazendo, dessa forma, chuva', 'sendo por isso um metal', 'A planta perde, assim, água' */
const AFTER_GERUND = pattern('gu')`
  (?<=\p{L}ndo)(?:,\s${SO},|\spor (?:isso|isto)(?=\s(?:[oa]s?|uma?s?)\s))(?=\s)`
/** 'Em', 'Depois da': what sets the time or the place before all else. */
const LEADS = /(?:Em|N[oa]s?|Durante|Após|Desde|A partir d[aeo]s?|Depois d[aeo]s?|Antes d[aeo]s?)/u
/** 'Em 1519, logo os espanhóis chegaram', 'No inverno, portanto, a fila cresce' */
const AFTER_LEAD = pattern('u')`
  (?<=^${LEADS}\s[^,.;:]{2,60},)
  \s${'tie behind what leads'}(?:,(?=\s\p{L})|(?=\s(?:[oa]s?|uma?s?)\s))`
/** 'O vidro, dessa forma, amolece' */
const BETWEEN = pattern('gu')`(?<=\p{L}),\s(?:${SO}|${'tie between subject and verb'}),(?=\s(\p{L}+)\s)`
/** 'A ponte, embora pareça frágil, suporta caminhões': what is granted changes nothing of what is said. */
const GRANTED = /(?<=\p{L}),\s(?:embora|ainda que|apesar de)\s[^,.;:()]{5,60},(?=\s(\p{L}+)\s)/gu
/** 'a esse', 'disso' */
const TAKES_UP = /[adn]?ess[ea]s?|[adn]?est[ea]s?|[dn]?isso|[dn]?isto/u
/** 'cercados', 'atentos', 'fruto' */
const DONE_BY_OR_TO = /\p{Ll}+[ai]d[oa]s?|atent[oa]s?|alhei[oa]s?|ciente[s]?|fruto|vítimas?/u
/**
 * 'Os oleiros, atentos a esse risco, secavam…': what is put between a subject and its verb and takes up the sentence
 * before.
 */
const LEANING = pattern('gu')`
  (?<=\p{L}),\s${DONE_BY_OR_TO}\s(?:[^,.;:()]{1,30}\s)?${TAKES_UP}(?:\s[^,.;:()]{3,40})?,(?=\s(\p{L}+)[\s-])`
/** 'A inércia nada mais é do que a resistência…' */
const NOTHING_BUT = /(?<=\p{L})\snada mais\s(é|são|era|eram|foi|foram)\s(?:do\s)?que\s/gu
/** 'A estufa guarda o calor, e isso acelera o crescimento' */
const TAKEN_UP = /(?<=\p{L}\)?)(?:,?\se|[;:,])\s(?:isso|isto)\s(?:também\s)?(?=(\p{Ll}+)\s)/gu

/**
 * A sentence without what only ties one part of it to another; where a clause takes the one before up, as a relative
 * clause.
 */
export function withoutTies(text: string): string {
  return text
    .replace(AFTER_GERUND, '')
    .replace(AFTER_LEAD, '')
    .replace(AFTER_AND, (_, set: string | undefined, plain: string | undefined) => set ?? plain ?? ' e')
    .replace(BETWEEN, (tie: string, next: string, at: number, whole: string) =>
      splitsSubject(next, whole.slice(0, at)) ? '' : tie,
    )
    .replace(GRANTED, (aside: string, next: string, at: number, whole: string) =>
      splitsSubject(next, whole.slice(0, at)) ? '' : aside,
    )
    .replace(LEANING, (aside: string, next: string, at: number, whole: string) =>
      splitsSubject(next, whole.slice(0, at)) ? '' : aside,
    )
    .replace(NOTHING_BUT, ' $1 ')
    .replace(TAKEN_UP, (tie: string, verb: string, at: number, whole: string) =>
      isThirdPerson(verb) && opensOnce(whole.slice(0, at)) ? ', o que ' : tie,
    )
}

/** Between a subject and its verb: before it nothing has been told yet. */
function splitsSubject(next: string, before: string): boolean {
  return (next === 'não' || canBeFinite(next)) && !tagWords(before).some(({ tag }) => tag === 'verb')
}

function isThirdPerson(verb: string): boolean {
  return analyse(verb).some(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3 && a.number === 's')
}

/** One statement stands before, which alone can be meant. */
function opensOnce(before: string): boolean {
  if (/[.;:]|(?<![\p{L}])(?:iss[oa]|isto|o que|mas|porém)(?![\p{L}])/iu.test(before)) return false
  const said = takeApart(before)
  return said !== null && said.subject !== ''
}

/** The noun that is taken up, behind what leads to it; a point of time is more than a tie. */
const THE = pattern('u')`
  (?:ess|est)[ea]s?\s(?!(?:momento|data|período|instante|ponto|época|dia|ano|fase|etapa)(?![\p{L}]))\p{L}`
/** 'Apesar dessas perdas, …', 'Graças a essa lente, …': what is told holds without it. */
const LEAN_LEAD = pattern('u')`
  ^(?:${'lead before de'} d${THE}|(?:Graças a|Devido a|Em resposta a|Frente a)\s?${THE}|Com base n${THE})
  [^,.;:]{2,60},\s(?=\p{L})`
const IN_A_PART = pattern('u')`
  (?:N[oa]s?|Em) (?:capítulo|seção|aula|unidade|tópico|módulo|lição)s?(?: \d+| anterior| passad[oa])?`

/** 'Isso significa que…', 'É por isso que…', 'No capítulo 2 vimos que…': what is told stands after it. */
const FRAMES = [
  pattern('u')`
    ^(?:Isso|Isto) ${'showing that, form'} que\s
    (?=(?:[oa]s|uma?)\s|[oa]\s\p{Ll}+\s(?:d[aeo]s?|que)\s|\p{Lu}|(?!\p{L}+mos\s)\p{Ll}{4,}s\s)`,
  pattern('u')`
    ^(?:É|Foi) (?:justamente |exatamente )?
    (?:por (?:isso|isto|ess[ea] (?:motivo|razão)|est[ea] (?:motivo|razão))|ness[ea] contexto) que\s`,
  pattern('iu')`
    ^(?:${IN_A_PART},? )?(?:[Jj]á )?(?:vimos|estudamos|aprendemos),? (?:também |anteriormente |antes )?que\s`,
]

/** The statement without a lead or frame that leans on the sentence before and limits nothing. */
export function withoutLeaning(text: string): string {
  for (const frame of [LEAN_LEAD, ...FRAMES]) {
    const rest = text.replace(frame, '')
    if (rest === text || rest.split(' ').length < 4) continue
    const left = text.slice(0, text.length - rest.length)
    // 'A partir desses dados já se calcula…': no comma ends the lead; 'vimos que X e que Y': two statements.
    if (frame === LEAN_LEAD ? tagWords(left).some(({ tag }) => tag === 'verb') : /,?\se que\s/u.test(rest)) continue
    return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
  }
  return text
}
