import { analyse } from '@capivira/portuguese/morphology'
import { findNumbers } from '@capivira/portuguese/numbers'
import type { Block } from '../document/model.ts'
import { pattern } from '../lexicon/words.ts'
import type { Word } from './grammar/tagging.ts'
import { nameClass } from './people/names.ts'
import type { TextSentence } from './sentence.ts'
import { voicesIn } from './voices.ts'

const IMAGINE = pattern('iu')`(?:^|[,:;]\s)${'invitation to imagine'}(?![\p{L}])`

/** 'Imagine uma barra metálica…': what follows in the paragraph is said of that barra alone. */
export const asksToImagine = (text: string): boolean => IMAGINE.test(text)

/** 'vale o mesmo', 'o mesmo acontece' */
const JUST_SO = pattern('u')`
  (?:acontece|ocorre|vale|funciona) (?:o mesmo|da mesma (?:forma|maneira)|de forma parecida)
  |o mesmo (?:acontece|ocorre|vale)`
const IN_EARNEST = pattern('iu')`
  (?<![\p{L}])(?:também (?:é|são|funciona|acontece|ocorre)m?|${JUST_SO}|na (?:realidade|prática|vida real))(?![\p{L}])`

/** 'Na Internet também é assim.': the scene is over, what follows is meant. */
export const leavesScene = (text: string): boolean => IN_EARNEST.test(text)

const OF_THE_SCENE = /(?<![\p{L}])(?:você|seus?|suas?|ess[ea]s?|est[ea]s?)(?![\p{L}])/u
const IS_CALLED = /(?:é|são)\s(?:chamad|denominad|definid|conhecid)[oa]s?|(?:chama|denomina)m?-se/u
/** 'X é denominado Y', 'chama-se', 'X é definido como': what a word means holds outside the scene as well. */
const NAMES = pattern('u')`
  ^(?:O|A|Os|As|Um|Uma)\s(?!.*${OF_THE_SCENE})\p{Ll}[^,;:]{5,90}\s(?:${IS_CALLED}|recebem?\so\snome\sde)\s`

/** '— Nefertari! — chamou uma voz', 'Em troca… — disse o sacerdote' */
const SPOKEN = pattern('u')`[\p{L}!?.,…]\s[—–]\s(?:(?:lhe|me|nos|se)\s)?${'saying aloud, form'}(?![\p{L}])`

/** True for a paragraph in which somebody of a story speaks. */
const isDialogue = ({ text }: Block): boolean => SPOKEN.test(text)

/** What somebody of a story did once: a preterite, whoever did it. */
function tellsStory(words: readonly Word[]): boolean {
  const verb = words.find(word => word.tag === 'verb')
  return (
    verb !== undefined &&
    analyse(verb.lower).some(a => a.category === 'verb' && a.mood === 'indicative' && a.tense === 'preterite')
  )
}

const VALUE = /-?\d[\d.]*|["“'‘][^"“”'‘’()]*["”'’]/u
const TYPED_NAME = pattern('u')`
  (?:função|método)\s[\p{L}\d_.]+|\p{L}+\.\p{L}+|\p{Ll}+\p{Lu}\p{L}*`

/** 'Texto.charAt(30)', 'a função soma(2, 3)': what is said of a call with its values holds of no other. */
const CALL_WITH_VALUES = pattern('u')`(?<!\p{L})${TYPED_NAME}\(${VALUE}(?:,\s?${VALUE})*\)`

/** A sentence, also without what the page says around it. */
type Said = { text: string; plain: string; words: readonly Word[] }

/**
 * What tells of each sentence of blocks whether it is of one instance alone or of a story: said by somebody in it, or
 * done once. What a thing is called is meant in a scene as well.
 */
export function scenesOf(
  blocks: readonly Block[],
): (block: Block, said: Said, imagined: boolean) => 'imagined' | 'told' | null {
  const isStory = blocks.some(isDialogue)
  const voices = voicesIn(blocks)
  return (block, { text, plain, words }, imagined) => {
    if (CALL_WITH_VALUES.test(text) || (imagined && !NAMES.test(plain))) return 'imagined'
    return voices.has(block) || (isStory && tellsStory(words)) ? 'told' : null
  }
}

/** In so many sentences at most an exercise names somebody. */
const OFTEN = 3

/**
 * Sentences that count something of somebody who has but a first name and comes up hardly ever, in no heading either:
 * 'João comprou 12 laranjas'. Who it is and how many nobody learns.
 */
export function ofInventedPeople(sentences: readonly TextSentence[]): ReadonlySet<TextSentence> {
  const byName = new Map<string, TextSentence[]>()
  for (const sentence of sentences) {
    const [first, next] = sentence.words
    if (first && next?.tag === 'verb' && nameClass(first.text) === 'person')
      byName.set(first.text, [...(byName.get(first.text) ?? []), sentence])
  }
  const invented = [...byName].filter(([name]) => {
    const naming = sentences.filter(({ words }) => words.some(({ text }) => text === name))
    const headed = sentences.some(({ section }) => section.title.includes(name))
    return !headed && naming.length <= OFTEN && naming.every(({ words }) => isAlone(words, name))
  })
  return new Set(invented.flatMap(([, said]) => said.filter(countsThings)))
}

/** Not 'Ana Souza', 'Ana de Souza' nor 'Santa Ana'. */
function isAlone(words: readonly Word[], name: string): boolean {
  return words.every(({ text }, at) => {
    const next = /^d[aeo]s?$/u.test(words[at + 1]?.text ?? '') ? words[at + 2] : words[at + 1]
    return text !== name || !(/^\p{Lu}/u.test(next?.text ?? '') || words[at - 1]?.tag === 'proper')
  })
}

/** '12 laranjas', but not '12 de março' nor '384 a.C.', which history tells of people with one name. */
function countsThings({ core, words }: TextSentence): boolean {
  return findNumbers(core).some(({ end }) => {
    const counted = words.find(({ start }) => start >= end)
    return counted?.tag === 'noun' && /^\p{Ll}{3,}$/u.test(counted.text)
  })
}
