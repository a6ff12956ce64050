'use client'

import { useEffect } from 'react'
import { noteRefusal } from '@/components/admin/session/session'

/** Reads the account again, because the menu around this page stays over soft navigations. */
export function RereadAccount() {
  useEffect(noteRefusal, [])
  return null
}
