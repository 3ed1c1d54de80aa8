/**
 * A line without the marks of bold around all of it, or the one whose other half stood with its number or name:
 * '**Lima**' and 'Lima**'. Within a line they stay: '2**3' is a power.
 */
export function withoutBold(line: string): string {
  const text = line.trim()
  const marks = text.split('**').length - 1
  const [begins, ends] = [text.startsWith('**'), text.endsWith('**')]
  if (marks === 2 && begins && ends) return text.slice(2, -2).trim()
  return marks === 1 && (begins || ends) ? text.replace('**', '').trim() : text
}
