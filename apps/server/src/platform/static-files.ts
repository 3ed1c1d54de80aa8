import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '@capivira/core/http/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFirstViews, type Who } from './first-views.ts'
import { Refusal } from './refusal.ts'
import { refuse } from './route.ts'

/** Who opens a page, as far as it can be told. */
export type WhoAsks = (request: FastifyRequest, reply: FastifyReply) => Promise<Who>

/**
 * Serves the built web app from `folder`: hashed assets for a year, the page itself always asked again. Any other GET
 * outside /api is answered with the page, whose router knows the screens; unknown calls get a JSON 404. The page says what
 * its screen will ask for, where that is known for `whoAsks`.
 */
export async function serveWebApp(app: FastifyInstance, folder: string, whoAsks: WhoAsks): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const views = readFirstViews(folder)
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (!views?.has(request.url)) return reply.sendFile('index.html')
    const page = views.page(await whoAsks(request, reply), request.url)
    reply.code(200).type('text/html; charset=utf-8')
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie')
    return reply.send(page)
  }

  // The folder's own file otherwise.
  if (built) app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api')
    const looksLikeFile = /\.\w{2,5}(\?|$)/.test(request.url)
    if (built && isPage && !looksLikeFile) return sendPage(request, reply)
    return refuse(reply, new Refusal(404, messages.notFound))
  })
}
