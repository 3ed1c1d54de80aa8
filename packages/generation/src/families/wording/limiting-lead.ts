import { agrees } from '@capivira/portuguese/agreement'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import { NO_USE, readSubject } from '../../analysis/grammar/nouns.ts'
import { pattern } from '../../lexicon/words.ts'
import { wordsIn } from './shortened.ts'

const SOURCE = /\p{Lu}[\p{L}.-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.-]*){0,4}/u
/** A person, a book or a body with a name, and nothing more. */
const VIEW = pattern('u')`
  ^(?:Segundo|De acordo com|Conforme|Para)\s(?:[oa]s?\s)?
  (?:(?!${'no source of a view, stem'})\p{Ll}{4,}\s){0,2}${SOURCE}$`

const PLACE_OR_TIME = pattern('u')`^${'opening of a place or time, capital'}(?![\p{L}])`

/**
 * The lead of a clause where it limits what is said ('Na Grécia antiga'); '' where it can be left out. Null when
 * leaving it out would change the meaning and keeping it would make the question obscure.
 */
export function limitingLead({ lead, subject }: Pick<Clause, 'lead'> & Partial<Clause>): string | null {
  if (subject !== undefined && isOfAnother({ lead, subject })) return null
  // 'Tecnicamente falando': from which side a thing is looked at.
  return lead === '' || /^\p{Lu}\p{Ll}+mente falando$/u.test(lead) ? lead : limitOf(plainLead(lead))
}

/** 'Na fase jovem, | quando ainda são lagartas': what only says the lead again. */
const SAID_AGAIN = pattern('u')`
  ^(${'opening of where or when, capital'}\s[^,()]{3,60}),\s
  (?:quando|onde|em que|n[oa]s? qua(?:l|is)|ou seja|isto é)[\s,][^()]*$`

/** 'Já na serra, | coberta de mata': what it is like limits nothing. */
const DESCRIBED = pattern('u')`
  ^(${'opening of where or when, capital'}\s[^,()]{3,60}),\s
  (?!${'ties a described place'}\s)\p{Ll}{3,}[^()]*$`

function plainLead(lead: string): string {
  const plain = lead.replace(/^Já\s(?=(?:em|n[oa]s?|durante|entre|após|até)\s)/u, '')
  // 'Na Idade Média (séculos V a XV)': its dates tell nothing new.
  const bare = plain.replace(/(?<=^[^,]+)\s\([^()]*\)$/u, '')
  return (bare.charAt(0).toUpperCase() + bare.slice(1)).replace(SAID_AGAIN, '$1').replace(DESCRIBED, '$1')
}

/** A condition, a contrast or a point of view. */
const NARROWS = pattern('u')`^${'opening that narrows, capital'}(?![\p{L}])`

/** From how far one looks at a thing, not where or when it is so. */
const BROADLY = pattern('u')`^(?:Em ${'broad view'}|No geral)$`

const IN_RETURN_FOR = pattern('u')`^Em ${'in return for'}$`

function limitOf(lead: string): string | null {
  // 'Segundo o dicionário Aurélio': whose view it is belongs to the question.
  if (/^(?:Segundo|De acordo com|Conforme|Para)\s/u.test(lead) && VIEW.test(lead)) return lead
  // 'Quanto à origem, as rochas são…': in which respect.
  if (/^(?:Quanto|(?:Com|Em) relação)\s(?:ao?s?|às?)\s/u.test(lead) && wordsIn(lead) < 9) return lead
  // 'Em troca, o Brasil pagou…': of what, the page has said.
  if (IN_RETURN_FOR.test(lead)) return null
  // 'Das pontes da ilha, a do norte é a única de ferro': of which.
  if (/^D[oa]s\s[^,()]{6,50}$/u.test(lead)) return lead
  if (NARROWS.test(lead)) return null
  if (BROADLY.test(lead)) return ''
  if (!PLACE_OR_TIME.test(lead)) return ''
  return wordsIn(lead) > 9 || /[,()]/.test(lead) ? '' : lead
}

/** 'Depois de moída', 'Quando maduros', 'Uma vez colhido': said of something that is not named there. */
const SAID_OF_ONE = pattern('u')`
    ^(?:Depois de|Antes de|Após|Quando|Uma vez|Se|Até (?:ser(?:em)?|estar(?:em)?))\s(?:ser(?:em)?\s)?
    (?:bem\s|já\s)?(\p{Ll}+[ai]d[oa]s?)$`

/**
 * 'Depois de moída, uma peneira separa a farinha' says so of the flour, 'Depois de moídas, uma peneira…' of the seeds:
 * none of it is the subject.
 */
export function isOfAnother({ lead, subject }: Pick<Clause, 'lead' | 'subject'>): boolean {
  const done = SAID_OF_ONE.exec(lead)?.[1]
  if (done === undefined || subject === '') return false
  const phrase = readSubject(subject, NO_USE)?.phrase
  return phrase !== undefined && phrase.genderFrom !== 'default' && !agrees(done, phrase)
}
