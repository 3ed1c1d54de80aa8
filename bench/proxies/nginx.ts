import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * One proxy: where it listens, whom it asks, what it says of whom it asks for, from which address, and which host it
 * tells.
 */
type Site = { listen: string; to: string; forwardedFor: string; from?: string; host?: string }

/** The lines of docs/operations.md, with an address for each end. */
const server = ({ listen, to, forwardedFor, from, host = '$http_host' }: Site) => `
  server {
    listen ${listen};
    location / {
      proxy_pass http://${to};
      ${from ? `proxy_bind ${from};` : ''}
      proxy_set_header Host ${host};
      proxy_set_header X-Forwarded-For ${forwardedFor};
      proxy_set_header X-Forwarded-Proto $scheme;
      client_max_body_size 60m;
      proxy_request_buffering off;
      proxy_read_timeout 300s;
    }
  }`

/** An nginx with a configuration and a folder of its own. */
export class Nginx {
  readonly #folder: string
  readonly #sites: readonly Site[]
  #process: ChildProcess | undefined

  constructor(folder: string, sites: readonly Site[]) {
    this.#folder = folder
    this.#sites = sites
  }

  /** Starts it and waits until every site takes connections. */
  async start(): Promise<void> {
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(name => `${name}_temp_path ${join(this.#folder, name)};`)
      .join('\n  ')
    const text = `daemon off;
worker_processes 1;
pid ${join(this.#folder, 'pid')};
error_log stderr;
events {}
http {
  access_log off;
  ${kept}
  ${this.#sites.map(server).join('')}
}
`
    await mkdir(this.#folder, { recursive: true })
    const file = join(this.#folder, 'nginx.conf')
    await writeFile(file, text)
    this.#process = spawn('nginx', ['-e', 'stderr', '-p', this.#folder, '-c', file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (const { listen } of this.#sites) await this.#takesConnections(listen)
  }

  async stop(): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null) return
    running.kill('SIGTERM')
    await once(running, 'exit')
  }

  async #takesConnections(listen: string): Promise<void> {
    const [host = '', port] = listen.split(':')
    for (let tries = 0; tries < 100; tries++) {
      if (this.#process?.exitCode !== null) throw new Error('nginx ended by itself')
      const socket = connect(Number(port), host)
      const open = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
        () => !socket.destroyed && socket.readyState === 'open',
        () => false,
      )
      socket.destroy()
      if (open) return
      await sleep(50)
    }
    throw new Error(`nginx does not listen on ${listen}`)
  }
}
