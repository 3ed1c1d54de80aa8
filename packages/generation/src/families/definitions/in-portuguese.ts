import { isKnown } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'

const OR_RATHER = /(?:,|\s\()\s?ou\s(?:(?:o|a|os|as)\s)?/u
/** 'o GREEN HOUSE EFFECT, ou efeito estufa' */
const FOREIGN = pattern('gu')`
  (?<![\p{L}])(${'article, um only in the singular'})\s((?:\p{Lu}[\p{L}-]+\s){1,4}\p{Lu}[\p{L}-]+)
  ${OR_RATHER}(\p{Ll}{3,}(?:\s\p{Ll}+){1,5})[,.)]`

/** A foreign name and what it says in Portuguese: 'Como se chama, em português, o Green House Effect?' */
export function inPortugueseFacts(study: Study): Fact[] {
  const seen = new Set<string>()
  return study.sentences.flatMap(sentence =>
    [...sentence.text.matchAll(FOREIGN)].flatMap(([, article = '', name = '', said = '']) => {
      const written = name.split(' ').map(calm).join(' ')
      if (seen.has(written) || sentence.section.kind !== 'content' || !isForeign(name)) return []
      if (wordsIn(said) < 2 || tagWords(said).some(({ tag }) => tag === 'verb')) return []
      seen.add(written)
      const definite = article.startsWith('u') ? (article === 'um' ? 'o' : 'a') : article
      return [
        settle(
          {
            family: 'naming',
            pattern: 'naming/in-portuguese',
            focus: `${focusKey(written)} nome`,
            question: ask('como se chama, em português,', definite, written),
            answer: upperFirst(said),
            answerType: 'term',
            strength: 0.84,
            load: 0.3,
            quiz: false,
          },
          sentence,
        ),
      ]
    }),
  )
}

/** 'DOMAIN' → 'Domain'; a short form keeps its capitals. */
const calm = (word: string) => (/^\p{Lu}{4,}$/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word)

const isForeign = (name: string) => name.split(' ').some(word => !isKnown(word.toLowerCase()))
