import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import { isPlainThing } from '../../analysis/references/known.ts'
import { isSituational } from '../../analysis/references/situations.ts'
import { wordsOf } from '../../lexicon/words.ts'
import { saysAsWhat } from '../definitions/seenAs.ts'
import type { ClauseFamily } from '../fact.ts'
import { objectOf, untilAfter } from '../wording/clipping.ts'
import {
  ask,
  focusKey,
  isBackground,
  limitingLead,
  named,
  subjectOf,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'

/** Verbs that say too little for a question, or whose object is no thing: 'tem', 'faz parte', 'dá início', 'passa a'. */
const VAGUE: ReadonlySet<string> = wordsOf('vague verb')
/** Verbs of having: of what a thing has there is more than one, but what has it may be told. */
export const HAVING: ReadonlySet<string> = new Set('possuir apresentar conter reunir abrigar ocupar'.split(' '))

const OPENS_OBJECT: ReadonlySet<string> = new Set(['article', 'noun', 'adjective'])

/** A verb of action in the third person. */
export type Action = { lemma: string; tense: 'present' | 'preterite' | 'imperfect' | 'future'; number: 's' | 'p' }

/** What a verb does, as one asks about it; null for verbs that say too little. */
export function actionOf(verb: string): Action | null {
  // 'seria': hardly ever of 'seriar'.
  if (/^seriam?(?:\s|$)/iu.test(verb)) return null
  const [auxiliary, infinitive, more] = verb.split(' ')
  if (auxiliary?.toLowerCase() === 'se') return null
  if (infinitive !== undefined) {
    const word = (more ?? infinitive).toLowerCase()
    const lemma = analyse(word).find(a => a.mood === 'participle')?.lemma ?? word
    if (/-/.test(lemma) || VAGUE.has(lemma) || infinitive === 'se') return null
    return { lemma, tense: 'present', number: /(?:m|ão)$/.test(auxiliary ?? '') ? 'p' : 's' }
  }
  if (/-/.test(verb)) return null
  const reading = analyse(verb.toLowerCase()).find(
    a =>
      a.category === 'verb' &&
      a.person === 3 &&
      a.mood === 'indicative' &&
      (a.tense === 'present' || a.tense === 'preterite' || a.tense === 'imperfect' || a.tense === 'future'),
  )
  if (!reading || VAGUE.has(reading.lemma)) return null
  const tense =
    reading.tense === 'preterite' || reading.tense === 'imperfect' || reading.tense === 'future'
      ? reading.tense
      : 'present'
  return { lemma: reading.lemma, tense, number: reading.number === 'p' ? 'p' : 's' }
}

/** 'um papel no ecossistema', 'grande importância': what is played or had, not what it is. */
const EMPTY =
  /^(?:(?:o|a|os|as|um|uma|seu|sua)\s)?(?:(?:grande|forte|maior|importante|diferente|certo|certa)s?\s)?(?:pap[eé]l|papéis|função|funções|influência|parte|lugar|importância|destaque|atenção|efeitos?|impactos?|posição|controle|subconjunto|subgrupo|início|fim|origem|forma|formas|possibilidade|capacidade|necessidade|oportunidade|chance|coisa|coisas|nome|resultados?|valor(?:es)?|número|quantidade)(?![\p{L}])/u

/** 'algumas de suas instruções', 'cerca de dois bilhões' */
const SOME =
  /^(?:algu(?:m|ns|mas?)|vári[oa]s|divers[oa]s|cert[oa]s|muit[oa]s?|pouc[oa]s?|mais|menos|cerca|aproximadamente|quase|até|tudo|nada|mil|milh(?:ões|ares)|um|uma)\s(?:d[aeo]s?\s|mil|\d)|^(?:algu(?:m|ns|mas?)|vári[oa]s|divers[oa]s|diferentes|inúmer[oa]s|numeros[oa]s|cert[oa]s|muit[oa]s?|cerca|mais|menos)\s/u

function agreesWith(verb: string, number: 's' | 'p'): boolean {
  return verbAgrees(verb.split(' ')[0] ?? '', number)
}

/** Sentences that begin with one thing from which on 'what does it …?' may have several answers. */
const TOO_MANY = 12

/** What a thing is said to allow, use or have may be many things: 'O que o POY permite?' wants more than its subject. */
/** Whom one defeats or names is asked for with 'quem'. */
const OF_PEOPLE: ReadonlySet<string> = new Set(
  'derrotar vencer prender matar assassinar eleger expulsar convidar contratar executar condenar perseguir apoiar'.split(
    ' ',
  ),
)

/** With a bare noun these are one thing done: 'abrem caminho', 'presta ajuda'. */
const WITH_BARE_NOUN = /^(?:abrir|prestar|render|pedir|declarar|erguer|travar)$/

export const BROAD: ReadonlySet<string> = wordsOf('verb of broad object')

/** 'As soluções tecnológicas automatizam processos industriais' → 'O que as soluções tecnológicas automatizam?' */
export const object: ClauseFamily = place => {
  const { clause, study } = place
  const action = actionOf(clause.verb)
  if (clause.negated || !action || HAVING.has(action.lemma) || OF_PEOPLE.has(action.lemma)) return []
  if (saysAsWhat(clause.verb, clause.rest)) return []
  const [first, second] = tagWords(clause.rest)
  // A name is asked for with 'quem' or 'qual', an amount with 'quanto'.
  if (
    !first ||
    second?.tag === 'proper' ||
    second?.tag === 'number' ||
    !OPENS_OBJECT.has(first.tag) ||
    clause.rest.startsWith(',') ||
    // 'corresponde a apenas 2,5%': there 'a' is no article.
    (first.lower === 'a' && second?.tag !== 'noun' && second?.tag !== 'adjective')
  )
    return []
  // 'voltou sozinho para Recife': how one was.
  if (first.tag === 'adjective' && /^(?:preposition|contraction)$/u.test(second?.tag ?? 'preposition')) return []
  if (/^a\s(?:convite|pedido|mando|partir|bordo|cavalo|pé|prazo|respeito|favor)(?![\p{L}])/u.test(clause.rest))
    return []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  // 'O que Van Gogh usou?': on which occasion?
  if (/^(?:usar|utilizar|empregar)$/.test(action.lemma) && lead === '' && action.tense !== 'present') return []
  if (!subject || lead === null || study.headed(subject.phrase.core) >= TOO_MANY) return []
  const what = objectOf(clause.rest)
  const one = wordsIn(what) === 1 && action.tense === 'present' && study.isKind(what)
  if (
    (wordsIn(what) < 2 && !one) ||
    wordsIn(what) > 14 ||
    /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|si)(?![\p{L}])/u.test(what)
  )
    return []
  // 'D. Clara no porto': a name after its title.
  if (/^\p{Lu}\p{L}{0,3}\.\s\p{Lu}/u.test(what)) return []
  // 'O que o ruído incomoda? → Os moradores': people are asked for with 'quem', which reads as the subject here.
  if (meansPerson(tagWords(what).find(word => word.tag === 'noun')?.lower ?? '')) return []
  // 'o país', 'a região': which one is not said.
  const lone = /^(?:o|a|os|as)\s(\p{Ll}[\p{L}-]+)$/u.exec(what)?.[1]
  if (lone !== undefined && !study.isKeyTerm(lone)) return []
  // 'a revolta com violência': which revolt?
  const led = /^(?:o|a|os|as)\s(\p{Ll}[\p{L}-]+)\s(?:com|por|em|n[oa]s?)\s/u.exec(what)?.[1]
  if (led !== undefined && isSituational(led)) return []
  if (EMPTY.test(what) || SOME.test(what) || !agreesWith(clause.verb, subject.phrase.number)) return []
  // In the present, and by anybody: there is more than one right answer.
  const present = action.tense === 'present' && lead === ''
  // 'O que a energia percorre?', 'O que um ângulo mede?': of a plain thing much may be said.
  const { determiner, proper, words } = subject.phrase
  const single = words.length === 1 && !proper
  if (present && single && (isPlainThing(subject.phrase, study) || /^uma?$/.test(determiner))) return []
  // 'O que cabeçalho no estilo headings coloca?': the page left the article out.
  if (determiner === '' && !proper && /^\p{Ll}/u.test(subject.display)) return []
  if (isBackground(place, subject)) return []
  const bare = present && BROAD.has(action.lemma)
  if (bare && (study.headed(subject.phrase.core) > 2 || /^(?:vai|vão|irá|irão|costuma|costumam)\s/.test(clause.verb)))
    return []
  const short = wordsIn(what) <= 4 && !/,/.test(what)
  // 'O que as definições das filhas substituem? As definições dos pais': there the verb belongs to the answer.
  const repeats =
    wordsShared(subject.display, what) ||
    (WITH_BARE_NOUN.test(action.lemma) && first.tag === 'noun' && !first.lower.endsWith('s'))
  if (repeats && action.tense === 'present' && (!bare || first.tag === 'noun') && wordsIn(what) <= 12)
    return [
      {
        family: 'function',
        pattern: 'function/does-alike',
        focus: `${focusKey(subject.phrase.core)} função`,
        question: ask(lead === '' ? '' : `${lead},`, 'o que', action.number === 'p' ? 'fazem' : 'faz', named(subject)),
        answer: upperFirst(`${clause.verb} ${what}`),
        answerType: 'purpose',
        strength: 0.68,
        load: 0.55,
        quiz: false,
      },
    ]
  const agreement = agreementOf(what.replace(/^(?:o|a|os|as|um|uma)\s/, ''), study.use)
  return [
    {
      family: 'relation',
      pattern: 'relation/object',
      focus: `${focusKey(subject.phrase.core)} ${focusKey(clause.verb)} que`,
      question: ask(
        lead === '' ? '' : `${lead},`,
        'o que',
        named(subject),
        clause.verb + untilAfter(what, clause.rest),
      ),
      answer: upperFirst(what),
      answerType: short ? 'term' : 'definition',
      ...(short && agreement.sure && { agreement }),
      strength: bare ? 0.5 : present ? 0.6 : 0.7,
      load: 0.45,
      quiz: short && agreement.sure,
    },
  ]
}

/** Whether two phrases have half of their words in common. */
function wordsShared(subject: string, what: string): boolean {
  const [left, right] = [subject, what].map(text => new Set(contentWords(text).map(lemma)))
  return left !== undefined && right !== undefined && [...right].filter(word => left.has(word)).length * 2 >= right.size
}
