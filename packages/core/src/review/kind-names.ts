/** What the kinds of fact are called; one that is not among them keeps its own name. */
const names: Readonly<Record<string, string>> = {
  acronym: 'Sigla e nome por extenso',
  agent: 'Quem fez',
  cause: 'Causa e consequência',
  cloze: 'Frase com lacuna',
  comparison: 'Comparação',
  date: 'Data',
  definition: 'Definição',
  exercise: 'Exercício do material',
  function: 'Para que serve',
  list: 'Lista',
  naming: 'Como se chama',
  place: 'Lugar',
  quantity: 'Quantidade',
  relation: 'O que faz ou sofre',
  table: 'Tabela',
}

/** A kind of fact as an admin reads it, on the screen, in a file and in the log of acts. */
export const kindName = (factKind: string): string => names[factKind] ?? factKind
