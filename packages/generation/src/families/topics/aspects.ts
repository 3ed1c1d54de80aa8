import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { agreementOf, readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { headingName } from '../../analysis/references/headingName.ts'
import type { Study } from '../../analysis/study.ts'
import type { AnswerType, Family } from '../../items.ts'
import { isNominal, saysWhatItDoes } from '../definitions/meaning.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { FUNCTIONAL } from '../form/heading.ts'
import { contentBlocks, type Placed, sourceAt } from '../form/structure.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const LABELLED = /^(\p{Lu}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,2})(?::|\s[–—-])\s+(\S.{5,})$/su
/** A label under so many headings is what the paper tells of each of them. */
const HEADINGS = 2
const WORDS = { least: 2, most: 26 } as const
/** Labels under which a paper speaks of itself, or of nothing in particular. */
const OF_THE_PAPER =
  /^(?:obs|observaç|nota|dica|exemplo|fonte|atenção|importante|resumo|atividade|questão|exercício|resposta|interpretação|comentário|explicação|imagem|figura|curiosidade|conclusão|introdução|aplicaç|professor|aluno|tema|título|lembrete)/iu
const TELLS_A_LAW = /^(?:enunciado|conteúdo da lei|texto da lei)$/iu
const DEFINES = /^(?:definição|conceito|significado|o que é)$/iu
/** What only a thing can have: such a label says of the heading what it has there, wherever it stands. */
export const OF_A_THING =
  /^(?:função|funções|finalidades?|estrutura|composição|localização|habitat|hábitat|formato|duração|utilidade|importância|extensão|tamanho)$/iu
const PURPOSE = /^(?:função|funções|objetivos?|finalidades?|usos?|utilidade)$/iu

type Aspect = { placed: Placed; label: string; said: string; owner: string }

/**
 * 'Ribossomo' over 'Função: produzir as proteínas.' and 'Lisossomo' over 'Função: digerir…' → 'Qual é a função do ribossomo?': labels that come
 * back under one heading after the other, whose wrong options are what the others have there.
 */
export function aspectFacts(study: Study): Fact[] {
  const all = contentBlocks(study).flatMap(placed => aspectOf(placed, study) ?? [])
  return all.flatMap(aspect => {
    const others = all.filter(other => other.label === aspect.label && other.owner !== aspect.owner)
    const several = others.length > 0 && isAspect(aspect.label, study)
    return several || isOfTheHeading(aspect.label, study) ? (factOf(aspect, others, study) ?? []) : []
  })
}

/** Whether a label comes back under several headings, so that it names nothing by itself. */
export function isAspect(label: string, study: Study): boolean {
  const { sections } = study.document
  // 'Dinâmica: …' twice in a paper with a part on it is one of its terms.
  if (sections.some(({ title }) => title.toLowerCase().includes(label.toLowerCase()))) return false
  const under = sections.filter(
    ({ kind, blocks }) => kind === 'content' && blocks.some(({ text }) => LABELLED.exec(text)?.[1] === label),
  )
  return under.length >= HEADINGS
}

/** 'Função: …' under one heading only; not where the paper has a part on it, or it bears the name of a lesson. */
function isOfTheHeading(label: string, { document }: Study): boolean {
  return (
    OF_A_THING.test(label) &&
    !document.sections.some(({ title }) => title.toLowerCase().split(' ')[0] === label.toLowerCase())
  )
}

function aspectOf(placed: Placed, study: Study): Aspect | null {
  const { block, section } = placed
  const match = block.kind === 'list-item' || block.kind === 'paragraph' ? LABELLED.exec(block.text) : null
  const label = match?.[1] ?? ''
  if (label === '' || OF_THE_PAPER.test(label) || section.title === '' || FUNCTIONAL.test(section.title)) return null
  const owner = ownerOf(section.title, study)
  const said = (match?.[2] ?? '').split(/(?<=\p{L}{2}[.!?;])\s/u)[0]?.replace(/[.;]$/u, '') ?? ''
  return owner === null || /[?:]$/u.test(said) ? null : { placed, label, said, owner }
}

/** 'Ribossomo' → 'o ribossomo'; 'Primeira Lei (Lei da Segregação)' → 'a Lei da Segregação'; 'Amazônia' → 'a Amazônia'. */
function ownerOf(title: string, study: Study): string | null {
  const plain = title.replace(/^[\d.]+\s/u, '').trim()
  const law = /^[^()]*\s\((Lei\s[^()]+)\)$/u.exec(plain)?.[1] ?? /^Lei\s\p{L}[^(),:;]+$/u.exec(plain)?.[0]
  if (law !== undefined) return `a ${law}`
  const name = plain.replace(/\s*\([^()]*\)$/u, '')
  const article = study.use.determinersOf(name).find(word => /^[oa]s?$/u.test(word))
  const common = headingName(plain)
  const place = analyse(name).some(a => a.category === 'properNoun' && a.meaning === 'place')
  if (common && place) return `${article ?? common.display.charAt(0).toLowerCase()} ${name}`
  if (common && !study.use.isName(name))
    return common.display.replace(/^[OA]s?(?=\s)/u, own => article ?? own.toLowerCase())
  if (wordsIn(name) > 4 || /[,:;?!/\d]|\se\s/u.test(name)) return null
  const phrase = readSubject(name, study.use)?.phrase
  if (!phrase?.proper || phrase.determiner !== '') return null
  return article === undefined ? null : `${article} ${name}`
}

function factOf({ placed, label, said, owner }: Aspect, others: readonly Aspect[], study: Study): Fact | null {
  const answer = answerOf(said)
  const asked = questionOf(label, owner, study)
  // 'Ameaças: o desmatamento e a caça são graves': a sentence on it.
  if (asked === null || !(TELLS_A_LAW.test(label) || isNote(answer, label))) return null
  if (wordsIn(answer) < WORDS.least || wordsIn(answer) > WORDS.most) return null
  const rivals = [...new Set(others.map(other => answerOf(other.said)))].filter(
    other => other !== answer && wordsIn(other) >= WORDS.least && wordsIn(other) <= WORDS.most,
  )
  const { block } = placed
  return settle(
    {
      ...asked,
      pattern: 'heading/aspect',
      focus: `${focusKey(owner)} ${lemma(label.toLowerCase())}`,
      answer,
      strength: 0.88,
      load: 0.25,
      rivals,
      quiz: rivals.length >= HEADINGS,
      quote: block.text,
    },
    sourceAt(placed, block.text),
  )
}

/** What a thing has or is for, not a sentence about it: 'berço de muitos povos', 'medir a pressão', 'no citoplasma'. */
function isNote(answer: string, label: string): boolean {
  const [first] = tagWords(answer)
  if (PURPOSE.test(label) && saysWhatItDoes(answer)) return true
  return first !== undefined && (/^(?:infinitive|preposition|contraction|number)$/.test(first.tag) || isNominal(answer))
}

/** The note as it stands where it is short. */
function answerOf(said: string): string {
  const whole = upperFirst(said.replace(/\s\([^()]*\)$/u, ''))
  return wordsIn(whole) <= WORDS.most && !/;/u.test(whole) ? whole : tidyAnswer(said)
}

type Asked = { family: Family; answerType: AnswerType; question: string }

function questionOf(label: string, owner: string, study: Study): Asked | null {
  if (TELLS_A_LAW.test(label))
    return { family: 'definition', answerType: 'definition', question: ask('o que diz', owner) }
  if (DEFINES.test(label)) return { family: 'definition', answerType: 'definition', question: ask('o que é', owner) }
  const low = label.toLowerCase()
  const { gender, number, sure } = agreementOf(low, study.use)
  if (!sure) return null
  const verb = number === 'p' ? 'quais são' : 'qual é'
  const question = ask(verb, definiteArticle({ gender, number }), low, contract('de', owner))
  return PURPOSE.test(label)
    ? { family: 'function', answerType: 'purpose', question }
    : { family: 'relation', answerType: number === 'p' ? 'list' : 'definition', question }
}
