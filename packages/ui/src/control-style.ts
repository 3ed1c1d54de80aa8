/** The box of a control people type or choose in: 48 px high, a border of 3:1, red when wrong. */
export const controlStyle =
  'w-full min-h-12 rounded-sm border-2 border-control bg-surface px-4 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft/80 ' +
  'transition-colors duration-fast aria-invalid:border-danger disabled:opacity-60'
