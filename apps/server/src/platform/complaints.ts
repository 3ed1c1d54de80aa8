import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

/** What a value of a type is called by people who fill a form. */
const wanted: Readonly<Record<string, string>> = {
  string: 'Escreva um texto aqui.',
  number: 'Escreva um número aqui.',
  int: 'Escreva um número inteiro aqui.',
  boolean: 'Responda com sim ou não.',
  date: 'Escolha uma data.',
  array: 'Escolha da lista.',
}

const formats: Readonly<Record<string, string>> = {
  email: 'Escreva um email, como nome@escola.com.br.',
  url: 'Escreva um endereço da internet, como https://escola.com.br.',
  date: 'Escolha uma data.',
  datetime: 'Escolha um dia e uma hora.',
  time: 'Escolha uma hora.',
}

const missing = 'Falta preencher isto.'
const unknown = 'Escolha uma das opções.'
const unreadable = 'Não entendemos o que foi preenchido aqui. Recarregue a página e tente de novo.'

/**
 * What is said of a value that a contract words no sentence for, to whoever typed it: a Portuguese sentence that names
 * no type and no value of the program. Given to zod as its words for every complaint.
 */
export function complaintOf(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') return missing
  switch (issue.code) {
    case 'invalid_type':
      return wanted[issue.expected] ?? unreadable
    case 'invalid_value':
      return unknown
    case 'too_small':
      return sized(issue.origin, Number(issue.minimum), issue.inclusive !== false, 'least')
    case 'too_big':
      return sized(issue.origin, Number(issue.maximum), issue.inclusive !== false, 'most')
    case 'invalid_format':
      return formats[issue.format] ?? 'Confira como isto está escrito.'
    case 'not_multiple_of':
      return `Escreva um múltiplo de ${issue.divisor}.`
    default:
      return unreadable
  }
}

function sized(origin: string, bound: number, inclusive: boolean, side: 'least' | 'most'): string {
  const limit = inclusive ? bound : side === 'least' ? bound + 1 : bound - 1
  const reach = side === 'least' ? 'pelo menos' : 'no máximo'
  const figure = limit.toLocaleString('pt-BR')
  if (origin === 'string') {
    if (side === 'least' && limit === 1) return missing
    return `Escreva ${reach} ${figure} ${limit === 1 ? 'letra' : 'letras'}.`
  }
  if (origin === 'array' || origin === 'set') return `Escolha ${reach} ${figure}.`
  return `Escreva ${reach} ${figure}.`
}
