import { pattern } from '../lexicon/words.ts'
import type { Section } from './model.ts'

/** What opens an article, and what only an article has. */
const OPENS = /^(?:resumo|abstract|palavras[- ]chave|descritores|unitermos|keywords|key ?words)(?!\p{L})/iu
const METHOD = pattern('iu')`^(?:${'heading of a method'}\s(?:[^.:]{1,40}\s)?e\s)?(?:métodos?|metodologia)$`
const METHOD_TOO = /^(?:methods?|casuística|delineamento|procedimentos? metodológicos?)(?!\p{L})/iu
const FOUND = /^(?:resultados?|results?)(?:\se\sdiscuss(?:ão|ões))?$/iu
/** The article in a few words: its aim, its method and what came of it once more. */
const IN_SHORT = /^(?:resumo|objetivos?)$/iu

const bare = (title: string) =>
  title
    .replace(/^[\divxlc]+(?:[.\d]*)[.)\s–-]+/iu, '')
    .replace(/[.:]$/u, '')
    .trim()

/**
 * Sections with those of an article told apart that speak of its own study: what was done, with whom, and what came of
 * it. Nobody learns that from it by heart; what was known before and what it means stays. Other documents stay as they
 * are: a lesson may well have a part called 'Resultados'.
 */
export function withOwnStudy(sections: readonly Section[]): Section[] {
  const titles = sections.map(({ title }) => bare(title))
  const has = (pattern: RegExp) => titles.some(title => pattern.test(title))
  if (!has(OPENS) || !(has(METHOD) || has(METHOD_TOO)) || !has(FOUND)) return [...sections]
  const isOwn = (title: string) => [METHOD, METHOD_TOO, FOUND, IN_SHORT].some(pattern => pattern.test(bare(title)))
  return sections.map(section =>
    section.kind === 'content' && section.path.some(isOwn) ? { ...section, kind: 'own-study' } : section,
  )
}
