import { findExpansions } from '../analysis/aliases.ts'
import type { Study } from '../analysis/study.ts'
import type { Fact } from './fact.ts'
import { settle } from './fact.ts'
import { upperFirst } from './phrasing.ts'

/** 'Rede Nacional de Ensino e Pesquisa (RNP)' → 'O que significa a sigla RNP?' */
export function acronymFacts(study: Study): Fact[] {
  return findExpansions(study.sentences).flatMap(({ acronym, name, sentence }) => {
    if (sentence.dependence === 'debris' || sentence.section.kind !== 'content' || acronym.length < 2) return []
    return [
      settle(
        {
          family: 'acronym',
          pattern: 'acronym/expansion',
          focus: acronym.toLowerCase(),
          question: `O que significa a sigla ${acronym}?`,
          quizQuestion: `Qual é o significado de ${acronym}?`,
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
