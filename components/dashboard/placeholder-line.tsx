import { Info } from 'lucide-react'
import { useSettings } from '@/components/admin/shell/reads'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** Says how many of the site's values are still placeholders, once the launch checklist is closed. Renders nothing if there are none. */
export function PlaceholderLine() {
  const count = useSettings().data?.placeholders.length
  if (!count) return null
  return (
    <p className="mb-6 flex items-center gap-3 border border-edge bg-paper px-5 py-2 leading-[1.45] max-sm:px-4">
      <Icon of={Info} />
      <span>
        Sitede {count} bilgi hâlâ örnek.{' '}
        <Link href={ADMIN_PATHS.site} className="inline-flex min-h-7 items-center">
          Site Bilgileri’nde tamamlayın
        </Link>
      </span>
    </p>
  )
}
