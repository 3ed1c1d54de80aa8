import type { FontInfo } from '../sandbox/wire.ts'
import { type SymbolFont, symbolFont } from './symbol-fonts.ts'
import { isLarge } from './tex-codes.ts'

export type FontStyle = {
  bold: boolean
  italic: boolean
  monospace: boolean
  /** Its name without style and subset, lower case; '' for a font without a name. */
  family?: string
  /** Set for a font of symbols, in which no code is the letter it seems. */
  symbols?: SymbolFont
  /** Set for TeX's font of large mathematical signs. */
  large?: true
}

/** Bits of a font descriptor's Flags (ISO 32000-1, table 123). */
const FIXED_PITCH = 1 << 0
const ITALIC = 1 << 6
const FORCE_BOLD = 1 << 18
const BOLD_WEIGHT = 600

// cmbx, ecbx, sfbx and lmbx are the bold families of TeX; cmti, cmsl the slanted ones; cmtt, ectt the typewriter ones.
const BOLD_NAME = /bold|black|heavy|[-_ ,]bd|medi$|^(cm|ec|sf|lm)(bx|ssbx|cssc)/i
const ITALIC_NAME = /ital|obli|slanted|[-_ ,]it$|^(cm|ec|sf|lm)(ti|sl|mi|bxti|itt|ssi)/i
const MONOSPACE_NAME = /mono|courier|consol|typewriter|menlo|fixed|terminal|^(cm|ec|sf|lm)(tt|sltt|vtt|tl)/i

/** Style of a font by its descriptor and, where that says nothing, by the habits of naming fonts. */
export function fontStyle({ name, flags, weight }: FontInfo): FontStyle {
  const plain = name.replace(/^[A-Z]{6}\+/, '')
  const symbols = symbolFont(plain)
  return {
    family: familyOf(plain),
    ...(symbols && { symbols }),
    ...(isLarge(plain) && { large: true as const }),
    bold: BOLD_NAME.test(plain) || (flags & FORCE_BOLD) !== 0 || weight >= BOLD_WEIGHT,
    italic: ITALIC_NAME.test(plain) || (flags & ITALIC) !== 0,
    monospace: MONOSPACE_NAME.test(plain) || (flags & FIXED_PITCH) !== 0,
  }
}

/** What names of fonts say of their style: 'TimesNewRomanPS-BoldMT', 'Calibri,Italic', 'LiberationSerif-Regular'. */
const STYLE_WORDS = new RegExp(
  String.raw`[-,_\s]*(?:regular|roman|normal|book|bold|black|heavy|light|thin|medium|semi|demi|extra|ital\w*` +
    String.raw`|obli\w*|slanted|it|bd|mt|ps)(?=[-,_\s]|$|mt|ps|bold|ital|obli)`,
  'gi',
)

const familyOf = (name: string) => name.replace(STYLE_WORDS, '').toLowerCase()
