import { takeApart } from '../../analysis/grammar/clauses.ts'
import { calmCapitals } from '../../analysis/grammar/nouns.ts'
import { canBeFinite, tagWords } from '../../analysis/grammar/tagging.ts'
import { calledNext } from '../../analysis/references/pointed-names.ts'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact, FactDraft } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, phraseOf, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { whyQuestion } from './cause.ts'

const BECAUSE_OF_THAT = pattern('u')`[Éé] ${'therefore, pointing back'} que|[Pp]or ${'that reason'},?`
const AS_A_RESULT = /[Cc]omo (?:consequência|resultado)( disso)?,|[Ee]m (?:razão|função|decorrência) disso,/u
/** What ties a consequence to the reason in the sentence before. */
const THEREFORE = pattern('u')`^(?:E\s)?(?:${BECAUSE_OF_THAT}|${AS_A_RESULT})\s(.{12,140}?)[.!]$`
const LONGEST_REASON = 24

/** 'Os satélites sofrem interferências. Por isso, os cabos passam pelo mar.' → 'Por que os cabos passam pelo mar?' */
export function consequenceFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence => {
    const reason = study.sentences[sentence.index - 1]
    const said = THEREFORE.exec(sentence.text)?.[2]
    if (said === undefined || !reason || reason.block !== sentence.block || reason.page !== sentence.page) return []
    const { block } = sentence
    const start = block.text.indexOf(reason.quote.startsWith(reason.text) ? reason.text : reason.quote)
    const end = block.text.indexOf(sentence.text, Math.max(0, start))
    if (start < 0 || end < 0) return []
    const quote = block.text.slice(start, end + sentence.text.length)
    const draft = drafted(study, sentence, reason, said)
    return draft ? [settle({ ...draft, quote }, sentence)] : []
  })
}

function drafted(study: Study, sentence: TextSentence, reason: TextSentence, said: string): FactDraft | null {
  const told = reasonOf(study, reason)
  const consequence = told === null ? null : takeApart(upperFirst(said))
  if (told === null || !consequence) return null
  const called = calledNext(sentence.text)
  const question = called
    ? ask('por que', called.article, called.noun, 'recebe o nome de', called.name)
    : pointsElsewhere(said) || /(?<![\p{L}])(?:el[ea]s?|você|a gente|também)(?![\p{L}])/iu.test(said)
      ? null
      : whyQuestion({ study, sentence, clause: consequence })
  if (question === null) return null
  return {
    family: 'cause',
    pattern: 'cause/next-sentence',
    focus: `${focusKey(question)} causa`,
    question,
    answer: `Porque ${told}`,
    answerType: 'cause',
    // Why a thing is called so is better asked as what it does, where the sentence before says that.
    strength: called ? 0.74 : 0.84,
    load: 0.9,
  }
}

/** The sentence before as a reason, where it says by itself why: a statement of one thing that can be named. */
function reasonOf(study: Study, reason: TextSentence): string | null {
  const said = calmCapitals(reason.core.replace(/[.;:!]["”’)]*$/u, '').replace(/\s\([^()]*\)/gu, ''))
  if (reason.dependence !== null || study.flawed.has(reason.index) || wordsIn(said) > LONGEST_REASON) return null
  const clause = takeApart(said)
  if (!clause || clause.subject === '' || /[;:]/.test(said) || !canBeFinite(clause.verb.split(' ').at(-1) ?? ''))
    return null
  const oneOf = /^Um(?:a das|\sdos)\s/u.test(clause.subject)
  if (!oneOf && phraseOf(clause.subject, { study, sentence: reason, clause }) === null) return null
  const opening = tagWords(said)[0]
  return opening?.tag === 'proper' ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
