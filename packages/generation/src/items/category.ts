import type { Study } from '../analysis/study.ts'
import type { Section } from '../document/model.ts'
import { sameTitle } from '../document/sections.ts'

const LONGEST = 40
/** With fewer different headings than this at a depth, the next depth tells more. */
const ENOUGH = 3

/** Gives every section the heading its items are filed under: the outermost depth with several headings. */
export function categoriser(study: Study): (section: Section) => string {
  const paths = new Map<Section, readonly string[]>()
  for (const section of study.document.sections) {
    // The title of the whole document files nothing.
    const path = section.path.filter(title => !sameTitle(title, study.document.title))
    paths.set(section, path)
  }
  const used = new Set(study.sentences.map(sentence => sentence.section))
  const depth = depthToUse([...used].map(section => paths.get(section) ?? []))
  return section => {
    const path = paths.get(section) ?? []
    return clip(path[Math.min(depth, path.length - 1)] ?? study.title)
  }
}

function depthToUse(paths: readonly (readonly string[])[]): number {
  const deepest = Math.max(0, ...paths.map(path => path.length))
  for (let depth = 0; depth < deepest; depth++) {
    const titles = new Set(paths.map(path => path[Math.min(depth, path.length - 1)] ?? ''))
    if (titles.size >= ENOUGH) return depth
  }
  return Math.max(0, deepest - 1)
}

function clip(title: string): string {
  if (title.length <= LONGEST) return title
  const cut = title.slice(0, LONGEST - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > 20 ? cut.slice(0, space) : cut).replace(/[\s,:;–—-]+$/, '')}…`
}
