import { CHARACTERS, PEOPLE } from './characters.ts'
import { plain } from './normalize.ts'
import { DETERMINERS, NICE, NUMBERS, OTHER } from './other-words.ts'

/** Colours: in a picture to colour it is the child who gives them. */
const COLOURS = new Set(
  plain(
    `azul azuis azulado azulada verde verdes vermelho vermelha vermelhos vermelhas amarelo amarela amarelos amarelas
    roxo roxa roxos roxas preto preta pretos pretas branco branca brancos brancas cinza marrom marrons alaranjado
    alaranjada dourado dourada dourados douradas prateado prateada prateados prateadas bege lilás violeta turquesa rosa
    rosas laranja rosado rosada vinho anil`,
  ).split(/\s+/),
)

/** Of the everyday words those that change what is seen, so that a child is told when they are not drawn. */
const VISIBLE = new Set(
  plain(
    `velho velha alto alta gordo gorda magro magra forte cheio cheia vazio vazia brilhante deitado deitada sentado
    sentada montado montada escrevendo desenhando pintando cantando subindo descendo caindo chorando sorrindo rindo
    estudando trabalhando plantando colhendo cozinhando pescando dirigindo soltando empinando tomando segurando
    abraçando beijando escrever pintar cantar cantam canta bebendo bebe bebem pijama patinando salvando salva ajudando
    ajuda banda rock japão`,
  ).split(/\s+/),
)

/** Verbs of wishing, being, having, saying and thinking: nothing of them is seen. */
const UNSEEABLE = new RegExp(
  `^(?:${[
    'quer|queri|quis|gost|ador|ama(?:$|nd|m$|va)|amo$|faz|fiz|fez$|faca|est[aeio]|sej[ao]|ser|send',
    'era|foi|fo[ir]|fui|te[nmr]|tinh|tiv|tend|fic|mora|viv|chama|ach[aoe]|pod|poss|dev|vai|vao|vou',
    'vamos|indo|ia$|iam$|vej|viu|vend|olha|pens|imagin|sonh|desenh|mostr|apare|exist|acontec|precis',
    'tent|consegu|diz|fal[ao]|cont[ao]|pare[c]|signific|represent|come[c]|acab|termin|continu|sab',
    'conhe|espera|ouv|escut|lembr|chega|cheg|volt|saiu|sai$|saindo|visit|passou|havia|ha$|encontr',
    'adivinh|resolv|aprend|nasc|usa$|usand|usava|vest(?:e|ia|indo)$|esqueci|perd|convid|apresent',
    'criou|cria$',
  ].join('|')})`,
)

/** What is before a name somebody was given. */
const NAMING = /^(?:chamad[oa]s?|chama|chamava|nome|apelidad[oa])$/

/** Words that are neither things nor seen, beside the everyday ones. */
const SILENT = new Set(
  plain(
    `mas porém mim comigo contigo conosco ou pois ambos ambas daqui dali eis porventura talvez favor
    obrigado obrigada por para pelo pela pelos pelas qual quais quem enquanto então tão assim todavia embora
    durante até desde contra segundo através junto bastante demais quase apenas somente só também ainda logo agora
    primeiro primeira segundo última último próximo próxima mesma própria meu minha nosso nossa nossos nossas deles
    delas dele dela dum duma neste nesta nesse nessa naquele naquela deste desta desse dessa daquele daquela era vez
    vezes tal tais algum alguma alguns algumas nenhum nenhuma qualquer vários várias muitos muitas poucos poucas tanto
    tanta tantos tantas seus suas teus tuas meus minhas aqueles aquelas esses essas estes estas ninguém alguém nada
    algo tudo oi olá tchau beijo gentileza artista desenhista figura fotografia ilustração colorir pintar impressão
    turma tema trabalho escolar tarefa história conto versão estilo forma maneira lugar fundo frente lado volta redor
    horas hora noite manhã tarde hoje amanhã ontem dentro fora cima perto longe ensolarado ensolarada medieval
    inteiro inteira inteiros inteiras verdade verdadeiro verdadeira real reais espécie tamanho cor cores coloridas`,
  ).split(/\s+/),
)

export type LeftOut = { kind: 'name' | 'colour' | 'unknown' | 'unseen' }

/** Whether a phrase of plain words is a character, a brand or a known person. */
export const isCharacter = (phrase: string): boolean => CHARACTERS.has(phrase)

const VERB = /(?:ndo|ou|aram|eram|iram|ava|avam|[aei]r|am|em)$/

/** What kind of thing a word is that was not drawn; null for those that change nothing. */
export function leftOut(word: string, before: string | undefined): LeftOut['kind'] | null {
  if (word.length < 3 || DETERMINERS.has(word) || word in NUMBERS || /\d/.test(word)) return null
  if (PEOPLE.has(word) || NAMING.test(before ?? '')) return 'name'
  if (COLOURS.has(word)) return 'colour'
  if (VISIBLE.has(word)) return 'unseen'
  if (OTHER.has(word) || NICE.has(word) || SILENT.has(word)) return null
  const isNoun = before === undefined || before === '' ? !VERB.test(word) : DETERMINERS.has(before)
  if (isNoun && !/ndo$/.test(word)) return UNSEEABLE.test(word) && VERB.test(word) ? null : 'unknown'
  return UNSEEABLE.test(word) || /mente$/.test(word) ? null : 'unseen'
}
