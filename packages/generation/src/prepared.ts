/** What a process that writes items may keep for the next one. */
export { prepareLanguage, useLanguage } from '@capivira/portuguese/prepared'
