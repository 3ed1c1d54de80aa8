/** 'na Bahia, no Maranhão e na Cisplatina', whatever follows: places and the like one after the other. */
const LISTED = /^((?:em|n[oa]s?)\s[^,]+(?:,\s(?:em|n[oa]s?)\s[^,]+)*\se\s(?:em|n[oa]s?)\s[^,]+),\s/u

/** 'de um gás nobre (o hélio)': which it is. */
const WHICH_ONE = /^((?:\p{Ll}+\s)?uma?\s[^,;:()]+\s\((?:o|a)\s[^(),;]{3,40}\))(?=$|[,.;])/u

/** The complement alone, without the next one or a clause that follows it. */
export function clipped(tail: string): string {
  const which = WHICH_ONE.exec(tail)?.[1]
  if (which !== undefined) return which
  // 'em jornais (O Farol e A Tarde) e revistas': what stands in brackets ends nothing.
  const bare = tail
    .replace(/\s\(\p{Lu}[\p{L}\d]{0,5}\)/gu, '')
    .replace(/\s\([^()]*\)(?=\s(?:e|ou)\s\p{Ll}+(?:[\s.,]|$))/u, '')
  const [, first = tail] = LISTED.exec(bare) ?? /^([^;:()]+)/u.exec(bare) ?? []
  const items =
    /^[^,]+(?:,\s[^,]+)+\s(?:e|ou)\s[^,]+$/u.test(first) &&
    !/,\s(?:que|onde|e |mas|com|o que|sendo|\p{L}+ndo|\p{L}+[aeií]d[oa]s?\s(?:por|pel[oa]s?|com|de|em)(?![\p{L}]))/u.test(
      first,
    )
  return (items ? first : (first.split(/,\s/)[0] ?? ''))
    .replace(
      /(?<=\s\S.*)\s(?:quando|enquanto|porque|pois|até que|durante|desde|por meio d[aeo]s?|através d[aeo]s?)\s.*$/u,
      '',
    )
    .replace(
      /(?<=\p{L}\s\S.*)\s(?:em|n[oa])\s(?:\d{3,4}|século|década|ano|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro).*$/u,
      '',
    )
}
