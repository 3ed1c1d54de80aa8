import { analyse, genderOf, isParticiple } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { balanced, leavesOpen, pointsElsewhere } from '../../analysis/self-contained.ts'
import type { Study } from '../../analysis/study.ts'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { withoutActedOn } from '../../quality/command-names.ts'
import type { Fact, FactDraft } from '../fact.ts'
import { settle } from '../fact.ts'
import { isClearAim, POINTS, withoutParentheses, withoutTail } from '../reasons/procedure.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const NAME = /(\\(?:@?[A-Za-z]{2,}@?[A-Za-z]*\*?|[=+,;]))/u
/** 'o comando \\bm do pacote bm' */
const OF_WHERE = /(?:\sd[oa] (?:pacote|classe) [\p{L}\d-]+)?/u
const THE = /(?:o\s)?(?:comando\s)?/u
/** '\verb+\apud+' prints the name of a command. */
const VERBATIM = /\\verb\*?([+|!∗])(.*?)\1/gu
/** What is passed to a command tells nothing of it: '\emph{…}' → '\emph'. */
const ARGUMENTS = /(?<=\\@?[A-Za-z]{2,}@?[A-Za-z]*\*?)(?:\{[^{}]*\}|\[[^[\]]*\])+/gu

const USE = /(?:usar|utilizar|colocar|chamar)/u
const USED = pattern('u')`
  (?:(?:normal|geral|simples)mente\s|também\s|só\s)?(?:${'using, form'}
  |${'enough or able to, form'}\s${USE})\s(?:também\s)?`
const WANTING = pattern('u')`(?:Se|Caso|Quando)\s(?:você\s)?${'wanting, form'}(?:\sde)?`
const AIM = /(?:que\s\p{L}|\p{L}+r(?:-\p{L}+)?\s|\p{Ll}{4,}s\s)[^;:]{4,110}?/u
/** 'Para eliminar um vínculo, usa-se o comando \…', 'Se quer remover a indentação, basta usar o comando \…' */
const WITH_AIM = pattern('u')`^(?:Para|A fim de|${WANTING})\s(${AIM}),\s${USED}${THE}${NAME}(.*)$`
/** 'Use \bm do pacote bm para converter parte da fórmula em negrito', 'existe o comando \texttt para …' */
const AIM_LAST = pattern('u')`
  ^(?:[^,;:]{0,40},\s)?(?:Também\s)?${USED}${THE}${NAME}${OF_WHERE}\spara\s(\p{L}+r\s.{8,})$`
const WHERE = /((?:Em|N[oa]s?|Dentro d[eoa]s?)\s[^,;:()]{3,40})/u
const MAY_BE = /(?:é|são|pode ser|podem ser|poderá ser)/u
const BY = /(?:pel[oa]|pelos|através dos?|com os?|usando os?|por|com)/u
/** 'O texto enfatizado é produzido pelo comando \emph' */
const DONE_BY = pattern('u')`
  ^(?:Também\s|${WHERE},\s)?(\p{L}[^,;:()]{4,70}?)\s${MAY_BE}\s(\p{L}+[oa]s?)
  (?:\s\p{L}+mente)?\s${BY}\s(?:comandos?\s)?${NAME}(.*)$`
/** 'O comando \clearpage finaliza a página', '… existe o comando \only que mostra o conteúdo…' */
const DOES = pattern('u')`^(?:O comando|O)\s${NAME}${OF_WHERE}\s(?:também\s)?(\p{Ll}+)\s(.{4,})$`
const THAT_DOES = pattern('u')`(?:^|\s)o comando\s${NAME}${OF_WHERE}\s(?:que|onde)\s(\p{Ll}+)\s(.{4,})$`
/** '\PassOptionsToClass é comando para agendar…', 'O comando \label serve para marcar…', '… é usado para marcar…' */
const SERVES = pattern('u')`
  ^(?:O comando|O)?\s?${NAME}${OF_WHERE}\s(?:é\s(?:(?:um|o)\s)?comando\s(?:(?:us|utiliz)ado\s)?|serve\s
  |é (?:us|utiliz)ado\s)para\s(\p{L}+r\s.{6,})$`
/** Verbs that say nothing of what a command does by themselves. */
const NO_DEED = wordsOf('no deed of a command, infinitive')
const COMMAND_IN = /\\/u

