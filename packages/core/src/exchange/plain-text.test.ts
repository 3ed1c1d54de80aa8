import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, plainText, tidy } from './plain-text.ts'

test('keeps what is read and its lines, and counts what cannot be kept', () => {
  const html =
    '<div>O que &eacute; a <b>fotoss&iacute;ntese</b>?<br>Explique.</div><img src="x.png" ' +
    'onerror=alert(1)>[sound:a.mp3]'
  expect(plainText(html)).toEqual({ text: 'O que é a fotossíntese?\nExplique.', media: 2, formulas: 0 })
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

const written = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\\(', '\\)', '<sup>', '</sup>', '[latex]', '[/latex]', '&lt;', '{{c1::'),
    ),
  )
  .map(parts => parts.join(''))

test('text made HTML and read back is the same text', () => {
  fc.assert(
    fc.property(written, text => {
      expect(plainText(escapeHtml(tidy(text))).text).toBe(tidy(text))
    }),
  )
})

test('what Anki would take for a template, a sound or LaTeX is shown as it is', () => {
  const text = '{{Pergunta}} [sound:a.mp3] [latex]x[/latex] [$]y[/$] {a} [b]'
  expect(escapeHtml(text)).toBe('&#123;&#123;Pergunta}} &#91;sound:a.mp3] &#91;latex]x[/latex] &#91;$]y[/$] {a} [b]')
  expect(plainText(escapeHtml(text))).toEqual({ text, media: 0, formulas: 0 })
})

test('nothing it gives back opens a tag that was hidden in entities', () => {
  expect(plainText('&lt;script&gt;alert(1)&lt;/script&gt;').text).toBe('<script>alert(1)</script>')
})

test.each([
  ['10<sup>−10</sup> m', '10⁻¹⁰ m'],
  ['Quanto é 2<sup>1/2</sup>?', 'Quanto é 2^(1/2)?'],
  ['8<sup>1/3</sup>', '8^(1/3)'],
  ['Ca<sup>2+</sup>', 'Ca²⁺'],
  ['(2<sup>3</sup>)<sup>2</sup>', '(2³)²'],
  ['2<sup><b>6</b></sup>', '2⁶'],
  ['3<sup>n</sup>', '3ⁿ'],
  ['the 1<sup>st</sup> and the 4<sup>th</sup>', 'the 1st and the 4th'],
  ['D<sup>ra</sup> Lia e S<sup>ta</sup> Rita', 'Dra Lia e Sta Rita'],
  ['A<sup>r</sup>, P<sup>r</sup>, D<sup>r</sup> e S<sup>r</sup>', 'Aʳ, Pʳ, Dr e Sr'],
  ['2<sup>[n+1]</sup>', '2^([n+1])'],
  ['2<sup>ab</sup>, 5<sup>e</sup>', '2ᵃᵇ, 5ᵉ'],
  ['Capivira<sup>®</sup> corre<sup>[1]</sup>', 'Capivira® corre[1]'],
  ['H<sub>2</sub>SO<sub>4</sub>', 'H₂SO₄'],
  ['log<sub>2</sub>8', 'log₂8'],
  ['6·10<span style="vertical-align: super">24</span> kg', '6·10²⁴ kg'],
  ['x<span style="color:red">a<span style="vertical-align:sub;">1</span></span>', 'xa₁'],
  ['<sup>1</sup>/<sub>5</sub>', '¹/₅'],
  ['2<sup>1</sup>/<sub>5</sub>', '2 ¹/₅'],
  ['2<sup>3<sup>2</sup></sup>', '2^(3²)'],
  ['v<sub>A/B</sub>', 'v_(A/B)'],
  ['10<sup>0,5</sup>', '10^(0,5)'],
  ['1<sup>o</sup> e 2.<sup>a</sup>, x<sup>a</sup>', '1º e 2.ª, xᵃ'],
  ['x<sup> </sup>y<sub></sub>', 'xy'],
  ['x<sup>2<br>segunda linha</sup>', 'x²\nsegunda linha'],
  ['m<SUP class="a > b">2</SUP>', 'm²'],
  ['10<sup>&minus;3</sup>', '10⁻³'],
])('%s keeps its value: %s', (html, text) => {
  expect(plainText(html).text).toBe(text)
})

test.each([
  ['\\(v=\\frac{\\Delta s}{\\Delta t} \\)', 'v=Δs/Δt'],
  ['[latex]$V = R \\cdot i$[/latex]', 'V = R · i'],
  ['<anki-mathjax>E=mc^2</anki-mathjax>', 'E=mc²'],
  ['[$]\\frac{dy}{dx}[/$]', 'dy/dx'],
  ['[$$]x &lt; 2[/$$]', 'x < 2'],
  ['Se \\[x^2 <br> = 4\\], então', 'Se x² = 4, então'],
])('a simple formula is text: %s', (html, text) => {
  expect(plainText(html)).toEqual({ text, media: 0, formulas: 0 })
})

test('a formula that no line can say stays in LaTeX and is counted', () => {
  const matrix = '\\(\\begin{matrix}a &amp; b\\end{matrix}\\)'
  expect(plainText(`A = ${matrix}`)).toEqual({
    text: 'A = \\(\\begin{matrix}a & b\\end{matrix}\\)',
    media: 0,
    formulas: 1,
  })
  expect(plainText('a\\(b').text).toBe('a\\(b')
})

test('a reading above the line stands behind what it is of', () => {
  expect(plainText('<ruby>漢<rt>かん</rt></ruby><ruby>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby> se lê').text).toBe(
    '漢(かん)字(じ) se lê',
  )
  expect(plainText('<ruby>山<rt></rt></ruby>').text).toBe('山')
})

test('a raised letter behind a short form is its ending, and elsewhere a power', () => {
  expect(plainText('n<sup>o</sup> 3, N.<sup>o</sup> 4, Sr<sup>a</sup>. Ana, Prof.<sup>a</sup> Bia').text).toBe(
    'nº 3, N.º 4, Srª. Ana, Prof.ª Bia',
  )
  expect(plainText('n<sup>a</sup> e sen<sup>a</sup>').text).toBe('nᵃ e senᵃ')
})

test('what opens at a press, and other parts of a page, are lines of their own', () => {
  expect(plainText('Isso<details><summary>Ver mais</summary>texto</details><aside>ao lado</aside>').text).toBe(
    'Isso\nVer mais\ntexto\nao lado',
  )
})

test.each([
  ['A capital é <s>o Rio</s> Brasília.', 'A capital é Brasília.'],
  ['o <del>maior</del><ins>menor</ins> planeta', 'o menor planeta'],
  ['<strike>um<br>dois</strike>três', 'três'],
  ['<span style="color: red; text-decoration: line-through;">não</span> sim', 'sim'],
  [`<b style='font-family:"x"; text-decoration:line-through'>não</b> sim`, 'sim'],
  ['<b title="display:none">sim</b>', 'sim'],
  ['<b style=display:none>não</b> sim', 'sim'],
  ['<div style="display:none">dica</div>visto', 'visto'],
  ['<span style="text-decoration: underline">sim</span>', 'sim'],
  ['<s>nunca fechado', 'nunca fechado'],
  ['H<sub>2<s>3</s></sub>O', 'H₂O'],
])('leaves out what is struck out or hidden: %s', (html, text) => {
  expect(plainText(html).text).toBe(text)
})

test.each([
  ['<div><s>um texto</div>dois', 'um texto\ndois'],
  ['<b>um <del>dois</b> três</del> quatro', 'um quatro'],
  ['<b>um <del>dois</b> três', 'um dois três'],
  ['<s>a<sup>2<br>b</s>c', 'c'],
  ['<s>a<sup>2</s>b', 'b'],
  ['x<sup>2<br>y', 'x²\ny'],
  ['<sup>2<s>a<br>b</s>3</sup>', '²³'],
  ['<ul><li>um<li style="display:none">dois</ul>três', 'um\ntrês'],
])('a mark hides to its own end, and nothing where it has none: %s', (html, text) => {
  expect(plainText(html).text).toBe(text)
})

test('a long tag is looked at once', { timeout: 2_000 }, () => {
  expect(plainText(`<b ${' style=text-decoration:'.repeat(300)}>sim</b>`).text).toBe('sim')
  expect(plainText(`<b ${' style=text-decoration:'.repeat(20_000)}>sim</b>`).text).toBe('sim')
})
