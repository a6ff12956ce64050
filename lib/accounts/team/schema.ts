import { z } from 'zod/mini'
import { ROLE_NAMES, ROLES } from '@/lib/access/roles'
import { newPasswordSchemaFor, email } from '@/lib/accounts/schema'
import { requiredLine } from '@/lib/platform/fields/text'

const MAX_NAME_CHARS = 100

const LABELS = ROLE_NAMES.map((name) => ROLES[name].label)

const role = z.enum(ROLE_NAMES, { error: `Bir rol seçin: ${LABELS.slice(0, -1).join(', ')} ya da ${LABELS.at(-1)}.` })

export const inviteSchema = z.object({ email: email('E-posta adresini yazın.'), role })

/** A missing field is not changed. */
export const memberChangeSchema = z.object({
  role: z.optional(role),
  isActive: z.optional(z.boolean({ error: 'Doğru ya da yanlış olmalı.' })),
})

export const acceptSchema = z.object({
  /** The schema accepts malformed tokens, because they get the same response as unknown ones. */
  token: z.string({ error: 'Davet bağlantısının kodu eksik.' }),
  name: requiredLine(MAX_NAME_CHARS, 'Adınızı ve soyadınızı yazın.'),
  password: newPasswordSchemaFor('Şifre', 'Bir şifre yazın.'),
})

export type Invite = z.output<typeof inviteSchema>
export type MemberChange = z.output<typeof memberChangeSchema>
export type Accept = z.output<typeof acceptSchema>
