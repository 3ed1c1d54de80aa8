export { wasStudied } from './studied-store.ts'
