import { analyse } from '@capivira/portuguese/morphology'
import type { Study } from '../../analysis/study.ts'
import { findExpansions } from '../../analysis/terms/aliases.ts'
import { hasEnglishSlip } from '../../items/options/expansions.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { upperFirst } from '../wording/phrasing.ts'

type Wording = (acronym: string) => string

/** Ways to ask, on a card and in the quiz: with one wording two acronyms would read like the same question. */
const WORDINGS: readonly [readonly [Wording, Wording], ...(readonly [Wording, Wording])[]] = [
  [acronym => `O que significa a sigla ${acronym}?`, acronym => `Qual é o significado de ${acronym}?`],
  [acronym => `${acronym} é a sigla de quê?`, acronym => `O que quer dizer ${acronym}?`],
  [
    acronym => `Qual é o nome completo abreviado por ${acronym}?`,
    acronym => `Que nome corresponde à sigla ${acronym}?`,
  ],
  [acronym => `A que corresponde a sigla ${acronym}?`, acronym => `A sigla ${acronym} abrevia qual expressão?`],
  [acronym => `Que expressão a sigla ${acronym} abrevia?`, acronym => `O que as letras de ${acronym} representam?`],
]

/** A short form the page hardly uses is worth little. */
const worthByUse = (count: number) => (count < 4 ? 0.55 : 0.9)

const PAPER = /trabalho|estudo|artigo/u
/** What an article says of itself. */
const TELLS_ITS_AIM = pattern('u')`
  objetivo d(?:este|o presente) ${PAPER}|(?:[Ee]ste|[Oo] presente) ${PAPER} ${'telling the aim of a paper, stem'}`

const BODY = pattern('u')`^${'body that a paper comes from'}\s`

/** 'Elaborar propostas (EP)': a mark for a skill in one table, the name of nothing. */
function isDeed(name: string): boolean {
  const readings = analyse(name.split(' ')[0]?.toLowerCase() ?? '')
  return readings.length > 0 && readings.every(({ category }) => category === 'verb')
}

/** 'Rede Nacional de Ensino e Pesquisa (RNP)' → 'O que significa a sigla RNP?' */
export function acronymFacts(study: Study): Fact[] {
  const paper = study.sentences.some(({ text }) => TELLS_ITS_AIM.test(text))
  return findExpansions(study.sentences, hasEnglishSlip).flatMap(({ acronym, name, sentence }, index) => {
    const [onCard, inQuiz] = WORDINGS[index % WORDINGS.length] ?? WORDINGS[0]
    if (sentence.dependence === 'debris' || sentence.section.kind !== 'content' || acronym.length < 2) return []
    if (isDeed(name)) return []
    return [
      settle(
        {
          family: 'acronym',
          pattern: 'acronym/expansion',
          focus: acronym.toLowerCase(),
          question: onCard(acronym),
          quizQuestion: inQuiz(acronym),
          answer: upperFirst(name),
          answerType: 'expansion',
          // 'EFR' for 'extratos das folhas e das raízes': an abbreviation of one article, of no use outside it.
          // 'CEMM': a body that helped with it.
          strength:
            paper && BODY.test(name) && /métod|metodolog/iu.test(sentence.section.title)
              ? 0.3
              : /\s\p{Ll}{4,}/u.test(name) && !/\s\p{Lu}/u.test(name)
                ? paper
                  ? 0.1
                  : worthByUse(study.termOf(acronym)?.count ?? 0)
                : 0.9,
          load: 0,
        },
        sentence,
      ),
    ]
  })
}
