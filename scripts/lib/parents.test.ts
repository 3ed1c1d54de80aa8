import { expect, test } from 'vitest'
import { namesNpm } from './parents.mjs'

test.each([
  ['npm run evaluate --pdf /home/ana/textos --json /tmp/out.json', true],
  ['npm start\0\0\0', true],
  ['/usr/local/bin/node\0/usr/local/bin/npm\0start\0', true],
  ['/opt/my programs/bin/node\0npm\0', true],
  ['sh\0-c\0node scripts/start.mjs\0', false],
  ['/usr/lib/systemd/systemd\0--user\0', false],
  ['', false],
])('%s: %s', (commandLine, is) => expect(namesNpm(commandLine)).toBe(is))
