/**
 * What of a material pupils may get. Every feature that shows something of its cards, questions or words to them, or counts them, has
 * one of these conditions in its statement.
 */
export { inSight, outOfSight, sightOf, waits, wasInSight } from './sight-store.ts'
