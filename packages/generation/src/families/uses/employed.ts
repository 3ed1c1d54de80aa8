import { tagWords } from '../../analysis/grammar/tagging.ts'
import { type Dependence, leavesOpen, pointsElsewhere } from '../../analysis/selfContained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact, FactDraft } from '../fact.ts'
import { settle } from '../fact.ts'
import { objectOf } from '../wording/clipping.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const USED = String.raw`(foi|foram|é|são)\s(utilizad|usad|empregad|adotad)[oa]s?`
/** 'Como controle foi utilizado o cetoconazol' */
const AS_FIRST = new RegExp(String.raw`^Como\s([^,;:]{3,50}?),?\s${USED}\s([^;:]{4,90})$`, 'u')
/** 'Para a análise da correlação, foi utilizado o coeficiente de Pearson' */
const FOR_FIRST = new RegExp(String.raw`^Para\s([^;:]{5,80}?),\s${USED}\s([^;:]{4,90})$`, 'u')
/** 'O padrão utilizado como controle positivo foi a fisostigmina' */
const AS_NAMED =
  /^(?:O|A)\s(\p{Ll}{4,}(?:\s\p{Ll}+)?)\s((?:utilizad|usad|empregad|adotad)[oa])\s((?:como|para|n[oa])\s[^,;:]{3,60}?)\s(foi|é)\s((?:o|a|um|uma)\s[^,;:]{3,60})/u
/** 'Ensaio antifúngico –', 'Análise estatística –': what was being done, before the paragraph that tells of it. */
const DONE =
  /^((?:Ensaio|Análise|Triagem|Determinação|Avaliação|Preparação|Preparo|Coleta|Teste|Extração|Identificação|Medição|Cálculo|Tratamento)(?:\s\p{Ll}[\p{L}-]*){1,9})(?:\s[–—-]\s|[.:]\s)/u
const READABLE: ReadonlySet<Dependence> = new Set<Dependence>(['no-verb'])
/** 'todas as soluções', 'o seguinte método', '1 mL': nothing one could answer with. */
const SAYS_LITTLE = /^(?:tod[oa]s?|outr[oa]s?|vári[oa]s|divers[oa]s|[oa]s?\sseguintes?|cerca|\d)(?![\p{L}])/u
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|ess[ea]s?|est[ea]s?|tal|tais)(?![\p{L}])/iu

/** What was used as what, or for what, in a piece of work: 'Como controle foi utilizado o cetoconazol' → 'O que foi utilizado como controle?' */
export function employedFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence => {
    if ((sentence.dependence !== null && !READABLE.has(sentence.dependence)) || study.flawed.has(sentence.index))
      return []
    const text = sentence.core.replace(/\s\([^()]*\)/gu, '').replace(/[.;:!]["”’)]*$/u, '')
    return draftsOf(text, workOf(sentence))
      .filter(({ question, answer }) => !pointsElsewhere(`${question} ${answer}`) && !leavesOpen(question))
      .map(draft => settle(draft, sentence))
  })
}

/** 'no ensaio antifúngico': the work its paragraph tells of; '' where its opening does not say. */
function workOf({ block }: TextSentence): string {
  const title = DONE.exec(block.text)?.[1] ?? ''
  if (title === '') return ''
  const article = /^(?:Ensaio|Preparo|Teste|Cálculo|Tratamento)/u.test(title) ? 'no' : 'na'
  return `${article} ${title.charAt(0).toLowerCase()}${title.slice(1)}`
}

function draftsOf(text: string, work: string): FactDraft[] {
  const [, asWhat = '', be = '', stem = '', used = ''] = AS_FIRST.exec(text) ?? []
  if (asWhat !== '') return employed(work, be, stem, `como ${asWhat}`, used)
  const [, forWhat = '', be2 = '', stem2 = '', used2 = ''] = FOR_FIRST.exec(text) ?? []
  // 'para análises da correlação entre os dados' says itself of what work.
  if (forWhat !== '') return employed(wordsIn(forWhat) > 3 ? '' : work, be2, stem2, `para ${forWhat}`, used2)
  const [, noun = '', participle = '', role = '', verb = '', name = ''] = AS_NAMED.exec(text) ?? []
  if (noun === '' || tagWords(`o ${noun}`)[1]?.tag !== 'noun') return []
  const answer = tidyAnswer(objectOf(name))
  // 'Qual foi o padrão utilizado como controle?': in what work?
  return isFit(role, answer) && (work !== '' || wordsIn(role) > 4)
    ? [
        draft(
          ask(work === '' ? '' : `${work},`, 'qual', verb, /a$/.test(participle) ? 'a' : 'o', noun, participle, role),
          answer,
          `${noun} ${role}`,
        ),
      ]
    : []
}

function employed(work: string, be: string, stem: string, role: string, used: string): FactDraft[] {
  const answer = tidyAnswer(objectOf(used.replace(/\s(?:no|na|em|com o)\s(?:software|programa|laboratório)\s.*$/u, '')))
  const verb = /^(?:é|são)$/.test(be) ? 'é' : 'foi'
  if (work === '' && wordsIn(role) < 5) return []
  return isFit(role, answer)
    ? [draft(ask(work === '' ? '' : `${work},`, 'o que', verb, `${stem}o`, role), answer, role)]
    : []
}

function isFit(role: string, answer: string): boolean {
  const low = answer.charAt(0).toLowerCase() + answer.slice(1)
  const opening = tagWords(low)[0]?.tag
  return (
    (opening === 'article' || opening === 'noun' || opening === 'proper') &&
    wordsIn(answer) >= 2 &&
    wordsIn(answer) <= 12 &&
    !SAYS_LITTLE.test(low) &&
    !LEANS.test(role) &&
    !/\d/.test(role)
  )
}

function draft(question: string, answer: string, focus: string): FactDraft {
  return {
    family: 'function',
    pattern: 'function/employed',
    focus: `${focusKey(focus)} uso`,
    question,
    answer,
    answerType: 'term',
    strength: 0.84,
    load: 0.45,
  }
}
