import { createContext, use } from 'react'

/** True around a screen that a teacher tries as a pupil: nothing of it is told to the server or kept. */
export const PreviewContext = createContext(false)

export const usePreview = (): boolean => use(PreviewContext)
