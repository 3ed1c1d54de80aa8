import { splitContraction, verbAgrees } from '@capivira/portuguese/agreement'
import {
  type Analysis,
  analyse,
  type Gender,
  type GrammaticalNumber,
  genderOfDeterminer,
} from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { pattern, wordsOf } from '../lexicon/words.ts'
import type { Asked } from './checked.ts'
import { reject } from './finding.ts'
import type { Gate } from './gate.ts'
import { subjectAtOdds } from './subject-verb.ts'

type Agreement = { gender: Gender | undefined; number: GrammaticalNumber | undefined }

const ARTICLE = wordsOf('determiner with number and gender')
const BEFORE_ARTICLE = pattern('iu')`(?<![\p{L}])${'word before an article'}$`
const SER = wordsOf('form of ser or estar')

/** Words that draw a clitic pronoun before the verb: 'que as forma'. */
const PRONOUN_COMES_AFTER = pattern('iu')`(?<!por )(?<![\p{L}])${'draws a clitic before the verb'}$`

/** Participles that govern 'a'. */
const TAKES_A = pattern('i')`^${'participle that governs a, stem'}(?:[aií]d|t)?[ao]s?$`

/** F3: articles, nouns, participles and verbs agree, wherever the dictionary is sure of them. */
export const agrees: Gate = item => {
  for (const text of [item.question.replace(/_+/g, item.answer), item.answer]) {
    const clash = findClash(text) ?? subjectAtOdds(text)
    if (clash) return reject('F3', `Falta concordância em “${clash}”.`)
  }
  const odd = phraseClash(item.answer)
  if (odd) return reject('F3', `Falta concordância em “${odd}”.`)
  const clash = questionVerb(item)
  return clash ? reject('F3', `Falta concordância em “${clash}”.`) : null
}

function findClash(text: string): string | null {
  const words = tokenize(text)
  for (const [i, word] of words.entries()) {
    const next = words[i + 1]
    if (word.kind !== 'word' || next?.kind !== 'word') continue
    // In 'por que as folhas…' the 'que' asks and draws no pronoun.
    const before = words
      .slice(Math.max(0, i - 2), i)
      .map(w => w.text)
      .join(' ')
    const after = words.slice(i + 2).map(w => w.text)
    // 'ao data.frame': the name of a function, of which only the first part is a word.
    if (words[i + 2]?.text === '.' && words[i + 3]?.start === (words[i + 2]?.end ?? 0) && words[i + 3]?.kind === 'word')
      continue
    const clash = articleClash(before, word.text, next.text) ?? participleClash(word.text, next.text, after)
    if (clash) return clash
  }
  return null
}

/** 'as processo', 'do fotossíntese': a determiner and the noun right after it. */
function articleClash(before: string, article: string, noun: string): string | null {
  // Alone, 'a' may be a preposition; after these it is not.
  const isArticle =
    ARTICLE.has(article.toLowerCase()) || (article === 'a' && (BEFORE_ARTICLE.test(before) || afterVerb(before, noun)))
  if (!isArticle || /^\p{Lu}|^demais$/u.test(noun)) return null
  const wanted = determinerAgreement(article)
  const readings = readingsOf(noun)
  const nominal = readings.filter(isNominal)
  // 'que as forma', 'as duas', 'o que': the article is a pronoun, or what follows is no noun.
  const pronoun = PRONOUN_COMES_AFTER.test(before) && nominal.length < readings.length
  if (nominal.length === 0 || pronoun || readings.some(a => a.category !== 'verb' && !isNominal(a))) return null
  // 'os carrapatos': some plurals stand in the dictionary by themselves, as if there were one of them.
  const listed = /s$/.test(article) && /\p{L}[aeo]s$/u.test(noun)
  return nominal.some(a => fits(listed ? { ...a, number: 'p' } : a, wanted)) ? null : `${article} ${noun}`
}

/**
 * Of a compound the first noun tells: 'a palavra-chave', 'o guarda-chuva' only where the dictionary has it; of
 * 'fito-constituintes', whose parts differ in number, the last.
 */
function readingsOf(noun: string): readonly Analysis[] {
  const [head = '', ...rest] = noun.split('-')
  const first = rest.length > 0 ? analyse(head) : []
  const last = analyse(rest.at(-1) ?? '')
  if (/s$/.test(noun) && !/s$/.test(head) && last.some(a => a.category === 'noun' && a.number === 'p')) return last
  return first.length > 0 && first.every(a => a.category === 'noun') ? first : analyse(noun)
}

