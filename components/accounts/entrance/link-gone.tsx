import { FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { EntranceLink } from '@/components/admin/shell/entrance-link'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { ADMIN_PATHS, FORGOTTEN_PASSWORD_PATH } from '@/lib/site/admin-pages'

/** Stands in place of the form of a link that does not work, with the way to another one. */
export function LinkGone({ text }: { text: string }) {
  return (
    <FormFrame title="Yeni şifre" level="h1" notices={<Alert tone="bad" title={text} />}>
      <FormButtons>
        <a href={FORGOTTEN_PASSWORD_PATH} className={buttonClasses({})}>
          Yeni Bağlantı İste
        </a>
        <EntranceLink href={ADMIN_PATHS.login}>Girişe dön</EntranceLink>
      </FormButtons>
    </FormFrame>
  )
}
