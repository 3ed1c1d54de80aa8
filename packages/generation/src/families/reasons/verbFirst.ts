import { verbAgrees } from '@capivira/portuguese/agreement'
import { thirdPerson } from '@capivira/portuguese/inflection'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { balanced, pointsElsewhere } from '../../analysis/selfContained.ts'
import { partsOf } from '../../clauses/parts.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { POINTS } from './procedure.ts'

/** Verbs of coming about and of being there, before what comes about. */
const COMES: ReadonlySet<string> = new Set(
  'existir estar ficar ocorrer acontecer surgir aparecer predominar prevalecer nascer viver crescer circular começar'.split(
    ' ',
  ),
)
/** The same with 'se'. */
const COMES_ABOUT: ReadonlySet<string> = wordsOf('verb of coming about')
/** By what means or from what something comes about. */
const MEANS =
  /^(?:Pel[oa]s?|Por meio d[aeo]s?|Por intermédio d[aeo]s?|Através d[aeo]s?|A partir d[aeo]s?|Mediante)\s(?!\d)/u
/** With what else, or where and when. */
const WITH = /^(?:Quando|À medida que|À proporção que|Sempre que|Assim que|Logo que|Depois que)\s/u
const WHERE =
  /^(?:(?:Em|N[oa]s?|Num|Numa)\s|Dentro d|Abaixo d|Acima d|Em torno d|Ao redor d|Ao longo d|Entre\s|Sob\s|Sobre\s|Durante\s|Após\s|Depois d[aeo]|Antes d[aeo])/u
const VAGUE_LEAD =
  /(?<![\p{L}])(?:casos?|vezes|gera(?:l|is)|prática|verdade|realidade|entanto|seguida|exemplo|sentido|contexto|momento|época|período|fase|etapa|sequência|anos?|dias?|mês|meses|século|décadas?|maioria|situaç\p{L}+|condiç\p{L}+|muit[oa]s|algu[nm]\p{L}*|divers[oa]s|vári[oa]s|cert[oa]s?|figura|tabela|texto|aula|capítulo|resumo|conjunto|relação|vista|lado|parte|forma|modo|maneira|processo|instante|local|lugar)(?![\p{L}])|\d/iu

/**
 * What comes about, said after its verb: 'À medida que a lava esfria, forma-se uma crosta de basalto' → 'O que se forma à medida que a lava
 * esfria?'; by what means: 'Pela observação das marés, inicia-se a elaboração do calendário' → 'Como se inicia a elaboração do calendário?'
 */
export const verbFirst: ClauseFamily = place => {
  const { clause } = place
  if (clause.subject !== '' || clause.lead === '' || clause.negated || POINTS.test(clause.lead)) return []
  const verb = readVerb(clause)
  const what = verb && partsOf(verb.rest)
  const first = what?.parts[0]
  if (!verb || first?.kind !== 'noun' || first.prep !== '' || first.start > 0) return []
  const said = tidyAnswer(verb.rest.slice(0, endOf(verb.rest, first.end)))
  const subject = readSubject(upperFirst(first.text), place.study.use, true)
  if (!subject || !verbAgrees(verb.finite, first.joined ? 'p' : subject.phrase.number)) return []
  if (POINTS.test(said) || pointsElsewhere(`${clause.lead} ${said}`) || !balanced(said)) return []
  if (MEANS.test(clause.lead)) return means(clause.lead, verb, said)
  const person = subject.phrase.proper || meansPerson(subject.phrase.head)
  return thing(clause.lead, verb, said, person)
}

type Verb = { text: string; finite: string; singular: string; rest: string; past: boolean }