/** Nouns that stand after the preposition without article: 'a vapor', 'a partir'. */
const AFTER_A = wordsOf('noun after a without article')
/** Verbs that take 'a'. */
const VERB_TAKES_A: ReadonlySet<string> = wordsOf("verb with 'a'")

/**
 * 'invadiram a território', 'usar a pacote', 'conhecido como a berço', 'que ação a verbo': no preposition would stand
 * there.
 */
function afterVerb(before: string, noun: string): boolean {
  if (AFTER_A.has(noun)) return false
  const last = (before.split(' ').at(-1) ?? '').toLowerCase()
  if (last === 'como' || last === 'mesmo') return true
  if (/^(?:que|qual|quais)\s/iu.test(before) && analyse(last).some(a => a.category === 'noun')) return true
  const readings = analyse(last)
  return (
    readings.length > 0 &&
    readings.every(a => a.category === 'verb' && a.mood !== 'participle' && !VERB_TAKES_A.has(a.lemma))
  )
}

/** 'foi assinado a Lei', 'são formado as rochas': form of ser, participle, then its subject. */
function participleClash(verb: string, participle: string, rest: readonly string[]): string | null {
  if (!SER.has(verb.toLowerCase())) return null
  const readings = analyse(participle).filter(a => a.mood === 'participle')
  if (readings.length === 0) return null
  const verbNumber = /(?:ão|am)$/.test(verb) ? 'p' : 's'
  if (!readings.some(a => (a.number ?? verbNumber) === verbNumber)) return `${verb} ${participle}`
  const [article = '', noun = ''] = rest
  // 'foi submetido a análise': there the 'a' is a preposition.
  if (article === 'a' && (verbNumber === 'p' || TAKES_A.test(participle) || standsAfterA(noun))) return null
  if (!/^(?:o|a|os|as|um|uma)$/.test(article) || !noun || splitContraction(article)) return null
  const wanted = determinerAgreement(article)
  return readings.some(a => fits(a, wanted)) ? null : `${verb} ${participle} ${article} ${noun}`
}

/** 'é feito a partir da nata', 'é tocado a vapor', 'é aquecido a uma': the 'a' is a preposition, whatever is done. */
function standsAfterA(noun: string): boolean {
  return AFTER_A.has(noun) || /^(?:uma?|cada|qualquer)$/u.test(noun) || analyse(noun).some(a => a.mood === 'infinitive')
}

/** 'Computadores digital': a noun and the adjective after it, in an answer of these two words. */
function phraseClash(answer: string): string | null {
  const [noun = '', adjective = '', ...more] = answer.trim().split(/\s+/)
  if (more.length > 0 || !/^\p{Ll}{4,}$/u.test(adjective) || !/^\p{L}{3,}$/u.test(noun)) return null
  const nouns = analyse(noun.toLowerCase()).filter(a => a.category === 'noun')
  const adjectives = analyse(adjective)
  const sure = nouns.length > 0 && adjectives.length > 0 && adjectives.every(a => a.category === 'adjective')
  if (!sure) return null
  return nouns.some(n => adjectives.some(a => fits(a, { gender: n.gender, number: n.number }))) ? null : answer.trim()
}

const OPENING = pattern('iu')`
  ^(?:o que|qual|quais|quem|onde|como)\s+(${'opening verb of a question'})\s+(o|a|os|as)\s+(\p{L}+)`

/** 'O que é os vírus?', 'Quais é as fases?': the verb of the opening and the subject after it. */
function questionVerb({ question }: Asked): string | null {
  if (/^qual\s+(?:são|foram|eram)\s/iu.test(question) || /^quais\s+(?:é|foi|era)\s/iu.test(question)) {
    return question.split(/\s+/).slice(0, 2).join(' ')
  }
  const match = OPENING.exec(question)
  if (!match) return null
  const [text, verb = '', article = ''] = match
  const number = article.toLowerCase().endsWith('s') ? 'p' : 's'
  return verbAgrees(verb, number) ? null : text
}

function isNominal(a: Analysis): boolean {
  return a.category === 'noun' || a.category === 'adjective' || a.mood === 'participle'
}

function fits(a: Analysis, wanted: Agreement): boolean {
  if (a.gender && wanted.gender && a.gender !== wanted.gender) return false
  return !(a.number && wanted.number && a.number !== wanted.number)
}

function determinerAgreement(article: string): Agreement {
  return { gender: genderOfDeterminer(article), number: /s$/i.test(article) ? 'p' : 's' }
}
