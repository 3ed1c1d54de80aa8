/*
 * Quizzes typed by hand, or by other programs, with signs of their own: '[A] Lima', 'A: Lima', 'ANSWER=B', and lists of
 * 'Right: Lima', 'Wrong: Quito', as Sensei LMS writes them.
 */

const lettersBefore = /^(\s*)(?:\[([A-J])\]|([A-J])\s*[:–—](?=\s))\s*(?=\S)/
const answerSign = new RegExp(
  String.raw`^(\s*(?:ANSWER|ANS|CORRECT(?:\s+ANSWER)?|RESPOSTA(?:\s+(?:CERTA|CORRETA))?)\s*)(?:[:=–—-]+\s*|\s)` +
    String.raw`[[(]?([A-J])[\])]?\s*[.)]?\s*$`,
  'i',
)
const judged = new RegExp(
  String.raw`^\s*(?:[-•]\s+)?(?:(right|correct|cert[ao]|corret[ao])|(?:wrong|incorrect|errad[ao]|incorret[ao]))` +
    String.raw`(?:\s+answer)?\s*:\s*(\S.*)$`,
  'i',
)
const asked = /^(\s*)(?:question|pergunta)\s*:\s*(?=\S)/i
/** What asks for an option: a mark, a gap, a sentence left open, or a word. */
const asks = new RegExp(
  String.raw`[?]|_{2,}|:\s*$|^\s*(?:question|pergunta)\s*:` +
    String.raw`|\b(?:assinale|marque|indique|escolha|identifique|aponte|selecione|choose|select|mark|pick)\b`,
  'i',
)
const asksForWrong = new RegExp(
  String.raw`\b(?:err(?:a|o|ô)|incorr|fals|inver[ií]d|inadequad|equivoc|mentira|wrong|untrue|except|exce[tç])` +
    String.raw`|\b(?:não|nao|not)\b.*\b(?:cert|corret|verd|afirma|true|correct|right)`,
  'i',
)
const saysToJudge =
  /\b(?:julg|classifi|avali|analis|judge|evaluate|v\s*(?:ou|e|\/)\s*f\b|(?:verdadeir|cert)\p{L}+ ou )/iu
/** The beginning of a line that tells a key (aiken.ts reads it). */
const keyLine =
  /^[\s*]*(?:ANSWER|ANS|CORRECT|CORRETA|CERTA|RESPOSTA|ALTERNATIVA|OPÇÃO|GABARITO|LETRA|R|RESP)(?![\p{L}])/iu

/** Letters of a line that are looked at. */
const longest = 5000
const mostOptions = 10
const letterOf = (at: number) => String.fromCharCode(97 + at)

type Judged = { isRight: boolean; words: string }

const judgedIn = (line: string): Judged | null => {
  const [, right, words] = (line.length <= longest && judged.exec(line)) || []
  return words === undefined ? null : { isRight: right !== undefined, words }
}

/** Where the lines that say right or wrong from one on end. */
function judgedEnd(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && judgedIn(lines[at] ?? '')) at++
  return at
}

/** What stands above a list, down from a blank line or from the list before. */
function stemAbove(lines: readonly string[], at: number, end: number): number {
  let from = at
  while (from > end && (lines[from - 1] ?? '').trim() !== '') from--
  return from
}

/** Whether a stem asks for one right option: not for what is wrong, and not to judge each. */
const asksForRight = (stem: string) =>
  stem.length <= longest && asks.test(stem) && !asksForWrong.test(stem) && !saysToJudge.test(stem)

/**
 * Lists of right and wrong answers with letters and a star. One whose question asks for none of them, or of which not
 * one alone is right, has no star: it must not become a part of the next question.
 */
function withoutJudged(lines: readonly string[]): readonly string[] {
  const written = [...lines]
  let end = 0
  for (let at = 0; at < lines.length; at++) {
    const next = judgedEnd(lines, at)
    if (next - at > 1) {
      const above = stemAbove(lines, at, end)
      if (above === at || next - at > mostOptions) return lines
      const run = lines.slice(at, next).flatMap(line => judgedIn(line) ?? [])
      const isKeyed = asksForRight(lines.slice(above, at).join(' ')) && run.filter(one => one.isRight).length === 1
      for (const [place, { isRight, words }] of run.entries())
        written[at + place] = `${isKeyed && isRight ? '*' : ''}${letterOf(place)}) ${words}`
      for (let line = above; line < at; line++) written[line] = (lines[line] ?? '').replace(asked, '$1')
    }
    if (next > at) {
      end = next
      at = next - 1
    }
  }
  return written
}

/** The letter before an option in a sign of its own; '' for any other line. */
const ownLetter = (line: string) => {
  const [, , bracketed, named] = (line.length <= longest && lettersBefore.exec(line)) || []
  return bracketed ?? named ?? ''
}

/** Where options from a line on end that run A, B, C and have their key below: others are who speaks, or a table. */
function lettersEnd(lines: readonly string[], from: number): number {
  if (ownLetter(lines[from - 1] ?? '') !== '') return from
  let at = from
  while (at - from < mostOptions && ownLetter(lines[at] ?? '') === letterOf(at - from).toUpperCase()) at++
  const isBracketed = /^\s*\[/.test(lines[from] ?? '')
  const below = (lines[at] ?? '').trim() === '' ? (lines[at + 1] ?? '') : (lines[at] ?? '')
  return at - from > 1 && (isBracketed || keyLine.test(below)) ? at : from
}

/** The lines of such a text as the others write them; as many as before. */
export function withUsualSigns(lines: readonly string[]): string[] {
  const written = [...withoutJudged(lines)]
  for (let at = 0; at < lines.length; at++) {
    const end = lettersEnd(written, at)
    for (let option = at; option < end; option++)
      written[option] = (written[option] ?? '').replace(lettersBefore, `$1${letterOf(option - at)}) `)
    at = Math.max(at, end - 1)
    const line = written[at] ?? ''
    if (end <= at && line.length <= longest) written[at] = line.replace(answerSign, '$1: $2')
  }
  return written
}

/** The right option of a cell in which all of them stand: 'Right: Lima,Wrong: Quito'; null for any other cell. */
export function rightInCell(cell: string): string | null {
  if (cell.length > longest) return null
  const parts = cell.split(/[,;\n]\s{0,9}(?=(?:right|wrong)\s*:)/i).map(judgedIn)
  const found = parts.filter(part => part !== null)
  const right = found.filter(({ isRight }) => isRight)
  return found.length === parts.length && found.length > 1 && right.length === 1
    ? (right[0]?.words.trim() ?? null)
    : null
}
