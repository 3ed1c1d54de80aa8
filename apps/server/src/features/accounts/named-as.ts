/** How every feature finds people by their names. */
export { namedAs } from './naming-store.ts'
