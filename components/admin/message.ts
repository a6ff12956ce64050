import type { serializeMessage } from '@/lib/messages/serialize'

/** A contact message as the API gives it to staff. */
export type AdminMessage = ReturnType<typeof serializeMessage>

/** Brand and model in one line; '' when neither was given. */
export function deviceOf({ deviceBrand, deviceModel }: Pick<AdminMessage, 'deviceBrand' | 'deviceModel'>): string {
  return [deviceBrand, deviceModel].filter(Boolean).join(' ')
}
