import { Merge } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/session/api'
import { CUSTOMER_SAVE_ERROR, sharedWords, customerName } from '@/components/customers/words'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { ApiError } from '@/lib/api/client'
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
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function markDistinct() {
    setSending(true)
    setFailure('')
    try {
      await callAdmin(apiPath('Customers/[key]/distinct', { key: customer.id }), {
        method: 'POST',
        json: { otherId: other.id },
      })
      onDistinct()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(CUSTOMER_SAVE_ERROR + error.message)
    } finally {
      setSending(false)
    }
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
          <Button busy={isSending && 'Yazılıyor'} onClick={() => void markDistinct()}>
            Ayrı Müşteriler
          </Button>
        </>
      }
    />
  )
}
