import { JsonLd } from '@/components/site/frame/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { PageSection } from '@/components/site/section'
import { getCompany } from '@/lib/settings/data'
import { formOutcome } from '@/lib/platform/runtime/render-context'
import { breadcrumbs } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS, trackingLink } from '@/lib/site/pages'
import { TrackingForm } from '@/components/orders/customer/tracking-form'
import { OrderNumberDrawing } from '@/components/orders/customer/order-number-drawing'

const TITLE = trackingLink.label
const LEAD = 'Cihazınızın hangi adımda olduğunu ve teklifi takip bağlantısında görürsünüz.'

export function generateMetadata() {
  return pageMetadata({ title: TITLE, description: LEAD, path: PATHS.tracking })
}

export default async function TrackingPage() {
  const { phone } = await getCompany()
  return (
    <>
      <JsonLd data={[breadcrumbs({ name: TITLE, path: PATHS.tracking })]} />
      <PageTitle title={TITLE} lead={LEAD} />
      <PageSection top="edge" space="form">
        <div className="grid items-start gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <TrackingForm outcome={formOutcome()} />
          <aside aria-label="Numara nerede">
            <OrderNumberDrawing />
            <p className="mt-6 text-ink-2">
              E-posta vermediyseniz ya da adres değiştiyse{' '}
              <a href={phone.href} className="whitespace-nowrap">
                {phone.display}
              </a>{' '}
              numarasını arayın.
            </p>
          </aside>
        </div>
      </PageSection>
    </>
  )
}
