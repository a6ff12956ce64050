import { errorsOf, type Schema } from '@/components/admin/form/draft-form'
import type { FieldErrors } from '@/lib/platform/app-error'
import { changePasswordSchema, PASSWORD_MIN_LENGTH } from '@/lib/accounts/schema'
import { lengthOf } from '@/lib/platform/fields/text'

const CURRENT = { name: 'currentPassword', label: 'Mevcut şifre', type: 'password', autoComplete: 'current-password' }

/** Returns a field for the current password. A page may have several, so each needs its own id. */
export const currentPasswordField = (id: string) => ({ ...CURRENT, id })

/** Attributes of a field for a new password. */
export const NEW_PASSWORD_ATTRIBUTES = {
  type: 'password',
  autoComplete: 'new-password',
  minLength: PASSWORD_MIN_LENGTH,
}

/** The fields for a new password and its confirmation. */
export const NEW_PASSWORD_FIELDS = [
  {
    ...NEW_PASSWORD_ATTRIBUTES,
    name: 'newPassword',
    label: 'Yeni şifre',
    hint: `En az ${PASSWORD_MIN_LENGTH} karakter.`,
  },
  { ...NEW_PASSWORD_ATTRIBUTES, name: 'confirmation', label: 'Yeni şifre (tekrar)' },
]

function confirmationError(confirmation: string, newPassword: string): string | null {
  if (!confirmation) return 'Yeni şifreyi bir kez daha yazın.'
  if (confirmation !== newPassword) return 'Yeni şifreler eşleşmiyor.'
  return lengthOf(confirmation) < PASSWORD_MIN_LENGTH ? `En az ${PASSWORD_MIN_LENGTH} karakter olmalı.` : null
}

/** Returns the field errors. The confirmation is checked here, because the API does not have that field. */
export function passwordErrors(values: Record<string, string>, schema: Schema = changePasswordSchema): FieldErrors {
  const error = confirmationError(values.confirmation ?? '', values.newPassword ?? '')
  return { ...errorsOf(schema, values), ...(error && { confirmation: [error] }) }
}
