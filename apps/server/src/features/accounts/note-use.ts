/** When accounts were last used, for those who ask what became of them. */
export { settleUse, surelyUsedAt, usedAt } from './use-store.ts'
