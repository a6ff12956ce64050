'use client'

import { errorsOf } from '@/components/admin/form/draft-form'
import { FormButtons, FormFields, FormFrame, SubmitButton } from '@/components/admin/form/form-frame'
import { useSentForm } from '@/components/admin/form/use-sent-form'
import { EntranceLink } from '@/components/admin/shell/entrance-link'
import { Alert } from '@/components/ui/alert'
import { passwordLinkSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const DONE = 'Bu adres kayıtlıysa şifre bağlantısını gönderdik. Bağlantı bir saat geçerlidir.'
const HINT = 'Gelmediyse istenmeyen postaya bakın ya da bir Yönetici’den yeni davet isteyin.'

/** Asks for a link by mail. The answer is the same for every address, so it tells nobody who has an account. */
export function PasswordLinkForm() {
  const { frame, failure, isSending, isDone, fields } = useSentForm({
    check: (values) => errorsOf(passwordLinkSchema, values),
    send: async ({ email }) => {
      await callApi('/api/Auth/password-link', { method: 'POST', json: { email } })
    },
  })
  return (
    <FormFrame
      title="Şifremi unuttum"
      level="h1"
      {...frame}
      notices={
        <>
          {failure && <Alert tone="bad" title={failure.message} />}
          {isDone && <Alert tone="good" title={DONE} />}
        </>
      }>
      <FormFields
        errors={fields}
        fields={[{ name: 'email', label: 'E-posta', type: 'email', autoComplete: 'username', hint: isDone && HINT }]}
      />
      <FormButtons>
        <SubmitButton busy={isSending && 'Gönderiliyor'}>Bağlantı Gönder</SubmitButton>
        <EntranceLink href={ADMIN_PATHS.login}>Girişe dön</EntranceLink>
      </FormButtons>
    </FormFrame>
  )
}
