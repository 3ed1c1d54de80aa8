import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { isImperative, tagWords } from '../../analysis/grammar/tagging.ts'
import { balanced, type Dependence, pointsElsewhere } from '../../analysis/self-contained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { Fact, FactDraft } from '../fact.ts'
import { settle } from '../fact.ts'
import { objectOf } from '../wording/clipping.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** 'Para conseguir um domínio, …' */
const WHAT_FOR = /^(?:Para|A fim de)\s((?:se\s)?\p{L}+r(?:-\p{L}+)?\s[^;:()]{6,90}?),\s(?=\p{Ll})(.{8,})$/u
/**
 * 'Para realizar as trocas se usava a moeda…', 'Para armazenar números maiores pode-se usar…': no comma, the verb tells
 * where the aim ends.
 */
const WITHOUT_COMMA = pattern('u')`
  ^(?:Para|A fim de)\s(\p{L}+r\s[^;:(),]{6,90}?)\s(?=${'using, without a comma, form'}\s)(.{8,})$`
/**
 * 'Se precisar de tabelas longas, use…', 'Caso queira remover a linha, poderá usar…': what somebody wants is an aim as
 * well.
 */
const WANTED = pattern('u')`
  ^(?:Se|Caso|Quando)\s(?:você\s|o usuário\s)?${'wanting or needing, form'}\s(?:de\s)?
  (\p{L}+r(?:-\p{L}+)?\s[^;:()]{6,90}?),\s(?=\p{Ll})(.{8,})$`
/** 'Caso precise de tabelas que ocupem várias folhas, use o pacote longtable' */
const NEEDING = pattern('u')`
    ^(?:Se|Caso|Quando)\s(?:você\s|o usuário\s)?(?:precis(?:ar|e|a)|necessitar)\sde\s
    ((?:um|uma|\p{Ll}{4,}s)\s[^,;:()]{6,80}?),\s(?=\p{Ll})(.{8,})$`
/** The reader is anybody: 'você deve', 'deve-se', 'é preciso', 'basta'. */
const MUST = pattern('u')`
  ^(?:você\s|o\s(?:usuário|aluno|programador|leitor)\s)?${'having to, form'}\s(\p{L}+r(?:-\p{L}+)?\s.+)$`
const MAY = pattern('u')`
  ^(?:você\s|o\s(?:usuário|aluno|programador|leitor)\s)?${'may be done, form'}\s(\p{L}+r(?:-\p{L}+)?\s.+)$`
/** What one uses: 'usa-se o comando', 'é utilizado o método', 'utilize o pacote', 'pode-se usar bytes'. */
const USE = pattern('u')`^${'use of something, form'}\s(?!se\s)((?:${'article, um only in the singular'}\s)?\p{L}.+)$`
/** 'Para traçar grades, existe o comando grid', '…, temos o pacote lettrine': what there is for it. */
const THERE_IS = /^(?:existe|existem|há|tem|temos)\s((?:o|a|os|as)\s\p{Ll}{3,}\s\p{L}[^,;:]{1,60})/u
/** Says nothing of what is done: the page would have to be looked at. */
export const POINTS = pattern('iu')`(?<![\p{L}])${'points at the page, of a procedure'}(?![\p{L}])`

/**
 * A sentence that talks to its reader or points at its page may still tell what is used for what: the question has to
 * be free of it.
 */
const READABLE: ReadonlySet<Dependence> = new Set<Dependence>(['imperative', 'reader', 'deictic', 'pointer'])

/**
 * What one does for a purpose: 'Para conseguir um domínio, você deve pagar pelo direito de usá-lo' → 'O que é preciso
 * fazer para conseguir um domínio?'. Orders count: 'Para X, use o comando Y' tells what is used for X.
 */
export function procedureFacts(study: Study): Fact[] {
  const facts = study.sentences.flatMap(sentence => {
    if (sentence.dependence !== null && !READABLE.has(sentence.dependence)) return []
    if (study.flawed.has(sentence.index)) return []
    return draftsOf(sentence).map(draft => settle(draft, sentence))
  })
  return facts.map(fact => withRivals(fact, facts))
}

