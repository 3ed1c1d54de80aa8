/** The colours of the capybara: the same in light and dark, warm enough for both. */
export const fur = {
  main: '#b97d46',
  shade: '#a26a39',
  deep: '#8b5a31',
  light: '#d3a06a',
  paw: '#6f4627',
  line: '#4a2d19',
  eye: '#2b1a10',
  ear: '#dda57c',
  blush: '#ff7a6b',
} as const
