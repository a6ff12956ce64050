import { errorsOf, type Schema } from '@/components/admin/form/draft-form'
import type { FieldErrors } from '@/lib/platform/app-error'
import { changePasswordSchema, PASSWORD_MIN_LENGTH } from '@/lib/accounts/schema'
import { lengthOf } from '@/lib/platform/fields/text'

function wrongConfirmation(confirmation: string, newPassword: string): string | null {
  if (!confirmation) return 'Yeni şifreyi bir kez daha yazın.'
  if (confirmation !== newPassword) return 'Yeni şifreler eşleşmiyor.'
  return lengthOf(confirmation) < PASSWORD_MIN_LENGTH ? `En az ${PASSWORD_MIN_LENGTH} karakter olmalı.` : null
}

/** Returns the texts of wrong fields. The confirmation is checked here, because the API does not know it. */
export function wrongPasswords(values: Record<string, string>, schema: Schema = changePasswordSchema): FieldErrors {
  const confirmation = wrongConfirmation(values.confirmation ?? '', values.newPassword ?? '')
  return { ...errorsOf(schema, values), ...(confirmation && { confirmation: [confirmation] }) }
}
