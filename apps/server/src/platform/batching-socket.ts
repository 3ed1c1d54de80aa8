import { Socket } from 'node:net'

/**
 * A socket that sends what one turn of the program writes in one piece: statements that do not wait for one another
 * reach the database with one system call instead of one each.
 */
export class BatchingSocket extends Socket {
  #gathering = false

  override cork(): void {
    super.cork()
    if (this.#gathering) return
    this.#gathering = true
    super.cork()
    process.nextTick(() => {
      this.#gathering = false
      super.uncork()
    })
  }
}
