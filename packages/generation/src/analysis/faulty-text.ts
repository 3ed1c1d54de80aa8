import { analyse, genderOf, isParticiple } from '@capivira/portuguese/morphology'
import { pattern } from '../lexicon/words.ts'
import { unglued } from './glued-letter.ts'

/** 'O que maioria das pessoas lê', 'em maioria dos casos': the article is missing. */
const MOST = pattern('u')`(?<![\p{L}])${'word that a noun phrase follows'}\smaioria\sd[aeo]s\s|^Maioria\sd[aeo]s\s`
/** 'para demais ambientes': the article is missing. */
const THE_OTHERS = /(?<![\p{L}])(?:para|em|de|com|por|entre)\sdemais\s\p{Ll}+s(?![\p{L}])/iu
/** 'Um editor que exposta para PDF': what follows 'que' is no verb. */
const NO_VERB = /(?<=\p{Ll}\s)que\s(\p{Ll}{5,}[oa]s?)\s(?:para|em|n[oa]s?|com|por|de|d[oa]s?)\s/gu
/** 'Para controlar a posição é mesmo da figura': two statements run into one. */
const STATES_IN_AIM =
  /^Para\s\p{L}+r\s(?:(?!que\s|se\s|quem\s|como\s|onde\s|quando\s|qual\s|quais\s|e\s)[\p{L}-]+\s)+(?:é|são)\s/u
/** 'ambos disponível' */
const BOTH = /(?<![\p{L}])amb[oa]s\s(\p{Ll}{4,}[^s\s])(?![\p{L}])/gu
/** 'documento profissional largamente utilizados', 'palavra-chaves', 'folhas, galhos e etc.', 'um ao relacionamento' */
const AT_ODDS = /(?<![\p{L}])(\p{Ll}{4,}[^s\s])\s\p{Ll}+mente\s(\p{Ll}+[ai]d[oa]s)(?![\p{L}])/gu
const WRONG_PLURAL =
  /(?<![\p{L}])palavra-chaves(?![\p{L}])|^Uma?\s(?:aos?|às?|n[oa]s?|d[oa])\s|^Um\sdas\s|^Uma\sdos\s|\se etc(?![\p{L}])/u
/** 'todas colunas': the article is missing. */
const ALL = /(?<![\p{L}])(?:todos|todas|ambos|ambas)\s(\p{Ll}{4,}s)(?![\p{L}])/gu
/** 'onde caixa será colocada': a bare noun before its verb. */
const BARE_SUBJECT =
  /(?<![\p{L}])(?:onde|quando|se)\s(\p{Ll}{4,}[^s\s])\s(?:será|é|foi|estiver|está)\s(?:\p{Ll}+mente\s)?(\p{Ll}+)/gu
/** 'deve encarregar de', 'encarregam de': whom? */
const CHARGES_TO_DO = pattern('u')`
  (?<![\p{L}])${'modal, commonest forms'}\sencarregar\sde\s|(?<!(?:se|me|nos|[oa]s?)\s)(?<![\p{L}])encarregam?\sde\s`
/** Prepositions that do not go with their word; 'encarregar de' is of whom it is said. */
const WRONG_PREPOSITION = pattern('u')`
  (?<![\p{L}])basead[oa]s?\sd[aeo]s?\s(?!fato|modo|forma)|${CHARGES_TO_DO}
  |(?<![\p{L}])disp(?:õe|õem)\s(?:uma?|muit[oa]s|vári[oa]s|divers[oa]s)\s`
/** 'podem ser', 'foram' */
const THEY_ARE = pattern('u')`${'plural that a participle follows, form'}(?:\sser)?`
/** 'os recursos que podem ser usadas', 'fontes de texto que são salvos' */
const WHICH_ARE = pattern('gu')`
  (?<![\p{L}])((?:\p{L}+\s){0,10})que\s(?:também\s|não\s)?${THEY_ARE}\s(?:também\s|muito\s)?
  (\p{Ll}+[aiu]d)([oa]s?)(?![\p{L}])`
/** 'um pacote na qual' */
const IN_WHICH = /((?:\p{L}+\s){1,6})(?:[nd]|pel)?([oa])(s?)\squa(?:l|is)(?![\p{L}])/gu
/** 'para que outras classes possam herdá-las': themselves? */
const THEMSELVES = /(?:outr|divers|vári)([oa])s\s\p{Ll}+s\s(?:\p{L}+\s)?\p{L}+[áêí]-l([oa])s(?![\p{L}])/gu
/** 'permite com que caracteres mudem', 'de um 1 metro', 'uma um ambiente': said two ways; 'cada um 2' is right. */
const SAID_TWO_WAYS =
  /(?<!\p{L})(?:permit\p{Ll}+\scom\sque|(?<!cada\s)uma?\s(?:\d+\s(?!(?:de|em|a|por)\s)|uma?\s)\p{L})/iu
