/** The line before anything is known of how items of a certainty fare with teachers. */
export const firstLine = 0.85
