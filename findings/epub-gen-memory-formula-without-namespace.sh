#!/usr/bin/env bash
# epub-gen-memory 1.1.2 with sax 1.6.1 (Node 24): of a formula in a book only its signs are left, 'metade é 1/2' reads 'metade é 12'.
#
# A chapter of an EPUB is XHTML, where only a namespace makes <math> a formula. The package takes attributes off that are not in its
# list, xmlns among them (and start, value and scope), and lets the elements stand: to a reader they are unknown XHTML, whose signs
# follow one another. MathML without a namespace, as HTML has it, gets none, either, so that no input gives a formula; a
# drawing in SVG loses its namespace and its lines the same way. Nothing is said of it unless `verbose` is set.
#
# Seen: 'with xmlns: <math> of xhtml, text 12; without: <math> of xhtml, text 12; <ol start="3"> comes as <ol>'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund epub-gen-memory@1.1.2 fflate@0.8.3 sax@1.6.1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module'
import { strFromU8, unzipSync } from 'fflate'
import sax from 'sax'

const write = createRequire(import.meta.url)('epub-gen-memory').default
const mathml = 'http://www.w3.org/1998/Math/MathML'
const names = { [mathml]: 'MathML', 'http://www.w3.org/1999/xhtml': 'xhtml' }

/** The chapter of a book that has only this one. */
async function chapterOf(content) {
  const book = await write({ title: 'Frações', author: 'Ana', lang: 'pt-BR' }, [{ title: 'Metade', content }])
  const files = unzipSync(new Uint8Array(book))
  return strFromU8(files[Object.keys(files).find(name => name.endsWith('Metade.xhtml'))])
}
/** What a reader of XML takes the formula of a chapter for. */
function formulaIn(chapter) {
  const parser = sax.parser(true, { xmlns: true })
  let formula = ''
  let text = ''
  let depth = 0
  parser.onopentag = ({ local, uri }) => {
    if (local === 'math') formula = `<math> of ${names[uri]}`
    if (formula) depth++
  }
  parser.onclosetag = () => depth && depth--
  parser.ontext = signs => {
    if (depth) text += signs
  }
  parser.write(chapter).close()
  return `${formula}, text ${text}`
}
const half = attribute => `<p>Metade é <math${attribute}><mfrac><mn>1</mn><mn>2</mn></mfrac></math>.</p>`
const declared = formulaIn(await chapterOf(half(` xmlns="${mathml}"`)))
const bare = formulaIn(await chapterOf(half('')))
const [list] = (await chapterOf('<ol start="3"><li>Some.</li></ol>')).match(/<ol[^>]*>/)
const seen = `with xmlns: ${declared}; without: ${bare}; <ol start="3"> comes as ${list}`
console.log('right: <math> of MathML, and the list begins at 3')
console.log(` seen: ${seen}`)
const expected =
  'with xmlns: <math> of xhtml, text 12; without: <math> of xhtml, text 12; <ol start="3"> comes as <ol>'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
