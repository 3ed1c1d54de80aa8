/** The words of a text as they are compared: lower case, letters and digits only, with the line each stands on. */
export function wordsOf(text: string): { word: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      (line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(word => ({ word, line: index + 1 })),
    )
}

/** Every run of `length` words of a text. */
export function runsOf(text: string, length: number): Set<string> {
  const words = wordsOf(text).map(({ word }) => word)
  return new Set(words.slice(length - 1).map((_, end) => words.slice(end, end + length).join(' ')))
}

/** The lines of a text on which a run of `length` words starts that the other text has too. */
export function linesShared(text: string, others: ReadonlySet<string>, length: number): number[] {
  const words = wordsOf(text)
  const lines = words.slice(length - 1).flatMap((_, start) => {
    const run = words.slice(start, start + length)
    return others.has(run.map(({ word }) => word).join(' ')) ? [run[0]?.line ?? 0] : []
  })
  return [...new Set(lines)]
}
