import { isDeniedSection } from './claims.ts'
import { titleKey, withoutNumbering } from './headings.ts'
import type { Block, Section, SectionKind } from './model.ts'
import { wordCount } from './rows.ts'
import { inSmallLetters } from './sentence-case.ts'
import { sectionKindOf } from './text-kinds.ts'

/** Puts blocks under their headings and names the document. */
export function arrangeSections(
  blocks: readonly Block[],
  declaredTitle: string | null,
): { title: string; sections: Section[] } {
  const sections: Section[] = []
  let open: { title: string; path: { title: string; level: number }[]; level: number; page: number; blocks: Block[] } =
    {
      title: '',
      path: [],
      level: 0,
      page: 1,
      blocks: [],
    }
  const close = () => {
    if (open.blocks.length > 0 || open.title !== '') sections.push(sectionOf(open))
  }
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      open.blocks.push(block)
      continue
    }
    close()
    const title = tidyTitle(block.text)
    const path = open.path.filter(above => above.level < block.level)
    open = {
      title,
      path: [...path, { title, level: block.level }],
      level: block.level,
      page: block.pieces[0]?.page ?? open.page,
      blocks: [],
    }
  }
  close()
  return { title: documentTitle(blocks, declaredTitle), sections: inheritKinds(sections) }
}

function sectionOf(open: {
  title: string
  path: { title: string }[]
  level: number
  page: number
  blocks: Block[]
}): Section {
  const pages = open.blocks.flatMap(block => block.pieces.map(piece => piece.page))
  return {
    title: open.title,
    path: open.path.map(step => step.title),
    level: open.level,
    kind: kindOfSection(open.title, open.blocks),
    firstPage: Math.min(open.page, ...pages),
    lastPage: Math.max(open.page, ...pages),
    blocks: open.blocks,
  }
}

function kindOfSection(title: string, blocks: readonly Block[]): SectionKind {
  const named = sectionKindOf(title)
  if (named !== 'content') return named
  if (isDeniedSection(title, blocks)) return 'denied'
  const count = (kind: Block['kind']) => blocks.filter(block => block.kind === kind).length
  if (count('toc') >= 3 && count('toc') >= blocks.length * 0.6) return 'toc'
  if (count('reference') >= 3 && count('reference') >= blocks.length * 0.4) return 'references'
  return 'content'
}

/** What stands under a bibliography, a list of exercises or of myths belongs to it. */
function inheritKinds(sections: readonly Section[]): Section[] {
  const result: Section[] = []
  let above: { kind: SectionKind; level: number } | null = null
  for (const section of sections) {
    if (above && section.level > above.level) {
      result.push(section.kind === 'content' ? { ...section, kind: above.kind } : section)
      continue
    }
    const passesOn = section.kind === 'exercises' || section.kind === 'references' || section.kind === 'denied'
    above = passesOn ? { kind: section.kind, level: section.level } : null
    result.push(section)
  }
  return result
}

/** Without numbering, in sentence case when it was all capitals; names and abbreviations keep theirs. */
export function tidyTitle(text: string): string {
  const bare = withoutNumbering(text).replace(/[\s:.–—-]+$/, '')
  const letters = bare.replace(/\P{L}/gu, '')
  const shouted = letters.length > 3 && letters === letters.toUpperCase()
  return shouted ? inSmallLetters(bare) : bare
}

function documentTitle(blocks: readonly Block[], declared: string | null): string {
  const early = blocks.filter(
    block =>
      (block.pieces[0]?.page ?? 1) <= 2 && (block.kind === 'heading' || (block.kind === 'cover' && block.level > 0)),
  )
  const best = early.filter(block => wordCount(block.text) >= 1).sort((a, b) => a.level - b.level)[0]
  if (best) return tidyTitle(best.text)
  const useful =
    declared !== null &&
    wordCount(declared) >= 2 &&
    !/\.(?:docx?|pdf|tex|pptx?|indd)\b|untitled|sem título/i.test(declared)
  return useful ? declared.trim() : ''
}

/** True for two titles that say the same. */
export function sameTitle(a: string, b: string): boolean {
  return titleKey(a) === titleKey(b)
}
