import { parseNumber } from '@capivira/portuguese/numbers'
import { but, type CardFlaw, changed } from './flaw.ts'
import { atOdds, cutAfterSmall, twice } from './wording.ts'

type Card = Parameters<CardFlaw['spoil']>[0]

const question = (card: Card, value: string | null) => but(card, 'question', value)
const answer = (card: Card, value: string | null) => but(card, 'answer', value)
const LATER_WORD = /,\s(?:[a-z]{1,4}\s)?(?:o que|qual|quais|quem|quando|onde|como|que|por que|quant[oa]s?)\s/u
const isCloze = (card: Card) => card.question.includes('__')

/** The card with another question word at its head; 'Quando chove, o que…?' asks with a later one. */
const asking = (card: Card, opening: RegExp, by: string) =>
  isCloze(card) || LATER_WORD.test(card.question) ? null : question(card, changed(card.question, opening, by))

/** What tells when something was, be it a year, an age or what happened then. */
const IS_TIME = new RegExp(
  String.raw`\d{3}|século|década|ano|dia|mês|noite|manhã|período|época|era(?!\p{L})|idade|durante|^(?:quando` +
    String.raw`|ao|após|depois|antes|desde|até|enquanto|se|há)\s`,
  'iu',
)
/** What names somebody, or a place as a person might be called. */
const IS_NAME = /^\p{Lu}\p{Ll}+(?:\s(?:d[aeo]s?\s)?\p{Lu}\p{Ll}+)*$/u

/** A noun with its article that no preposition stands before, and nothing but the verb before it. */
const SUBJECT = new RegExp(
  '(?<=^(?:O que|Como|Onde|Quando|Por que|Para que serve|Para que servem|Qual é|Quais são)' +
    String.raw`(?:\s\p{L}+)?\s)(o|a|os|as)\s(\p{Ll}{4,})`,
  'u',
)

const PRONOUN: Readonly<Record<string, string>> = { o: 'ele', a: 'ela', os: 'eles', as: 'elas' }
const ITS: Readonly<Record<string, string>> = { o: 'seu', a: 'sua', os: 'seus', as: 'suas' }

/** What a question counts and its answer lists, without the last of it. */
function oneLess({ question: asked, answer: text }: Card): string | null {
  const said = /(?<![\p{L}])(?:os|as)\s(dois|duas|três|quatro|cinco|seis|sete|oito)\s\p{Ll}/u.exec(asked)?.[1] ?? ''
  const count = parseNumber(said)
  const parts = text.replace(/\.$/, '').split(/,\s(?:e\s)?|\se\s/u)
  if (count === null || parts.length !== count) return null
  return count === 2 ? (parts[0] ?? null) : `${parts.slice(0, -2).join(', ')} e ${parts.at(-2)}`.replace(/^ e /, '')
}

/** What can go wrong with how a card asks and answers, one thing at a time. */
export const WORDING_FLAWS: readonly CardFlaw[] = [
  {
    name: 'quando, and no time for an answer',
    spoil: card =>
      IS_TIME.test(card.answer)
        ? null
        : asking(card, /^(?:O que é|O que são|Onde|Quem|Por que|Para que)(?=\s)/u, 'Quando'),
  },
  {
    name: 'onde, and no place for an answer',
    spoil: card => {
      // 'Onde surgiu a vila? → No século XVI', 'Onde serve a pá? → Para mexer': a name may be a place, and is left
      // alone.
      if (IS_NAME.test(card.answer)) return null
      return asking(card, /^(?:Quando|Em que (?:ano|século|década)|Por que|Para que)(?=\s)/u, 'Onde')
    },
  },
  {
    name: 'quem, and nobody for an answer',
    spoil: card =>
      IS_NAME.test(card.answer)
        ? null
        : asking(card, /^(?:Quando|Em que (?:ano|século|década)|Por que|Para que|Onde)(?=\s)/u, 'Quem'),
  },
  { name: 'a verb at odds with its subject in the question', spoil: card => question(card, atOdds(card.question)) },
  { name: 'a verb at odds with its subject in the answer', spoil: card => answer(card, atOdds(card.answer)) },
  { name: 'a small word twice in the question', spoil: card => question(card, twice(card.question)) },
  { name: 'a small word twice in the answer', spoil: card => answer(card, twice(card.answer)) },
  {
    name: 'a word twice in the answer',
    spoil: card =>
      answer(
        card,
        changed(card.answer, /\p{L}{4,}/u, word => `${word} ${word}`),
      ),
  },
  {
    name: 'a quotation left open',
    spoil: card => answer(card, changed(card.answer, /(?<=\s)(?=\p{L}{4,})/u, '“')),
  },
  {
    name: 'a parenthesis only closed',
    spoil: card => answer(card, changed(card.answer, /(?<=\p{L}{4,})(?=\s)/u, ')')),
  },
  { name: 'a comma left at the end of the answer', spoil: card => answer(card, `${card.answer.replace(/\.$/, '')},`) },
  { name: 'the mark of a list before the answer', spoil: card => answer(card, `a) ${card.answer}`) },
  { name: 'the number of a list before the answer', spoil: card => answer(card, `2. ${card.answer}`) },
  { name: 'como vimos in the answer', spoil: card => answer(card, `${card.answer.replace(/\.$/, '')}, como vimos`) },
  {
    name: 'como vimos in the question',
    spoil: card => question(card, changed(card.question, /\?$/u, ', como vimos?')),
  },
  { name: 'answer cut after a small word', spoil: card => answer(card, cutAfterSmall(card.answer)) },
  {
    name: 'answer cut within its clause',
    spoil: card =>
      answer(card, /^.{6,}?\s(?:que|quando|onde)\s(?:o|a|os|as)\s\p{Ll}+(?=\s)/u.exec(card.answer)?.[0] ?? null),
  },
  {
    name: 'answer without its beginning',
    spoil: card =>
      /^O que (?:é|são) /u.test(card.question)
        ? answer(card, /\sque\s.+/u.exec(card.answer)?.[0].trim().replace(/^q/, 'Q') ?? null)
        : null,
  },
  {
    name: 'a pronoun for the subject',
    spoil: card =>
      isCloze(card)
        ? null
        : question(
            card,
            changed(card.question, SUBJECT, found => PRONOUN[found.split(' ')[0] ?? ''] ?? found),
          ),
  },
  {
    name: 'seu before the subject',
    spoil: card =>
      isCloze(card)
        ? null
        : question(
            card,
            changed(card.question, SUBJECT, found => found.replace(/^\p{L}+/u, article => ITS[article] ?? article)),
          ),
  },
  {
    name: 'tal before the subject',
    spoil: card =>
      isCloze(card)
        ? null
        : question(
            card,
            changed(card.question, SUBJECT, found =>
              found.replace(/^\p{L}+/u, article => (article.endsWith('s') ? 'tais' : 'tal')),
            ),
          ),
  },
  {
    name: 'esse in the answer',
    spoil: card =>
      answer(
        card,
        changed(card.answer, /(?<=\s)(?:o|a)(?=\s\p{Ll}{4,})/u, article => (article === 'o' ? 'esse' : 'essa')),
      ),
  },
  { name: 'one less than the question counts', spoil: card => answer(card, oneLess(card)) },
  {
    name: 'quais são, and one for an answer',
    spoil: card =>
      /^Quais são os |^Quais são as /u.test(card.question)
        ? answer(card, /^[^,]+?(?=,\s|\se\s)/u.exec(card.answer)?.[0] ?? null)
        : null,
  },
]
