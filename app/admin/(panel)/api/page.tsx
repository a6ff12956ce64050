import { Download } from 'lucide-react'
import { readDocument } from '@/app/api/routes'
import { adminMetadata, AdminPage, guardedPage } from '@/components/admin/shell/admin-page'
import { buttonClasses } from '@/components/ui/button-classes'
import { Icon } from '@/components/ui/icon'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { ApiReference } from '@/components/api-reference/api-reference'

export const metadata = adminMetadata('API')

export default guardedPage(ADMIN_PATHS.api, () => {
  const { document } = readDocument()
  return (
    <AdminPage
      title="API"
      note={
        <a href="/api/openapi.json" download className={buttonClasses({ className: 'text-ink' })}>
          <Icon of={Download} />
          openapi.json
        </a>
      }>
      <ApiReference document={document} />
    </AdminPage>
  )
})
