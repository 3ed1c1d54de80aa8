import { askForApp } from '@capivira/core/accounts/two-factor-contract'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CodeInput } from './code-input.tsx'

type Props = {
  /** The server's sentence: where the code is. */
  asked: string
  error: string | undefined
  input: UseFormRegisterReturn
  /** Another kind of code is going to be typed. */
  onOther: () => void
  onResend: () => void
}

/**
 * The code besides the password: of six numbers, or one of the recovery codes; one that came by e-mail can be sent
 * again.
 */
export function OwnCodeField({ asked, error, input, onOther, onResend }: Props) {
  const [recovering, setRecovering] = useState(false)
  const [resent, setResent] = useState(false)
  const byEmail = asked !== askForApp
  const whereItIs = resent ? `Outro código foi pedido, e o anterior deixou de valer. ${asked}` : asked
  return (
    <div className="flex flex-col items-start gap-1">
      <Field
        className="self-stretch"
        label={recovering ? 'Código de recuperação' : 'Código da verificação em duas etapas'}
        hint={
          <span role="status">
            {recovering ? 'Um dos que você guardou, como abcde-23456. Cada um vale uma vez.' : whereItIs}
          </span>
        }
        {...(error && { error })}
        required
      >
        {recovering ? (
          <TextInput autoComplete="off" autoCapitalize="off" spellCheck={false} {...input} />
        ) : (
          <CodeInput {...input} />
        )}
      </Field>
      {byEmail && !recovering && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setResent(true)
            onResend()
          }}
        >
          Enviar outro código
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          onOther()
          setRecovering(!recovering)
        }}
      >
        {recovering ? 'Usar o código de 6 números' : 'Usar um código de recuperação'}
      </Button>
    </div>
  )
}
