/**
 * Begins the child with V8's switches as arguments: on Node's command line they would make it refuse what it has
 * compiled of itself, and compile it again (10 ms of each child).
 */
import { setFlagsFromString } from 'node:v8'

// Node's own modules first, while what is compiled of them still counts.
void process.stdin
void process.stdout
for (const flag of process.argv.slice(2)) setFlagsFromString(flag)
await import('./child.js')
