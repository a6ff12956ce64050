'use client'

import type { ReactNode } from 'react'
import { useScripted } from '@/components/ui/use-hydrated'

/** What nobody sees in the first view: the browser meets it when scripts run, or at once where there are none. */
export function WhenScripted({ children }: { children: ReactNode }) {
  return useScripted() ? children : <noscript>{children}</noscript>
}
