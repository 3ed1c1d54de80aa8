import { children } from '@capivira/portuguese/parser'
import { capitalised, written } from '../reading/written.ts'
import { joined, type Rest, restOf } from '../wording/clause.ts'
import { isAfterthought } from './copula.ts'
import { matchesOf } from './match.ts'
import type { Asked, Matched, Place, Row } from './row.ts'
import { answerOf } from './terms.ts'

/** A question of words that are put together, with its sign; what a rest says before it stands first. */
export function asked(pieces: readonly (string | Rest)[]): string {
  const leads = pieces.flatMap(piece => (typeof piece === 'string' || piece.lead === '' ? [] : [`${piece.lead},`]))
  const text = joined([...leads, ...pieces.map(piece => (typeof piece === 'string' ? piece : piece.text))])
    .replace(/\s+/gu, ' ')
    // '… um programa escrito em PHP: o Livreto': what a colon adds to the end is no part of the question.
    .replace(/(?<!(?<!\p{L})seguintes?[^:]*):\s(?:[oa]s?|uma?)\s[^:;?]*$/u, '')
    // '… três combinações — chamadas de estilos'
    .replace(/^([^—–]*)\s[—–]\s[^—–]*$/u, '$1')
    .replace(/[.;:,]+$/u, '')
  return `${capitalised(text)}?`
}

/** What a row asks of a statement. */
export function askedBy(row: Row, place: Place): Asked[] {
  return matchesOf(row.match, place).flatMap(matched => {
    const made = typeof row.ask === 'string' ? plainly(row.ask, matched) : row.ask(matched)
    const { part, subject, statement } = matched
    if (!made || holdsNextSubject(statement, part)) return []
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

/** The question word with the rest of the statement, answered by the part itself. */
export function plainly(word: string, { statement, part }: Matched): Pick<Asked, 'question' | 'answer'> {
  const inverted = part.slot !== 'object'
  // ', incluindo o centeio': what a gerund adds is no part of what is asked.
  const added = statement.parts.filter(one => one !== part && isAfterthought(statement.tree, one))
  const answer = part.slot === 'clause' ? capitalised(written(statement.tree, part.words)) : answerOf(statement, part)
  return { question: asked([word, restOf(statement, [part, ...added], { inverted })]), answer }
}

/** Asked for the subject, a statement is about what it does it to. */
function focusBeside({ statement }: Matched): number {
  const object = statement.parts.find(part => part.slot === 'object') ?? statement.parts[0]
  return object?.index ?? statement.head
}

/**
 * 'define a fileira e o padrão de busca, a meta, descreve…': a verb right behind a phrase that ends in a second noun
 * has that for its subject.
 */
function holdsNextSubject({ tree, head }: Matched['statement'], { index, words }: Matched['part']): boolean {
  const last = words.at(-1) ?? 0
  if (index < head || children(tree, index, 'conj').length === 0) return false
  const next = tree.tokens.slice(last + 1).find(({ upos }) => upos !== 'PUNCT')
  return next !== undefined && ['VERB', 'AUX'].includes(next.upos) && next.features.VerbForm === 'Fin'
}