/** 'O pacote cancel' beside the other packages the page tells the use of: wrong for this use, and of its kind. */
function withRivals(fact: Fact, facts: readonly Fact[]): Fact {
  if (fact.pattern !== 'function/used-for') return fact
  const kind = headOf(fact.answer)
  const rivals = [...new Set(facts.filter(other => other.pattern === fact.pattern).map(other => other.answer))].filter(
    answer => answer !== fact.answer && headOf(answer) === kind && wordsIn(answer) <= 5,
  )
  return rivals.length < 2 || wordsIn(fact.answer) > 5 ? fact : { ...fact, answerType: 'term', rivals, quiz: true }
}

/**
 * 'o pacote hhline | que não veremos em detalhes', 'a opção oneside | no lugar': what the writer adds for the reader.
 */
const IN_PASSING = /\s(?:que\s(?:não\s)?(?:\p{L}+mos|ir(?:á|ão)|será)(?![\p{L}]).*|no lugar|em seu lugar)$/u

/** 'O pacote', 'Os comandos' */
function headOf(answer: string): string {
  return answer.split(' ').slice(0, 2).join(' ').toLowerCase()
}

function draftsOf(sentence: TextSentence): FactDraft[] {
  const text = withoutParentheses(sentence.core.replace(/[.;:!]["”’)]*$/u, ''))
  const needing = NEEDING.exec(text)
  if (needing) return neededThen(needing[1] ?? '', needing[2] ?? '')
  const match = WHAT_FOR.exec(text) ?? WITHOUT_COMMA.exec(text) ?? WANTED.exec(text)
  const aim = withoutTail(match?.[1] ?? '')
  const body = match?.[2] ?? ''
  // 'Para proteger seus arquivos, você…': of anybody who does.
  const general = body.startsWith('você ')
    ? aim.replace(/(?<![\p{L}])seu(s?)(?![\p{L}])|(?<![\p{L}])sua(s?)(?![\p{L}])/gu, 'o$1$2')
    : aim
  if (!match || tagWords(aim)[0]?.tag !== 'infinitive' || !isClearAim(general) || !balanced(body)) return []
  const used = USE.exec(body)
  if (used) return usedFor(aim, used[1] ?? '', /^(?:se\s\p{L}+va|usava|utilizava|era)/u.test(body))
  const given = THERE_IS.exec(body)
  if (given) return usedFor(aim, given[1] ?? '', false)
  // 'Se quer aceitar a chave sem o valor, poderá passar…': what one does then hangs on the page.
  if (WANTED.test(text)) return []
  const must = MUST.exec(body)
  const may = must ? null : MAY.exec(body)
  const done = must?.[1] ?? may?.[1] ?? ordered(body)
  return done === null ? [] : doneFor(aim, done, may !== null)
}

/** 'Caso precise de tabelas longas, use o pacote longtable' → 'O que se usa quando se precisa de tabelas longas?' */
function neededThen(thing: string, body: string): FactDraft[] {
  const used = USE.exec(body)?.[1] ?? THERE_IS.exec(body)?.[1]
  if (used === undefined || POINTS.test(thing) || wordsIn(thing) < 2 || wordsIn(thing) > 12) return []
  const answer = tidyAnswer(objectOf(used.replace(IN_PASSING, '')))
  if (wordsIn(answer) < 2 || wordsIn(answer) > 8 || POINTS.test(answer) || pointsElsewhere(`${thing} ${answer}`))
    return []
  return [draft('function/used-for', ask('o que se usa quando se precisa de', thing), answer, thing, 0.8)]
}

const OPENING_OF_AN_EXAMPLE_BEHIND_A = pattern('u')`
  ,?\s(?:como ${'opening of an example behind a thing'}|n[oa]s? qua(?:l|is)|tais como|para que)\s.*$`

/**
 * 'o parágrafo, como o que segue uma fórmula', 'o estilo francês na qual a primeira letra…': what only explains the
 * aim.
 */
export function withoutTail(aim: string): string {
  const short = aim.replace(OPENING_OF_AN_EXAMPLE_BEHIND_A, '')
  return wordsIn(short) >= 3 ? short : aim
}

/** 'traçar grades', 'refletir verticalmente': two words that are clear by themselves. */
const SHORT_AIM = /^\p{L}+r\s(?:\p{L}+mente|\p{Ll}{4,}s)$/u

/** The aim names what it is about: two words of its own, and nothing the page has said. */
export function isClearAim(aim: string): boolean {
  const words = aim.split(' ').slice(1)
  const content = words.filter(word => /\p{L}{3}/u.test(word) && !isFunctionWord(word.toLowerCase()))
  if (SHORT_AIM.test(aim)) return !POINTS.test(aim)
  if (content.length < 1 || wordsIn(aim) < 3 || wordsIn(aim) > 14 || POINTS.test(aim)) return false
  return content.length > 1 || /^(?:um|uma)$/.test(words[0] ?? '') || /^\p{L}+s$|^\p{Lu}/u.test(content[0] ?? '')
}

/** 'Para mesclar células (juntar várias em uma), usa-se…': what is explained in passing is left out. */
export function withoutParentheses(text: string): string {
  return text.replace(/\s\([^()]*\)/gu, '')
}

function usedFor(aim: string, what: string, past: boolean): FactDraft[] {
  const answer = tidyAnswer(objectOf(what.replace(IN_PASSING, '')))
  if (wordsIn(answer) < 2 || wordsIn(answer) > 12 || POINTS.test(answer) || pointsElsewhere(`${aim} ${answer}`))
    return []
  // 'o comando: limpar tela Depois da limpeza': where the line of the command ends, the page does not say.
  if (/:\s/.test(answer)) return []
  const first = tagWords(answer.charAt(0).toLowerCase() + answer.slice(1))[0]
  if (first?.tag !== 'article' && first?.tag !== 'noun' && first?.tag !== 'proper' && first?.tag !== 'adjective')
    return []
  return [draft('function/used-for', ask(past ? 'o que se usava para' : 'o que se usa para', aim), answer, aim, 0.82)]
}

function doneFor(aim: string, done: string, may: boolean): FactDraft[] {
  // '…justamente para que tenha tudo o que foi dito acima': what it is good for has been asked for.
  const answer = tidyAnswer(done.replace(/\s(?:justamente|exatamente|só|apenas)?\s?para que\s.*$/u, ''))
  if (wordsIn(answer) < 3 || wordsIn(answer) > 18 || POINTS.test(answer) || !balanced(answer)) return []
  // 'Para medir, precisamos relembrar…': what the book does next.
  if (pointsElsewhere(`${aim} ${answer}`) || /^(?:Precisar|Dever)\s/u.test(answer)) return []
  if (tagWords(answer.charAt(0).toLowerCase() + answer.slice(1))[0]?.tag !== 'infinitive') return []
  const question = may ? ask('o que se pode fazer para', aim) : ask('o que é preciso fazer para', aim)
  return [draft('function/to-do', question, answer, aim, may ? 0.74 : 0.82)]
}

/** 'multiplica-se a base', 'multiplicamos a base' */
const STEP = /^(\p{Ll}{3,})(?:-se|(?<=[aei]mos))\s(?!que\s)/u

/** 'multiplica-se a base pela altura e divide-se por dois' → 'multiplicar a base pela altura e dividir por dois' */
function stepsOf(body: string): string | null {
  let sure = true
  const text = body.replace(
    /(^|\se\s|,\s)(\p{Ll}{3,}-se|\p{Ll}{2,}[aei]mos)(?=\s)/gu,
    (_, before: string, verb: string) => {
      const reading = analyse(verb.replace(/-se$/u, '')).find(
        a =>
          a.category === 'verb' &&
          a.mood === 'indicative' &&
          a.tense === 'present' &&
          (a.person === 3 || a.person === 1),
      )
      if (!reading || isOneOf('no step, infinitive', reading.lemma)) sure = false
      return `${before}${reading?.lemma ?? ''}`
    },
  )
  return sure && !/(?<![\p{L}])\p{Ll}+(?:-se|[aei]mos)(?![\p{L}])/u.test(text) ? text : null
}

/** 'coloque o comando no preâmbulo' → 'colocar o comando no preâmbulo' */
function ordered(body: string): string | null {
  const impersonal = STEP.exec(body)
  if (impersonal) return stepsOf(body)
  const [verb = '', ...rest] = body.split(' ')
  if (!/^\p{Ll}+$/u.test(verb) || !isImperative(verb) || rest.length < 2) return null
  const infinitive = analyse(verb).find(a => a.category === 'verb')?.lemma ?? lemma(verb)
  return /r$/.test(infinitive) ? `${infinitive} ${rest.join(' ')}` : null
}

function draft(pattern: string, question: string, answer: string, aim: string, strength: number): FactDraft {
  return {
    family: 'function',
    pattern,
    focus: `${focusKey(aim)} função`,
    question,
    answer: upperFirst(answer),
    answerType: 'definition',
    strength,
    load: 0.55,
    quiz: false,
  }
}
