import { Merge } from 'lucide-react'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/session/api'
import { SAVE_ERROR, sharedWords, nameOf } from '@/components/customers/words'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { adminCustomerPath } from '@/lib/site/admin-pages'

type Named = { id: string; companyName: string; contactPerson: string }

type DuplicateNoticeProps = {
  one: Named
  other: Named & { samePhone: boolean; sameEmail: boolean }
  /** After staff said that the two are not one. */
  onApart: () => void
}

/** Offers two customers who may be one. */
export function DuplicateNotice({ one, other, onApart }: DuplicateNoticeProps) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function tellApart() {
    setSending(true)
    setFailure('')
    try {
      await callAdmin(apiPath('Customers/[key]/distinct', { key: one.id }), {
        method: 'POST',
        json: { otherId: other.id },
      })
      onApart()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(SAVE_ERROR + error.message)
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
          “{nameOf(one)}” ile “{nameOf(other)}” {sharedWords(other)} kullanıyor.
          {failure && (
            <span role="alert" className="block font-semibold text-bad">
              {failure}
            </span>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink href={`${adminCustomerPath(one.id, 'birlestir')}?ile=${other.id}`}>Yan Yana Bak</ButtonLink>
          <Button busy={isSending && 'Yazılıyor'} onClick={() => void tellApart()}>
            Ayrı Müşteriler
          </Button>
        </>
      }
    />
  )
}
