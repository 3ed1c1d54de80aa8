import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { preloadRoute } from './app/find-route.ts'
import { createQueryClient } from './app/query-client.ts'
import { reloadAfterUpdate } from './lib/reload-after-update.ts'
import { paintBrowser } from './lib/theme.ts'

reloadAfterUpdate()
paintBrowser()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBrowser)
// Most who arrive at the first page or the sign-in screen are visitors: their screen loads while the server is asked.
preloadRoute('visitor', location.pathname)

const container = document.getElementById('app')
if (!container) throw new Error('index.html has no #app')
createRoot(container).render(
  <StrictMode>
    <App client={createQueryClient()} />
  </StrictMode>,
)
