import { RetryLink } from '@/components/site/failures/retry-link'

/**
 * Message of the error pages; it does not reveal the cause. It uses neither icons nor the router's link, because every
 * page's scripts carry it three times.
 */
export function ErrorMessage() {
  return (
    <div className="px-gut py-band">
      <h1 className="mb-8 text-h1">Bir hata oluştu</h1>
      <div role="alert" className="max-w-160 border-2 border-bad bg-bad-bg px-6 py-5">
        <p className="font-semibold text-bad">Sayfa gösterilemedi.</p>
        <p className="mt-1.5 mb-4 text-ink-2">Yeniden deneyin; sürerse bize telefonla ya da e-postayla bildirin.</p>
        <RetryLink />
      </div>
    </div>
  )
}
