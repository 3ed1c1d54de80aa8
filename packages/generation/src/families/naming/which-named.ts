import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { classOfRole } from '../../analysis/people/names.ts'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, inSentence, limitingLead, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** 'O protocolo TCP/IP', 'A espécie S. trachypus', 'O comando ls': what kind of thing, and its name. */
const NAMED = pattern('u')`
    ^(?:O|A)\s(\p{Ll}{3,}(?:\s\p{Ll}{4,})?)\s["“‘']?
    ((?:\p{Lu}[\p{L}\d./-]*|\p{L}+_\p{L}+)(?:\s(?:\p{Lu}|\p{Ll}{3,})[\p{L}\d./-]*){0,2})["”’']?$`
/** 'é representado por 79 espécies', 'possui cerca de 300 espécies': another of its kind may have as many. */
const COUNTS = /(?<![\p{L}\d])\d[\d.,]*(?:\smil(?:hões)?(?:\sde)?)?\s\p{Ll}{3,}$/u
/** Verbs of which the question would say too little. */
const EMPTY = wordsOf('says too little alone, form')

/**
 * 'O protocolo TCP/IP se tornou o único aprovado pela ARPANET' → 'Que protocolo se tornou o único aprovado pela
 * ARPANET?'. People, firms and places introduced so are asked for elsewhere.
 */
export const whichNamed: ClauseFamily = ({ clause, study }) => {
  // 'é conhecido por…': much of its kind may be.
  if (/^(?:é|são)$/i.test(clause.verb) && /^conhecid/u.test(clause.rest)) return []
  if (clause.negated || clause.subject.includes(',') || EMPTY.has(clause.verb.toLowerCase())) return []
  const match = NAMED.exec(clause.subject)
  const role = match?.[1] ?? ''
  const name = match?.[2] ?? ''
  const lead = limitingLead(clause)
  if (!match || lead === null || classOfRole(role) !== 'other') return []
  const [noun, second] = tagWords(`o ${role}`).slice(1)
  // 'o emergente FreeMat': a describing word is no kind.
  if (analyse(noun?.lower ?? '').some(a => a.category === 'adjective') || isParticiple(noun?.lower ?? '')) return []
  // 'a revolução Francesa': what is told of it, not its name.
  if (/^\p{Lu}\p{Ll}+$/u.test(name) && analyse(name.toLowerCase()).some(a => a.category === 'adjective')) return []
  if (noun?.tag !== 'noun' || (second && second.tag !== 'adjective')) return []
  if (isOneOf('no kind that a name follows', noun.lower)) return []
  // 'cientista Tim Berners-Lee' and the name of one thing of many: others of its kind must be named as well.
  if (/\s\p{Ll}/u.test(name) && !study.termOf(name) && !/^\p{Lu}\.\s/u.test(name)) return []
  const what = clause.rest.replace(/,\s(?:a fim de|onde|d[ao]s quais)\s.*$/u, '')
  const said = inSentence(tidyAnswer(what), what)
  if (wordsIn(said) < 3 || wordsIn(said) > 14 || COUNTS.test(said)) return []
  if (/(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|que o|que a)(?![\p{L}])/iu.test(said)) return []
  if (
    !analyse(clause.verb.replace(/^se\s|-se$/gi, '').toLowerCase()).some(a => a.category === 'verb' && a.person === 3)
  )
    return []
  return [
    {
      family: 'naming',
      pattern: 'naming/which-named',
      focus: `${focusKey(said)} nome`,
      question: ask(lead === '' ? '' : `${lead},`, 'que', role, clause.verb, said),
      answer: name,
      answerType: /^[\p{Lu}\d/-]{2,}$/u.test(name) ? 'acronym' : 'term',
      proper: true,
      strength: 0.82,
      load: 0.45,
    },
  ]
}
