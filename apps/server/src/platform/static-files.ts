import { messages } from '@capivira/core/http/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFirstViews, type Who } from './first-views.ts'
import { Refusal } from './refusal.ts'
import { refuse } from './route.ts'
import { readSchoolPage, sameForAll } from './school-page.ts'

export type WebApp = {
  /** Where it was built. */
  folder: string
  /** The school's. */
  timeZone: string
  /** Who opens a page, as far as it can be told. */
  whoAsks: (request: FastifyRequest, reply: FastifyReply) => Promise<Who>
}

/**
 * Serves the built web app: hashed assets for a year, the page itself always asked again. Any other GET outside /api is
 * answered with the page, whose router knows the screens; unknown calls get a JSON 404. The page says the school's time
 * zone, and what its screen will ask for, where that is known for who asks.
 */
export async function serveWebApp(app: FastifyInstance, { folder, timeZone, whoAsks }: WebApp): Promise<void> {
  const html = readSchoolPage(folder, timeZone)
  const sendPage = html === undefined ? undefined : pageSender(folder, html, whoAsks)
  if (sendPage) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // What the build tells the server about itself (.vite) is no page's business.
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }

  // The folder's own file otherwise.
  if (sendPage) for (const path of ['/', '/index.html']) app.get(path, sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api')
    const looksLikeFile = /\.\w{2,5}(\?|$)/.test(request.url)
    if (sendPage && isPage && !looksLikeFile) return sendPage(request, reply)
    // A page that is newer than this server may ask for it again.
    return refuse(reply, new Refusal(404, messages.notFound, { final: false }))
  })
}

/** Sends the page, as whoever opens an address needs it. */
function pageSender(folder: string, html: string, whoAsks: WebApp['whoAsks']) {
  const views = readFirstViews(folder, html)
  const sendBare = sameForAll(html)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!views?.has(request.url)) return sendBare(request, reply)
    const page = views.page(await whoAsks(request, reply), request.url)
    reply.code(200).type('text/html; charset=utf-8')
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie')
    return reply.send(page)
  }
}
