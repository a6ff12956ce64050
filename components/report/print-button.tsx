'use client'

import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Prints the page. It is off until scripts run, because an earlier press would do nothing. */
export function PrintButton() {
  return (
    <Button disabled={!useHydrated()} onClick={() => window.print()}>
      <Icon of={Printer} />
      Yazdır
    </Button>
  )
}
