import { readSubject, type Subject } from '../../analysis/grammar/nouns.ts'
import { inSmallLetters } from '../../analysis/references/headingName.ts'
import type { Study } from '../../analysis/study.ts'
import type { Section } from '../../document/model.ts'
import { contentBlocks, type Placed } from '../form/structure.ts'
import { wordsIn } from '../wording/phrasing.ts'

/** What a handout sets down as a name and, after a colon or under it as a heading, what is said of it. */
export type Entry = {
  /** The name as written, without what stands in brackets. */
  term: string
  subject: Subject
  /** Its first sentence, without final point. */
  said: string
  /** The passage: with the name before a colon, without the one of a heading. */
  quote: string
  placed: Placed
  /** Entries with one group stand side by side: under one heading, or in one list. */
  group: string
}

const LABELLED = /^(\p{Lu}[^:.;?!]{2,45}?)(?::|\s[–—-])\s+(\S.{10,})$/su
const MOST_WORDS = 4

/** The entries of a document in reading order. */
export function entriesOf(study: Study): Entry[] {
  const placed = contentBlocks(study)
  const firsts = new Map<Section, Placed>()
  for (const one of placed) if (!firsts.has(one.section)) firsts.set(one.section, one)
  return placed.flatMap(one => {
    const { block, section } = one
    if (block.kind !== 'paragraph' && block.kind !== 'list-item') return []
    const [, label = '', rest = ''] = LABELLED.exec(block.text) ?? []
    const list = `${study.document.sections.indexOf(section)} ${block.depth}`
    if (label !== '') return entry(label, rest, one, list, study)
    if (firsts.get(section) !== one || section.title === '') return []
    return entry(section.title, block.text, one, section.path.slice(0, -1).join('/'), study)
  })
}

function entry(name: string, rest: string, placed: Placed, group: string, study: Study): Entry[] {
  const term = name.replace(/\s*\([^()]*\)$/u, '').trim()
  if (wordsIn(term) > MOST_WORDS || /[,/\d“"]|\s(?:e|ou)\s/u.test(term)) return []
  const subject = readSubject(small(term), study.use)
  if (subject?.phrase.determiner !== '') return []
  // 'Comensalismo' is in no dictionary, and masculine all the same.
  if (subject.phrase.genderFrom === 'default' && !/(?:ismo|mento)$/u.test(subject.phrase.core)) return []
  const sentence = rest.split(/(?<=[.!?;])\s/u)[0] ?? ''
  const { text } = placed.block
  const quote = text.slice(0, text.length - rest.length + sentence.length)
  const said = sentence.replace(/\s\([^()]*\)(?=[.;]?$)/u, '').replace(/[.;]$/u, '')
  return [{ term, subject, said, quote, placed, group }]
}

/** 'Cadeia Alimentar' and 'Cadeia alimentar' → 'cadeia alimentar'. */
function small(term: string): string {
  const low = inSmallLetters(term)
  return low === term ? term.charAt(0).toLowerCase() + term.slice(1) : low
}
