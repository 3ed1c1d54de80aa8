import { nameClass } from '../../analysis/people/names.ts'
import type { Complement } from './complementKind.ts'
import { namesTime } from './complementPhrases.ts'

const always = () => true

/** When, for how long and until when something is done. */
export const TIME_COMPLEMENTS: readonly Complement[] = [
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
    // 'foi deposto no final da Guerra dos Farrapos'
    pattern: 'relation/during',
    opens: /^no (?:início|começo|final|fim|decorrer|auge) d[aeo]s?\s(?!\d|século|ano|década|mês|dia|semana)/,
    wh: 'quando',
    type: 'cause',
    strength: 0.76,
    quiz: true,
    fits: tail =>
      /^no \p{Ll}+ d[aeo]s?\s(?:(?:Primeira|Segunda)\s)?\p{Lu}/u.test(tail) &&
      nameClass(tail.replace(/^no \p{Ll}+ d[aeo]s?\s/u, '')) === 'event',
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
]
