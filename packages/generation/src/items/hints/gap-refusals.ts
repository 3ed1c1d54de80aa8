import { pattern } from '../../lexicon/words.ts'
import { GAP } from '../../quality/checked.ts'

/** 'seu _____', 'outros _____': of whom, besides what? */
const POINTS_BACK = pattern('iu')`
  (?<![\p{L}])(?:${'determiner that points back'}|(?:[dn]?)(?:ess[ea]s?|est[ea]s?|aquel[ea]s?))\s$`
const EXAMPLE = pattern('u')`
  (?<![\p{L}])(?:por exemplo|incluindo|inclu(?:i|em|íam|ía)|(?:um|são|como) exemplos?|exemplos?)(?![\p{L}])`
/** 'como', not 'conhecido como'. */
const SUCH_AS = /(?<!(?:[ai]d|ist|eit|rit|ost)[oa]s?(?:\s\p{Ll}{1,12})?)\scomo\s/u
/** 'como os líquens e _____', 'incluindo _____': one example fits as well as another. */
const IN_AN_EXAMPLE = pattern('iu')`
  (?:[,(–—]|\s(?:tais|assim))\s?como\s[^;]{0,60}$|${EXAMPLE}[^;]*$|${SUCH_AS}(?:[oa]s?\s|uma?\s)?$`
/** What a sentence begins with when the one before is needed to read it. */
const LEANS = pattern('u')`
  ^(?:${'opening that leans'}|As? (?:duas|três|tr[eê]s) últimas|\p{Lu}\p{Ll}+[aei]ram)(?![\p{L}])`

/** 'Se não informada, o sistema usa…': what is not informed, the line before says. */
const LEAVES_OUT =
  /^(?:Se|Caso|Quando|Uma vez|Depois de|Após)\s(?:não\s)?(?:\p{Ll}+(?:ad|id)[oa]s?)(?=,|\s(?:por|em|com|n[oa]s?)\s)/u
/** 'os valores foram divididos em: alta potência.': the first of a list that is cut off behind it. */
const OPENS_LIST = /\s(?:como|em|por|com|de|são|entre):\s(?:[\p{L}_]+\s?){1,3}\.?$/u

/** Whether what stands around the gap sends the reader elsewhere to find the word. */
export function isDangling(before: string, after: string): boolean {
  if (/(?:["“'‘/]|\s(?:and|of|the|&)\s)$/u.test(before) || /^(?:["”'’/]|\s?[–—-]|\.\.\.)/u.test(after)) return true
  if (/^["“'‘]/u.test(before)) return true
  if (LEAVES_OUT.test(before) || OPENS_LIST.test(before + GAP + after)) return true
  return LEANS.test(before === '' ? after : before) || POINTS_BACK.test(before) || IN_AN_EXAMPLE.test(before)
}

/** Whether the gap is one of several things named side by side: 'a economia, a _____ e a sociedade'. */
export function isListed(before: string, after: string): boolean {
  const joined = /(?:\p{L},|\s(?:e|ou))\s(?:[oa]s?\s|d[aeo]s?\s)?$/u.test(before)
  return joined || /^(?:\s(?:e|ou)\s|,\s(?:\p{L}+\s){1,3}(?:e|ou)\s|,\s(?:[oa]s?\s)?\p{Ll}+,)/u.test(after)
}

const MEASURED = pattern('u')`\d\s?(?:${'unit of an experiment'}|(?:°|º|\u030a)\s?C)(?![\p{L}])`

const WAS_DONE = pattern('iu')`
  (?:(?<![\p{L}])(?:foi|foram)\s(?:\p{L}+mente\s)?\p{L}+(?:ad|id|st|rt|it)[oa]s?|\p{L}+ou-se)(?![\p{L}])`

/**
 * 'Foram utilizados 100 µL dos extratos', 'Letras diferentes denotam': steps of one experiment and notes under a table.
 */
export function isStep(text: string): boolean {
  return (
    (MEASURED.test(text) && WAS_DONE.test(text)) ||
    /^(?:Letras|Médias)\s(?:diferentes|iguais|distintas|seguidas)\s/u.test(text)
  )
}

/** 'Com tal cuidado, as _____ duram': which the lines before told; 'as _____ 4a e 4b': by the labels of the page. */
const OF_THE_PAGE = /(?<![\p{L}])(?:tal|tais)\s\p{Ll}+,|(?<![\p{L}\d])\d+[a-f](?![\p{L}\d])/u
/** 'dentro da caixa (´,~ etc)': accents without a letter, left over of something set. */
const LOOSE_ACCENT = /(?:^|[^\p{L}\p{M}])\p{M}/u

/** 'São _____ genéricos': of what; 'As _____ são outro assunto importante': so is much. */
export function saysLittle(hint: string): boolean {
  return (
    OF_THE_PAGE.test(hint) ||
    LOOSE_ACCENT.test(hint) ||
    /^(?:[^:_]{2,24}:\s)?(?:É|São|Foi|Foram|Era|Eram)\s(?:uma?\s)?_/u.test(hint) ||
    /\s(?:é|são)\s(?:um\s)?(?:outro\s)?(?:assunto|tema|ponto)s?\s/u.test(hint)
  )
}
