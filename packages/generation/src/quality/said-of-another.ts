import { normalize } from '@capivira/portuguese/tokens'
import { parallelsOf } from '../analysis/grammar/parallels.ts'
import { pattern } from '../lexicon/words.ts'

/**
 * 'O coletivo de lobos é alcateia, o de peixes é cardume': asked of the lobos, the cardume is wrong by what the passage
 * says.
 */
export function isSaidOfAnother(sentence: string, distractor: string, question: string): boolean {
  const name = bare(distractor)
  const pairs = parallelsOf(sentence)?.pairs ?? []
  return (
    pairs.some(({ whose }) => question.includes(` ${whose}`)) &&
    pairs.some(({ whose, value }) => !question.includes(` ${whose}`) && bare(value) === name)
  )
}

const bare = (text: string) => normalize(text).replace(/^(?:[oa]s?|uma?)\s/, '')

/**
 * 'Fração imprópria: fração em que…': a line of a list that explains a term. In prose another name of the same thing
 * may be explained.
 */
const DEFINES = /^([^:]{2,60}?)(?:\s?:|\s[–-])\s(.+)$/u

/**
 * 'O prumo | serve | para medir a parede': what something else is for; 'O prumo | mede a parede': what something else
 * does.
 */
const OF_WHAT = pattern('u')`
  ^(?:o|a|os|as|um|uma)\s([^\s,]+(?:\s[^\s,]+){0,3}?)
  (?:\s(?:serve|servem|(?:é|são) (?:usad|utilizad|empregad)[oa]s?))?$`
/** What stands before a predicate and leans on another sentence, or says of many what may be said of one. */
const LEANING = pattern('u')`(?<![\p{L}])${'leaning before a predicate'}(?![\p{L}])`

/** Whether a sentence says the distractor, a purpose or a deed, of a thing the question does not name. */
export function isDoneByAnother(sentence: string, distractor: string, question: string): boolean {
  const said = normalize(sentence)
  const deed = normalize(distractor)
  const subject = OF_WHAT.exec(said.slice(0, Math.max(0, said.indexOf(` ${deed}`))))?.[1] ?? ''
  return subject !== '' && !LEANING.test(subject) && !normalize(question).includes(subject)
}

/** Whether a line gives the distractor as the meaning of something the question does not ask about. */
export function definesAnother(sentence: string, distractor: string, question: string): boolean {
  const [, term = '', meaning = ''] = DEFINES.exec(normalize(sentence)) ?? []
  return term !== '' && bare(meaning).startsWith(bare(distractor)) && !normalize(question).includes(bare(term))
}

const NAMES = pattern('u')`
  ^(?:[oa]s?)\s([^,;:]{4,80}?)\s(?:é|são)\s(?:chamad|denominad)[oa]s?\s(?:de\s|como\s|por\s)?(?:[oa]s?\s)?
  ([^,;:(]{3,40}?)(?=[.,;:(]|$)`

/** 'O polo inferior é chamado de nadir': the name of something the question does not ask about. */
export function namesAnother(sentence: string, distractor: string, question: string): boolean {
  const [, thing = '', name = ''] = NAMES.exec(normalize(sentence)) ?? []
  return thing !== '' && bare(name) === bare(distractor) && !normalize(question).includes(thing)
}
