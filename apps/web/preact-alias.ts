import { fileURLToPath } from 'node:url'

/**
 * React's names as Preact's: what imports React, ours or a library, gets the small one (docs/decisions/060). The types
 * are React's.
 */
export const preactAlias = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  // For React before 18.
  { find: /^use-sync-external-store\/shim(\/index(\.js)?)?$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: fileURLToPath(new URL('preact-as-react.js', import.meta.url)) },
  { find: /^react-dom$/, replacement: 'preact/compat' },
]
