import type { Subject } from '../../analysis/grammar/nouns.ts'
import { GENUS } from './definition-draft.ts'

/** 'A epítome do estilo é o arco do triunfo': one thing of another and the one it is, which no class noun tells. */
export const areEquated = ({ phrase, display }: Subject, predicate: string): boolean =>
  !phrase.proper &&
  /^[oa]s?\s.*\sd[aeo]s?\s/u.test(display) &&
  /^[oa]s?\s/iu.test(predicate) &&
  !saysKind(predicate, phrase.head)

/** 'o conjunto de…', 'a parte que…': what sort of thing it is and what tells it apart. */
const saysKind = (predicate: string, head: string) =>
  GENUS.test(`${predicate} `) ||
  /\s(?:que|qual|quais|cuj[oa]s?|onde|\p{Ll}+[aií][dst][oa]s?)\s/u.test(predicate) ||
  predicate.split(' ')[1] === head
