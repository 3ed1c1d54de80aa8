import { doubtfulText } from '@capivira/core/materials/doubtful-pages'
import { inPagesText, pagesText } from '@capivira/core/materials/pages-text'
import { isStatement } from '../analysis/grammar/main-verb.ts'
import type { Study } from '../analysis/study.ts'
import { isDenied } from '../document/claims.ts'
import { countUnanswered } from '../document/exercises.ts'
import type { Notice } from '../items.ts'
import { THRESHOLDS } from '../quality/thresholds.ts'

/** Fewer exercises without answers than this are not worth a word. */
const FEW_EXERCISES = 3

const UNREAD = 'a maior parte das páginas não pôde ser lida'
const PARTS = 'boa parte do texto está em imagens que não puderam ser lidas'
const DOUBTFUL = 'a maior parte das páginas foi lida com dificuldade'
const FOREIGN = 'boa parte do material está em outra língua'
const CAPITALS = 'o texto está em letras maiúsculas e não tem frases completas'
const EXERCISES = 'o material é formado sobretudo por exercícios'
const DENIED = 'boa parte do texto são mitos e afirmações falsas, que não viram itens'
const BETTER_COPY = 'Envie uma cópia mais nítida ou com texto.'
const OTHER_TEXT = 'Envie um texto que explique em frases completas, ou escreva os seus próprios itens.'
/** What to do about each reason; a text in sentences helps against the others. */
const ADVICE: Readonly<Record<string, string>> = {
  [UNREAD]: BETTER_COPY,
  [PARTS]: BETTER_COPY,
  [DOUBTFUL]: BETTER_COPY,
  [FOREIGN]: 'Envie um texto em português, ou escreva os seus próprios itens.',
  [CAPITALS]: 'Envie o texto em letras comuns e frases completas, ou escreva os seus próprios itens.',
  [DENIED]: 'Envie um texto que diga o que é verdadeiro, ou escreva os seus próprios itens.',
  [EXERCISES]: 'Envie também as respostas, sob o título “Gabarito”, ou escreva os seus próprios itens.',
}
/** Fewer letters than this are little text. */
const LITTLE_TEXT = 1500

type Counts = { cards: number; questions: number; words: number }

/** What the teacher should know: pages that could not be read, and why a short result is short. */
export function noticesFor(study: Study, counts: Counts): Notice[] {
  const notices: Notice[] = []
  const { unreadablePages, doubtfulPages } = study.document
  if (unreadablePages.length > 0) {
    notices.push({
      code: 'unreadable-pages',
      message:
        `${pagesText(unreadablePages)} não ${unreadablePages.length > 1 ? 'puderam ser lidas' : 'pôde ser lida'} ` +
        `e ${unreadablePages.length > 1 ? 'ficaram' : 'ficou'} de fora. Letra de mão e imagem sem nitidez não ` +
        'são lidas: envie o texto digitado ou uma foto melhor.',
      pages: unreadablePages,
    })
  }
  notices.push(...unreadParts(study))
  if (doubtfulPages.length > 0) {
    notices.push({
      code: 'low-confidence',
      message: doubtfulText(doubtfulPages),
      pages: doubtfulPages,
    })
  }
  const unanswered = countUnanswered(study.document)
  if (unanswered >= FEW_EXERCISES) {
    notices.push({
      code: 'exercises-without-key',
      message:
        `O material traz ${unanswered} exercícios sem gabarito, e eles não viraram questões. Com as respostas no ` +
        'PDF, sob o título “Gabarito”, eles entram no quiz com as suas próprias alternativas.',
    })
  }
  const minimum = THRESHOLDS.set
  const reason = reasonFor(study)
  if (counts.cards + counts.questions === 0) {
    const advice = ADVICE[reason] ?? OTHER_TEXT
    notices.push({ code: 'no-prose', message: `Não foi possível criar cards nem questões: ${reason}. ${advice}` })
    return notices
  }
  const short = (code: Notice['code'], count: number, wanted: number, [none, one, many]: [string, string, string]) => {
    // What the text gave, not what pupils have: some of it may wait for its teacher.
    const gave = count === 0 ? `O texto não deu ${none}` : `O texto deu só ${count} ${count === 1 ? one : many}`
    if (count < wanted) notices.push({ code, message: `${gave} (o ideal são pelo menos ${wanted}): ${reason}.` })
  }
  short('few-cards', counts.cards, minimum.cards, ['nenhum card', 'card', 'cards'])
  short('few-questions', counts.questions, minimum.questions, ['nenhuma questão', 'questão', 'questões'])
  short('few-words', counts.words, minimum.words, ['nenhuma palavra com dica', 'palavra com dica', 'palavras com dica'])
  return notices
}

/** What is said of parts of pages that show text which could not be read, and what to do. */
function unreadParts({ document: { partlyUnread, unreadablePages } }: Study): Notice[] {
  const notices: Notice[] = []
  // A page of which nothing could be read is told already.
  const pictures = partlyUnread.pictures.filter(page => !unreadablePages.includes(page))
  if (pictures.length > 0)
    notices.push({
      code: 'unread-parts',
      message:
        `Há texto em imagem ${inPagesText(pictures)} que não foi lido. Digite esse trecho no documento, ou envie ` +
        'uma imagem mais nítida.',
      pages: pictures,
    })
  const fonts = partlyUnread.fonts.filter(page => !unreadablePages.includes(page))
  if (fonts.length > 0)
    notices.push({
      code: 'unread-parts',
      message:
        `Há letras ${inPagesText(fonts)} que o arquivo guarda trocadas e que não puderam ser lidas. Exporte o ` +
        'PDF de novo a partir do documento original.',
      pages: fonts,
    })
  return notices
}

/**
 * The main reason why little could be made of the document: what there is evidence of comes first, little text last.
 */
function reasonFor(study: Study): string {
  const blocks = study.document.sections.flatMap(section => section.blocks.map(block => ({ block, section })))
  const letters = (test: (entry: (typeof blocks)[number]) => boolean) =>
    blocks.filter(test).reduce((sum, { block }) => sum + block.text.length, 0)
  const total = letters(() => true)
  const { unreadablePages, doubtfulPages, partlyUnread, pageCount } = study.document
  if (unreadablePages.length > pageCount / 2) return UNREAD
  const parts = new Set([...unreadablePages, ...partlyUnread.pictures, ...partlyUnread.fonts])
  if (parts.size > pageCount / 2 && total < LITTLE_TEXT * pageCount) return PARTS
  if (unreadablePages.length + doubtfulPages.length > pageCount / 2) return DOUBTFUL
  if (letters(({ block }) => block.kind === 'foreign') > total * 0.4) return FOREIGN
  if (study.document.inCapitals) return CAPITALS
  const code = letters(({ block }) => block.kind === 'code' || block.kind === 'formula')
  if (code > total * 0.3) return 'boa parte do material é código ou fórmulas, e não texto corrido'
  const exercises = letters(({ block, section }) => block.kind === 'exercise' || section.kind === 'exercises')
  if (exercises > total * 0.5) return EXERCISES
  const denied = letters(({ block, section }) => section.kind === 'denied' || isDenied(block.text, isStatement))
  if (denied > total * 0.4) return DENIED
  if (total < LITTLE_TEXT) return 'o material tem pouco texto'
  const prose = study.sentences
    .filter(sentence => sentence.dependence === null)
    .reduce((sum, sentence) => sum + sentence.text.length, 0)
  if (prose < total * 0.35) return 'o material tem muitas listas, tabelas ou comandos e poucas frases completas'
  return 'poucas frases do texto se entendem sozinhas, fora da página'
}
