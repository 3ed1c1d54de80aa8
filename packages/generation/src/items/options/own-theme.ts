import { normalize } from '@capivira/portuguese/tokens'
import type { Study } from '../../analysis/study.ts'

/** What a text names so seldom is no rival of what it names all the time. */
const SELDOM = { times: 3, share: 0.25 } as const
/** The theme of a text is in so many of its sentences, and in so large a share of them. */
const THEME = { times: 6, share: 0.09 } as const

/**
 * Whether the right option is what the whole text is about ('Cerrado' in a text on the Cerrado) beside things it hardly
 * names and does not teach: a pupil chooses it without reading the question.
 */
export function isOwnTheme(answer: string, options: readonly string[], study: Study): boolean {
  const key = study.termOf(bare(answer))
  if (!key || key.count < Math.max(THEME.times, study.sentences.length * THEME.share)) return false
  const titles = [study.title, study.document.title, study.document.sections[0]?.title ?? '']
  const titled = titles.some(title => ` ${normalize(title)} `.includes(` ${normalize(bare(answer))} `))
  if (!titled && study.terms.some(({ count, common }) => !common && count > key.count)) return false
  return options.map(bare).every(option => {
    const term = study.termOf(option)
    if (!term) return true
    const taught = term.bold || term.heading || study.isDefined(option.toLowerCase())
    return !taught && term.count <= SELDOM.times && term.count < key.count * SELDOM.share
  })
}

const bare = (text: string) => text.replace(/^(?:O|A|Os|As|Um|Uma)\s/u, '')
