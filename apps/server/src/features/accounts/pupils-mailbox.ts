/** For those who may not take a pupil's address for somebody else's. */
export { belongsToPupil, isPupilsMailbox } from './mailbox-store.ts'
