import { children, isRelation, path, subtree, type Tree } from '@capivira/portuguese/parser'
import { wordsOf } from '../lexicon/words.ts'
import type { AskedTree } from './asked.ts'
import { isCause, type Match } from './match.ts'
import { hedgesAt, shareOf, wordOf } from './tokens.ts'
import type { Word } from './words.ts'

const DENYING: ReadonlySet<string> = wordsOf('denying word')
/** Verbs that deny by themselves, by their beginning. */
const LACKING = [...wordsOf('lack or denial, beginning')]

/** Whether the item says the contrary of what the passage says of the predicate and of what the answer stands in. */
export function polarityTurned(
  { tree }: AskedTree,
  answer: Tree,
  { told, predicate, answerBy, answerShare }: Match,
): boolean {
  if (predicate < 0.9 || told.nominal || answerShare < 1) return false
  const says = [tree, answer].some(one =>
    one.tokens.some((token, i) => denies(token.text, token.lemma) && !isInName(one, i)),
  )
  const frame = told.frame
  const inAnswer =
    answerBy &&
    answerBy.index >= 0 &&
    children(frame.tree, answerBy.index, 'det', 'case').some(i =>
      DENYING.has(frame.tree.tokens[i]?.text.toLowerCase() ?? ''),
    )
  const tells = frame.negated || Boolean(inAnswer)
  if (tells === says) return false
  // What the item denies may be denied elsewhere in the sentence ('só aceita X' of all but X), or by a verb that does:
  // the words' own judgement is asked then.
  const anywhere = frame.tree.tokens.some(
    (token, i) => denies(token.text, token.lemma) || hedgesAt(frame.tree, i).includes('hedgeOnly'),
  )
  return tells ? !says : !anywhere
}

/** 'uma lista não ordenada': what kind of thing it is, and no denial of what is said of it. */
function isInName(tree: Tree, i: number): boolean {
  const head = tree.tokens[tree.tokens[i]?.head ?? -1]
  return head !== undefined && isRelation(head.relation, ['amod', 'acl']) && !head.relation.endsWith('relcl')
}

const denies = (text: string, lemma: string) =>
  DENYING.has(text.toLowerCase()) || LACKING.some(root => lemma.toLowerCase().startsWith(root))

/** Limits over the predicate or over the way from it to the answer that item or passage have alone. */
export function lostHedge(question: Tree, answer: Tree, { told, answerBy }: Match): string[] {
  const { tree, head } = told.frame
  const over = new Set<number>([head, ...children(tree, head, 'advmod', 'aux')])
  const parent = tree.tokens[head]?.head ?? -1
  if (parent >= 0 && tree.tokens[head]?.relation === 'xcomp') {
    over.add(parent)
    for (const i of children(tree, parent, 'advmod')) over.add(i)
  }
  for (const i of children(tree, head, 'obl')) if (children(tree, i, 'det').length === 0) over.add(i)
  const way = answerBy && answerBy.index >= 0 ? path(tree, head, answerBy.index) : []
  for (const i of way.slice(1)) {
    over.add(i)
    for (const child of children(tree, i, 'advmod', 'det', 'amod')) over.add(child)
  }
  for (const { index, role } of told.arguments) {
    if (index < 0 || role === 'clause') continue
    for (const i of [index, ...children(tree, index, 'det', 'advmod', 'amod', 'nummod')]) over.add(i)
  }
  const inText = new Set([...over].flatMap(i => hedgesAt(tree, i)))
  const inItem = new Set([question, answer].flatMap(one => one.tokens.flatMap((_, i) => hedgesAt(one, i))))
  const strong = ['hedgeAll', 'hedgeOnly']
  const lost = [...inText].filter(
    name => !inItem.has(name) && !strong.includes(name) && (name !== 'hedgeSome' || inItem.has('hedgeAll')),
  )
  const added = [...inItem].filter(name => strong.includes(name) && !inText.has(name))
  return [...lost, ...added]
}

/**
 * 'Por que X?' answered by what X brings about: the question's predicate is that of the clause that gives the cause.
 */
export function causeTurned(
  { wanted }: AskedTree,
  own: readonly Word[],
  { told, predicate, answerShare }: Match,
): boolean {
  if (wanted !== 'why' || predicate < 0.9) return false
  const { tree, head, subordinate } = told.frame
  if (!subordinate || answerShare === 1) return false
  const token = tree.tokens[head]
  if (token?.relation !== 'advcl' || token.head < 0) return false
  const tie = children(tree, head, 'mark')
    .map(i => tree.tokens[i]?.text.toLowerCase() ?? '')
    .join(' ')
  if (tie.startsWith('para') || !isCause({ by: tie || '-', index: head }, tree)) return false
  const inside = new Set(subtree(tree, head))
  const above = subtree(tree, token.head)
    .filter(i => !inside.has(i))
    .flatMap(i => (tree.tokens[i] ? [wordOf(tree.tokens[i])] : []))
  const within = [...inside].flatMap(i => (tree.tokens[i] ? [wordOf(tree.tokens[i])] : []))
  return shareOf(own, above, true) === 1 && shareOf(own, within, true) < 0.5
}
