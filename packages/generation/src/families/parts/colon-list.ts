import { takeApart } from '../../analysis/grammar/clauses.ts'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey } from '../wording/phrasing.ts'
import { enumeration } from './enumeration.ts'
import { listDraft } from './list-draft.ts'
import { SO_MANY_SORTS, setAsked } from './set-asked.ts'

/** What a page says where it names only some: the list that comes before it has no 'e'. */
const NAMES_SOME = /,?\s(?:etc|d?entre outr[oa]s(?:\s\p{Ll}+)?)\.?[)]?\.?$/u

/** 'Os temas principais da obra são: amor, morte e tempo.' → 'Quais são os temas principais da obra?' */
export const colonList: ClauseFamily = place => {
  const { clause, sentence } = place
  const core = sentence.core.replace(/[.;]$/u, '')
  const at = core.indexOf(':')
  if (at < 0) return []
  const own = takeApart(core.slice(0, at))
  if (!own || own.verb !== clause.verb || own.subject !== clause.subject || own.lead !== clause.lead) return []
  // What can be done in so many ways is asked for where the manner is.
  if (/^podem?$/iu.test(own.verb) && !SO_MANY_SORTS.test(own.rest)) return []
  const open = NAMES_SOME.test(sentence.text)
  const items = itemsOf(core.slice(at + 1).trim(), open)
  const found = items && setAsked({ ...place, clause: own })
  if (!items || !found) return []
  return [
    listDraft(
      {
        pattern: 'list/colon',
        focus: found.focus,
        question: open ? found.question.replace(/\?$/u, ', por exemplo?') : found.question,
        strength: 0.88,
        load: 0.55,
      },
      items,
    ),
  ]
}

const ARE_AMONG_THEM = /estão|estavam|(?:destacam|encontram|incluem)-se|se (?:destacam|encontram|incluem)/u
const AMONG = pattern('u')`
  ^D?[Ee]ntre\s([oa]s)\s(\p{Ll}[^,;:()]{8,80}?),?\s${ARE_AMONG_THEM}(?::|,)?\s([^:;]+?)
  (?:,\s(?:enquanto|(?!quando)\p{Ll}+[aei]ndo)\s[^:;]+)?\.$`

/** 'Algumas das principais causas da seca são: o desmatamento…' */
const SOME_OF = /^Algu(?:ns|mas)\sd([oa]s)\s(\p{Ll}[^,;:()]{8,80}?)\s(?:são|eram|foram)(?::|,)?\s([^:;]+)\.$/u

/** 'gases nobres', 'ligas metálicas': a noun and which sort of it; 'principais medidas' says of nothing which. */
const OF_A_SORT = pattern('u')`
  ^(?!${'no sort of a thing, plural'}\s)\p{Ll}{4,}s\s(?!${'well known, plural'}(?![\p{L}]))\p{Ll}{4,}s$`

/** 'Entre as provas da evolução estão: os fósseis…' → 'Quais são algumas das provas da evolução?' */
export function amongFacts({ sentences }: Study): Fact[] {
  return sentences.flatMap(sentence => {
    const [, article = '', set = '', list = ''] = AMONG.exec(sentence.core) ?? SOME_OF.exec(sentence.core) ?? []
    const open = NAMES_SOME.test(sentence.text)
    const items =
      set === '' || (sentence.dependence !== null && sentence.dependence !== 'no-verb') ? null : itemsOf(list, open)
    // 'Entre as medidas estão…': of whom or of what, the page has said.
    if (!items || !(/\s(?:d[aeo]s?|em|n[oa]s?|que)\s/u.test(set) || OF_A_SORT.test(set)) || pointsElsewhere(set))
      return []
    const question = ask(article === 'as' ? 'quais são algumas das' : 'quais são alguns dos', set)
    return [
      settle(
        listDraft(
          { pattern: 'list/among', focus: `${focusKey(set)} lista`, question, strength: 0.86, load: 0.5 },
          items,
        ),
        sentence,
      ),
    ]
  })
}

function itemsOf(list: string, open: boolean): string[] | null {
  const plain = list.replace(NAMES_SOME, '')
  return enumeration(plain) ?? (open ? enumeration(plain.replace(/,\s([^,]+)$/u, ' e $1')) : null)
}
