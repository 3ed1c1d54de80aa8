// Must be readable by any Node that knows import(): plain syntax here, everything newer behind the check.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(
    `\nA avaliação precisa do Node 20 ou mais novo, e este é o ${process.versions.node}.\n` +
      'Instale a versão LTS em https://nodejs.org e execute npm run evaluate de novo.\n',
  )
  process.exit(1)
}

import('./lib/launch.mjs').then(launch => launch.launchScript('evaluate', process.argv.slice(2)))
