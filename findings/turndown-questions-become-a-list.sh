#!/usr/bin/env bash
# turndown 7.2.5 with commonmark 0.31.2 (Node 24): the paragraphs '1) …' and '3) …' of a worksheet come back as questions 1 and 2 of a list.
#
# In Markdown a number before a full stop or before a round bracket begins a list (CommonMark 0.31.2, list items). Turndown promises to put a
# backslash before what would be taken for Markdown, and names '1.' as its example; the bracket it forgets. Teachers in Brazil number
# questions '1)', and where some are left out the numbers that a key refers to change without a word: a list counts on by itself.
#
# Seen: 'full stop: <p>3. Cite dois rios.</p>; bracket: <ol><li>Qual é a capital?</li><li>Cite dois rios.</li></ol>'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund turndown@7.2.5 commonmark@0.31.2
cat > try.mjs <<'JS'
import { HtmlRenderer, Parser } from 'commonmark'
import TurndownService from 'turndown'

/** The HTML after a way through Markdown, without line ends and without the paragraphs within a list. */
const throughMarkdown = html =>
  new HtmlRenderer()
    .render(new Parser().parse(new TurndownService().turndown(html)))
    .replaceAll('\n', '')
    .replaceAll(/<li><p>(.*?)<\/p><\/li>/g, '<li>$1</li>')
const stop = throughMarkdown('<p>3. Cite dois rios.</p>')
const bracket = throughMarkdown('<p>1) Qual é a capital?</p><p>3) Cite dois rios.</p>')
const seen = `full stop: ${stop}; bracket: ${bracket}`
console.log(seen)
const expected =
  'full stop: <p>3. Cite dois rios.</p>; bracket: <ol><li>Qual é a capital?</li><li>Cite dois rios.</li></ol>'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
