import { JsonLd } from '@/components/site/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { getCompany, getSettings } from '@/lib/domains/settings/data'
import { formOutcome } from '@/lib/runtime/render-context'
import { breadcrumbs, localBusiness } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS } from '@/lib/site/pages'
import { Contact } from './_components/contact'
import { ContactInfo, SentInfo } from './_components/contact-info'
import { Map } from './_components/map'
import { NextSteps } from './_components/next-steps'

const TITLE = 'İletişim'
const LEAD = 'Cihazınızı ve arızayı anlatın; hattınız duruyorsa telefon edin.'

const SENT_LEAD = 'Mesajınız elimize ulaştı; hattınız duruyorsa yanıtı beklemeden arayın.'

export function generateMetadata() {
  return pageMetadata({ title: TITLE, description: LEAD, path: PATHS.contact })
}

export default async function ContactPage() {
  const settings = await getSettings()
  const { whatsapp } = await getCompany()
  return (
    <>
      <JsonLd data={[localBusiness(settings), breadcrumbs({ name: TITLE, path: PATHS.contact })]} />
      <Contact
        outcome={formOutcome()}
        hasWhatsApp={whatsapp !== null}
        title={<PageTitle title={TITLE} lead={LEAD} />}
        info={
          <>
            <ContactInfo />
            <Map />
          </>
        }
        sent={{ title: <PageTitle title={TITLE} lead={SENT_LEAD} />, info: <SentInfo />, next: <NextSteps /> }}
      />
    </>
  )
}
