import { pattern } from '../../lexicon/words.ts'

/** 'As reações, do eteno, são': of what, between commas. */
const OF_SET_OFF = /^((?:O|A|Os|As)\s\p{Ll}+(?:\s\p{Ll}+)?),\s(d[aeo]s?\s\p{Ll}[^,]{2,40})$/u
/** 'O freio, ao contrário do motor, …', 'O mel, por conter pouca água, …': what it is unlike, or why. */
const BESIDES = pattern('u')`
  ^((?:O|A|Os|As|Um|Uma)\s[^,]{2,60}),\s
  (?:${'contrast with another'}|por\s(?:não\s)?(?:\p{Ll}+[aei]r|ser|ter|possuir|conter)(?:em)?)\s[^,]+$`

/** 'A palavra ecologia, de origem grega, significa…': where the word comes from. */
const OF_A_WORD = pattern('u')`
  ^((?:O termo|A palavra|A expressão|O nome|O vocábulo)\s[^,]{2,40}),\s${'origin of a word'}\s[^,]+$`

/** A subject without what is put between it and its verb, or with what tells of which it is. */
export function plainSubject(subject: string): string {
  return subject.replace(OF_A_WORD, '$1').replace(OF_SET_OFF, '$1 $2').replace(BESIDES, '$1')
}
