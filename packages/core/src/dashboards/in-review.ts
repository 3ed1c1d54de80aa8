/**
 * Materials that wait for their teachers are counted up to so many: a pupil is told no more than that there are many.
 */
export const mostInReview = 100
