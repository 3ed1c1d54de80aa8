/**
 * Something the person at the keyboard can put right: one clear sentence in Portuguese, shown without a stack trace.
 * (The server has its own; this one must be readable by the older Node that runs before Node 24 is installed.)
 */
export class StartupProblem extends Error {
  /** @override */
  name = 'StartupProblem'
}

/** What appears in the output of npm or in a system error, and what it means. */
const SIGNS = [
  {
    sign: /ENOSPC|no space left|EDQUOT/i,
    sentence: 'O disco está cheio. Libere pelo menos 1 GB e execute de novo.',
  },
  {
    sign: new RegExp(
      'EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ECONNRESET' +
        '|ERR_SOCKET_TIMEOUT|npm error network',
      'i',
    ),
    sentence:
      'Sem acesso ao registro de pacotes do npm. Confira a internet (ou o proxy: npm config set proxy) e ' +
      'execute de novo.',
  },
  {
    sign: /ENOENT.*\bnpm|npm.*ENOENT/i,
    sentence: 'O npm não foi encontrado. Instale-o (ele vem com o Node em https://nodejs.org) e execute de novo.',
  },
  {
    sign: /EROFS|read-only file system/i,
    sentence: 'A pasta do projeto está em um disco somente para leitura. Copie o projeto para outra pasta.',
  },
  {
    sign: /EACCES|EPERM|permission denied/i,
    sentence:
      'Sem permissão para gravar na pasta do projeto. Execute como o dono da pasta, ou copie o projeto para uma ' +
      'pasta sua.',
  },
]

/**
 * The sentence for a failure that shows in `text`, or undefined.
 * @param {string} text
 * @returns {StartupProblem | undefined}
 */
export function explain(text) {
  const known = SIGNS.find(({ sign }) => sign.test(text))
  return known && new StartupProblem(known.sentence)
}
