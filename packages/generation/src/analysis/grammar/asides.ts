import { pattern } from '../../lexicon/words.ts'
import type { Clause } from './clause.ts'

/** A subject and, set off after it, a time or place of what is said. */
const LIMITED =
  /^((?:O|A|Os|As|Um|Uma)\s[^,]{3,60}),\s((?:em|n[oa]s?|durante|após|antes d[aeo]s?|depois d[aeo]s?)\s[^,]{4,50})$/u

const LIES_IN = pattern('u')`^(?:em\s\p{Lu}[^\d]*|n[oa]s?\s${'where something lies'}\s[^\d]*\p{Lu}[^\d]*)$`

/**
 * 'O servidor, que guarda os nomes, responde' → 'O servidor responde': what is said of the subject in passing is left
 * out.
 */
export function withoutAside(clause: Clause): Clause {
  const plain = clause.subject.replace(/\s\((?:que|onde|quando|independente\p{Ll}*|ou seja|isto é)\s[^()]*\)$/u, '')
  // 'As aulas, no período de férias, deverão…': when it holds.
  const inserted = clause.lead === '' ? LIMITED.exec(plain) : null
  if (inserted) {
    const [, subject = '', limit = ''] = inserted
    // 'A ponte de Itaúna, no rio Preto, foi aberta': where one thing with a name lies limits nothing.
    if (/\s\p{Lu}/u.test(subject) && LIES_IN.test(limit)) return { ...clause, subject }
    return { ...clause, subject, lead: limit.charAt(0).toUpperCase() + limit.slice(1) }
  }
  const subject = plain.replace(/,\s(?:que|o que|cuj[oa]s?|onde|[oa]s?\squa(?:l|is)|em que)\s[^,]+,?$/u, '')
  return subject === clause.subject || subject === '' ? clause : { ...clause, subject }
}

/** A further deed of the same subject behind a comma, passive. */
const ALSO_DONE = /^[^(),;]+(?=, (?:é|são|foi|foram|era|eram) \p{L}+[aií]d[oa]s?(?!\p{L}))/u
/** What a relative clause or a condition before it may own. */
const OWNED = pattern('u')`(?<!\p{L})${'opening of a dependent clause'}(?!\p{L})`

/** 'vem da serra, | é levada por canos e chega às casas': what else is done to it is cut off. */
export function withoutFurtherDeed(rest: string): string {
  const first = ALSO_DONE.exec(rest)?.[0]
  return first !== undefined && !OWNED.test(first) ? first : rest
}

/** 'a linha cheia indica o rio, | a outra linha indica a estrada': the same verb says it of the next thing. */
export function withoutLike(rest: string, verb: string): string {
  for (const { 0: comma, index } of rest.matchAll(/,\s(?:e\s)?(?=(?:[oa]s?|uma?)\s)/gu)) {
    const words =
      rest
        .slice(index + comma.length)
        .split(/[,;]/u, 1)[0]
        ?.split(' ') ?? []
    const before = words.slice(0, Math.max(words.indexOf(verb), 0))
    if (before.length > 1 && !before.some(word => /^(?:que|qual|quais|onde|quando|se|cuj[oa]s?)$/u.test(word)))
      return rest.slice(0, index)
  }
  return rest
}
