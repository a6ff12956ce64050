'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Renders children that the initial viewport does not need: after hydration, or at once without scripts. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <noscript>{children}</noscript>
}
