import { contract } from '@capivira/portuguese/agreement'
import { splitSentences } from '@capivira/portuguese/sentences'
import { contentWords } from '@capivira/portuguese/tokens'
import type { CleanDocument, Section } from '../../document/model.ts'
import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { canBeFinite } from '../grammar/tagging.ts'

/** What lands, living things, celestial bodies and diseases have, each its own. */
const HAD =
  'clima|vegetação|solo|relevo|fauna|flora|hidrografia|temperatura|paisagem|população|economia|culinária|' +
  'superfície|atmosfera|caule|raiz|raízes|folhas|flores|fruto|frutos|sementes|corpo|pele|coração|cérebro|' +
  'esqueleto|respiração|circulação|reprodução|digestão|excreção|alimentação|locomoção|fecundação|habitat|' +
  'transmissão|contágio|tratamento|prevenção|profilaxia|diagnóstico|sintomas'
const BARE = new RegExp(
  String.raw`(?<![\p{L}])(?:[oa]s?|seus?|suas?)\s(${HAD})\s(?!(?:d[aeo]s?|dess[ea]s?|que|em|n[oa]s?)\s)\p{Ll}`,
  'giu',
)
const AT_HEAD = new RegExp(String.raw`^(O|A|Os|As|Seu|Sua|Seus|Suas)\s(${HAD})\s(?=(\p{Ll}+)(?:\s|$))`, 'u')
/** So many sections say of their own thing what it has: then it is said of each by its name. */
const SECTIONS = 2

/**
 * What several sections of a document have each for their own thing: 'a vegetação' under 'Savana' and under 'Taiga'.
 */
export function sharedProperties({ sections }: Pick<CleanDocument, 'sections'>): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { blocks, kind } of sections) {
    if (kind !== 'content') continue
    const said = blocks.flatMap(({ text }) => [...text.matchAll(BARE)].map(([, noun = '']) => noun.toLowerCase()))
    for (const noun of new Set(said)) counts.set(noun, (counts.get(noun) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= SECTIONS).map(([noun]) => noun))
}

/**
 * 'A vegetação é rasteira.' under 'Tundra', where 'A tundra cobre o norte.' opens the section → 'A vegetação da tundra
 * é rasteira.'
 */
export function resolveOwned(
  core: string,
  section: Pick<Section, 'title' | 'blocks'>,
  shared: ReadonlySet<string>,
): string | null {
  const [whole, said = '', noun = '', next = ''] = AT_HEAD.exec(core) ?? []
  if (whole === undefined || !shared.has(noun)) return null
  if (!canBeFinite(next)) return null
  const owner = ownerOf(section)
  // 'é constituída por plantas decíduas': said of the forests of that name all the same.
  if (owner === null || namesOneOf(core, contentWords(owner)[0] ?? '')) return null
  const article = said
  return `${article} ${noun} ${contract('de', owner)} ${core.slice(whole.length)}`
}

/** What the first sentence of a section is about, where its heading names that. */
function ownerOf({ title, blocks }: Pick<Section, 'title' | 'blocks'>): string | null {
  const opening = splitSentences(blocks.find(({ kind }) => kind === 'paragraph')?.text ?? '')[0]?.text ?? ''
  const clause = takeApart(opening.replace(/[.]$/u, ''))
  const subject = clause?.lead === '' ? readSubject(clause.subject, NO_USE) : null
  if (!subject || title === '' || !namesOneOf(title, subject.phrase.core)) return null
  const { phrase, display } = subject
  if (phrase.words.length > 4 || !(phrase.proper || /^[oa]s?$/u.test(phrase.determiner))) return null
  return display
}

function namesOneOf(text: string, phrase: string): boolean {
  const words = contentWords(text)
  return contentWords(phrase).some(word => words.some(other => other.slice(0, 6) === word.slice(0, 6)))
}
