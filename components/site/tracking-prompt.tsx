import { Link } from '@/components/ui/link'
import { trackingLink } from '@/lib/site/pages'

/** Link to the tracking page, among the contact details, for customers whose device is in the workshop. */
export function TrackingPrompt() {
  return (
    <div className="border-b border-line py-4">
      <dt className="text-small text-ink-2">Cihazınız bizde mi?</dt>
      <dd className="text-[1.125rem]">
        <Link href={trackingLink.href} className="inline-flex min-h-11 items-center">
          {trackingLink.label}
        </Link>
      </dd>
    </div>
  )
}
