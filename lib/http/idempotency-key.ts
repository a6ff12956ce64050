import { AppError } from '@/lib/app-error'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Returns the `Idempotency-Key` of a call, if it has one.
 * @throws {AppError} invalid-input if it is not a UUID
 */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined
  if (key !== undefined && !UUID.test(key)) {
    throw new AppError('invalid-input', { message: 'Idempotency-Key bir UUID olmalı.' })
  }
  return key?.toLowerCase()
}
