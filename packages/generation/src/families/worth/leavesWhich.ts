import type { Fact } from '../fact.ts'

/** 'Quais são as três últimas?', 'Qual é o outro?' */
const RANKED_ALONE =
  /^(?:Qual|Quais) (?:é|são|foi|foram|era|eram) [oa]s? (?:(?:dois|duas|tr[eê]s|quatro|cinco) )?(?:últim|primeir|segund|terceir|outr|demais|restante)\p{L}*\?$/u
/** 'Rui Lima foi o seu primeiro diretor': whose? */
const WHOSE = /\s(?:é|são|foi|foram|era|eram) [oa]s? (?:seu|sua)s? \p{Ll}/u
/** 'No início, o que acompanhou…': of what? */
const SOME_TIME = /^(?:No|Ao) (?:início|começo|princípio|final|fim|término),\s/u
/** 'Como se chamam os aparelhos?': those of what? */
const NAMED_OF_WHAT = /^Como se chamam? [oa]s? \p{Ll}+\?$/u

/** 'Se mais de um molde é usado, para que…': used for what, the title says. */
const USED_THERE =
  /(?<![\p{L}])(?:se|quando|caso)\s[^,?]*\s(?:é|são|for|forem|seja|sejam|foi|foram)\s(?:us|utiliz|empreg)ad[oa]s?[,?]/iu
/** 'Como se chama um jogo muito conhecido?': one of many; not 'um jogo que se joga sozinho', 'um polígono de cinco lados' */
const NAMED_ANY = /^Como se chamam? uma? \p{Ll}+(?: \p{Ll}+)? (?:muito|bastante|mais|bem) \p{Ll}+\?$/u
/** 'porque a outra porta fica aberta': other than which? */
const THE_OTHER = /^(?!.*(?<![\p{L}])uma?s?\s).*\sporque (?:[oa]s? )outr[oa]s?\s/u
/** 'O que os constantes incêndios provocaram?': those told of before. */
const REPEATED =
  /(?<![\p{L}])(?:[oa]s )(?:constantes|sucessiv[oa]s|frequentes|recorrentes|contínu[oa]s|seguid[oa]s) \p{Ll}+(?:(?:,| e) \p{Ll}+)? \p{L}+\?$/u
/** 'O que representa o eixo X?', 'a linha azul': of a figure on the page. */
const OF_A_FIGURE =
  /^Que (?:eixo|seta|barra|faixa|coluna)s? |^O que (?:representa|indica|significa)m? (?:[oa]s?|cada) (?:eixo|seta|barra|faixa|linha|coluna|círculo|quadrado|cor|área)s?(?: (?:\p{Lu}|\p{Ll}+(?:[oa]d|ul|rel|erd|ermelh|ret|ranc|inz)\p{L}*))?\?$/u

/**
 * True when a question says so little of what it asks for that several things are meant by it; a rule of the language,
 * whatever the document says.
 */
export function leavesWhich({ question, family }: Pick<Fact, 'question' | 'family'>): boolean {
  if (WHOSE.test(question)) return true
  if (family === 'cloze') return false
  return (
    RANKED_ALONE.test(question) ||
    USED_THERE.test(question) ||
    SOME_TIME.test(question) ||
    NAMED_OF_WHAT.test(question) ||
    NAMED_ANY.test(question) ||
    THE_OTHER.test(question) ||
    OF_A_FIGURE.test(question) ||
    REPEATED.test(question)
  )
}
