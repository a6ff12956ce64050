import { RetryLink } from '@/components/site/retry-link'
import { Notice } from '@/components/ui/notice'

/** What a visitor reads when a page broke; says nothing of the cause. */
export function Failure() {
  return (
    <div className="px-gut py-band">
      <h1 className="mb-8 text-h1">Bir hata oluştu</h1>
      <Notice
        tone="bad"
        title="Sayfa gösterilemedi."
        text="Yeniden deneyin; sürerse bize telefonla ya da e-postayla bildirin."
        className="max-w-160"
        action={<RetryLink />}
      />
    </div>
  )
}
