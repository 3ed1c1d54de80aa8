import { splitSentences } from '@capivira/portuguese/sentences'
import { foldAccents } from '@capivira/portuguese/tokens'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { ATTRIBUTE } from '../../analysis/references/known.ts'
import { balanced, pointsElsewhere } from '../../analysis/selfContained.ts'
import type { Study } from '../../analysis/study.ts'
import type { Section } from '../../document/model.ts'
import { lemmaSet, share } from '../../quality/words.ts'
import { isNominal } from '../definitions/meaning.ts'
import { focusKey, wordsIn } from '../wording/phrasing.ts'
import { contentBlocks, type Placed } from './structure.ts'

/** A label and the first statement the page makes under it; the whole of what stands there. */
export type Entry = { label: string; said: string; quote: string; placed: Placed; whole: string }

/** 'Ilha: porção de terra…', 'Península – porção de terra…' */
const LABELLED = /^(\p{Lu}[\p{L}-]{2,}(?:\s[\p{L}-]+){0,4}?)(?::|\s[–—-])\s+(\S.*)$/u
/** Where a line of an entry begins that was read as one with the entry before. */
const NEXT_ENTRY = /(?<=:\s.*\s\p{Ll}[\p{Ll}.;)]*)\s(?=\p{Lu}\p{Ll}{2,}(?:\s[\p{L}-]+){0,3}:\s)/u
/** Words that head a remark, or a part of a text. */
export const REMARK =
  /^(?:obs|notas?|dicas?|atenção|importante|cuidado|ex(?:emplos?)?|lembrete|curiosidades?|aprenda|saiba|veja|resumo|síntese|conclusão|introdução|figura|tabela|quadro|imagem|fonte|passo|aula|capítulo|unidade|questão|resposta|pergunta|atividades?|exercícios?|objetivos?|sintaxe|bibliografia|pré-requisitos?|tema|título|carga|autor|data|professor|disciplina|aluno|nome|turma|local|horário|enunciado|interpretação|definição|conceito|significado|descrição|antes|depois|durante|hoje|quando|onde|como|por|para|com|sem|em|no|na|nos|nas|se|de|do|da|ao|à|um|uma|o|a|os|as|este|esta|esse|essa|principa(?:l|is)|outr[oa]s?|nov[oa]s?|contribui\p{L}+|aplica\p{L}+|análise|legado|referências?|observaç\p{L}+)$/iu
/** What one thing has: lines under such labels describe the thing of their heading. */
export const ASPECT =
  /^(?:clima|solos?|vegetação|fauna|flora|relevo|hidrografia|biodiversidade|riqueza|presença|ameaças?|importância|economia|política|sociedade|cultura|religião|população|localização|área|extensão|capital|idioma|moeda|origem|surgimento|história|contexto|estrutura|composição|habitat|alimentação|reprodução|respiração|circulação|digestão|locomoção|sintomas?|transmissão|tratamento|prevenção|profilaxia|diagnóstico|uso|usos|utilidade|símbolo|fórmula|unidade|velocidade|tamanho|peso|altura|cor|preço|duração|público|materia(?:l|is)|recursos|metodologia|avaliação|desenvolvimento|preparo|ingredientes|ambiente|temática|linguagem|narrador|enredo|tempo|espaço|personagens|temperatura|umidade|condições|potencia(?:l|lidades?)|pontos?|desafios?|impactos?|problemas?|soluç(?:ão|ões)|benefícios?|desvantage(?:m|ns)|nível|grau|alta|baixa|alto|baixo|grandes?|maior|menor|mais|menos|muit[oa]s?|fácil|boa|bom)$/iu

const LEAST = 3
/** So many other blocks may stand between two entries of one list. */
const BETWEEN = 1
/** Under headings that are terms of one lesson stand few lines each. */
const FEW = { sentences: 3, words: 60 } as const

/** Things a document sets side by side, three or more, each with a label and what it is: lines 'Ilha: porção de terra…' or short sections. */
export function sideBySide(study: Study): Entry[][] {
  const blocks = contentBlocks(study)
  return [...labelledLines(blocks), ...headedParts(blocks, study)]
    .map(unlike)
    .map(withoutFewAspects)
    .flatMap(kindsApart)
    .filter(isOfThings)
}

const headOf = ({ label }: Entry) => (label.split(' ')[0] ?? '').toLowerCase()

/** 'Rios', 'Lagos', 'Lagos tectônicos', 'Lagos vulcânicos', 'Lagos glaciais': the kinds of one thing stand under it, not beside it. */
function kindsApart(entries: readonly Entry[]): Entry[][] {
  const heads = [...new Set(entries.map(headOf))]
  const kinds = heads
    .map(head => entries.filter(entry => headOf(entry) === head && entry.label.includes(' ')))
    .filter(group => group.length >= LEAST)
  return [...kinds, entries.filter(entry => !kinds.some(group => group.includes(entry)))]
}

export function labelledLines(blocks: readonly Placed[]): Entry[][] {
  const groups: { section: Section; last: number; entries: Entry[] }[] = []
  for (const placed of blocks) {
    const { section, order, block } = placed
    if (block.kind !== 'list-item' && block.kind !== 'paragraph') continue
    const entries = linesOf(placed)
    if (entries.length === 0) continue
    const open = groups.at(-1)
    if (open && open.section === section && order - open.last <= BETWEEN + 1) {
      open.entries.push(...entries)
      open.last = order
    } else groups.push({ section, last: order, entries })
  }
  return groups.map(({ entries }) => entries)
}

