import { CIRCUMSTANCES } from './circumstances.ts'
import { DEEDS } from './deeds.ts'
import { DEFINITIONS } from './definitions.ts'
import { NAMING } from './naming.ts'
import { ROLES } from './roles.ts'
import type { Row } from './row.ts'

/** Every pattern, by what it asks. */
export const ROWS: readonly Row[] = [...DEFINITIONS, ...NAMING, ...ROLES, ...DEEDS, ...CIRCUMSTANCES]
