import { canBeFinite, tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { inSentence, tidyAnswer } from './phrasing.ts'

const MONTH = pattern('u')`
  \s(?:${'opening of a time behind a phrase'}|de(?=\s\d{3,4}\s(?:a|até)\s\d))\s
  (?:\d|[\p{L}\s]*\d{3,4}|século|década|dia|ano|${'month'}).*$`

const GERUND = /(?!quando|comando|bando|mando|contrabando)\p{Ll}+[aei]ndo/u
const ADJUNCT = pattern('u')`
  \s(?:para(?=\s(?:se\s)?\p{Ll}+[aei]r(?:\s|$))|que|e que|quando|com o objetivo|a fim|${GERUND})\s.*$`

/** 'Alexander Fleming em 1928' → 'Alexander Fleming': a phrase without the time, purpose or manner that follows it. */
export function cutTime(text: string): string {
  return (
    text
      .replace(MONTH, '')
      .replace(ADJUNCT, '')
      // What is left of 'entre os dias 13 e 18 de fevereiro'.
      .replace(/,?\s(?:entre|em|n[oa]s?|a)\s(?:o\s|os\s)?(?:dias?\s)?\d[\dº\s]*(?:\se\s\d+)?$/u, '')
      .trim()
  )
}

const PREPOSITION_BEHIND_AN_OBJECT = pattern('u')`,\s\p{Ll}+(?:ad|id|t)[oa]s?\s${'preposition behind an object'}\s.*$`

const GENUS_OF_AN_APPOSITION = pattern('u')`,\s${'genus of an apposition'}$`

const TIME_IN_WORDS = pattern('u')`
  \s(?:n[oa]s?\s(?:próxim|últim)[oa]s?
  |até\s(?:[oa]\s${'time in words'}|(?:\p{Ll}+\sde\s)?\d{3,4}(?!\s\p{Ll})))(?![\p{L}]).*$`

const OPENING_OF_WHAT_FOLLOWS_AN_OBJECT = pattern('u')`,\s${'opening of what follows an object, stem'}.*$`

/** What a verb acts on, from the text after it: 'a World Wide Web em 1992, que…' → 'a World Wide Web'. */
export function objectOf(rest: string): string {
  const whole = tidyAnswer(rest).replace(/\s\([^)]*\)/g, '')
  const cut = cutsRestriction(whole, cutTime(whole)) ? whole : cutTime(whole)
  const kept = cut
    .replace(/,\s\p{Ll}+(?:\s(?!e\s)\p{Ll}+){0,3}\s(?:que|em que|encarregad[oa]s?)(?:\s.*)?$/u, '')
    .replace(PREPOSITION_BEHIND_AN_OBJECT, '')
    .replace(GENUS_OF_AN_APPOSITION, '')
    .replace(/\sao\s\p{Ll}+[aei]r(?:\s.*)?$/u, '')
    // 'aprovou o plano | na próxima sessão', 'regou a horta | até o mês de março'
    .replace(TIME_IN_WORDS, '')
    // 'move as peças | de um modo que evita atritos': how it is done.
    .replace(/\sde\s(?:uma?\s)?(?:forma|modo|maneira)\s.*$/u, '')
    // 'os contos do sertão | , nos quais reuniu lendas'
    .replace(/,\s(?:[oa]s?|[nd][oa]s?|pel[oa]s?|aos?|às?)\squa(?:l|is)\s.*$/u, '')
    .replace(OPENING_OF_WHAT_FOLLOWS_AN_OBJECT, '')
  const clean = kept
    .replace(/(?:\se|,)\s(?:a\s|de\s|para\s)?\p{L}{2,}[aeio]r(?:-\p{L}+)?\s.*$/u, '')
    .replace(/,?\s(?:desde|conforme|segundo|de acordo)(?:\s.*)?$/u, '')
    .replace(/[\s,;:]+$/, '')
  return inSentence(clean, rest)
}

/**
 * 'a criação de funções | que não têm nome': what tells which one it is cannot be left out; of a name it only tells
 * more.
 */
function cutsRestriction(whole: string, cut: string): boolean {
  return /^\sque\s/u.test(whole.slice(cut.length)) && /\p{Ll}$/u.test(cut) && !/\p{Lu}\p{L}*$/u.test(cut)
}

/** 'ao contrário dos engenhos, que só produziam açúcar, | as roças eram variadas' */
export const UNLIKE = /^(?:Ao contrário|Diferentemente|À diferença) d[^,]+,(?:\s(?:que|onde|cuj\p{L}+)\s[^,]+,)?\s/u

/** 'o sangue pobre em oxigênio | e o lado esquerdo, o sangue rico': of a second subject, whose verb is left out. */
export const SECOND_SUBJECT = pattern('u')`
  (?<!,[^,]*|entre\s[^,]*)\se\s[oa]s?\s\p{Ll}[^,?]{2,40},\s
  (?:${'opening of a phrase, contracted too'}\s.*|\p{Ll}{4,})$`

/** Nouns too, but hardly ever in a text for school: 'e passa de um animal a outro'. */
const SELDOM_NOUN = wordsOf('seldom a noun')

/**
 * 'pela inalação de esporos e afeta os pulmões' → 'pela inalação de esporos': what else the subject does is another
 * matter.
 */
export function withoutNextVerb(text: string): string {
  const words = tagWords(text)
  const at = words.findIndex(
    (word, i) =>
      word.lower === 'e' &&
      (words[i + 1]?.tag === 'verb' ||
        // 'para os Estados Unidos e | para a Holanda': no form of 'parar'.
        (words[i + 1]?.lower !== 'para' && canBeFinite(words[i + 1]?.lower ?? '') && words[i + 2]?.tag === 'article') ||
        // 'e precisa ser tomada todos os anos'
        (canBeFinite(words[i + 1]?.lower ?? '') && words[i + 2]?.lower === 'ser') ||
        // 'e causa queimaduras': a noun right after a noun there is none.
        (words[i + 1]?.tag === 'noun' &&
          words[i + 2]?.tag === 'noun' &&
          // 'e baixo custo': no school text says 'eu baixo'.
          !/[^u]o$/u.test(words[i + 1]?.lower ?? '') &&
          /^\p{Ll}/u.test(words[i + 2]?.text ?? '') &&
          canBeFinite(words[i + 1]?.lower ?? '')) ||
        // 'recolhe as ondas sonoras e as conduz até o tímpano'
        (/^(?:[oa]s?|lhes?)$/.test(words[i + 1]?.lower ?? '') && words[i + 2]?.tag === 'verb') ||
        (SELDOM_NOUN.has(words[i + 1]?.lower ?? '') && words[i + 2]?.tag === 'preposition') ||
        (words[i + 1]?.tag === 'adverb' && words.slice(i + 2, i + 4).some(isVerb))),
  )
  const waits = words.slice(0, at).some(({ tag, lower }) => tag === 'relative' || lower === 'quando' || lower === 'se')
  return at < 2 || waits ? text : text.slice(0, words[at]?.start).replace(/[\s,]+$/u, '')
}

function isVerb({ tag }: { tag: string }): boolean {
  return tag === 'verb'
}
