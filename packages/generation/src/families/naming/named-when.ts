const CALLED = /^(?:(?:é|são)\s(?:chamad|denominad|conhecid)[oa]s?|(?:recebe|recebem|ganha|ganham)\so\snome)\s(.+)$/iu

/** 'É chamada de delta': what a thing is called then is asked by its name. */
export const isNamedThen = (consequence: string): boolean => CALLED.test(consequence)
