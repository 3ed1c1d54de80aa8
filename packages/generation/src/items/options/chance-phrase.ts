import { analyse } from '@capivira/portuguese/morphology'
import type { Study } from '../../analysis/study.ts'
import type { Term } from '../../analysis/terms/terms.ts'
import { pattern } from '../../lexicon/words.ts'
import { listed } from '../kinds/lists.ts'

/**
 * Adjectives that tell of size, age, degree, look or worth: they describe a thing and name none ('raio gigantesco').
 */
const DESCRIBES = pattern('u')`^(?:${'describes and names nothing, stem'}|rea(?:l|is)$|gera(?:l|is)$|loca(?:l|is)$)`

/** 'resultante', 'visível', 'irritante': like a participle they say what a thing does or what can be done with it. */
const ENDS_AS_PARTICIPLE = /(?:[aei]ntes?|[aiu]ve(?:l|is))$/u

function describes(word: string): boolean {
  if (DESCRIBES.test(word) || ENDS_AS_PARTICIPLE.test(word)) return true
  const readings = analyse(word)
  return readings.some(a => a.mood === 'participle') && !readings.some(a => a.category === 'noun')
}

/**
 * Whether a phrase of several words is a chance meeting of words rather than a term: 'raio gigantesco', 'placas
 * conectadas'. What the document says again, sets in bold, defines, puts in a heading or counts beside others is a term
 * whatever its words; so is what a shipped list has.
 */
export function isChancePhrase(term: Term, study: Study): boolean {
  const words = term.text.toLowerCase().split(' ')
  if (words.length < 2 || term.proper || term.acronym) return false
  if (term.count > 1 || term.bold || term.heading || study.isKeyTerm(term.text) || listed(term.text)) return false
  return describes(words[1] ?? '') && !countedBesideTerms(term, study)
}

/** 'Mar aberto, mar fechado e mar interior': one of a row of phrases. */
function countedBesideTerms({ key }: Term, study: Study): boolean {
  return [...(study.siblings.get(key) ?? [])].some(other => other.includes(' '))
}
