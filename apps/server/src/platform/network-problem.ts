/** What a connection that did not come about means, by the code of the system. */
const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'o nome do servidor não foi encontrado',
  EAI_AGAIN: 'o nome do servidor não foi encontrado',
  EAI_FAIL: 'o nome do servidor não foi encontrado',
  EAI_NODATA: 'o nome do servidor não foi encontrado',
  ECONNREFUSED: 'ninguém atende nesse endereço',
  ECONNRESET: 'a conexão foi interrompida',
  ECONNABORTED: 'a conexão foi interrompida',
  EPIPE: 'a conexão foi interrompida',
  UND_ERR_SOCKET: 'a conexão foi interrompida',
  ETIMEDOUT: 'o servidor não respondeu',
  TimeoutError: 'o servidor não respondeu',
  UND_ERR_CONNECT_TIMEOUT: 'o servidor não respondeu',
  UND_ERR_HEADERS_TIMEOUT: 'o servidor não respondeu',
  UND_ERR_BODY_TIMEOUT: 'o servidor não respondeu',
  ESOCKETTIMEDOUT: 'o servidor não respondeu',
  EHOSTUNREACH: 'o servidor não pode ser alcançado',
  EHOSTDOWN: 'o servidor não pode ser alcançado',
  ENETDOWN: 'o servidor não pode ser alcançado',
  EADDRNOTAVAIL: 'o servidor não pode ser alcançado',
  ENETUNREACH: 'o servidor não pode ser alcançado',
}

/**
 * What is wrong with a connection, as the rest of a Portuguese sentence, by any of the codes and names that an error
 * has; else undefined.
 */
export function networkProblem(signs: readonly string[]): string | undefined {
  return signs.map(sign => sentences[sign]).find(sentence => sentence !== undefined)
}

/** The codes and names of an error and of what caused it, outermost first. */
export function signsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  // Node tries every address of a name and gathers what each answered.
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  const codes = ['code', 'originalCode'].map(name => Reflect.get(error, name))
  return [...codes.filter(code => typeof code === 'string'), error.name, ...signsOf(inner)]
}
