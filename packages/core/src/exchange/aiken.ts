import { formatted, nothing, questionFaults, type RawQuestion } from './raw-question.ts'
import { withoutBold } from './without-bold.ts'

/*
 * Aiken (Moodle documentation, Aiken format): the question, its options each in a line behind 'A.' or 'A)', and
 * 'ANSWER: B'. People and assistants write it with numbers, brackets and bold, and say 'Gabarito: letra B', too.
 */

const option = /^\s*(?:\*\*)?\(?([A-Za-z])\s*(?:[.)]\s*[-–]?|[-–])\s*(?:\*\*)?\s+(\S.*)$/
const key = new RegExp(
  String.raw`^\s*\**\s*(?:ANSWER|(?:RESPOSTA|ALTERNATIVA|OPÇÃO)(?: (?:CORRETA|CERTA))?|GABARITO)\s*\**\s*:\s*\**\s*` +
    String.raw`(?:(?:LETRA|ALTERNATIVA|OPÇÃO)\s+)?\(?([A-Za-z])(?:\s*[.)–-].*|\s*\**\s*)$`,
  'i',
)
/** What is told after the answer. */
const reason =
  /^\s*\**\s*(?:EXPLICAÇÃO|JUSTIFICATIVA|COMENTÁRIO|RESOLUÇÃO|FEEDBACK|EXPLANATION)\s*\**\s*:\s*\**\s*(.*)$/i
const number = /^\s*(?:quest(?:ão|ao)\s+)?\d{1,3}\s*[.):–-]+\s+(?=\S)/i

/** True for a text that is made of such questions. */
export function looksLikeAiken(text: string): boolean {
  const lines = text.slice(0, 200_000).split(/\r\n?|\n/)
  const keys = lines.filter(line => isShort(line) && key.test(line)).length
  return keys > 0 && lines.filter(line => isShort(line) && option.test(line)).length >= 2 * keys
}

/** Lines that are longer are no part of such a question. */
const isShort = (line: string) => line.length <= 5000

/** The questions of a text in Aiken, each with the line it begins in. */
export function readAiken(text: string): RawQuestion[] {
  const questions: RawQuestion[] = []
  let [row, asked, options] = [0, [] as string[], [] as string[]]
  const end = (right: number) => {
    if (asked.length > 0 || options.length > 0) questions.push(questionOf(row, asked, options, right))
    ;[row, asked, options] = [0, [], []]
  }
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const [, letter] = (isShort(line) && key.exec(line)) || []
    const [, , words] = (isShort(line) && option.exec(line)) || []
    const [, why] = (asked.length === 0 && isShort(line) && reason.exec(line)) || []
    const last = questions.at(-1)
    if (why !== undefined && last) {
      questions[questions.length - 1] = { ...last, feedback: formatted(withoutBold(why), 'plain') }
      continue
    }
    // Behind options without a key begins another question.
    if (letter === undefined && words === undefined && line.trim() !== '' && options.length > 0) end(-1)
    if (line.trim() !== '' && row === 0) row = at + 1
    if (letter !== undefined) end(letter.toUpperCase().charCodeAt(0) - 65)
    else if (words !== undefined && asked.length > 0) options.push(withoutBold(words))
    else if (line.trim() !== '')
      asked.push(asked.length === 0 ? withoutBold(line).replace(number, '') : withoutBold(line))
  }
  end(-1)
  return questions
}

function questionOf(row: number, asked: readonly string[], options: readonly string[], right: number): RawQuestion {
  return {
    row,
    question: formatted(asked.join('\n'), 'plain'),
    options: options.map((words, at) => ({
      text: formatted(words, 'plain'),
      weight: at === right ? 100 : 0,
      feedback: nothing,
    })),
    feedback: nothing,
    category: '',
    tags: [],
    isOurs: false,
    fault: options.length === 0 ? questionFaults.description : null,
  }
}
