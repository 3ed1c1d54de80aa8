import { normalize } from '@capivira/portuguese/tokens'

/** What a question of a kind wants to see in the sentence that answers it. */
const WANTED: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:em )?que (?:ano|data|dia|século|década|período|época)|^quando|^desde quando|^até quando/u, /\d|século/u],
  [
    /^(?:de |em )?(?:quant[oa]s?|qual (?:porcentagem|percentual))/u,
    /\d|(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez)(?!\p{L})/u,
  ],
  [/^por que/u, /(?<!\p{L})(?:porque|pois|já que|uma vez que|visto que|devido|por causa|graças)(?!\p{L})/u],
  [/^para que/u, /(?<!\p{L})(?:para|permite[m]?|serve[m]?|função|objetivo|finalidade)(?!\p{L})/u],
  [/sigla|abreviação/u, /\(/u],
]

/**
 * Whether a sentence looks like one that answers the question: a number for 'quando', a cause for 'por que', 'X é' for
 * 'o que é X'.
 */
export function fitsType(question: string, sentence: string): boolean {
  const [asked, said] = [normalize(question), normalize(sentence)]
  const term = /^(?:o que|como) (?:é|são|se define|é definid[oa]) (?:(?:o|a|os|as|um|uma) )?(.+?)\?$/u.exec(asked)?.[1]
  if (term !== undefined) return defines(said, term)
  return WANTED.some(([kind, sign]) => kind.test(asked) && sign.test(said))
}

const AFTER = new RegExp(
  String.raw`^(?:"|'|\([^)]*\)|\s)*(?::|–|-\s|,\s(?:um|uma|o|a|os|as|que|\p{L}+)\s|(?:é|são|foi|era|consiste` +
    String.raw`|significa|designa|corresponde)(?!\p{L}))`,
  'u',
)
const BEFORE = new RegExp(
  String.raw`(?:chamad[oa]s?|denominad[oa]s?|conhecid[oa]s?|chama-se|denomina-se|nome|como)(?:\s(?:de|como` +
    String.raw`|por|o|a|os|as))*\s*["']?$`,
  'u',
)

function defines(sentence: string, term: string): boolean {
  const at = sentence.indexOf(term)
  if (at < 0) return false
  return AFTER.test(sentence.slice(at + term.length)) || BEFORE.test(sentence.slice(0, at))
}
