/** Makes room on the disk once the school is open, behind whatever else there is to do. */
import os from 'node:os'
import { spareInstalled } from './dependencies.mjs'
import { PROJECT } from './project.mjs'

try {
  os.setPriority(os.constants.priority.PRIORITY_LOW)
} catch {
  // Where a process may not step back, it is one more among others.
}
await spareInstalled(PROJECT)
