'use client'

import { useAccount } from '@/components/admin/shell/use-account'
import { ROLES } from '@/lib/access/roles'

/** Address and role of the account, beside the page's title. */
export function AccountLine() {
  const { data } = useAccount()
  return data && <p className="wrap-anywhere">{`${data.email}, ${ROLES[data.role].label}`}</p>
}
