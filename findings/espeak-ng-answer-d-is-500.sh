#!/usr/bin/env bash
# espeak-ng 1.0.2, eSpeak NG 1.52 as WebAssembly (Node 24): in Brazilian Portuguese 'Resposta: D.' is heard as 'Resposta: quinhentos'.
#
# A lone C, D, L or M with a full stop behind it is taken for a Roman numeral: the right alternative C is a hundred, D five hundred,
# 'D. Pedro' is king five hundred, and MDC, which stands for the greatest common divisor, is 1,600 even without a stop. A D
# without a stop is read as a letter; the Spanish and English voices read 'D.' as a letter, too. eSpeak NG speaks for NVDA and Orca and
# often for browsers on Linux (1.51 of Debian 12 does the same). A parenthesis behind the letter helps: 'D)' is heard as a letter.
#
# Seen: 'heard as numbers: Resposta: C. | Resposta: D. | D. Pedro | MDC; as letters: Resposta: D | Resposta: D)'. Fails
# if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund espeak-ng@1.0.2
cat > try.mjs <<'JS'
import speaker from 'espeak-ng'

/** The phonemes of a text, without marks of stress and of pauses, which hang on what stands around. */
async function heard(text) {
  const options = ['--phonout', 'told', '-q', '-x', '-b=1', '-v', 'pt-br', text]
  const { FS } = await speaker({ arguments: options, printErr: () => {} })
  return FS.readFile('told', { encoding: 'utf8' }).replace(/[\s',_:]+/g, '')
}
/** Texts, and what each would say were it a number. */
const numbers = {
  'Resposta: C.': 'Resposta: 100.',
  'Resposta: D.': 'Resposta: 500.',
  'D. Pedro': '500. Pedro',
  MDC: '1600',
  'Resposta: D': 'Resposta: 500',
  'Resposta: D)': 'Resposta: 500)',
}
const texts = { numbers: [], letters: [] }
for (const [text, number] of Object.entries(numbers)) {
  const kind = (await heard(text)) === (await heard(number)) ? 'numbers' : 'letters'
  texts[kind].push(text)
}
const seen = `heard as numbers: ${texts.numbers.join(' | ')}; as letters: ${texts.letters.join(' | ')}`
console.log('right: heard as letters: all but D. Pedro, which is Dom Pedro')
console.log(` seen: ${seen}`)
const expected =
  'heard as numbers: Resposta: C. | Resposta: D. | D. Pedro | MDC; ' +
  'as letters: Resposta: D | Resposta: D)'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
