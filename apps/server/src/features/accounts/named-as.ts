/** How every feature finds people by their names. */
export { namedAs, namedIds } from './naming-store.ts'