/** Ends a measure: 'de 100 W'; before other words a capital may open a title, 'o romance Em busca do tempo'. */
const MEASURED = /\d\s?(?:[kM]?W|k?V|A|k?Hz|[ckm]?m|k?g|m?[Ll]|h|min|s|N|k?J|Pa|%|°C)/u
const NEW_LINE = pattern('u')`${MEASURED}\s(?:Se|Quando|Para|Porque|Pois|Então|Em)\s\p{Ll}`
/** 'de 100 W Se for ligada', 'em 2020 3.Termina': two lines run into one. */
const RUN_TOGETHER = pattern('u')`${NEW_LINE}|(?<!\p{L})(?:\p{Ll}+|\p{L}|\d+)\s\d{1,2}\.\p{Lu}\p{Ll}`
/** 'que seja desfeitas as mudanças': one is said of several; 'será dados' may name something. */
const ONE_OF_SEVERAL = /(?<!\p{L})(?:seja|fosse|será|foi)\s(\p{Ll}{3,}[dt][oa]s)(\s[oa]s)?(?!\p{L})/gu
/** 'roteiros em XML: 'buildfiles': a quotation that does not end. */
const UNENDED = /(?<![\p{L}\d])'(?=\p{L}{3})[^']*$/u
/** 'Para criar variáveis e o PROMPT para receber valores': what two things are for, one of them not asked about. */
const TWO_AIMS = /^Para\s\p{L}+r\s.*\se\s(?:[oa]\s)?\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*)?\spara\s\p{L}+r\s/u
/** 'bookbook': a word set twice. */
const TWICE = /(?<![\p{L}])(\p{Ll}{4,})\1(?![\p{L}])/u

/**
 * True where a text breaks a rule of the language that can be told for sure: an article left out, a preposition of
 * another verb, a relative at odds.
 */
export function isFaulty(text: string): boolean {
  if (STATES_IN_AIM.test(text)) return true
  if (
    MOST.test(text) ||
    THE_OTHERS.test(text) ||
    WRONG_PREPOSITION.test(text) ||
    WRONG_PLURAL.test(text) ||
    SAID_TWO_WAYS.test(text) ||
    RUN_TOGETHER.test(text) ||
    UNENDED.test(text) ||
    TWO_AIMS.test(text) ||
    TWICE.test(text) ||
    unglued(text) !== text
  )
    return true
  if (
    [...text.matchAll(ALL)].some(
      ([, noun = '']) => isOnlyNoun(noun) && !/^(?:juntos|vocês|nesses|deles|eles)$/.test(noun),
    )
  )
    return true
  if ([...text.matchAll(BARE_SUBJECT)].some(([, noun = '', next = '']) => isOnlyNoun(noun) && isParticiple(next)))
    return true
  if ([...text.matchAll(NO_VERB)].some(([, word = '']) => isNoVerb(word))) return true
  if ([...text.matchAll(BOTH)].some(([, word = '']) => onlyDescribes(word))) return true
  if ([...text.matchAll(AT_ODDS)].some(([, word = '', done = '']) => isParticiple(done) && mayDescribe(word)))
    return true
  if ([...text.matchAll(ONE_OF_SEVERAL)].some(([, word = '', behind]) => behind || onlyDescribes(word))) return true
  if ([...text.matchAll(THEMSELVES)].some(([, own, object]) => own === object)) return true
  return (
    [...text.matchAll(WHICH_ARE)].some(
      ([, before = '', , ending = '']) => !hasNounOf(before, ending.charAt(0), true),
    ) ||
    [...text.matchAll(IN_WHICH)].some(
      ([, before = '', article = '', plural = '']) => !hasNounOf(before, article, plural === 's'),
    )
  )
}

/** A participle, perhaps a noun, and no form of a verb a clause could have. */
function isNoVerb(word: string): boolean {
  const readings = analyse(word)
  return isParticiple(word) && readings.every(a => a.category !== 'verb' || a.mood === 'participle')
}

function mayDescribe(word: string): boolean {
  const readings = analyse(word)
  return readings.some(a => a.category === 'adjective') && readings.every(a => a.category !== 'verb')
}

function onlyDescribes(word: string): boolean {
  const readings = analyse(word)
  return readings.length > 0 && readings.every(a => a.category === 'adjective' || a.mood === 'participle')
}

function isOnlyNoun(word: string): boolean {
  const readings = analyse(word)
  return readings.length > 0 && readings.every(a => a.category === 'noun')
}

/**
 * Whether one of the words a relative may mean is of its gender and number, or is not known well enough to tell; a name
 * or a word of another language may be of any.
 */
function hasNounOf(before: string, vowel: string, plural: boolean): boolean {
  const words = before.trim().split(' ').filter(Boolean)
  const nouns = words.filter(
    (word, at) => /^\p{Ll}{4,}$/u.test(word) && (isOnlyNoun(word) || /^(?:um|uma|o|os|as)$/i.test(words[at - 1] ?? '')),
  )
  if (nouns.length === 0 || words.some(word => /^(?:e|ou|,)$/.test(word))) return true
  const told = words.filter(word => /^\p{Ll}{4,}$/u.test(word) && analyse(word).some(a => a.category === 'noun'))
  return told.some(noun => {
    const gender = genderOf(noun)
    if (gender === undefined) return true
    const numbers = analyse(noun)
      .filter(a => a.category === 'noun')
      .map(a => a.number)
    return (
      (gender === 'f') === (vowel === 'a') &&
      numbers.some(number => number === undefined || (number === 'p') === plural)
    )
  })
}
