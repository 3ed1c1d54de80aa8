import { linesOf, pattern } from '../../lexicon/words.ts'
/**
 * Words that exclude one another, a line for each group: where a text says one of them of something, another of its
 * group is wrong. Adjectives stand in the masculine singular, verbs in the infinitive; the nouns of a line share their
 * gender.
 */

/** Left out are pairs that make nonsense of set phrases: 'recursos naturais', 'saúde pública'. */
export const ADJECTIVES = linesOf('opposite adjectives')

/** Left out is what is made and unmade: nobody builds to destroy, nor defines a source by what it uses up. */
export const VERBS = linesOf('opposite verbs')

export const NOUNS = linesOf('opposite nouns')

/** What a thing is welcome for: put into its opposite, no thing would be made, asked for or defined by it. */
export const WELCOME = /^(?:permit|facilit|fortalec|preserv)/u

/** What things are told of for having much of. */
export const WEIGHTY = pattern('u')`^${'weight that things are told for'}s?$`

/** Set phrases whose second word has no opposite: 'ensino superior'; nobody is told of as 'um dos menores poetas'. */
export const SET_PHRASES = pattern('u')`
  ^(?:${'noun of a set phrase with superior'} superior|${'set phrase of an adjective'}
  |meio \p{L}+|d[oa]s (?:maiores|melhores) )`
