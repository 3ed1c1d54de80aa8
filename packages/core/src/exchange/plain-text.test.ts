import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, plainText, tidy } from './plain-text.ts'

test('keeps what is read and its lines, and counts what cannot be kept', () => {
  const html =
    '<div>O que &eacute; a <b>fotoss&iacute;ntese</b>?<br>Explique.</div><img src="x.png" onerror=alert(1)>[sound:a.mp3]'
  expect(plainText(html)).toEqual({ text: 'O que é a fotossíntese?\nExplique.', media: 2 })
})

test('drops scripts, styles and comments with what they hold', () => {
  expect(plainText('a<script>alert("x")</script>b<style>p{}</style><!-- c -->d').text).toBe('abd')
  expect(plainText('a<script>never closed').text).toBe('a')
})

test('reads entities and small figures', () => {
  expect(plainText('5 &lt; 6 &amp; &#233; &#xE7; km<sup>2</sup> &desconhecida;').text).toBe(
    '5 < 6 & é ç km² &desconhecida;',
  )
  expect(plainText('&#0;&#xD800;&#1114112;').text).toBe('')
})

test('text made HTML and read back is the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(plainText(escapeHtml(tidy(text))).text).toBe(tidy(text))
    }),
  )
})

test('what Anki would take for a template, a sound or LaTeX is shown as it is', () => {
  const text = '{{Pergunta}} [sound:a.mp3] [latex]x[/latex] [$]y[/$] {a} [b]'
  expect(escapeHtml(text)).toBe('&#123;&#123;Pergunta}} &#91;sound:a.mp3] &#91;latex]x[/latex] &#91;$]y[/$] {a} [b]')
  expect(plainText(escapeHtml(text))).toEqual({ text, media: 0 })
})

test('nothing it gives back opens a tag that was hidden in entities', () => {
  expect(plainText('&lt;script&gt;alert(1)&lt;/script&gt;').text).toBe('<script>alert(1)</script>')
})
