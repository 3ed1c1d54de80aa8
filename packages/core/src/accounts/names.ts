/** Splits a full name into the specification's first and last name: 'Ana Maria Souza' is 'Ana' and 'Maria Souza'. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
