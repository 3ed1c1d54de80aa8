const COMES = /^(?:vem|provém|deriva|descende|origina-se|se origina|veio|derivou|proveio)$/iu
const WORD = /^(?:A palavra|O termo|O vocábulo|A expressão|O nome)\s["“]?(\p{L}[^,;:()“”"]{1,30}?)["”]?$/u
const LANGUAGE =
  /^(d[oa]\s(?:latim|grego|árabe|tupi(?:-guarani)?|guarani|francês|inglês|italiano|espanhol|alemão|provençal|quimbundo|iorubá|hebraico|sânscrito|japonês|chinês|russo|persa|língua\s\p{Ll}+|antigo\s\p{Ll}+)(?:\s\p{Ll}+)?)(?=[\s,(]|$)/u

/** Whether a clause tells where a word comes from: another part of it is no answer. */
export function tellsOrigin(subject: string, verb: string, rest: string): boolean {
  return WORD.test(subject) && COMES.test(verb) && LANGUAGE.test(rest)
}
