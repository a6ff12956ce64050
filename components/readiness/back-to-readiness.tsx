import { ArrowLeft } from 'lucide-react'
import { useAllowed } from '@/components/admin/shell/use-account'
import { ButtonLink } from '@/components/ui/button'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { useReadiness } from './readiness-line'

/** Link back to the launch checklist ('Yayına hazırlık'), until the checklist is closed. */
export function BackToReadiness() {
  const { data } = useReadiness(useAllowed()('settings'))
  if (!data || data.isClosed) return null
  return (
    <ButtonLink href={ADMIN_PATHS.readiness} icon={ArrowLeft}>
      Yayına hazırlık
    </ButtonLink>
  )
}
