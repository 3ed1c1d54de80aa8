import { nameClass } from '../../analysis/people/names.ts'
import type { Complement } from './complementKind.ts'
import { namesTime } from './complementPhrases.ts'

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
