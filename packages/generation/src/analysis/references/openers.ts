import { pattern } from '../../lexicon/words.ts'

/** 'Como já vimos na aula passada' */
const TOLD_BEFORE = pattern('u')`Como ${'told before, behind como'}[^,]{0,40}`
const NOTE = /Por favor,? (?:note|observe|lembre-se(?: de)?|repare) que/u
const WITH_COMMA = /(?:Para tanto|Como o (?:próprio )?nome (?:já )?(?:sugere|diz|indica)|No (?:geral|conjunto))(?=,)/u
const SURELY = /(?:Certamente|Realmente|Seguramente|Indiscutivelmente|Definitivamente)(?= [oa]s? |,)/u
const STUDIES = pattern('u')`
  (?:(?:Algun|Vário|Diverso|Muito|Numeroso|Inúmero)s |Os )?(?:[Ee]studos|[Rr]esultados)
  (?: (?:anteriores|recentes|obtidos|encontrados))?`
const RESEARCH = /(?:(?:Alguma|Vária|Diversa|Muita|Numerosa|Inúmera)s |As )?[Pp]esquisas(?: (?:anteriores|recentes))?/u
/** 'Estudos têm revelado que…', 'Os resultados apontam que…': what has been found out is told as such. */
const FOUND_OUT = pattern('u')`
  (?:${STUDIES}|${RESEARCH}) (?:têm )?(?:revel|mostr|demonstr|apont|confirm|indic)(?:am|aram|ado) que`
/** Words that tie a sentence to the one before and can be left out without changing what it says. */
const CONNECTORS = pattern('u')`
  ^(?:${'opener that only connects'}|${TOLD_BEFORE}|${NOTE}|${WITH_COMMA}|${SURELY}|${FOUND_OUT})\s*(,|:)?\s+`
/** These connect only when a comma follows: 'Assim, …' but not 'Assim como …'. */
const NEEDS_COMMA = pattern('')`^(?:${'opener that needs a comma'}|Já,)`
/** 'Porém no verão …' */
const BEFORE_CIRCUMSTANCE = /(?:Também|Porém|Entretanto|Contudo)\s(?:em|n[oa]s?|d[oa]s?|com|para|por)/u
/** These need no comma before a subject with its article: 'Atualmente o termo é…'. */
const BEFORE_ARTICLE = pattern('u')`
  ^${'opener before an article'}\s[oa]s?\s|^Por\s(?:isso|isto)\s(?!(?:é|foi|mesmo|que)\s)
  |^Pois\s(?:para|quando|se|caso)\s|^${BEFORE_CIRCUMSTANCE}\s`
/** '6 Os verbos são…': a number of the page or of a note, run into the sentence. */
const NUMBER_BEFORE = /^\d{1,3}\s(?:[-–]\s)?(?=(?:O|A|Os|As|Um|Uma|Todos|Todas)\s\p{Ll})/u

/** '2 - O órgão protege…', 'b – A seiva leva…', 'II – O conselho…': the place in a list. */
const LABEL_BEFORE = /^(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[IVX]{1,5})\s?[-–—]\s(?=\p{Lu}\p{L}*\s\S+\s\S+\s)/u

/** 'Posteriormente Ana ganhou…': no comma before a name. */
const WHEN_BEFORE_NAME = pattern('u')`^${'time before a name, capital'}\s(?=\p{Lu}\p{Ll}+(?:\s\S+){3})`

/** The sentence without openers that only connect it, its first letter in upper case. */
export function stripOpeners(text: string): string {
  let rest = text.replace(LABEL_BEFORE, '').replace(NUMBER_BEFORE, '').replace(WHEN_BEFORE_NAME, '')
  for (let round = 0; round < 3; round++) {
    const match = CONNECTORS.exec(rest)
    if (!match) break
    if (NEEDS_COMMA.test(match[0]) && match[1] === undefined && !BEFORE_ARTICLE.test(rest)) break
    const after = rest.slice(match[0].length)
    if (after.split(' ').length < 4) break
    rest = capitalise(after)
  }
  return rest
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Lower-cases the first letter unless the first word is a name, an acronym or a letter spoken of ('B significa azul').
 */
export function decapitalise(text: string, isName: (word: string) => boolean): string {
  const first = /^[\p{L}\p{N}.-]+/u.exec(text)?.[0] ?? ''
  if (first.length > 1 && first === first.toUpperCase()) return text
  if (/^[B-DF-NP-Z]$/u.test(first)) return text
  return isName(first) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
