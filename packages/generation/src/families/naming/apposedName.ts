import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, phraseOf, wordsIn } from '../wording/phrasing.ts'
import { nameDraft } from './nameDraft.ts'

/** What there is but one of, of something with a name, and between commas what it is. */
const APPOSED =
  /^([OA])\s((?:principal|maior|menor|primeir[oa]|últim[oa]|únic[oa]|capital|sede|autora?|criadora?|fundadora?|inventora?|idealizadora?|padroeir[oa])(?:\s\p{Ll}+){0,2}\sd(?:e|[oa]s?)\s[^,;:()]{0,40}\p{Lu}[^,;:()]{1,40}),\s((?:[OA]s?\s)?\p{Lu}[\p{L}.'’-]+(?:\s(?:(?:d[aeo]s?|e|em|n[oa])\s)?\p{Lu}[\p{L}.'’-]+){0,4}),?$/u
const IS_PAST = /(?:ou|eu|iu|ava|avam|ia|iam|oi|oram)$/u

/** 'A maior festa da Vila Rica, a Noite das Velas, …' → 'Qual é a maior festa da Vila Rica?' */
export const apposedName: ClauseFamily = place => {
  const { clause } = place
  const [, article = '', described = '', said = ''] = clause.lead === '' ? (APPOSED.exec(clause.subject) ?? []) : []
  if (described === '' || wordsIn(described) > 12 || /\s(?:que|seus?|suas?)\s/u.test(described)) return []
  const name = phraseOf(said, place)
  if (!name?.phrase.proper) return []
  const role = described.replace(/^(?:principal|maior|menor|primeir[oa]|últim[oa]|únic[oa])\s/u, '').split(' ')[0] ?? ''
  const human =
    meansPerson(role) || (nameClass(name.phrase.core) === 'person' && !/^(?:obra|livro|cidade|romance)$/u.test(role))
  const past = human && IS_PAST.test(clause.verb)
  const core = name.phrase.determiner === '' ? name.phrase.core : said
  return [
    {
      ...nameDraft(
        'naming/apposed',
        ask(human ? 'quem' : 'qual', past ? 'foi' : 'é', article.toLowerCase(), described),
        { ...name.phrase, core },
        0.88,
      ),
      answerType: human ? 'person' : nameClass(name.phrase.core) === 'place' ? 'place' : 'term',
      proper: true,
    },
  ]
}
