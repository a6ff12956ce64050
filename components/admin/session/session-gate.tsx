'use client'

import type { ReactNode } from 'react'
import { useSession } from '@/components/admin/session/session'

/** Shows what needs the token once there is one; until then `waiting`. */
export function SessionGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useSession().phase === 'in' ? children : waiting
}
