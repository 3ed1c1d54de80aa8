/** A part of a text, by the places of its first letter and of the one after its last. */
export type Span = { from: number; to: number }

/** What is said in one breath: a sentence, or a piece of a long one. */
export type Passage = Span & {
  /** Which of the given texts it is of. */
  text: string
  /** What the voice is given. */
  said: string
  /** For each letter of `said`, the place in `text` that it stands for. */
  places: readonly number[]
}

/** Letters of the longest passage. Some voices break off after 14 seconds and tell nobody: 160 letters take 11. */
const longest = 160

/** A full stop after these ends no sentence. */
const abbreviated = /(?:^|[\s(])(?:sr|sra|srs|dr|dra|prof|profa|ex|obs|séc|pág|fig|cap|art|av|(?:\p{L}\.)*\p{L})\.$/iu

/** The texts in passages to be said one after another, none of them longer than a voice can be trusted with. */
export function passagesOf(texts: readonly string[]): Passage[] {
  return texts
    .flatMap(text => sentencesOf(text).flatMap(sentence => piecesOf(text, sentence)))
    .filter(({ said }) => /[\p{L}\p{N}]/u.test(said))
}

/** Where the sentences of a text are: after a full stop, a question or an exclamation, or with a new line. */
function sentencesOf(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  for (const { index, 0: end } of text.matchAll(/(?:[.!?…]+["”'’)\]]*(?=\s+["“(¿\d\p{Lu}])|\n)\s*/gu)) {
    if (end.startsWith('.') && abbreviated.test(text.slice(from, index + 1))) continue
    found.push({ from, to: index + end.length })
    from = index + end.length
  }
  return [...found, { from, to: text.length }].map(span => trimmed(text, span)).filter(({ from, to }) => from < to)
}

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to)
  return { from: from + part.length - part.trimStart().length, to: to - part.length + part.trimEnd().length }
}

/** A sentence in pieces that are short enough, cut where one pauses, else between words. */
function piecesOf(text: string, { from, to }: Span): Passage[] {
  if (to - from <= longest) return [passageOf(text, { from, to })]
  const head = text.slice(from, from + longest)
  const pause = [...head.matchAll(/[,;:—–)](?=\s)/gu)].at(-1)
  const place = pause && pause.index > longest / 3 ? pause.index + 1 : head.lastIndexOf(' ')
  const cut = from + (place > 0 ? place : longest)
  return [passageOf(text, trimmed(text, { from, to: cut })), ...piecesOf(text, trimmed(text, { from: cut, to }))]
}

/** Pictures among the letters, which voices read by long names of their own. */
const picture = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\u20e3\ufe0f])+/gu

/** The stop behind a lone letter at the end. With it eSpeak takes C, D, L and M for numbers: 'vitamina quinhentos'. */
const stopAfterLetter = /((?:^|[\s(“"])\p{Lu})\.$/u

/** A gap in a sentence is read as a pause and the word for it. */
function passageOf(text: string, { from, to }: Span): Passage {
  let said = ''
  const places: number[] = []
  const say = (words: string, placeOf: (at: number) => number) => {
    for (let at = 0; at < words.length; at++) places.push(placeOf(at))
    said += words.replace(picture, sign => ' '.repeat(sign.length))
  }
  let at = from
  for (const { index, 0: gap } of text.slice(from, to).matchAll(/_{3,}/g)) {
    const start = from + index
    const before = at
    say(text.slice(before, start), letter => before + letter)
    say(', lacuna, ', () => start)
    at = start + gap.length
  }
  const rest = at
  say(text.slice(rest, to), letter => rest + letter)
  return { text, from, to, said: said.replace(stopAfterLetter, '$1 '), places }
}

/**
 * The word of the text that the voice has come to, told by the place of its first letter in `said`; null where there is
 * none.
 */
export function wordAt({ text, said, places, to }: Passage, index: number): Span | null {
  // Some engines tell the blank or the comma before a word.
  const skipped = /^[\s,.;:"“(]*/u.exec(said.slice(index))?.[0].length ?? 0
  const from = places[index + skipped]
  if (from === undefined) return null
  const word = /^(?:_{3,}|[\p{L}\p{M}\p{N}]+(?:[-'’.,\u2010\u2011][\p{L}\p{M}\p{N}]+)*%?)/u.exec(text.slice(from, to))
  return word ? { from, to: from + word[0].length } : null
}
