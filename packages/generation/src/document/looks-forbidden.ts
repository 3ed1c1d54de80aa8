import { pattern } from '../lexicon/words.ts'
import { answerEntries } from './answer-key.ts'
import type { Block, CleanDocument } from './model.ts'
import { isAnswersTitle } from './text-kinds.ts'

/** 'Gabarito', 'Chave de correção', 'Resposta certa:'. */
const KEY_WORD = pattern('iu')`
  gabaritos?|chaves?\sde\s(?:respostas?|correção)
  |(?:respostas?|alternativas?)(?:\s(?:cert|corret)as?)?\s?[:=–-]`
/** A key that is written, whatever it says, and even where it could not be read. */
const KEY_NAMED = pattern('iu')`(?<![\p{L}])(?:${KEY_WORD})|^(?:respostas?(?:\s(?:cert|corret)as?)?$|r\s?[:.]\s)`
const SOLE_LETTER = /^\(?[a-e]\)?[.;,]?$/i
/** '1-B 2-A 3-C' among other words. */
const LETTERS_IN_ROW = /(?:^|\s)\d{1,3}\s?[-–.:)]?\s?\(?[a-e]\)?[,;|]?\s+\d{1,3}\s?[-–.:)]?\s?\(?[a-e](?![\p{L}])/iu
/** 'B A C' below a row of numbers. */
const ROW_OF_LETTERS = /^(?:[a-e][\s,;|–-]+)+[a-e]$/iu

const JUDGEMENT = /(?:verdadeir|fals|cert|errad|corret|incorret)[oa]s?/iu
/** 'V ou F', 'certo ou errado', 'as verdadeiras e as falsas'. */
const JUDGES_EACH = pattern('iu')`
  v\s?(?:ou|e|/)\s?f|c\s?(?:ou|/)\s?e|julgue|${JUDGEMENT}\s(?:ou|e|/)\s(?:[oa]s?\s)?${JUDGEMENT}`
const TELLS_TO_MARK = /(?:assinale|marque|indique|circule|pinte|sublinhe|escolha|selecione|aponte|identifique)\s/iu
/** 'mais de uma alternativa' */
const SEVERAL = /(?:mais\sde\suma|todas\sas|duas|três)\s(?:alternativas?|opções|opção|respostas?)/iu
/** 'Marque com um x todas', 'Assinale duas'. */
const MARKS_SEVERAL = pattern('iu')`
  ${TELLS_TO_MARK}(?:com\s(?:um\s)?x\s)?(?:(?:tod)?[oa]s|dois|duas|três|mais)|${SEVERAL}`
/** Marks ask for several options, or judge each: 'Assinale as corretas', 'V ou F', 'Quais são…?'. */
const ASKS_SEVERAL = pattern('iu')`(?<![\p{L}])(?:${JUDGES_EACH}|${MARKS_SEVERAL})(?![\p{L}])`
const ASKS_WHICH = pattern('iu')`(?<![\p{L}])quais(?![\p{L}])`

/** A note for which a star stands elsewhere: '*cidade fundada por espanhóis'. */
const STAR_NOTE = /(?:^|\s)\*{1,3}\s?\p{L}/u
const NOTE_MARK = /^\*+$/

const PUPIL = /(?:alun[oa](?:\(a\))?|estudante)/iu
/** The next field of a form that nobody has filled in: 'Nome: ____ Turma:'. */
const NEXT_FIELD = /[^\p{L}]*(?:data|turma|s[eé]rie|nota|n[º°.]|ano|professora?)(?!\p{L})/iu
/** A sheet that a pupil has filled in, or that has been marked: 'Nome: Ana', 'Nota: 6,5'. */
const FILLED_IN = pattern('iu')`
  (?<!\p{L})(?:nota\s?:\s*\d|(?:nome|${PUPIL})(?:\sd[oa]\s${PUPIL})?\s?:(?!${NEXT_FIELD})\s*\p{L})`

/** Whether a question, or what is told about a list, has several right options or is judged part by part. */
export const asksSeveral = (statement: string): boolean => ASKS_SEVERAL.test(statement) || ASKS_WHICH.test(statement)

/**
 * Whether looks tell no right option anywhere in a document: a key is written in it, stars stand for notes, a pupil has
 * filled it in, or its exercises ask to mark several.
 */
export function areLooksForbidden({ sections }: CleanDocument): boolean {
  return sections.some(
    ({ title, kind, blocks }) =>
      isAnswersTitle(title) ||
      KEY_NAMED.test(title) ||
      ASKS_SEVERAL.test(title) ||
      blocks.some(
        block =>
          saysKey(block) ||
          isStarNote(block) ||
          FILLED_IN.test(block.text) ||
          ((kind === 'exercises' || block.kind === 'exercise') && ASKS_SEVERAL.test(block.text)),
      ),
  )
}

const saysKey = (block: Block) =>
  KEY_NAMED.test(block.text) ||
  LETTERS_IN_ROW.test(block.text) ||
  ROW_OF_LETTERS.test(block.text.trim()) ||
  answerEntries(block).some(({ text }) => SOLE_LETTER.test(text.trim()))

const isStarNote = ({ text, marker }: Block) => STAR_NOTE.test(text) || NOTE_MARK.test(marker)
