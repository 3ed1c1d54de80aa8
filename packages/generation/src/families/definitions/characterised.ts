import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { analyse, isParticiple, lemma } from '@capivira/portuguese/morphology'
import { takeApart } from '../../analysis/grammar/clauses.ts'
import { agreementOf, readSubject } from '../../analysis/grammar/nouns.ts'
import { kindOfItem } from '../../analysis/labels/itemKinds.ts'
import { inSmallLetters } from '../../analysis/references/headingName.ts'
import { ATTRIBUTE } from '../../analysis/references/known.ts'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import { pageAt } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { contentBlocks, type Placed, sourceAt } from '../form/structure.ts'
import { ask, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'

const LABELLED =
  /^(\p{Lu}[\p{L} -]{3,40}?)(?::|\s[–—-])\s((?:[oa]s?|uma?|tod[oa]s?|cada|qualquer|nenhuma?)\s\p{Ll}[^:?!]+?[.;]?)$/iu
const NO_NAME =
  /^(?:obs|nota|notas|dicas?|atenção|importante|exemplos?|lembrete|curiosidade|resumo|passo|questão|resposta|tema|título|fonte|figura|local|data|horário|antes|depois|hoje|conclusão|introdução|resultado|problema|solução|hipótese)(?![\p{L}])/iu
/** Names of what is stated, which one asks for by what it says. */
const STATES =
  /^(?:(?:primeira|segunda|terceira|quarta)\s)?(?:lei|princípio|teorema|regra|postulado|teoria|propriedade|hipótese)(?![\p{L}])/u
const WORDS = { least: 4, most: 22 } as const
/** So many things set side by side in this form are told apart by it. */
const SIDE_BY_SIDE = 2

type Entry = { term: string; said: string; placed: Placed }

/**
 * 'Próclise: o pronome vem antes do verbo. | Ênclise: o pronome vem depois do verbo.' → 'O que caracteriza a próclise?': things set side by
 * side, each with a whole statement that is true of it alone.
 */
export function characterisedFacts(study: Study): Fact[] {
  const blocks = contentBlocks(study)
  const runs: Entry[][] = []
  let before: Placed | undefined
  for (const placed of blocks) {
    const entry = entryOf(placed)
    const last = runs.at(-1)
    if (entry && last && before !== undefined && last.at(-1)?.placed === before && before.section === placed.section)
      last.push(entry)
    else if (entry) runs.push([entry])
    before = placed
  }
  return runs.filter(run => run.length >= SIDE_BY_SIDE).flatMap(run => run.flatMap(entry => factOf(entry, run, study)))
}

function entryOf(placed: Placed): Entry | null {
  const { block } = placed
  if (block.kind !== 'list-item' && block.kind !== 'paragraph') return null
  const [, label = '', said = ''] = LABELLED.exec(block.text.replace(/\s\([^()]*\)(?=[.;]?$)/u, '')) ?? []
  const statement = (said.split(/(?<=\p{L}{3}[.;])\s/u)[0] ?? '').replace(/[.;]$/u, '').trim()
  if (label === '' || NO_NAME.test(label) || ATTRIBUTE.test(label.split(' ')[0] ?? '')) return null
  if (wordsIn(label) > 5 || wordsIn(statement) < WORDS.least || wordsIn(statement) > WORDS.most) return null
  if (/[.;]\s/u.test(statement) || pointsElsewhere(statement) || !isStated(statement, label)) return null
  return { term: label.trim(), said: statement, placed }
}

/** 'é chamada de energia potencial': what gives a name tells nothing apart. */
const NAMES = /\s(?:é|são)\s(?:chamad|denominad|conhecid)[oa]s?\s/u

/** A whole statement: a subject, and what is true of it; of a way of thinking, which one tells of in the past too, what was. */
function isStated(statement: string, label: string): boolean {
  const clause = takeApart(upperFirst(statement))
  if (!clause || clause.subject === '' || clause.lead !== '' || /\sque$/u.test(clause.subject)) return false
  if (NAMES.test(statement)) return false
  const verb =
    clause.verb
      .toLowerCase()
      .replace(/^(?:se|lhe)\s|-se$/gu, '')
      .split(' ')
      .at(-1) ?? ''
  const thought = /ismo$/u.test(label)
  return analyse(verb).some(
    a =>
      a.person === 3 &&
      ((a.mood === 'indicative' && (a.tense === 'present' || (thought && a.tense === 'imperfect'))) ||
        (thought && a.mood === 'conditional')),
  )
}

/** A doing of things, by the ending of its name. */
const GOES_ON = /(?:ção|são|mento|agem)$/u
/** What is so, or may be, happens nowhere. */
const STATE =
  /^(?:ser|estar|ter|haver|possuir|existir|poder|dever|precisar|ficar|permanecer|consistir|depender|caber|parecer)$/u

/** 'Expansão: o vapor empurra o pistão' → 'O que acontece na expansão?' */
function isEvent(head: string, said: string): boolean {
  if (!GOES_ON.test(head)) return false
  const clause = takeApart(upperFirst(said))
  if (!clause) return false
  const passive = /^(?:é|são)$/iu.test(clause.verb) && isParticiple(clause.rest.split(' ')[0] ?? '')
  const readings = analyse(clause.verb.toLowerCase().replace(/^se\s|-se$/gu, '')).filter(a => a.category === 'verb')
  return passive || (readings.length > 0 && !readings.some(a => STATE.test(a.lemma)))
}

function questionOf(named: string, plain: string, head: string, said: string): string {
  if (STATES.test(plain)) return ask('o que diz', named)
  return isEvent(head, said) ? ask('o que acontece', contract('em', named)) : ask('o que caracteriza', named)
}

function factOf({ term, said, placed }: Entry, run: readonly Entry[], study: Study): Fact[] {
  const plain = kindOfItem(term, placed.block, placed.section)?.core ?? inSmallLetters(term)
  const phrase = readSubject(plain, study.use)?.phrase
  const agreement = agreementOf(plain, study.use)
  if (phrase?.determiner !== '') return []
  const noun = analyse(plain.split(' ')[0] ?? '')
  // 'Urbana: a população…': of a heading's noun.
  if (noun.length > 0 && noun.every(a => a.category !== 'noun')) return []
  if (!agreement.sure && phrase.genderFrom === 'default') return []
  const named = `${definiteArticle(agreement.sure ? agreement : phrase)} ${phrase.core}`
  // 'Objetos: um objeto é…': what it is, not what it is told by.
  if (lemma(said.split(' ')[1] ?? '') === lemma(phrase.head)) return []
  const rivals = run.flatMap(other => (other.said === said ? [] : [upperFirst(other.said)]))
  return [
    settle(
      {
        family: 'definition',
        pattern: 'definition/characterised-by',
        focus: focusKey(phrase.core),
        question: questionOf(named, plain, phrase.head, said),
        answer: upperFirst(said),
        answerType: 'definition',
        strength: 0.88,
        load: 0.3,
        rivals,
        quiz: rivals.length >= SIDE_BY_SIDE,
        quote: placed.block.text,
        page: pageAt(placed.block, 0),
      },
      study.sentences.find(({ block }) => block === placed.block) ?? sourceAt(placed, placed.block.text),
    ),
  ]
}
