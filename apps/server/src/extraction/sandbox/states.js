/** What is known of a letter of a page. */
export const SHOWN = 0
export const HIDDEN = 1
export const STRUCK = 2
export const DOUBTFUL = 3
/**
 * In doubt only for its colour: the ground that it stands on tells. Pale on a picture, where most of the page is dark
 * on pale.
 */
export const BLENDS = 4
export const PALE_ON_PICTURE = 5
