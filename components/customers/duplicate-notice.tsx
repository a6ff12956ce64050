import { Merge } from 'lucide-react'
import { callAdmin } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { CUSTOMER_SAVE_ERROR, sharedWords, customerName } from '@/components/customers/words'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import { adminCustomerPath } from '@/lib/site/admin-pages'

type CustomerNames = { id: string; companyName: string; contactPerson: string }

type DuplicateNoticeProps = {
  customer: CustomerNames
  other: CustomerNames & { samePhone: boolean; sameEmail: boolean }
  /** Called after staff have marked the two as different customers. */
  onDistinct: () => void
}

/** Asks staff to compare two possible duplicates, or to mark them as different customers. */
export function DuplicateNotice({ customer, other, onDistinct }: DuplicateNoticeProps) {
  const { isBusy, failure, run } = useCall(CUSTOMER_SAVE_ERROR)

  async function markDistinct() {
    await callAdmin(apiPath('Customers/[key]/distinct', { key: customer.id }), {
      method: 'POST',
      json: { otherId: other.id },
    })
    onDistinct()
  }

  return (
    <Alert
      tone="neutral"
      icon={Merge}
      className="mb-4 max-w-288"
      title="İki kayıt aynı kişi olabilir."
      text={
        <>
          “{customerName(customer)}” ile “{customerName(other)}” {sharedWords(other)} kullanıyor.
          {failure && (
            <span role="alert" className="block font-semibold text-bad">
              {failure}
            </span>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink href={`${adminCustomerPath(customer.id, 'birlestir')}?ile=${other.id}`}>Yan Yana Bak</ButtonLink>
          <Button busy={isBusy && 'Yazılıyor'} onClick={() => run(markDistinct)}>
            Ayrı Müşteriler
          </Button>
        </>
      }
    />
  )
}
