import { z } from 'zod/mini'
import { ROLE_NAMES } from '@/lib/access/roles'
import { chosenPassword, email } from '@/lib/accounts/schema'
import { requiredLine } from '@/lib/platform/fields/text'

const MAX_NAME_CHARS = 100

const role = z.enum(ROLE_NAMES, { error: 'Bir rol seçin: Yönetici, Editör ya da Servis.' })

export const inviteSchema = z.object({ email: email('E-posta adresini yazın.'), role })

/** Missing fields stay unchanged. */
export const memberChangeSchema = z.object({
  role: z.optional(role),
  isActive: z.optional(z.boolean({ error: 'Doğru ya da yanlış olmalı.' })),
})

export const acceptSchema = z.object({
  /** The domain call refuses malformed tokens, because they get the same response as unknown tokens. */
  token: z.string({ error: 'Davet bağlantısının kodu eksik.' }),
  name: requiredLine(MAX_NAME_CHARS, 'Adınızı ve soyadınızı yazın.'),
  password: chosenPassword('Şifre', 'Bir şifre yazın.'),
})

export type Invite = z.output<typeof inviteSchema>
export type MemberChange = z.output<typeof memberChangeSchema>
export type Accept = z.output<typeof acceptSchema>
