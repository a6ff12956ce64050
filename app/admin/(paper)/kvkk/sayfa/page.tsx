import { SessionGate } from '@/components/admin/session/session'
import { adminMetadata, guardedPage } from '@/components/admin/shell/admin-page'
import { getCompany } from '@/lib/settings/data'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { PersonReply } from '@/components/privacy/paper/person-reply'

export const metadata = adminMetadata('KVKK yanıtı')

/** The data about a person, to print for them. */
export default guardedPage(ADMIN_PATHS.privacy, async () => {
  const { legalName, address, email } = await getCompany()
  return (
    <SessionGate waiting={<output className="block px-admin py-6">Yükleniyor…</output>}>
      <PersonReply company={{ legalName, address: address.lines.join(', '), email: email.display }} />
    </SessionGate>
  )
})