/** The entries of a block: most have one, some were read as one with the next. */
function linesOf(placed: Placed): Entry[] {
  const { text: whole } = placed.block
  // Looking for the beginning of another entry takes long, and needs a second colon.
  const lines = (whole.match(/:\s/g)?.length ?? 0) < 2 ? [whole] : whole.split(NEXT_ENTRY)
  return lines.flatMap(text => {
    const sentence = splitSentences(text)[0]?.text ?? ''
    const [, label = '', said = ''] = LABELLED.exec(sentence) ?? []
    return label === '' ? [] : [{ label, said, quote: sentence, placed, whole: text }]
  })
}

/** Sections under one heading, each a term with a few lines on it. */
function headedParts(blocks: readonly Placed[], study: Study): Entry[][] {
  const groups = new Map<string, Entry[]>()
  const short = new Map<string, boolean>()
  for (const section of study.document.sections) {
    if (section.kind !== 'content' || section.title === '' || section.level < 2) continue
    const above = `${section.level}|${section.path.slice(0, -1).join('|')}`
    const text = section.blocks.map(block => block.text).join(' ')
    const few = splitSentences(text).length <= FEW.sentences && wordsIn(text) <= FEW.words
    short.set(above, (short.get(above) ?? true) && few)
    const placed = blocks.find(({ block }) => block === section.blocks[0])
    const sentence = splitSentences(placed?.block.text ?? '')[0]?.text ?? ''
    const label = section.title.replace(/\s*\([^()]*\)$/u, '')
    if (!placed || sentence === '' || wordsIn(label) > 4 || !/^[\p{L}\s-]+$/u.test(label)) continue
    const said = sentence.replace(/^(?:É|São)\s/u, '')
    groups.set(above, [...(groups.get(above) ?? []), { label, said, quote: sentence, placed, whole: text }])
  }
  return [...groups].flatMap(([above, entries]) => (short.get(above) === true ? [entries] : []))
}

/** 'Vento e chuva': the name of two things, which is told from the names of one. */
const OF_TWO = /\s(?:e|ou)\s/u

/** Without the labels of two things, and without those that stand twice: what is said of the one may be true of the other. */
function unlike(entries: readonly Entry[]): Entry[] {
  const key = ({ label }: Entry) => focusKey(label)
  return entries.filter(
    entry => !OF_TWO.test(entry.label) && entries.every(other => other === entry || key(other) !== key(entry)),
  )
}

/** So few of the labels may be what a thing has, too: 'População' between 'Espécie', 'Comunidade' and 'Biosfera' is a term as they are. */
const FEW_ASPECTS = 0.3

/** So many of the others have to be told what they are. */
const MOST_DEFINED = 0.6

/** Without labels that elsewhere say what a thing has, where most name things. */
function withoutFewAspects(entries: readonly Entry[]): readonly Entry[] {
  const things = entries.filter(entry => !ASPECT.test(headOf(entry)) && !ATTRIBUTE.test(headOf(entry)))
  const defined = things.filter(({ said }) => isNominal(said.replace(/^(?:É|São)\s/iu, '')))
  return things.length > entries.length * (1 - FEW_ASPECTS) && defined.length > things.length * MOST_DEFINED
    ? things
    : entries
}

/** Whether all labels name things, and none what a thing has or what a text does. */
function isOfThings(entries: readonly Entry[]): boolean {
  if (entries.length < LEAST) return false
  const heads = entries.map(headOf)
  if (heads.some(head => REMARK.test(head))) return false
  // 'Solo arenoso', 'Solo argiloso': kinds of one thing.
  if (new Set(heads).size === 1) return true
  return entries.every(({ label }, at) => {
    const head = heads[at] ?? ''
    if (ASPECT.test(head) || ATTRIBUTE.test(head)) return false
    // 'Restinga' is a form of a verb too.
    const one = !label.includes(' ')
    return !tagWords(label).some(({ tag }) => tag === 'infinitive' || tag === 'gerund' || (tag === 'verb' && !one))
  })
}

/** The first statement of a line, without what it says in brackets. */
export function firstOf(said: string): string {
  const [first = ''] = said.split(/[;.]\s/u)
  return first
    .replace(/\s\([^()]*\)/gu, '')
    .replace(/[.;,]+$/u, '')
    .trim()
}

/** Whether a description is a few plain words that point at nothing outside of them. */
export function isPlainlySaid(text: string): boolean {
  return !/[:?!“”"→=<>/]|->/u.test(text) && balanced(text) && !pointsElsewhere(text)
}

/** Two words are of one root from so many letters on, and so much of the shorter. */
const ROOT = { letters: 4, share: 0.6 } as const

/** Whether a text holds a word of a label, in whatever form: 'crateras vulcânicas' of 'Lagos vulcânicos'. */
export function recalls(text: string, label: string): boolean {
  const words = [...lemmaSet(label)]
  return [...lemmaSet(text)].some(word => words.some(own => areOfOneRoot(foldAccents(word), foldAccents(own))))
}

function areOfOneRoot(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return a === b || (same >= ROOT.letters && same >= Math.min(a.length, b.length) * ROOT.share)
}

/** What shares more of its words with another description may be true of both. */
const TRUE_OF_BOTH = 0.7

/** Whether what is said of two things is not the same. */
export function isOther(entry: Pick<Entry, 'said'>, other: Pick<Entry, 'said'>): boolean {
  const [own, theirs] = [lemmaSet(entry.said), lemmaSet(other.said)]
  return share(own, theirs) < TRUE_OF_BOTH && share(theirs, own) < TRUE_OF_BOTH
}
