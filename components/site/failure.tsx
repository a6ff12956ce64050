import { RetryLink } from '@/components/site/retry-link'

/**
 * What a visitor reads when a page broke; says nothing of the cause. Every page's scripts carry the error pages,
 * three times over: hence no part here that brings icons or the router's link along.
 */
export function Failure() {
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
