import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formulaText } from './formula-text.ts'

test.each([
  ['E=mc^2', 'E=mc²'],
  ['$V = R \\cdot i$', 'V = R · i'],
  ['v=\\frac{\\Delta s}{\\Delta t} ', 'v=Δs/Δt'],
  ['\\pi r^{2}', 'πr²'],
  ['x=\\frac{-b\\pm\\sqrt{\\Delta}}{2a}', 'x=(-b±√Δ)/(2a)'],
  ['\\frac{dy}{dx}', 'dy/dx'],
  ['10^{-10}', '10⁻¹⁰'],
  ['2^{\\frac{1}{2}}', '2^(1/2)'],
  ['2^\\frac12', '2^(1/2)'],
  ['\\log_2 8 = 3', 'log₂ 8 = 3'],
  ['H_2SO_4', 'H₂SO₄'],
  ['\\mathrm{CO}_2', 'CO₂'],
  ['v_{A/B}', 'v_(A/B)'],
  ['\\sqrt[3]{8}', '∛8'],
  ['\\sqrt{b^2-4ac}', '√(b²-4ac)'],
  ['\\frac12 mv^2', '(1/2) mv²'],
  ['\\frac{1}{2}mv^2', '(1/2)mv²'],
  ['E=\\frac{1}{2}mv^2+\\frac{a}{b}', 'E=(1/2)mv²+a/b'],
  ['2\\frac{1}{3}', '2 1/3'],
  ['x\\frac{a}{b}', 'x(a/b)'],
  ['\\left(\\frac{a}{b}\\right)^{n}', '(a/b)ⁿ'],
  ['\\frac{a}{b}^2', '(a/b)²'],
  ['{a+b}^2', '(a+b)²'],
  ['\\frac{a+b}{c+d}', '(a+b)/(c+d)'],
  ['\\frac{\\frac{a}{b}}{c}', '(a/b)/c'],
  ['30^\\circ', '30°'],
  ['\\sin^2\\theta+\\cos^2\\theta=1', 'sin² θ+cos² θ=1'],
  ['\\vec{F}=m\\vec{a}', 'F⃗=ma⃗'],
  ['A \\cup B = \\{1, 2\\}', 'A ∪ B = {1, 2}'],
  ['\\text{se } x \\geq 0', 'se x ≥ 0'],
  ['x_i^2', 'xᵢ²'],
  ['\\lim_{x\\to 0}f(x)', 'lim_(x→0) f(x)'],
  ['x \\in \\mathbb{R}^*', 'x ∈ ℝ*'],
  ['\\ce{2H2 + O2 -> 2H2O}', '2H₂ + O₂ → 2H₂O'],
  ['\\ce{SO4^2-}', 'SO₄²⁻'],
  ['\\ce{Na+ + OH-}', 'Na⁺ + OH⁻'],
  ['\\ce{Ca(OH)2(aq)}', 'Ca(OH)₂(aq)'],
  ['\\ce{^{14}_{6}C}', '¹⁴₆C'],
  ['\\ce{N2 + 3H2 <=> 2NH3}', 'N₂ + 3H₂ ⇌ 2NH₃'],
])('%s is %s', (source, text) => {
  expect(formulaText(source)).toBe(text)
})

test.each(['\\begin{matrix}a&b\\end{matrix}', '\\comando x', 'a^', '{a', 'a}', '\\frac{a}', 'a \\\\ b', 'preço de $5'])(
  '%s is left as it is',
  source => {
    expect(formulaText(source)).toBe(null)
  },
)

test('text without signs of LaTeX is itself, and nothing breaks it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9+=()., -]{1,40}$/), text => {
      expect(formulaText(text)).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
  const sign = fc.constantFrom(
    '\\frac',
    '{',
    '}',
    '^',
    '_',
    '\\sqrt',
    '[',
    ']',
    'x',
    '1',
    ' ',
    '$',
    '\\left',
    '\\text',
    '\\',
    '-',
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), signs => {
      expect(['string', 'object']).toContain(typeof formulaText(signs.join('')))
    }),
  )
})
