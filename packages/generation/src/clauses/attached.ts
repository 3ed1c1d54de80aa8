import { isParticiple } from '@capivira/portuguese/morphology'
import type { Word } from '../analysis/grammar/tagging.ts'
import { phraseAt } from './phrase.ts'
import { prepositionAt } from './prepositions.ts'

/** 'três dias | antes da avaliação': how long before or after. */
export function countedTime(words: readonly Word[], head: number, to: number): { prep: string; to: number } | null {
  if (!/^(?:dia|hora|minuto|mês|mese|ano|semana|século|segundo)s?$/.test(words[head]?.lower ?? '')) return null
  const led = prepositionAt(words, to)
  const after = led && /^(?:antes de|depois de|após)$/.test(led.prep) ? phraseAt(words, to + led.words) : null
  return led && after ? { prep: led.prep, to: withComplement(words, after.to) } : null
}

/** 'prazo fixado | no Calendário', 'disciplinas previstas | para o semestre': what a participle after a noun takes. */
export function withComplement(words: readonly Word[], from: number): number {
  let to = from
  for (let rounds = 0; rounds < 3; rounds++) {
    const last = words[to - 1]
    const led = prepositionAt(words, to)
    if (!last || !led || !/^(?:adjective|participle)$/.test(last.tag) || !isParticiple(last.lower)) return to
    const phrase = phraseAt(words, to + led.words)
    if (!phrase) return to
    to = phrase.to
  }
  return to
}
