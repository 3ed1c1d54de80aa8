/** Spaces at which a line must not break, in Portuguese: 'D. João', 'Figura 1', '760 metros', '7 de setembro'. */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\b(D\.|Dr\.|Dra\.|Sr\.|Sra\.) /g, '$1\u00a0'],
  [/\b(Figura|Tabela) (?=\d)/g, '$1\u00a0'],
  [/(\d[ºª%]?) (?=\p{Ll})/gu, '$1\u00a0'],
  [
    new RegExp(
      String.raw`(\d[ºª]?\u00a0de) (?=(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro` +
        String.raw`|novembro|dezembro)\b)`,
      'g',
    ),
    '$1\u00a0',
  ],
]

/** Replaces the spaces inside expressions that belong on one line by U+00A0, which `breakLines` keeps together. */
export function glue(text: string): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}

/** In a title, also keeps short words with the word that follows them: 'e cadeias', 'do Brasil'. */
export function glueTitle(text: string): string {
  return glue(text).replace(/(?<=^| )(e|a|o|as|os|de|da|do|das|dos|em|no|na) /g, '$1\u00a0')
}
