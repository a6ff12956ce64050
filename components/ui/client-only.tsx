'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/** What nobody sees in the first view: the browser meets it when scripts run, or at once where there are none. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <noscript>{children}</noscript>
}
