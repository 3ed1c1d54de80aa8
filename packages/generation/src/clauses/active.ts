import { activePast, activePresent } from '@capivira/portuguese/inflection'
import type { Group } from './group.ts'

const MODAL: Readonly<Record<string, string>> = {
  pode: 'pode',
  podem: 'pode',
  poderá: 'poderá',
  poderão: 'poderá',
  deve: 'deve',
  devem: 'deve',
  deverá: 'deverá',
  deverão: 'deverá',
}

/** The verb of a passive as its doer does it, in the singular of 'o que' and 'quem': 'são regidos' → 'rege'; null where unsure. */
export function activeOf(group: Group): string | null {
  if (group.voice !== 'passive') return null
  const participle = group.text.split(' ').at(-1) ?? ''
  const finite = group.finite.toLowerCase()
  const modal = MODAL[finite]
  if (modal !== undefined) return `${modal} ${group.lemma}`
  if (/^(?:é|são)$/.test(finite)) return activePresent(participle, 's')
  if (/^(?:foi|foram)$/.test(finite)) return activePast(participle, 's')
  if (/^(?:será|serão)$/.test(finite))
    return /(?:faz|diz|traz|p[ôo])[e]?r$/.test(group.lemma) ? null : `${group.lemma}á`
  return null
}
