import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, upperFirst } from '../wording/phrasing.ts'

const ABOUT = String.raw`(?:(?:cerca de|aproximadamente|quase|mais de|menos de|em torno de)\s)?`
/** '299 792 458 m/s', '−273 °C', '12' and nothing behind it. */
const AMOUNT = new RegExp(
  String.raw`^(?:de\s|igual a\s)?(${ABOUT}[−-]?\d[\d.,]*(?:\s\d{3})*(?:\s?(?:mil|milh(?:ão|ões)|bilh(?:ão|ões)))?(?:\s?(?:de\s)?[\p{L}°º²³/%·-]+(?:\s(?:por|ao)\s\p{Ll}+)?)?)$`,
  'u',
)
/** What has a value, and of what: 'o ponto de fusão do chumbo', 'o máximo divisor comum de 8 e 12'. */
const VALUED =
  /^(O|A)\s((?:valor|ponto de (?:fusão|ebulição|congelamento)|constante|número atômico|número de massa|massa (?:molar|atômica|específica)|(?:mínimo|máximo) (?:múltiplo|divisor) comum|raiz (?:quadrada|cúbica)|quadrado|cubo|dobro|triplo|metade|soma|produto|quociente|resto|velocidade|temperatura|densidade|distância|carga|frequência|período|pressão|resistência|tensão|potência|aceleração|perímetro|área|volume|medida|pH|probabilidade|rendimento|calor (?:específico|latente)|valência)(?:\s\p{Ll}{4,})?\s(?:d[aeo]s?|entre)\s[^,;:]{1,60}?)(?:,\s([^,;:]{4,70}),)?$/u

/** 'O ponto de fusão do chumbo, ao nível do mar, é de 327 °C' → 'Ao nível do mar, qual é o ponto de fusão do chumbo?' */
export const itsValue: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || !/^(?:é|era|vale)$/iu.test(clause.verb)) return []
  const amount = AMOUNT.exec(clause.rest)?.[1]
  // The comma that closes what stands before the verb is not part of the subject.
  const aside = clause.subject.includes(',') ? ',' : ''
  const [, article = '', what = '', between = ''] =
    amount === undefined ? [] : (VALUED.exec(clause.subject + aside) ?? [])
  const lead = limitingLead(clause)
  if (amount === undefined || what === '' || lead === null) return []
  // 'que é o menor de todos', 'cujo símbolo é c': said besides; 'ao nível do mar': where it is so.
  const under = /^(?:que|cuj[oa]|o qual|a qual|também|por exemplo|isto é|ou seja)(?![\p{L}])/u.test(between)
    ? ''
    : between
  if (under !== '' && !/^(?:ao?|à|em|n[oa]|sob|com)\s/u.test(under)) return []
  const opening = lead === '' ? upperFirst(under) : lead
  return [
    {
      family: 'quantity',
      pattern: 'quantity/value',
      focus: `${focusKey(what)} quanto`,
      question: ask(
        opening === '' ? '' : `${opening},`,
        clause.verb === 'vale' ? 'quanto vale' : `qual ${clause.verb.toLowerCase()}`,
        article.toLowerCase(),
        what,
      ),
      answer: upperFirst(amount),
      answerType: 'quantity',
      strength: 0.86,
      load: 0.4,
      quiz: false,
    },
  ]
}
