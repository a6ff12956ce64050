'use client'

import { useState } from 'react'
import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { SecondFactorJson } from '@/lib/accounts/output'
import type { ApiError } from '@/lib/api/client'
import { RecoveryCodes } from './recovery-codes'
import { SECOND_FACTOR_PATH } from './factor-frame'
import { SecondFactorOff } from './second-factor-off'
import { SecondFactorOn } from './second-factor-on'
import { SecondFactorSetup } from './second-factor-setup'

type Setup = { secret: string; uri: string }

type SecondFactorProps = {
  /** Called when the second factor was turned on or off. */
  onChanged: () => Promise<unknown>
  /** Called when new recovery codes are shown, and when the person has kept them. */
  onCodes: (areShown: boolean) => void
}

/** The second factor of the own account: off, in setup, on, or its new recovery codes. */
export function SecondFactor({ onChanged, onCodes }: SecondFactorProps) {
  const { data, error, mutate } = useSWR<SecondFactorJson, ApiError>(SECOND_FACTOR_PATH, async () => {
    return (await callAdmin<SecondFactorJson>(SECOND_FACTOR_PATH)).body
  })
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isKept, setKept] = useState(false)

  async function show(next: string[]) {
    setCodes(next)
    setSetup(null)
    onCodes(true)
    await Promise.all([mutate(), onChanged()])
  }
  async function leave() {
    setKept(false)
    await Promise.all([mutate(), onChanged()])
  }

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        since={data?.since}
        onKept={() => {
          setCodes(null)
          setKept(true)
          onCodes(false)
        }}
      />
    )
  }
  if (error && !data) {
    return (
      <Alert
        tone="bad"
        title={`İki adımlı girişin durumu okunamadı: ${error.message}`}
        actions={<Button onClick={() => void mutate()}>Yeniden Dene</Button>}
      />
    )
  }
  if (!data) return <output>Yükleniyor…</output>
  if (data.isOn) return <SecondFactorOn factor={data} takesFocus={isKept} onCodes={show} onOff={leave} />
  if (setup) return <SecondFactorSetup setup={setup} onDone={show} onCancel={() => setSetup(null)} />
  return <SecondFactorOff onSetup={setSetup} />
}
