import { takeApart } from '../../analysis/grammar/clauses.ts'
import type { ClauseFamily } from '../fact.ts'
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

function itemsOf(list: string, open: boolean): string[] | null {
  const plain = list.replace(NAMES_SOME, '')
  return enumeration(plain) ?? (open ? enumeration(plain.replace(/,\s([^,]+)$/u, ' e $1')) : null)
}