/**
 * Lessons on programs name commands: 'Para eliminar um vínculo, usa-se o comando \x' → 'Que comando se usa para
 * eliminar um vínculo?'. The sentence is debris to every other family, its backslash a leftover of code.
 */
export function commandFacts(study: Study): Fact[] {
  const facts = study.sentences.flatMap(sentence => {
    if (!sentence.core.includes('\\') || study.flawed.has(sentence.index)) return []
    const text = withoutParentheses(sentence.core.replace(VERBATIM, '$2').replace(ARGUMENTS, '')).replace(
      /[.;:!]["”’)]*$/u,
      '',
    )
    return draftsOf(text)
      .filter(({ question, answer }) => {
        const said = withoutActedOn(`${question} ${answer}`, { question, answer })
        return !pointsElsewhere(said) && !leavesOpen(question)
      })
      .map(draft => settle(draft, sentence))
  })
  return facts.map(fact => withRivals(fact, facts))
}

/** The other commands of the document: of the same kind, and each for something else. */
function withRivals(fact: Fact, facts: readonly Fact[]): Fact {
  if (fact.pattern !== 'naming/which-command') return fact
  const rivals = [...new Set(facts.filter(other => other.pattern === fact.pattern).map(other => other.answer))].filter(
    answer => answer !== fact.answer && wordsIn(answer) === 1,
  )
  return rivals.length < 3 || wordsIn(fact.answer) > 1 ? { ...fact, quiz: false } : { ...fact, rivals }
}

function draftsOf(text: string): FactDraft[] {
  const [, aim = '', name = '', rest = ''] = WITH_AIM.exec(text) ?? []
  if (aim !== '') return [...whichCommand(aim, withAlternative(name, rest)), ...purposeOf(name, aim), ...thatDoes(text)]
  const [, named = '', purpose = ''] = AIM_LAST.exec(text) ?? []
  if (purpose !== '') return [...whichCommand(aimOf(purpose), named), ...purposeOf(named, aimOf(purpose))]
  const [, , use = ''] = SERVES.exec(text) ?? []
  if (use !== '') return []
  const done = DONE_BY.exec(text)
  if (done) return doneBy(done)
  const [, doer = '', verb = '', object = ''] = DOES.exec(text) ?? []
  if (doer !== '') return deedOf(doer, verb, object)
  return thatDoes(text)
}

function thatDoes(text: string): FactDraft[] {
  const [, doer = '', verb = '', object = ''] = THAT_DOES.exec(text) ?? []
  return doer === '' ? [] : deedOf(doer, verb, object)
}

/** 'basta usar \clearpage ou \cleardoublepage': both are right; null where several are needed together. */
function withAlternative(name: string, rest: string): string | null {
  const other = pattern('u')`^\sou\s${THE}${NAME}`.exec(rest)?.[1]
  if (other) return `${name} ou ${other}`
  return /^(?:,|\se)\s(?:o\s)?(?:comando\s)?\\/u.test(rest) ? null : name
}

/** 'converter parte da fórmula, mas…' → 'converter parte da fórmula' */
function aimOf(text: string): string {
  const tidy = tidyAnswer(text)
  return tidy.charAt(0).toLowerCase() + tidy.slice(1)
}

function whichCommand(whole: string, name: string | null): FactDraft[] {
  const aim = withoutTail(whole)
  if (name === null || COMMAND_IN.test(aim) || !isGoodAim(aim)) return []
  const asked = /\s(?:e|ou)\s/.test(name) ? 'que comandos se usam para' : 'que comando se usa para'
  return [draft('naming/which-command', ask(asked, aim), name, name, 0.84)]
}

function purposeOf(name: string, whole: string): FactDraft[] {
  const aim = withoutTail(whole)
  if (COMMAND_IN.test(aim) || !isGoodAim(aim)) return []
  return [draft('function/command-for', ask('para que serve o comando', name), `Para ${aim}`, name, 0.8)]
}

/** 'as linhas', 'as configurações': which ones, the page has said. */
const KNOWN_ONES = /^\p{L}+\s(?:os|as)\s\p{L}+$/u

/** 'inicializar o agrupamento', 'escolher a formatação': doing by its noun, not a thing of the page. */
const DEED = /^\p{L}+r\s(?:o\s\p{L}+mento|a\s\p{L}+ção)$/u
/** 'citações textuais', 'trechos maiores': a noun is an aim as well, in the plural with what tells it apart. */
const NOMINAL_AIM = /^\p{Ll}{4,}s\s(?:\p{Ll}{4,}s|d[aeo]s?\s\p{Ll}{4,})$/u

function isGoodAim(aim: string): boolean {
  if (/[<>=^_~#$%|*]/u.test(aim) || !balanced(aim) || KNOWN_ONES.test(aim)) return false
  if (/^que\s(?:o que|el[ea]s?)\s/.test(aim)) return false
  if (/^que\s/.test(aim)) return wordsIn(aim) >= 5 && wordsIn(aim) <= 16
  if (agreesBadly(aim) || POINTS.test(aim)) return false
  const [first] = tagWords(aim)
  if (NOMINAL_AIM.test(aim)) return first?.tag === 'noun'
  return first?.tag === 'infinitive' && (isClearAim(aim) || DEED.test(aim))
}

/** 'a ilustração feito', 'fonte reto': a slip the question would carry on. */
function agreesBadly(text: string): boolean {
  const words = tagWords(text)
  return words.some((word, at) => {
    // 'a classe a ser lido'
    const noun = words[at - 1]?.lower === 'ser' ? words[at - 3] : words[at - 1]
    if (noun?.tag !== 'noun' || (word.tag !== 'adjective' && !isParticiple(word.lower))) return false
    const gender = genderOf(noun.lower)
    const forms = analyse(word.lower).filter(a => a.category === 'adjective' || a.mood === 'participle')
    return gender !== undefined && forms.length > 0 && forms.every(a => a.gender !== undefined && a.gender !== gender)
  })
}

/** 'O texto enfatizado é produzido pelo comando \emph' → 'Que comando se usa para produzir o texto enfatizado?' */
function doneBy([, where = '', thing = '', participle = '', maker = '', tail = '']: RegExpExecArray): FactDraft[] {
  const second = pattern('u')`^\se\s(?:pelo\s)?${NAME}`.exec(tail)?.[1]
  const name = second && /\se\s/.test(thing) ? `${maker} e ${second}` : withAlternative(maker, tail)
  // 'pelo comando \textrm para romano, pelo comando \textsf para …': each does a part of it.
  if (name === null || !isParticiple(participle)) return []
  const after = tail.replace(/^([^,]*?)\sque\s.*$/u, '$1')
  if (COMMAND_IN.test(after.replace(name.split(' ').at(-1) ?? '', ''))) return []
  const infinitive = analyse(participle).find(a => a.mood === 'participle')?.lemma
  const words = tagWords(thing)
  // 'é crido pelo comando' is a slip for 'criado'.
  if (!infinitive || isOneOf('done with a command, infinitive', infinitive)) return []
  if (words.some(word => word.tag === 'verb' || word.tag === 'relative')) return []
  const first = words[0]
  if (first?.tag !== 'article' && first?.tag !== 'noun' && first?.tag !== 'determiner') return []
  const low = lowerFirst(thing)
  const place = where === '' ? '' : ` ${lowerFirst(where)}`
  return whichCommand(`${infinitive} ${low}${place}`, name)
}

/** 'Lista de figuras' → 'lista de figuras'; 'PDF de saída' stays. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function deedOf(name: string, verb: string, object: string): FactDraft[] {
  const reading = analyse(verb).find(
    a =>
      a.category === 'verb' && a.mood === 'indicative' && a.tense === 'present' && a.person === 3 && a.number === 's',
  )
  if (!reading || NO_DEED.has(reading.lemma)) return []
  const answer = tidyAnswer(`${verb} ${object}`)
  if (
    wordsIn(answer) < 3 ||
    /^\p{L}+\s(?:o|a)\s(?!página|documento|parágrafo|linha)\p{L}+$/u.test(answer) ||
    wordsIn(answer) > 18 ||
    POINTS.test(answer) ||
    !balanced(answer)
  )
    return []
  if (agreesBadly(answer) || COMMAND_IN.test(answer) || /[<>=^_~#$%|“”"]/u.test(answer)) return []
  return [draft('function/command-does', ask('o que faz o comando', name), answer, name, 0.82)]
}

function draft(pattern: string, question: string, answer: string, focus: string, strength: number): FactDraft {
  const term = pattern === 'naming/which-command'
  return {
    family: term ? 'naming' : 'function',
    pattern,
    focus: `${focusKey(focus)} função`,
    question,
    answer: upperFirst(answer),
    answerType: term ? 'term' : 'definition',
    strength,
    load: 0.4,
    quiz: term,
  }
}
