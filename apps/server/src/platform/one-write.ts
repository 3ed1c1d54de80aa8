import type pg from 'pg'

const gathering = new WeakSet<pg.Client>()

/**
 * Lets a connection send what this turn of the program gives it in one piece: statements that do not wait for one
 * another reach the database with one system call instead of one each.
 */
export function writeOnce(client: pg.Client): void {
  if (gathering.has(client)) return
  gathering.add(client)
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => {
    gathering.delete(client)
    stream.uncork()
  })
}
