import { CIRCUMSTANCES } from './circumstances.ts'
import { DEFINITIONS } from './definitions.ts'
import { ROLES } from './roles.ts'
import type { Row } from './row.ts'

/** Every pattern, by what it asks. */
export const ROWS: readonly Row[] = [...DEFINITIONS, ...ROLES, ...CIRCUMSTANCES]
