/**
 * Ways of writing one and the same answer that a pupil would not tell apart on a table: 'H₂O' and 'H2O', '5 %' and
 * '5 por cento', 'séc. XVI' and 'século XVI', '07/09/1822' and '7 de setembro de 1822'.
 */

type Form = readonly [form: RegExp, written: string | ((...parts: string[]) => string)]

/** What is written otherwise, in this order; the text is in small letters. */
function makeForms(): readonly Form[] {
  const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
  const monthOf = (name: string) => `${months.indexOf(name) + 1}`

  const units = '%|kg|g|mg|t|km|m|cm|mm|l|ml|h|min|s|n|j|w|kw|v|a|hz|km/h|m/s|[°º]c?'
  const ordinals = 'primeir segund terceir quart quint sext sétim oitav non décim'.split(' ')
  const ordinal = new RegExp(`(?<!\\p{L})(${ordinals.join('|')})[oa](?!\\p{L})`, 'gu')

  return [
    // '2½' is not '21/2'.
    [/(?<!\d)[¼½¾⅓⅔⅛]/g, fraction => fraction.normalize('NFKC').replace('\u2044', '/')],
    // What is raised stays: 'x²' is not 'x₂'.
    [/(?<=\p{L}[₀-₉]*)[₀-₉]/gu, digit => digit.normalize('NFKC')],
    [
      new RegExp(`(\\d{1,2})º? de (${months.join('|')}) de (\\d{3,4})`, 'g'),
      (_, day, month, year) => `${day}/${monthOf(month ?? '')}/${year}`,
    ],
    [/(?<![\d/])0?(\d{1,2})\/0?(\d{1,2})\/(?=\d{3,4}(?![\d/]))/g, '$1/$2/'],
    [/(?<=\d)\.(?=\d{1,2}(?!\d))/g, ','],
    // No other noughts: '(1,10)' is not '(1,1)', and '2,000' may be a thousand times 2.
    [/(?<=\d),00(?!\d)/g, ''],
    [/(?<!\p{L})(?:\p{L}\.\s?)+\p{L}(?!\p{L})/gu, initials => initials.replace(/[.\s]/g, '')],
    [/ ?por cento(?!\p{L})/gu, '%'],
    [new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), ''],
    [/r\$ ?(\d(?:[\d.,]*\d)?)/g, '$1 reais'],
    [/(?<!\p{L})s[ée]c\.? (?=[ivxl])/gu, 'século '],
    [/(?<!\p{L})d\. (?=\p{L})/gu, 'dom '],
    // An ordinal is not its number: 'first' and 'one' lie on one table.
    [ordinal, (_, name) => `${ordinals.indexOf(name ?? '') + 1}º`],
    [/(?<=\d) ?[ºª°](?![\p{L}])/gu, 'º'],
    [/^(?:por volta de|cerca de|em torno de|aproximadamente|mais ou menos|ca\.) (?=\S)/, ''],
    // Before an article alone: 'São Pedro' is not 'Pedro', nor 'Era Vargas' 'Vargas'.
    [/^(?:é|são|foi|foram|era|eram) (?=(?:[oa]s?|uma?) )/, ''],
    [/^(?:the|an|to) (?=\p{L})/u, ''],
  ]
}

/** Marked as pure: the screens of games, which deal nothing, leave it out. */
const forms = /* @__PURE__ */ makeForms()

/** An answer in the one of its forms that all of them become, in small letters. */
export const inOneForm = (answer: string): string =>
  forms.reduce(
    (text, [form, written]) =>
      typeof written === 'string' ? text.replace(form, written) : text.replace(form, written),
    answer.normalize('NFC').toLocaleLowerCase('pt-BR'),
  )
