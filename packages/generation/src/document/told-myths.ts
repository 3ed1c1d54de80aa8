import { pattern } from '../lexicon/words.ts'
import type { Block } from './model.ts'

/**
 * 'Mitos', 'Erros comuns na redação' may stand over a text that tells of myths as stories, or of mistakes that people
 * make, and is true: only lists of what is not so are to be denied.
 */

const BEINGS = /(?:deus(?:a|es|as)?|semideus(?:es)?|divindades?|her[óo]is?|monstros?|sereias?|titãs?)/u
const STORIES = /(?:mitologias?|mitológic[oa]s?|narrativas?|lendas?|folclore|narrador(?:es)?|oralidade)/u
const OF_STORIES = pattern('giu')`(?<!\p{L})(?:${BEINGS}|${STORIES})(?!\p{L})`
const OF_MYTHOLOGY = /(?<!\p{L})mitol[óo]gi/iu
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
const MADE_SO = /(?:comet|ca[ií])\p{L}*\s(?:n?ess[ea]|n?est[ea])/iu
const BELIEVED = /(?:[nd]?isso|[nd]?isto|acredit|acha[rm]|pensa[rm]|crer|crê)/iu
/** 'Muita gente comete esse erro', 'Um erro comum é acreditar nisso': what was said before it is not so. */
const TAKES_BACK = pattern('iu')`(?<!\p{L})(?:${MADE_SO}|${BELIEVED})`
const FEWEST_WORDS = 2

/** Whether what stands under a heading tells of stories or of mistakes that are made, and so is meant. */
export function tellsOfMyths(title: string, blocks: readonly Block[]): boolean {
  const said = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'list-item')
  if (said.length === 0) return false
  const isProse = said.every(({ kind }) => kind === 'paragraph')
  const text = said.map(block => block.text).join(' ')
  if (!MYTHS.test(title)) return isProse && IN_PRACTICE.test(title) && MADE.test(text) && !TAKES_BACK.test(text)
  // 'Mitos sobre as cobras' may be prose too, and has legends in it: only of a mythology are myths stories.
  if (isProse) return wordsOfStories(text).size >= FEWEST_WORDS && (!ABOUT.test(title) || OF_MYTHOLOGY.test(text))
  return !ABOUT.test(title) && said.filter(block => wordsOfStories(block.text).size > 0).length * 2 >= said.length
}

const wordsOfStories = (text: string): ReadonlySet<string> =>
  new Set((text.match(OF_STORIES) ?? []).map(word => word.toLowerCase()))
