import { type Agreement, contract } from '@capivira/portuguese/agreement'

const HE: Readonly<Record<string, Agreement>> = {
  ele: { gender: 'm', number: 's' },
  ela: { gender: 'f', number: 's' },
  eles: { gender: 'm', number: 'p' },
  elas: { gender: 'f', number: 'p' },
}

/**
 * Who or what a consequence is said of, in words that stand alone: 'Se um corpo cai, ele acelera' says it of 'o corpo',
 * 'se a chave fecha, então a corrente passa' of 'a corrente'. Of 'a temperatura da água', 'ela' may be either: it
 * stays.
 */
export function consequentSubject(said: string, condition: string, agreement: Agreement): string {
  const subject = said.replace(/^(?:então|aí|nesse caso|neste caso),?\s/iu, '')
  const pronoun = HE[subject.toLowerCase()]
  const plain = /^(?:[oa]s?|uma?|uns|umas)\s\S+$|^(?:[oa]s?|uma?|uns|umas)\s\S+\s(?!d[aeo]s?(?![\p{L}]))\S+$/iu.test(
    condition,
  )
  const own = /^(seu|sua)(s?)\s(\p{Ll}+(?:\s\p{Ll}+)?)$/iu.exec(subject)
  // 'Quando o leite azeda, seu cheiro muda': that of the milk.
  if (own && plain && /^[oa]s?\s/iu.test(condition))
    return (
      `${own[1]?.toLowerCase() === 'sua' ? 'a' : 'o'}${own[2]} ${own[3]} ` +
      `${contract('de', condition.charAt(0).toLowerCase() + condition.slice(1))}`
    )
  if (!pronoun || !plain || pronoun.gender !== agreement.gender || pronoun.number !== agreement.number) return subject
  const noun = condition.replace(/^\S+\s/u, '')
  return `${agreement.gender === 'f' ? 'a' : 'o'}${agreement.number === 'p' ? 's' : ''} ${noun}`
}
