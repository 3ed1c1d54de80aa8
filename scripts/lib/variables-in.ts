/**
 * The variables of a file of settings, as systemd's EnvironmentFile and a shell's `export` lines have them. A `#`
 * begins a comment at the start of a line or after a blank; inside of a value, such as a password, it stands for
 * itself.
 */
export function variablesIn(text: string): Record<string, string> {
  const found = text.split('\n').flatMap((line): [string, string][] => {
    const [, name, value] = /^\s*(?:export\s+)?([A-Za-z_]\w*)=(.*)$/.exec(line.trimEnd()) ?? []
    return name === undefined || value === undefined ? [] : [[name, plain(value)]]
  })
  return Object.fromEntries(found)
}

function plain(value: string): string {
  const [, quoted] = /^(?:"([^"]*)"|'([^']*)')/.exec(value)?.filter(part => part !== undefined) ?? []
  return quoted ?? value.replace(/\s+#.*$/, '').trim()
}
