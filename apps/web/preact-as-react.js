import * as compat from 'preact/compat'

export * from 'preact/compat'

let given = 0

/**
 * An id that nothing else on the page has. Preact counts from nought for each root, and begins anew below a part whose
 * parents were drawn again while it was waited for: a window's form then had the id of a field of the page.
 */
export function useId() {
  const [id] = compat.useState(() => `c${++given}`)
  return id
}

export default { ...compat.default, useId }
