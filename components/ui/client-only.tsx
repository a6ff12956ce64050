'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Renders its children after hydration, because the first view does not need them; without scripts, at once. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <noscript>{children}</noscript>
}
