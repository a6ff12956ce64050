'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

type SubmitButtonProps = {
  /** The button's text meanwhile. */
  busy: string | false
  /** Whether the form stands beside others and nothing was typed into it: only a changed one is orange. */
  rests?: boolean
  children: ReactNode
}

/** The button that sends a form. It is off until scripts run, because no page takes the form without them. */
export function SubmitButton({ busy, rests = false, children }: SubmitButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      variant={rests ? 'plain' : 'act'}
      busy={busy}
      disabled={!isHydrated}
      className="max-sm:flex-auto">
      {children}
    </Button>
  )
}
