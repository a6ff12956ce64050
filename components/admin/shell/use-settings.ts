'use client'

import useSWR from 'swr'
import { callAdmin } from '@/components/admin/session/api'
import type { SettingsJson } from '@/lib/settings/output'
import type { ApiError } from '@/lib/api/client'

const PATH = '/api/Settings'

/** All settings, with one call for every screen that shows some. */
export function useSettings() {
  return useSWR<SettingsJson, ApiError>(PATH, async () => (await callAdmin<SettingsJson>(PATH)).body)
}
