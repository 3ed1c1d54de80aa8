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

/** Letters of a line that are looked at. */
const longest = 5000
const mostOptions = 10
const letterOf = (at: number) => String.fromCharCode(97 + at)

type Judged = { isRight: boolean; words: string }

const judgedIn = (line: string): Judged | null => {
  const [, right, words] = (line.length <= longest && judged.exec(line)) || []
  return words === undefined ? null : { isRight: right !== undefined, words }
}

/** The lines that say right or wrong from one on, where one of them alone is right. */
function judgedRun(lines: readonly string[], from: number): Judged[] {
  const run: Judged[] = []
  for (let at = from; at < lines.length; at++) {
    const option = judgedIn(lines[at] ?? '')
    if (!option) break
    run.push(option)
  }
  const isOne = run.filter(({ isRight }) => isRight).length === 1
  return isOne && run.length > 1 && run.length <= mostOptions ? run : []
}

/** The letter before an option in a sign of its own; '' for any other line. */
const ownLetter = (line: string) => {
  const [, , bracketed, named] = (line.length <= longest && lettersBefore.exec(line)) || []
  return bracketed ?? named ?? ''
}

/** The lines of such a text as the others write them; as many as before. */
export function withUsualSigns(lines: readonly string[]): string[] {
  const written = [...lines]
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const run = (lines[at - 1] ?? '').trim() === '' ? [] : judgedRun(lines, at)
    for (const [place, { isRight, words }] of run.entries())
      written[at + place] = `${isRight ? '*' : ''}${letterOf(place)}) ${words}`
    // What is asked stands above its options, in as many lines as it takes.
    for (let above = at - 1; run.length > 0 && above >= 0 && (lines[above] ?? '').trim() !== ''; above--)
      written[above] = (lines[above] ?? '').replace(asked, '$1')
    at += Math.max(0, run.length - 1)
    if (run.length > 0) continue
    const letter = ownLetter(line)
    const isBeside = [at - 1, at + 1].some(
      other => Math.abs(ownLetter(lines[other] ?? '').charCodeAt(0) - letter.charCodeAt(0)) === 1,
    )
    if (letter !== '' && isBeside) written[at] = line.replace(lettersBefore, `$1${letter}) `)
    else if (line.length <= longest) written[at] = line.replace(answerSign, '$1: $2')
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
