/** Verbs of how long something takes. */
const TAKES =
  /^(?:leva|levam|levou|levaram|levava|levavam|demora|demoram|demorou|demoraram|gasta|gastam|gastou|(?:pode|podem|costuma|costumam|chega a|chegam a)\s(?:levar|demorar|gastar))$/i

/**
 * What something takes its time for, from what follows the time: 'leva oito minutos | para chegar à Terra'. '' where
 * nothing is said of it; null where it is too long to ask, for how long alone says nothing.
 */
export function aimOf(verb: string, after: string): string | null {
  if (!TAKES.test(verb)) return ''
  const aim = /^\s(para\s(?:se\s)?\p{Ll}+r(?:-se)?(?:\s[^,.;]{3,50})?)(?=$|[,.;])/u.exec(after)?.[1] ?? ''
  return aim === '' && /^\spara\s/u.test(after) ? null : aim
}
