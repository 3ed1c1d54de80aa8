/** What the parser sees of a word, as `training/parser/features.py` says it: a string for each table of vectors. */
export const TABLES = ['word', 'prefix3', 'suffix1', 'suffix2', 'suffix3', 'suffix4', 'shape'] as const

/** The seven strings of a word as it stands, in the order of TABLES. Figures count as 0. */
export function features(form: string): readonly string[] {
  const low = form.toLowerCase().replace(/[0-9]/g, '0')
  return [low, low.slice(0, 3), low.slice(-1), low.slice(-2), low.slice(-3), low.slice(-4), shape(form)]
}

/** 'Brasil' → 'Xxx', '1.500' → 'd.dd': kinds of letters, at most two alike in a row, at most eight. */
function shape(form: string): string {
  const kinds = form
    .replace(/[A-ZÀ-ÖØ-Þ]/g, 'X')
    .replace(/[a-zß-öø-ÿ]/g, 'x')
    .replace(/[0-9]/g, 'd')
  return kinds.replace(/(.)\1+/g, '$1$1').slice(0, 8)
}
