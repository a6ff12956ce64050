import { ButtonLink } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { PATHS } from '@/lib/site/pages'

/** Notice instead of an empty list of services. */
export function NoServices() {
  return (
    <Alert
      density="normal"
      tone="neutral"
      title="Hizmet bulunamadı."
      text="Aradığınız cihazı telefonla ya da formla sorun."
      actions={
        <ButtonLink size="normal" href={PATHS.contact}>
          İletişim
        </ButtonLink>
      }
      className="max-w-120"
    />
  )
}
