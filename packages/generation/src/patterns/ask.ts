import { children } from '@capivira/portuguese/parser'
import { capitalised, written } from '../reading/written.ts'
import { joined, type Rest, restOf } from '../wording/clause.ts'
import { matchesOf } from './match.ts'
import type { Asked, Matched, Place, Row } from './row.ts'
import { answerOf } from './terms.ts'

/** A question of words that are put together, with its sign; what a rest says before it stands first. */
export function asked(pieces: readonly (string | Rest)[]): string {
  const leads = pieces.flatMap(piece => (typeof piece === 'string' || piece.lead === '' ? [] : [`${piece.lead},`]))
  const text = joined([...leads, ...pieces.map(piece => (typeof piece === 'string' ? piece : piece.text))])
    .replace(/\s+/gu, ' ')
    .replace(/[.;:,]+$/u, '')
  return `${capitalised(text)}?`
}

/** What a row asks of a statement. */
export function askedBy(row: Row, place: Place): Asked[] {
  return matchesOf(row.match, place).flatMap(matched => {
    const made = typeof row.ask === 'string' ? plainly(row.ask, matched) : row.ask(matched)
    if (!made) return []
    const { part, subject, statement } = matched
    const isList = row.answers === 'thing' && children(statement.tree, part.index, 'conj').length > 1
    return [
      {
        key: part.index,
        focus: part === subject ? focusBeside(matched) : subject.index,
        answers: isList ? 'list' : row.answers,
        ...made,
      },
    ]
  })
}

function plainly(word: string, { statement, part }: Matched): Pick<Asked, 'question' | 'answer'> {
  const inverted = part.slot !== 'object'
  const answer = part.slot === 'clause' ? capitalised(written(statement.tree, part.words)) : answerOf(statement, part)
  return { question: asked([word, restOf(statement, [part], { inverted })]), answer }
}

/** Asked for the subject, a statement is about what it does it to. */
function focusBeside({ statement }: Matched): number {
  const object = statement.parts.find(part => part.slot === 'object') ?? statement.parts[0]
  return object?.index ?? statement.head
}
