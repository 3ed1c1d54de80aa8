/** '\newline', '\emph', '\section*': the name of a command as a text on typesetting writes it, without what is passed to it. */
const COMMAND = /(?<![\\\p{L}\p{N}])\\(?:@?[A-Za-z]{2,}@?[A-Za-z]*\*?(?![{\\\p{L}@])|[=+,;](?=\s|[?.]|$))/gu

/** A text with the names of commands as plain words: they are things a lesson on programs asks about, not leftovers of code. */
export function withoutCommandSigns(text: string): string {
  return text.replace(COMMAND, name => name.replace(/[^A-Za-z]/g, ''))
}
