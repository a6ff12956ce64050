import { JsonLd } from '@/components/site/frame/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { Link } from '@/components/ui/link'
import { getCompany, getSettings } from '@/lib/settings/data'
import { formOutcome } from '@/lib/platform/runtime/render-context'
import { publicQuestions } from '@/lib/settings/questions'
import { breadcrumbs, localBusiness } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { faultIn, type PageQuery } from '@/lib/site/page-queries'
import { PATHS } from '@/lib/site/pages'
import { ContactView } from '@/components/contact/contact-view'
import { FORM_FIELDS } from '@/components/contact/fields'
import { ContactInfo, AfterSendingInfo } from '@/components/contact/contact-info'
import { ContactQuestions } from '@/components/contact/contact-questions'
import { Map } from '@/components/contact/map'
import { NextSteps } from '@/components/contact/next-steps'
import { readPrefill } from '@/components/contact/read-prefill'
import { MessageSummary } from '@/components/contact/message-summary'

type ContactPageProps = { searchParams: Promise<PageQuery> }

const TITLE = 'İletişim'
const LEAD = 'Cihazınızı ve arızayı anlatın; hattınız duruyorsa telefon edin.'

const SENT_LEAD = 'Mesajınız elimize ulaştı; hattınız duruyorsa yanıtı beklemeden arayın.'

export async function generateMetadata({ searchParams }: ContactPageProps) {
  const metadata = await pageMetadata({ title: TITLE, description: LEAD, path: PATHS.contact })
  return faultIn(await searchParams) ? { ...metadata, robots: { index: false } } : metadata
}

export default async function ContactPage({ searchParams }: ContactPageProps) {
  const settings = await getSettings()
  const { whatsapp } = await getCompany()
  const questions = publicQuestions(settings)
  const outcome = formOutcome()
  const hasWhatsApp = whatsapp !== null
  return (
    <>
      <JsonLd data={[localBusiness(settings), breadcrumbs({ name: TITLE, path: PATHS.contact })]} />
      <ContactView
        fields={FORM_FIELDS}
        address={PATHS.contact}
        outcome={outcome}
        prefill={await readPrefill(await searchParams)}
        noticeVersion={settings.notice.version}
        hasWhatsApp={hasWhatsApp}
        title={<PageTitle title={TITLE} lead={LEAD} />}
        info={
          <>
            <ContactInfo />
            {questions.length > 0 ? <ContactQuestions questions={questions} /> : <Map />}
          </>
        }
        map={questions.length > 0 && <Map />}
        privacy={
          <>
            Bilgileriniz bu talebi yanıtlamak için işlenir. Ayrıntısı{' '}
            <Link href={PATHS.privacy}>KVKK aydınlatma metninde</Link>.
          </>
        }
        sent={{
          text: settings.formTexts.sentText,
          title: <PageTitle title={TITLE} lead={SENT_LEAD} />,
          facts: outcome?.message === '' && <MessageSummary {...outcome} hasWhatsApp={hasWhatsApp} />,
          info: <AfterSendingInfo />,
          next: <NextSteps />,
        }}
      />
    </>
  )
}
