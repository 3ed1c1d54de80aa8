import type { NounPhrase } from '@capivira/portuguese/nounPhrase'
import { isResolvable } from '../grammar/nouns.ts'
import type { Study } from '../study.ts'
import { isSituational } from './situations.ts'

/** Nouns for what something else has. */
export const ATTRIBUTE =
  /^(?:caracter[ií]sticas?|funç(?:ão|ões)|objetivos?|finalidades?|causas?|consequências?|vantagens?|vantagem|diferenças?|tipos?|formas?|partes?|exemplos?|resultados?|efeitos?|motivos?|razões|razão|etapas?|fases?|elementos?|fatores|fator|aspectos?|critérios?|itens|item|detalhes?|pontos?|casos?|opções|opção|regras?)$/iu

/** True when one knows what the phrase means without the page: a name, a term, a described thing, the name of a kind. */
export function isKnownThing(
  phrase: NounPhrase,
  study: Pick<Study, 'isKeyTerm' | 'isKind' | 'isDefined' | 'termOf'>,
): boolean {
  const single = phrase.words.length === 1 && !phrase.proper
  // 'as características', 'o objetivo': of what? However often the page says it.
  if (single && /^(?:o|a|os|as)$/.test(phrase.determiner) && ATTRIBUTE.test(phrase.head)) return false
  if (single && /^(?:o|a|os|as)$/.test(phrase.determiner) && isSituational(phrase.head)) {
    // 'a guerra', 'o decreto': known only where the page is about it.
    const term = study.termOf(phrase.core)
    return term?.bold === true || term?.heading === true || study.isDefined(phrase.core)
  }
  // 'um animal adulto' is one of those the page tells of.
  if (/^uma?$/.test(phrase.determiner) && /^(?:animal|indivíduo|exemplar|pessoa|ser)(?:\s\p{L}+)?$/u.test(phrase.core))
    return false
  return isResolvable(phrase, study.isKeyTerm) || (single && study.isKind(phrase.core))
}

/** 'as plantas', 'os agentes internos': of what the page neither defines nor sets in bold or a heading, much may be said. */
export function isPlainThing(phrase: NounPhrase, study: Pick<Study, 'isDefined' | 'termOf'>): boolean {
  const term = study.termOf(phrase.core)
  const special = term?.bold === true || term?.heading === true || study.isDefined(phrase.core)
  return !phrase.proper && !special && phrase.words.length < 3 && !/[\p{Lu}\d_]/u.test(phrase.core)
}