/** 'forma-se', 'ocorre', 'foram acrescentados': a verb of which what follows is the subject. */
function readVerb(clause: Clause): Verb | null {
  const reflexive = /-se$|^se\s/iu.test(clause.verb)
  const plain = clause.verb.replace(/-se$|^se\s/giu, '').toLowerCase()
  if (/\s/.test(plain)) return null
  const passive = /^(?:é|são|foi|foram)$/u.test(plain)
  const participle = passive ? (clause.rest.split(' ')[0] ?? '') : ''
  if (passive) {
    if (!/^\p{Ll}+$/u.test(participle) || !isParticiple(participle)) return null
    const being = /^f/u.test(plain) ? 'foi' : 'é'
    return {
      text: `${plain} ${participle}`,
      finite: plain,
      singular: `${being} ${masculineOf(participle)}`,
      rest: clause.rest.slice(participle.length).trim(),
      past: being === 'foi',
    }
  }
  const reading = analyse(plain).find(a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative')
  if (!reading || !(reflexive ? COMES_ABOUT : COMES).has(reading.lemma)) return null
  const tense = reading.tense
  const single =
    tense === 'present' || tense === 'preterite'
      ? thirdPerson(reading.lemma, tense, 's')
      : tense === 'imperfect'
        ? plain.replace(/m$/u, '')
        : null
  if (single === null) return null
  const se = reflexive ? 'se ' : ''
  return {
    text: `${se}${plain}`,
    finite: plain,
    singular: `${se}${single}`,
    rest: clause.rest,
    past: tense !== 'present',
  }
}

/** 'acrescentadas' → 'acrescentado': as 'o que' has it. */
function masculineOf(participle: string): string {
  return participle.replace(/[oa]s?$/u, 'o')
}

/** Up to the end of what belongs to the thing: its complements, not a clause of its own after a comma. */
function endOf(rest: string, least: number): number {
  const parts = partsOf(rest)?.parts ?? []
  let end = least
  for (const part of parts.slice(1)) {
    if (part.apart || part.kind !== 'noun' || part.prep === '' || part.prep === 'por') break
    end = part.end
  }
  return end
}

/** 'Pela observação das marés' → 'Como se inicia a elaboração do calendário?' */
function means(lead: string, verb: Verb, said: string): FactDraft[] {
  const named = said.charAt(0).toLowerCase() + said.slice(1)
  if (verb.past || wordsIn(named) < 3 || wordsIn(named) > 14 || wordsIn(lead) < 3 || wordsIn(lead) > 18) return []
  if (!/^(?:[oa]s?|uma?)\s/u.test(named) || /[()]/.test(lead)) return []
  return [draft('means', ask('como', verb.text, named), tidyAnswer(lead), focusKey(`${named} como`), 0.78)]
}

/** 'O que se forma à medida que a lava esfria?', 'O que existe dentro do vulcão?' */
function thing(lead: string, verb: Verb, said: string, person: boolean): FactDraft[] {
  const event = WITH.test(lead)
  if ((!event && !WHERE.test(lead)) || wordsIn(lead) < 3 || wordsIn(lead) > 16 || VAGUE_LEAD.test(lead)) return []
  if (/[,():]/.test(lead) || (event && !hasOwnSubject(lead))) return []
  if (wordsIn(said) < 2 || wordsIn(said) > 16) return []
  const opening = lead.charAt(0).toLowerCase() + lead.slice(1)
  const wh = person ? 'quem' : 'o que'
  return [draft('thing', ask(wh, verb.singular, opening), said, focusKey(`${opening} o que`), 0.76)]
}

/** 'Quando dois cometas se chocam'; 'Quando usa as fórmulas' leaves out who does. */
function hasOwnSubject(lead: string): boolean {
  const words = tagWords(lead.replace(WITH, 'Que ')).slice(1)
  const verb = words.findIndex(word => word.tag === 'verb')
  return verb > 0 && words.slice(0, verb).some(word => word.tag === 'noun' || word.tag === 'proper')
}

function draft(kind: string, question: string, answer: string, focus: string, strength: number): FactDraft {
  return {
    family: kind === 'means' ? 'cause' : 'relation',
    pattern: `relation/verb-first-${kind}`,
    focus,
    question,
    answer,
    answerType: kind === 'means' ? 'cause' : 'definition',
    strength,
    load: 0.5,
    quiz: false,
  }
}
