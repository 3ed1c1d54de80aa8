import { IconButton } from '@capivira/ui/icon-button.tsx'
import { Volume2, VolumeX } from '@capivira/ui/icons'
import { changeSettings, useDeviceSettings } from './device-settings.ts'
import { liftQuietTime, useQuietTime } from './quiet.ts'
import { play } from './sounds.ts'
import { text } from './text.ts'

/** Sounds on or off, kept on this device; in a quiet time on for this once, where the player may. */
export function MuteButton() {
  const { muted } = useDeviceSettings()
  const quiet = useQuietTime()
  if (quiet)
    return (
      <IconButton
        label={quiet.mayChange ? `${quiet.reason}. ${text.unmuteAnyway}` : quiet.reason}
        variant="outlined"
        disabled={!quiet.mayChange}
        icon={<VolumeX aria-hidden="true" className="size-6" />}
        onClick={() => {
          changeSettings({ muted: false })
          liftQuietTime(true)
          play('tick')
        }}
      />
    )
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
