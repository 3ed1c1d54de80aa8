import type { Agreement } from '@capivira/portuguese/agreement'
import type { Fact } from '../../families/fact.ts'
import { upperFirst } from '../../families/wording/phrasing.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Kinds } from '../kinds/kinds.ts'
import { pluralPhrase } from '../kinds/members.ts'
import { definesOfOneSort } from './definition-form.ts'
import { isAboutTheSame } from './name-form.ts'
import { isDeedAmongThings, likeDefinition } from './option-form.ts'
import type { Candidate, Pools } from './pools.ts'
import { agree, type Wanted } from './wanted.ts'

/** Likeness from which two things are of one kind. */
export const SAME_KIND = 0.8

/** What the document offers beside the answer of a fact, in the answer's form and number. */
export function ownCandidates(fact: Fact, pools: Pools, wanted: Wanted, kinds: Kinds): Candidate[] {
  return candidatesOf(fact, pools, wanted)
    .map(candidate => (fact.answerType === 'definition' ? likeDefinition(candidate, fact.answer) : candidate))
    .map(candidate => (wanted.noun && !wanted.proper ? asMany(candidate, fact, kinds) : candidate))
}

function candidatesOf(fact: Fact, pools: Pools, wanted: Wanted): Candidate[] {
  const list: Candidate[] = (pools.answers.get(fact.answerType) ?? []).filter(
    ({ focus, text }) =>
      !(fact.answerType === 'definition' && MANNER.test(text) && !MANNER.test(fact.answer)) &&
      focus !== fact.focus &&
      !(fact.answerType === 'definition' && isAboutTheSame(focus, fact.focus)) &&
      !(fact.answerType === 'definition' && !definesOfOneSort(text, fact.answer)),
  )
  if (wanted.noun) return [...list, ...termsLike(fact, pools, wanted), ...ofItsHead(fact, pools)]
  return list
}

/** 'Servidor de arquivos' of a list beside 'Servidor DNS': one noun, told apart by what follows it. */
function ofItsHead({ answer }: Fact, { items }: Pools): readonly Candidate[] {
  const [head = '', ...rest] = answer.split(' ')
  if (rest.length === 0 || head.length < 4) return []
  return items.filter(({ text }) => text.startsWith(`${head} `))
}

/** 'Uma maneira mais fácil para que…' defines nothing beside definitions. */
const MANNER = pattern('iu')`^(?:(?:O|A|Um|Uma)\s)?${'way of doing'}\s(?!de\s)`

const nounOf = (text: string) => text.replace(/^(?:O|A|Os|As|Um|Uma)\s/, '').split(' ')[0] ?? ''

function termsLike(fact: Fact, pools: Pools, wanted: Wanted): readonly Candidate[] {
  if (fact.answerType === 'place' && /^(?:Em|N[oa]s?|Entre|Ao|À)\s/.test(fact.answer)) return []
  if (/^[\p{Lu}\d][\p{Lu}\d/-]{1,8}s?$/u.test(fact.answer))
    // 'RAxML' is written as a name and stands well beside 'POY'.
    return [
      ...pools.terms.acronym,
      ...pools.terms.name.filter(({ text }) => /^\S*\p{Ll}\S*\p{Lu}{2,}\S*$|^\p{Lu}{2,}-\p{Lu}+$/u.test(text)),
    ]
  const pool = wanted.proper ? pools.terms.name : pools.terms.common
  const article = /^(O|A|Os|As|Um|Uma)\s/.exec(fact.answer)?.[1]
  if (!article) return pool
  const agreement: Agreement = {
    gender: /^(?:A|Uma)/.test(article) ? 'f' : 'm',
    number: article.endsWith('s') ? 'p' : 's',
  }
  return pool
    .filter(candidate => candidate.agreement && agree(candidate.agreement, agreement))
    .filter(({ text }) => !(article.startsWith('U') && isDeedAmongThings(nounOf(text), nounOf(fact.answer))))
    .map(candidate => ({ ...candidate, text: `${article} ${lowered(candidate)}` }))
}

/** A thing of the key's own kind in its number ('Roteador' beside 'Satélites' → 'Roteadores'); others as they are. */
function asMany(candidate: Candidate, { agreement, answer }: Fact, kinds: Kinds): Candidate {
  const own = candidate.agreement
  if (agreement?.number !== 'p' || own?.number !== 's' || own.gender !== agreement.gender) return candidate
  if (candidate.named !== undefined || candidate.text.includes(' ')) return candidate
  const text = kinds.likeness(candidate.text, answer) >= SAME_KIND ? pluralPhrase(candidate.text) : null
  return text === null ? candidate : { ...candidate, text: upperFirst(text), agreement }
}

function lowered({ text, named }: Candidate): string {
  return named !== undefined || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
