import { analyse } from '@capivira/portuguese/morphology'
import type { Block } from '../document/model.ts'
import { pattern } from '../lexicon/words.ts'
import type { Word } from './grammar/tagging.ts'

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

/** Whether a sentence of a scene says what a thing is called, which is meant. */
export const namesInScene = (text: string): boolean => NAMES.test(text)

/** '— Nefertari! — chamou uma voz', 'Em troca… — disse o sacerdote' */
const SPOKEN = pattern('u')`[\p{L}!?.,…]\s[—–]\s(?:(?:lhe|me|nos|se)\s)?${'saying aloud, form'}(?![\p{L}])`

/** True for a paragraph in which somebody of a story speaks. */
export const isDialogue = ({ text }: Block): boolean => SPOKEN.test(text)

/** What somebody of a story did once: a preterite, whoever did it. */
export function tellsStory(words: readonly Word[]): boolean {
  const verb = words.find(word => word.tag === 'verb')
  return (
    verb !== undefined &&
    analyse(verb.lower).some(a => a.category === 'verb' && a.mood === 'indicative' && a.tense === 'preterite')
  )
}
