import { findExpansions } from '../analysis/aliases.ts'
import type { Study } from '../analysis/study.ts'
import type { Fact } from './fact.ts'
import { settle } from './fact.ts'
import { upperFirst } from './phrasing.ts'

type Wording = (acronym: string) => string

/** Ways to ask, on a card and in the quiz: with one wording two acronyms would read like the same question. */
const WORDINGS: readonly [readonly [Wording, Wording], ...(readonly [Wording, Wording])[]] = [
  [acronym => `O que significa a sigla ${acronym}?`, acronym => `Qual é o significado de ${acronym}?`],
  [acronym => `Qual é o nome por extenso de ${acronym}?`, acronym => `O que quer dizer ${acronym}?`],
  [acronym => `De que nome ${acronym} é a abreviação?`, acronym => `Que nome corresponde à sigla ${acronym}?`],
  [acronym => `Como se lê por extenso ${acronym}?`, acronym => `A sigla ${acronym} abrevia qual expressão?`],
  [acronym => `Que palavras formam a sigla ${acronym}?`, acronym => `O que as letras de ${acronym} representam?`],
]

/** 'Rede Nacional de Ensino e Pesquisa (RNP)' → 'O que significa a sigla RNP?' */
export function acronymFacts(study: Study): Fact[] {
  return findExpansions(study.sentences).flatMap(({ acronym, name, sentence }, index) => {
    const [onCard, inQuiz] = WORDINGS[index % WORDINGS.length] ?? WORDINGS[0]
    if (sentence.dependence === 'debris' || sentence.section.kind !== 'content' || acronym.length < 2) return []
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
          strength: 0.9,
          load: 0,
        },
        sentence,
      ),
    ]
  })
}
