import { Plus } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { newOrderPath } from '@/lib/site/admin-pages'

export function NewOrderLink() {
  return (
    <ButtonLink href={newOrderPath()} variant="act" size="compact">
      <Icon of={Plus} />
      Yeni İş Emri
    </ButtonLink>
  )
}
