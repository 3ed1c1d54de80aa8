const byTab = /^[^;\t]+\t[^;\t]+(?:;[^;\t]+\t[^;\t]+)+;?$/
const byComma = /^[^;,]*\p{L}[^;,]*,[^;,]+(?:;[^;,]*\p{L}[^;,]*,[^;,]+){2,};?$/u

/**
 * A file of one line in which ';' stands between the cards and a tab or a comma in each of them, with line breaks
 * between the cards: programs let people choose what stands where. Every other text stays as it is.
 */
export function withLineBreaks(text: string): string {
  const line = text.trim()
  return byTab.test(line) || byComma.test(line) ? line.replace(/;\s*/g, '\n') : text
}
