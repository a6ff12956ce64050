'use client'

import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Prints the page. It is disabled until scripts run, because a press before that would do nothing. */
export function PrintButton() {
  return (
    <Button icon={Printer} disabled={!useHydrated()} onClick={() => window.print()}>
      Yazdır
    </Button>
  )
}
