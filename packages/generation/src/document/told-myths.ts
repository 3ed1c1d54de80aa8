import { pattern } from '../lexicon/words.ts'
import type { Block } from './model.ts'

/**
 * 'Mitos', 'Erros comuns na redação' may stand over a text that tells of myths as stories, or of mistakes that people
 * make, and is true: only lists of what is not so are to be denied.
 */

const BEINGS =
  /(?:deus(?:a|es|as)?|semideus(?:es)?|divindades?|her[óo]is?|monstros?|sereias?|serpentes?|espíritos?|titãs?)/u
const STORIES = /(?:mitologias?|mitológic[oa]s?|narrativas?|lendas?|folclore|narrador(?:es)?|oralidade)/u
const OF_STORIES = pattern('giu')`(?<!\p{L})(?:${BEINGS}|${STORIES})(?!\p{L})`
const MYTHS = /(?<!\p{L})(?:mitos?|lendas)(?!\p{L})/iu
/** 'Mitos sobre a água': a list of them is of untruths, whoever comes up in it. */
const ABOUT = /\s(?:sobre|acerca|a respeito|em torno|que|comu(?:m|ns)|frequentes?)(?!\p{L})/iu
/** 'Erros comuns na interpretação de gráficos' */
const IN_PRACTICE =
  /^(?:(?:[oa]s?|\d+|\p{L}+s)\s)?(?:erros?|equívocos?|enganos?)\s.*(?:\s(?:em|n[ao]s?|ao|de|d[ao]s?)\s)/iu
const MISTAKES = /(?:erros?|equívocos?|enganos?|falhas?)/u
/** 'para evitar esses erros' */
const DONE_TO = /(?:evit|comet|corri[gj])\p{L}*\s(?:\p{L}+\s){0,2}/iu
/** 'um erro comum é ignorar a escala' */
const BEING = /\s(?:\p{L}+\s)?(?:é|consiste em|está em)\s(?:o de\s)?\p{L}+[aeio]r/iu
const MADE = pattern('iu')`(?<!\p{L})(?:${DONE_TO}${MISTAKES}|${MISTAKES}${BEING})(?!\p{L})`
const FEWEST_WORDS = 2

/** Whether what stands under a heading tells of stories or of mistakes that are made, and so is meant. */
export function tellsOfMyths(title: string, blocks: readonly Block[]): boolean {
  const said = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'list-item')
  if (said.length === 0) return false
  const isProse = said.every(({ kind }) => kind === 'paragraph')
  if (!MYTHS.test(title)) return isProse && IN_PRACTICE.test(title) && said.some(({ text }) => MADE.test(text))
  if (isProse) return wordsOfStories(said.map(({ text }) => text).join(' ')).size >= FEWEST_WORDS
  return !ABOUT.test(title) && said.filter(({ text }) => wordsOfStories(text).size > 0).length * 2 >= said.length
}

const wordsOfStories = (text: string): ReadonlySet<string> =>
  new Set((text.match(OF_STORIES) ?? []).map(word => word.toLowerCase()))
