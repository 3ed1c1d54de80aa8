import { createElement, type ReactElement, type SVGProps } from 'react'
import type { IconShape } from './icon-shape.ts'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'>
export type Icon = (props: IconProps) => ReactElement

/** Whether it is given something by which those who do not see it know it. */
const isNamed = (props: IconProps) => Object.keys(props).some(key => key.startsWith('aria-') || key === 'role')

const FRAME = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * The component of an icon drawn in lines on a square of 24, in the colour of the text around it and as large as its
 * classes say. Readers of the screen pass it over unless it has a name or a role.
 */
export function drawnIcon(shapes: readonly IconShape[]): Icon {
  return props =>
    createElement(
      'svg',
      { ...FRAME, 'aria-hidden': isNamed(props) ? undefined : 'true', ...props },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    )
}
