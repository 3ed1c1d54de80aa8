import { type Agreement, verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, genderOf, lemma, numberOf } from '@capivira/portuguese/morphology'
import { type Clause, takeApart } from '../../analysis/grammar/clauses.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { phraseOf, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { whyQuestion } from './cause.ts'
import { causeDraft } from './causeDraft.ts'

const SINCE = /^(?:Como|Já que|Uma vez que|Visto que)\s(.{12,150})$/u
/** 'Como mostra o mapa', 'Como o autor explica na carta', 'Como acontece no mar': as somebody says, as elsewhere. */
const AS =
  /^(?:dizer|mostrar|ver|afirmar|explicar|indicar|sugerir|observar|saber|apontar|lembrar|descrever|contar|relatar|destacar|defender|escrever|demonstrar|prever|esperar|ocorrer|acontecer|suceder|revelar|ensinar|nomear|querer|notar|chamar|perceber|citar|propor|pensar|crer|imaginar|desejar|costumar|falar|declarar|anunciar|prometer|ressaltar|comentar|alertar|definir|fazer)$/
const LEANS =
  /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|lhes?|você|nós|[oa]s?\smesm[oa]s?|se\s(?:sabe|vê|nota|percebe)|(?:ter|foi|é|ser)\s(?:vist|dit|percebid|explicad|mostrad|mencionad|notad)[oa]s?)(?![\p{L}])/iu
/** The one the reason is about. */
const SAME = /^el[ea]s?$/iu
const MOST_WORDS = 18

/** 'Como o solo é ácido, os agricultores aplicam calcário' → 'Por que os agricultores aplicam calcário?' */
export const since: ClauseFamily = place => {
  const { clause } = place
  const said = SINCE.exec(clause.lead)?.[1]
  const reason = said === undefined ? null : takeApart(upperFirst(said))
  if (said === undefined || !reason || clause.rest === '' || !isReason(reason, said)) return []
  return SAME.test(clause.subject) ? ofTheSame(place, reason) : ofAnother(place, said)
}

function isReason({ lead, subject, verb, rest }: Clause, said: string): boolean {
  return (
    lead === '' &&
    subject !== '' &&
    wordsIn(rest) > 0 &&
    wordsIn(said) <= MOST_WORDS &&
    !AS.test(lemma(verb.replace(/^se\s/iu, '').toLowerCase())) &&
    !LEANS.test(said) &&
    !pointsElsewhere(said)
  )
}

function ofAnother(place: Place, said: string): FactDraft[] {
  const question = whyQuestion({ ...place, clause: { ...place.clause, lead: '' } })
  return question === null || LEANS.test(question) ? [] : [sinceDraft(question, `Porque ${said}`)]
}

/** 'Como a Lua não tem ar, ela esfria depressa' → 'Por que a Lua esfria depressa? → Porque não tem ar' */
function ofTheSame(place: Place, reason: Clause): FactDraft[] {
  const { clause } = place
  const one = phraseOf(reason.subject, place)
  if (!one || !verbAgrees(clause.verb, one.phrase.number) || !isMeant(clause.subject, one.phrase, reason)) return []
  const question = whyQuestion({
    ...place,
    clause: { ...clause, lead: '', subject: reason.subject },
  })
  const answer = `Porque ${reason.negated ? 'não ' : ''}${reason.verb} ${reason.rest}`
  return question === null || LEANS.test(question) || wordsIn(answer) < 3 ? [] : [sinceDraft(question, answer)]
}

const sinceDraft = (question: string, answer: string): FactDraft => ({
  ...causeDraft('cause/since', question, answer, 0.84, 0.9, question),
  quiz: false,
})

/** 'ela', of the skin: not of another noun of the reason that it fits as well. */
function isMeant(pronoun: string, { gender, number }: Agreement, { rest }: Clause): boolean {
  const fits = (word: string) =>
    genderOf(word) === gender && numberOf(word) === number && analyse(word).every(a => a.category !== 'adjective')
  return (
    pronoun.toLowerCase() === `el${gender === 'f' ? 'a' : 'e'}${number === 'p' ? 's' : ''}` &&
    !tagWords(rest).some(({ tag, lower }) => tag === 'proper' || (tag === 'noun' && fits(lower)))
  )
}
