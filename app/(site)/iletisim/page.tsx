import { Section } from '@/components/site/section'
import { JsonLd } from '@/components/site/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { formOutcome } from '@/lib/runtime/render-context'
import { breadcrumbs, localBusiness } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS } from '@/lib/site/pages'
import { ContactInfo } from './_components/contact-info'
import { Map } from './_components/map'
import { WorkOrderForm } from './_components/work-order-form'

const TITLE = 'İletişim'
const LEAD = 'Cihazınızı ve arızayı anlatın; hattınız duruyorsa telefon edin.'

export function generateMetadata() {
  return pageMetadata({ title: TITLE, description: LEAD, path: PATHS.contact })
}

export default function ContactPage() {
  return (
    <>
      <JsonLd data={[localBusiness(), breadcrumbs({ name: TITLE, path: PATHS.contact })]} />
      <PageTitle title={TITLE} lead={LEAD} />
      <Section top="edge" space="form">
        <div className="grid items-start gap-x-[clamp(2rem,5vw,4rem)] gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <WorkOrderForm outcome={formOutcome()} />
          <aside aria-label="İletişim bilgileri">
            <ContactInfo />
            <Map />
          </aside>
        </div>
      </Section>
    </>
  )
}
