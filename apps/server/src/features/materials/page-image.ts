/** Folder of the store that holds the drawn pages of the PDF kept under `pdfPath`. */
export const imageFolder = (pdfPath: string) => `pages/${pdfPath.replace(/\.pdf$/, '')}`
