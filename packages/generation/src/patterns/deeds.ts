import { analyse } from '@capivira/portuguese/morphology'
import { isOf } from '../reading/words.ts'
import { capitalised, written } from '../reading/written.ts'
import { restOf, whole } from '../wording/clause.ts'
import { plainSubject, subjectWords } from '../wording/subject.ts'
import { asked } from './ask.ts'
import type { Row } from './row.ts'
import { isPlural, textAt } from './terms.ts'

/** What something does. */
export const DEEDS: readonly Row[] = [
  {
    id: 'statement/does',
    match: { slot: 'object', passive: false, copular: false, notVerb: 'stative', place: ['main', 'beside'] },
    answers: 'statement',
    ask: ({ statement, subject }) => {
      const { tree } = statement
      if (isOf(statement.lemma, 'light') || subject.slot !== 'subject') return null
      // 'Modo de jogo distance tracker': a word of another language, whatever the tree has it for.
      const known = statement.verb.every(i => analyse(textAt(tree, i).toLowerCase()).some(a => a.category === 'verb'))
      if (!known) return null
      // 'Além de moer, também descasca': one deed beside another.
      if (statement.parts.some(one => /^além d/iu.test(written(tree, one.words)))) return null
      const past = statement.verb.some(i => ['Past', 'Imp'].includes(tree.tokens[i]?.features.Tense ?? ''))
      if (past) return null
      const answer = capitalised(whole(restOf({ ...statement, subject: null }, [], { answer: true })))
      // 'o tear e a roca usam': as many as the verb says.
      const isMany = statement.verb.some(i => tree.tokens[i]?.features.Number === 'Plur')
      const verb = isMany || isPlural(tree, subject.index) ? 'fazem' : 'faz'
      const said = subjectWords(tree, subject, plainSubject(tree, subject))
      return { question: asked(['o que', verb, said]), answer, key: statement.head }
    },
    examples: [
      ['O coração bombeia o sangue.', 'O que faz o coração? → Bombeia o sangue'],
      ['Os rins filtram o sangue do corpo.', 'O que fazem os rins? → Filtram o sangue do corpo'],
      ['A prensa espreme as uvas.', 'O que faz a prensa? → Espreme as uvas'],
      ['Os Border Tools guardam as rotas.', 'O que fazem os Border Tools? → Guardam as rotas'],
      ['O Border Tools guarda as rotas.', 'O que faz o Border Tools? → Guarda as rotas'],
      ['Em muitos casos, os muros cercam a horta.', 'O que fazem os muros? → Em muitos casos cercam a horta'],
    ],
    against: [
      'Protocolo de rotas distance vector feito na escola.',
      'O coração tem quatro câmaras.',
      'O médico examinou o coração.',
    ],
  },
]
