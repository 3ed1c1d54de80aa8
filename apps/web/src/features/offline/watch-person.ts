const channelName = 'capivira:person'

/**
 * Tells the other windows of this browser who is here, and hears when it is somebody else there: then whoever is signed
 * in has to be asked for anew. Where windows cannot talk, the focus and the server's own refusal tell it.
 */
export function watchPerson(personId: string, onAnother: () => void): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== personId) onAnother()
  }
  channel.postMessage(personId)
}
