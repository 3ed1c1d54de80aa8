import { canBeFiniteVerb } from '@capivira/portuguese/morphology'
import { splitSentences } from '@capivira/portuguese/sentences'
import { tokenize } from '@capivira/portuguese/tokens'
import type { BlockKind } from '../document/model.ts'
import { pattern } from '../lexicon/words.ts'
import { countWords } from './checked.ts'
import { reject, warn } from './finding.ts'
import type { Gate } from './gate.ts'
import { THRESHOLDS } from './thresholds.ts'

const NOT_TO_ASK: Partial<Readonly<Record<BlockKind, string>>> = {
  caption: 'uma legenda',
  code: 'um código de programa',
  exercise: 'um enunciado de exercício',
  toc: 'o sumário',
  reference: 'as referências',
  cover: 'a capa',
  imprint: 'a ficha catalográfica',
  footnote: 'uma nota de rodapé',
  box: 'uma indicação de leitura',
  foreign: 'um trecho em outra língua',
}
const DEBRIS = pattern('u')`
  \.{4,}|^\s*\d+\s*$|(?<![\p{L}])ISBN|(?<![\p{L}])DOI(?![\p{L}])|et al\.,? \(?\d{4}|Disponível em:?\s
  |Acesso em:?\s|©|Todos os direitos reservados`

/** 'A disciplina apresenta os conceitos', 'Este guia foi criado para…': of the lesson, not of what it teaches. */
const OF_THE_LESSON = pattern('iu')`
  ^(?:[oa]|est[ea]|ess[ea]|nosso|nossa)\s${'lesson or book, of itself'}
  \s(?:também\s|foi\s|se\s)?${'says of a lesson, stem'}\p{L}*\s`

/** D1: taken from what the document teaches, not from its cover, contents, references or captions. */
export const isFromContent: Gate = ({ source }, context) => {
  if (!source) return null
  const part = NOT_TO_ASK[context.kindOf(source) ?? 'paragraph']
  if (part) return reject('D1', `O trecho citado é ${part}, não o conteúdo a estudar.`)
  if (OF_THE_LESSON.test(source.quote)) return reject('D1', 'O trecho citado fala do próprio material, não do assunto.')
  return DEBRIS.test(source.quote) ? reject('D1', 'O trecho citado parece uma referência ou um sumário.') : null
}

const STRUCTURAL: ReadonlySet<BlockKind> = new Set<BlockKind>(['heading', 'list-item', 'table-row', 'formula'])

const ENTRY = /^\p{Lu}[\p{L}\s()-]{1,50}?(?:\((?:c\.\s?)?\d{3,4}\s?[-–—]\s?\d{3,4}\))?\s?(?::|\s[–—-])\s(?:\S+\s){3}/u

const THE_MORE =
  /[Qq]uanto\s(?:maior|menor|mais|menos|melhor|pior)(?:es)?\s[^.]+,\s(?:maior|menor|mais|menos|melhor|pior)(?:es)?\s/u

/**
 * S1: the quote is whole sentences with a verb, except where it is a list item, a table row, a heading or a term with
 * its definition.
 */
export const isFromSentence: Gate = ({ source, family }, context) => {
  if (
    !source ||
    family === 'list' ||
    family === 'acronym' ||
    family === 'table' ||
    STRUCTURAL.has(context.kindOf(source) ?? 'paragraph')
  )
    return null
  const { minWords, longWords, maxWords } = THRESHOLDS.sentence
  const words = countWords(source.quote)
  if (words < minWords) return reject('S1', `O trecho citado é curto demais: ${words} palavras.`)
  const longest = Math.max(0, ...splitSentences(source.quote).map(sentence => countWords(sentence.text)))
  if (longest > maxWords) {
    return reject('S1', `O trecho citado tem uma frase com mais de ${maxWords} palavras.`)
  }
  if (!/[.!?…:;]["”'’»)]*$/.test(source.quote.trim()) || !/^["“'«(]*[\p{Lu}\d]/u.test(source.quote.trim())) {
    return reject('S1', 'O trecho citado não é uma frase inteira.')
  }
  // 'Biosfera: junção de todos os ecossistemas.': what a term means, set down as a list would.
  if (family === 'definition' && ENTRY.test(source.quote)) return null
  // 'Quanto maior a massa, maior a força.': said without one.
  if (family === 'cause' && THE_MORE.test(source.quote)) return null
  const verb = tokenize(source.quote).some(token => token.kind === 'word' && canBeFiniteVerb(token.text))
  if (!verb) return reject('S1', 'O trecho citado não tem verbo.')
  return longest > longWords ? warn('S1', `O trecho citado tem uma frase longa: ${longest} palavras.`) : null
}
