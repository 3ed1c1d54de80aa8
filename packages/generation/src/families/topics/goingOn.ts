import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { canBeFiniteVerb } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { sourceAt } from '../form/structure.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { type Entry, entriesOf } from './entries.ts'

/** Something that goes on, by the ending of its name. */
const GOES_ON = /(?:ismo|ção|são|ência|ância|ança|agem|mento|ose|ise|oria|ura)$/u
/** 'quando ocorre a síntese de…', 'Acontece quando um ser…' */
const WHEN = /^(?:(?:É|Ocorre|Acontece|Dá-se|Se dá)\s)?quando\s(.+)$/isu
const THERE_IS = /^(?:ocorre|ocorrem|há|existe|existem|acontece|acontecem|se dá)\s(?=\p{Ll})/u
/** 'Um peixe come as sobras do tubarão': somebody, whoever it is. */
const SOMEBODY = /^(?:Uma?|Algum|Alguma|Dois|Duas)\s\p{Ll}+\s/u
const WORDS = { least: 4, most: 22 } as const
/** So many of its neighbours make a quiz question of one. */
const KIN = 2

/** 'Predação' over 'Um animal mata outro para comer.', 'Catabolismo: quando ocorre a quebra de…' → 'O que acontece na predação?' */
export function happensFacts(study: Study): Fact[] {
  const told = entriesOf(study).flatMap(entry => {
    const answer = accountOf(entry)
    return answer === null ? [] : [{ entry, answer }]
  })
  return told.flatMap(({ entry, answer }) => {
    const others = told.filter(other => other.answer !== answer && other.entry.term !== entry.term)
    const beside = others.filter(other => other.entry.group === entry.group)
    const { phrase } = entry.subject
    const rivals = (beside.length < KIN ? others : beside).map(other => other.answer)
    return [
      settle(
        {
          family: 'definition',
          pattern: 'heading/happens',
          focus: focusKey(phrase.core),
          question: ask('o que acontece', contract('em', `${definiteArticle(phrase)} ${phrase.core}`)),
          answer,
          answerType: 'definition',
          strength: 0.85,
          load: 0.2,
          rivals,
          quiz: rivals.length >= KIN,
          quote: entry.quote,
        },
        sourceAt(entry.placed, entry.quote),
      ),
    ]
  })
}

/** The passages that tell what somebody does in what a heading or a label names: 'uma planta' there is whichever it happens to. */
export function accountsIn(study: Study): ReadonlySet<string> {
  return new Set(entriesOf(study).flatMap(entry => (accountOf(entry) === null ? [] : entry.quote)))
}

/** What goes on in what an entry names; null where it names no such thing, or says something else. */
function accountOf({ said, subject: { phrase } }: Entry): string | null {
  if (phrase.proper || phrase.number === 'p' || wordsIn(said) > WORDS.most || /[?!:]/u.test(said)) return null
  const when = WHEN.exec(said)?.[1]
  // 'Quando alguém pisa na areia, ela cede': a case of it, told with what follows from it.
  if (when !== undefined && /^Quando\s/u.test(said) && goesOnAfterComma(when)) return null
  const clause = when ?? (GOES_ON.test(phrase.head) && tellsOfSomebody(said, phrase.head) ? said : '')
  const answer = tidyAnswer(upperFirst(clause.replace(THERE_IS, '')))
  return wordsIn(answer) < WORDS.least ? null : answer
}

/** A second verb of its own subject after a comma. */
function goesOnAfterComma(clause: string): boolean {
  const comma = clause.indexOf(', ')
  if (comma < 0) return false
  const words = tagWords(clause.slice(comma + 2))
  const verb = words.findIndex(({ tag, lower }) => tag === 'verb' && canBeFiniteVerb(lower))
  return verb > 0 && !words.slice(0, verb).some(({ tag, lower }) => tag === 'relative' || lower === 'e')
}

function tellsOfSomebody(said: string, head: string): boolean {
  // 'Respiração' over 'Uma respiração lenta acalma o coração': of itself.
  if (!SOMEBODY.test(said) || said.split(' ')[1] === head.toLowerCase()) return false
  const words = tagWords(said)
  const verb = words.findIndex(({ tag, lower }) => tag === 'verb' && canBeFiniteVerb(lower))
  // 'Um processo que ocorre nas folhas': no account, a definition.
  const relative = words.findIndex(({ lower }) => /^(?:que|qual|onde|quando)$/.test(lower))
  return verb > 1 && verb <= 5 && (relative < 0 || verb < relative)
}
