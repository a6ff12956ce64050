import { ListFrame } from '@/components/admin/list/list'
import { useAccount } from '@/components/admin/shell/use-account'
import { isAllowed, ROLE_NAMES, ROLES, type StaffAccess } from '@/lib/access/roles'

// Soft hyphens, because not every browser hyphenates Turkish.
const WORK: [string, StaffAccess][] = [
  ['Mesajlar, iş emirleri', 'orders'],
  ['Muhasebe', 'billing'],
  ['Hizmetler, arıza kodları, blog, referans\u00ADlar', 'content'],
  ['Site bilgileri, yönlendir\u00ADmeler', 'settings'],
  ['Kullanıcı\u00ADlar, işlem kaydı, KVKK', 'team'],
  ['Kendi hesabı', 'account'],
]

const BASE = 'border-line px-4 py-2 align-middle'
const CELL = `${BASE} max-sm:px-2`
const ROLE_CELL = `${BASE} w-[18%] border-l text-center max-sm:w-15 max-sm:px-1`

/**
 * Shows what each role may do. It uses the data of the access checks, and the setting that opens invoices to the workshop.
 */
export function RolesTable() {
  const workshopBilling = useAccount().data?.workshopBilling ?? false
  return (
    <ListFrame id="kim-neyi-yapar" title="Kim neyi yapar">
      <table className="w-full border-collapse text-left">
        <thead className="border-b border-line text-small text-ink-2">
          <tr>
            <th scope="col" className={CELL}>
              <span className="sr-only">İş</span>
            </th>
            {ROLE_NAMES.map((role) => (
              <th key={role} scope="col" className={`${ROLE_CELL} font-normal`}>
                {ROLES[role].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="*:not-last:border-b *:border-line">
          {WORK.map(([work, access]) => (
            <tr key={work}>
              <th scope="row" className={`${CELL} font-normal [overflow-wrap:anywhere] hyphens-auto`}>
                {work}
              </th>
              {ROLE_NAMES.map((role) => (
                <td key={role} className={ROLE_CELL}>
                  <AccessCell hasAccess={isAllowed({ role, mustAddSecondFactor: false, workshopBilling }, access)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ListFrame>
  )
}

function AccessCell({ hasAccess }: { hasAccess: boolean }) {
  return (
    <>
      <i
        aria-hidden
        className={`inline-block w-3 ${hasAccess ? 'h-3 rounded-full bg-ink forced-colors:bg-[CanvasText]' : 'h-px bg-field align-[4px]'}`}
      />
      <span className="sr-only">{hasAccess ? 'yapar' : 'yapamaz'}</span>
    </>
  )
}
