import { usableMemory } from '../usable-memory.ts'

const MEBIBYTE = 1024 * 1024

/** How PostgreSQL keeps what it is given. `disposable` is for test clusters, which a power cut may lose. */
export type Durability = 'durable' | 'disposable'

/**
 * Settings of the embedded server, as `-c` arguments: on the command line they also reach clusters that an earlier
 * version of Capivira made.
 * @param memory bytes of memory this machine or container may use
 */
export function serverSettings(durability: Durability, memory = usableMemory()): string[] {
  const sharedBuffers = clamp(Math.floor(memory / 16 / MEBIBYTE), 32, 1024)
  const settings: Record<string, string> = {
    max_connections: '100',
    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${clamp(Math.floor(memory / 3 / MEBIBYTE), 64, 8192)}MB`,
    // On what schools have by now, and from memory, a page here and there costs hardly more than the next one.
    random_page_cost: '1.1',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '512MB',
    // One machine, no replicas: the smaller log is enough for recovery after a crash.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // The file cache answers most reads on a small database; three more processes would only take memory.
    io_method: 'sync',
    autovacuum_max_workers: '2',
    max_parallel_workers_per_gather: '0',
    huge_pages: 'off',
    jit: 'off',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    ...(durability === 'disposable'
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
      : { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
