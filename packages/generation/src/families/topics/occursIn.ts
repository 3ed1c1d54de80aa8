import { isFirstPerson, tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/selfContained.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { objectOf } from '../wording/clipping.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** 'Na fase de poda ocorre a retirada dos galhos secos', 'Nas geleiras temos a compactação da neve' */
const OCCURS =
  /^(N[oa]s?\s(?:(fases?|etapas?|estágios?)\s)?[\p{L}\d][^,;:()]{0,50}?)(?:\s\([^()]*\))?,?\s(ocorrem?|acontecem?|há|temos)\s((?:o|a|os|as|um|uma)\s\p{Ll}.{8,150}?)[.;]$/u
/** What is said of a part of the time or of much: 'no Brasil', 'na maioria das vezes'. */
const NO_PROCESS =
  /(?<![\p{L}])(?:maioria|maior|vezes|casos?|caso|mundo|país|países|cidades?|verdade|entanto|geral|parte|época|século|ano|dias?|início|fim|final|hoje|momento|contexto|teoria|prática|exemplo|mesm[oa]|qua(?:l|is)|que|texto|figura|gráfico)(?![\p{L}])|\p{Lu}\p{Ll}/u
const SAYS_LITTLE =
  /^(?:[oa]s?|uma?)\s(?:divers|vári|algu|muit|outr|mesm|seguint|grande|necessidade|possibilidade|fato|caso|problema|predomínio|tendência)/u
const LEANS = /(?<![\p{L}])(?:[dn]?el[ea]s?|você|iss[oa]|ess[ea]s?|est[ea]s?|cuj[oa]s?)(?![\p{L}])/iu

/** What goes on in a phase or a process the text teaches: 'O que ocorre na fase de poda?' */
export function occursInFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence => {
    if (study.flawed.has(sentence.index) || !isUsable(sentence)) return []
    const [, where = '', phase, verb = '', rest = ''] = OCCURS.exec(sentence.core) ?? []
    const process = where
      .replace(/^N[oa]s?\s/u, '')
      .replace(/\s(?:chamad|conhecid|denominad)([oa]s?)(?:\s(?:de|por|como))?(?=\s)/u, '')
    if (where === '' || NO_PROCESS.test(process.slice(1)) || tagWords(process).some(({ tag }) => tag === 'verb'))
      return []
    if (phase === undefined && !isTaught(process, study)) return []
    const answer = tidyAnswer(objectOf(rest))
    if (wordsIn(answer) < 4 || wordsIn(answer) > 20 || SAYS_LITTLE.test(rest)) return []
    if (LEANS.test(`${where} ${answer}`) || pointsElsewhere(`${where} ${answer}`)) return []
    const asked = verb === 'temos' ? 'há' : verb.replace(/m$/u, '')
    const at = (/^N[oa]s?\s/u.exec(where)?.[0] ?? '').toLowerCase()
    const question = ask('o que', asked, `${at}${process}`)
    return [
      settle(
        {
          family: 'relation',
          pattern: 'relation/occurs-in',
          focus: `${focusKey(process)} ocorre`,
          question,
          answer,
          answerType: 'definition',
          strength: 0.8,
          load: 0.4,
          quiz: false,
        },
        sentence,
      ),
    ]
  })
}

/** 'transformações isobáricas', where the text teaches transformações: told apart from others of them. */
function isTaught(process: string, study: Study): boolean {
  const [head = '', ...rest] = process.split(' ')
  return (
    study.isKeyTerm(process) ||
    (rest.length > 0 && study.document.sections.some(({ title }) => title.toLowerCase().startsWith(head)))
  )
}

/** A sentence that stands alone, or would but for a 'temos' said of anybody. */
function isUsable({ dependence, words }: TextSentence): boolean {
  if (dependence !== 'reader') return dependence === null
  return words
    .filter(({ tag, text }) => tag !== 'symbol' && isFirstPerson(text))
    .every(({ lower }) => lower === 'temos')
}
