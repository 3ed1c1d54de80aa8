import { IconButton } from '@capivira/ui/icon-button.tsx'
import { Volume2, VolumeX } from 'lucide-react'
import { changeSettings, useDeviceSettings } from './device-settings.ts'
import { play } from './sounds.ts'
import { text } from './text.ts'

/** Sounds on or off, kept on this device. */
export function MuteButton() {
  const { muted } = useDeviceSettings()
  return (
    <IconButton
      label={muted ? text.unmute : text.mute}
      variant="outlined"
      icon={
        muted ? <VolumeX aria-hidden="true" className="size-6" /> : <Volume2 aria-hidden="true" className="size-6" />
      }
      onClick={() => {
        changeSettings({ muted: !muted })
        play('tick')
      }}
    />
  )
}
