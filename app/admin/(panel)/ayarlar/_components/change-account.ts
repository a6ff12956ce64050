'use client'

import { callAdmin } from '@/components/admin/session/api'
import { takeToken } from '@/components/admin/session/session'

/** Changes the account and goes on with the new token: the old one and all others died with the change. */
export async function changeAccount(path: string, json: Record<string, string | undefined>): Promise<void> {
  const { body } = await callAdmin<{ token: string }>(path, { method: 'POST', json })
  takeToken(body.token)
}
