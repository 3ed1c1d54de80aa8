import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { CAUSES } from './causes.ts'
import type { Sheet } from './item.ts'
import { sheetText } from './markdown.ts'

/** A sheet as one page that needs nothing else: style, program and items are inside. */
export function sheetPage(sheet: Sheet): string {
  // No '<' in the data: a passage that shows HTML must not end the element it is kept in.
  const data = JSON.stringify({ sheet, causes: CAUSES, text: sheetText(sheet) }).replaceAll('<', '\\u003c')
  return read('page.html')
    .replace('/*STYLE*/', () => read('page.css'))
    .replace('"DATA"', () => data)
    .replace('/*SCRIPT*/', () => stripTypeScriptTypes(read('page.ts')))
}

function read(name: string): string {
  return readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')
}
