import { lowered, raised } from './raised-signs.ts'

const arrows: readonly (readonly [sign: string, arrow: string])[] = [
  ['<=>', '⇌'],
  ['<->', '↔'],
  ['->', '→'],
  ['<-', '←'],
]

/**
 * A formula of chemistry as mhchem takes it, as a line of text: '2H2 + O2 -> 2H2O' is '2H₂ + O₂ → 2H₂O', 'SO4^2-' is
 * 'SO₄²⁻'. Source: mhchem manual, version 4.
 */
export function chemistryText(source: string): string {
  const withArrows = arrows.reduce((text, [sign, arrow]) => text.replaceAll(sign, ` ${arrow} `), source)
  return withArrows
    .replace(/\^(?:\{([^{}]*)\}|(\d*[+-]|\d+))/g, (_, group?: string, sign?: string) => raised(group ?? sign ?? ''))
    .replace(/_(?:\{([^{}]*)\}|(\d+))/g, (_, group?: string, sign?: string) => lowered(group ?? sign ?? ''))
    .replace(/(?<=[A-Za-z)\]])\d+/g, lowered)
    .replace(/(?<=[A-Za-z)\]₀-₉])[+-](?=$|[\s,;)\]])/g, raised)
    .replace(/\s+/g, ' ')
    .trim()
}
