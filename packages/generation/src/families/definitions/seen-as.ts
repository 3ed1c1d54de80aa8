import { analyse } from '@capivira/portuguese/morphology'

const VERBS: ReadonlySet<string> = new Set(
  'definir descrever conceituar caracterizar conceber entender compreender interpretar identificar'.split(' '),
)
/** What is defined, and as what: two parts of one statement. */
const AS = /^((?:(?:o|a|os|as)\s)?\p{L}[^,;:()“"]{2,60}?)\scomo\s((?:“[^”]{8,140}”|[^“”;:()]{8,120}))$/u

/** Whether a verb takes a thing and as what it is seen: 'definiu a língua como um sistema de signos'. */
export function saysAsWhat(verb: string, rest: string): boolean {
  const [word = ''] = verb.toLowerCase().split(' ')
  return AS.test(rest) && analyse(word).some(a => a.category === 'verb' && a.person === 3 && VERBS.has(a.lemma))
}
