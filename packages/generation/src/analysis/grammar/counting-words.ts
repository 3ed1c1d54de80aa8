/** Numbers in words, whatever stands before them. */
export const CARDINAL =
  /^(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|duzent[oa]s|trezent[oa]s)$/
const AMOUNT =
  /^(?:\d.*|cerca|mais|menos|até|quase|aproximadamente|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)$/
/** 'A biblioteca conta com…', 'a luz leva cerca de…': nouns as well, but not before these words. */
export const COUNTS: Readonly<Record<string, RegExp>> = {
  conta: /^com$/,
  passa: /^(?:d[oa]s?|de|para|por|pel[oa]s?)$/,
  lança: /^\p{Ll}{4,}$/u,
  mistura: /^\p{Ll}{4,}$/u,
  leva: AMOUNT,
  custa: AMOUNT,
  dura: AMOUNT,
  pesa: AMOUNT,
}
