/** Folders of the file store. A drawing is a `.png` and a `.json` with the names of its areas. */

/** Pictures of the themes, by what they show; everything in it can be drawn again. */
export const pictureFolder = 'pictures'
/** Drawings from pupils' words. */
export const drawingFolder = 'drawings'
/** Pictures that pupils have coloured. */
export const coloredFolder = 'colored'
