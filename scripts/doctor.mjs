// Must be readable by any Node that knows import(): plain syntax here, everything newer behind the check.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(
    `\nERRO   Node: a Capivira precisa do Node 20 ou mais novo, e este é o ${process.versions.node}. Instale a ` +
      `versão LTS em https://nodejs.org.\n`,
  )
  process.exit(1)
}

import('./lib/launch.mjs').then(launch => launch.launchScript('doctor', process.argv.slice(2)))
