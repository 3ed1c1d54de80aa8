import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { preloadRoute } from './app/find-route.ts'
import { createQueryClient } from './app/query-client.ts'
import { preloadBars } from './app/shell/shell.tsx'
import { keptUser } from './features/accounts/kept-user.ts'
import { guardKeptPage } from './lib/kept-page.ts'
import { reloadAfterUpdate } from './lib/reload-after-update.ts'
import { submitOnce } from './lib/submit-once.ts'
import { paintBrowser } from './lib/theme.ts'
import { trustOwnScripts } from './lib/trust-own-scripts.ts'

declare global {
  interface Window {
    /** Calls off what public/early.js says where this code does not come. */
    hasBegun?: () => void
  }
}

trustOwnScripts(window)
reloadAfterUpdate()
guardKeptPage()
submitOnce(document)
paintBrowser()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBrowser)
// The screen of who was here last, or of a visitor, loads while the server is asked who it is.
const pupil = keptUser() !== undefined
if (pupil) preloadBars()
preloadRoute(pupil ? 'student' : 'visitor', location.pathname)

const container = document.getElementById('app')
if (!container) throw new Error('index.html has no #app')
// A place of the history that once asked for the code again may do so another time.
const { askedAgain, ...place }: { askedAgain?: true } = history.state ?? {}
if (askedAgain) history.replaceState(place, '')
window.hasBegun?.()
createRoot(container).render(
  <StrictMode>
    <App client={createQueryClient()} />
  </StrictMode>,
)
