/** What an item lacks, each thing by its Portuguese name with its article: one lacks, several do. */
export function lackingSentence(lacks: readonly string[]): string {
  const verb = lacks.length > 1 || /^(?:as|os) /.test(lacks[0] ?? '') ? 'faltam' : 'falta'
  return `O item está incompleto: ${verb} ${new Intl.ListFormat('pt-BR').format(lacks)}.`
}
