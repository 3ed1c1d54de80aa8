/** A line ending so is never the end of a paragraph. */
export const UNFINISHED =
  /(?:,|(?<=[\p{L}\d])[-‐\u00AD–]|(?<![\p{L}])(?:d[aeo]s?|n[ao]s?|em|e|a|o|as|os|que|por|para|com|pel[ao]s?|um|uma|ao|aos|à|às|ou))$/iu
