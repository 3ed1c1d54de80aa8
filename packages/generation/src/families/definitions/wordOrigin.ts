import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, wordsIn } from '../wording/phrasing.ts'

const COMES = /^(?:vem|provém|deriva|descende|origina-se|se origina|veio|derivou|proveio)$/iu
const WORD = /^(?:A palavra|O termo|O vocábulo|A expressão|O nome)\s["“]?(\p{L}[^,;:()“”"]{1,30}?)["”]?$/u
const LANGUAGE =
  /^(d[oa]\s(?:latim|grego|árabe|tupi(?:-guarani)?|guarani|francês|inglês|italiano|espanhol|alemão|provençal|quimbundo|iorubá|hebraico|sânscrito|japonês|chinês|russo|persa|língua\s\p{Ll}+|antigo\s\p{Ll}+)(?:\s\p{Ll}+)?)(?=[\s,(]|$)/u

/** Whether a clause tells where a word comes from: another part of it is no answer. */
export function tellsOrigin(subject: string, verb: string, rest: string): boolean {
  return WORD.test(subject) && COMES.test(verb) && LANGUAGE.test(rest)
}

/** 'A palavra janela vem do latim janua, que quer dizer porta' → 'De onde vem a palavra janela?' */
export const wordOrigin: ClauseFamily = ({ clause }) => {
  const { subject, verb, rest, lead } = clause
  if (clause.negated || lead !== '' || !tellsOrigin(subject, verb, rest)) return []
  const said = rest
    .replace(/[.;].*$/u, '')
    .replace(/,\s(?:e|mas|porque|pois|já que)\s(?=\p{L}+\s(?:é|foi|passou|chegou)).*$/u, '')
  if (wordsIn(said) > 22 || wordsIn(said) < 2) return []
  const word = subject.charAt(0).toLowerCase() + subject.slice(1)
  return [
    {
      family: 'relation',
      pattern: 'relation/word-origin',
      focus: `${focusKey(subject)} origem`,
      question: ask('de onde', /-se$/u.test(verb) ? `se ${verb.replace(/-se$/u, '')}` : verb, word),
      answer: said.charAt(0).toUpperCase() + said.slice(1),
      answerType: 'definition',
      strength: 0.86,
      load: 0.3,
      quiz: false,
    },
  ]
}
