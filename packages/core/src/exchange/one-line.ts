const byTab = /^[^;\t\r\n]+\t[^;\t\r\n]+(?:;[^;\t\r\n]+\t[^;\t\r\n]+)+;?$/
const byComma = /^[^;,\r\n]*\p{L}[^;,\r\n]*,[^;,\r\n]+(?:;[^;,\r\n]*\p{L}[^;,\r\n]*,[^;,\r\n]+){2,};?$/u

/**
 * A file of one line in which ';' stands between the cards and a tab or a comma in each of them, with line breaks
 * between the cards: programs let people choose what stands where. Every other text stays as it is.
 */
export function withLineBreaks(text: string): string {
  const line = text.trim()
  return byTab.test(line) || byComma.test(line) ? line.replace(/; */g, '\n') : text
}
