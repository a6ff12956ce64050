import { JsonLd } from '@/components/site/frame/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { Link } from '@/components/ui/link'
import { getSettings } from '@/lib/settings/data'
import { formOutcome } from '@/lib/platform/runtime/render-context'
import { publicQuestions } from '@/lib/settings/questions/questions'
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
import { PhoneNote } from '@/components/contact/phone-note'
import { readPrefill } from '@/components/contact/read-prefill'
import { MessageSummary, type PhotoChannel } from '@/components/contact/message-summary'
import type { ReceiptJson } from '@/lib/contact/output'
import { whatsAppHref } from '@/lib/platform/turkish/phone'
import type { Settings } from '@/lib/settings/schema'

type ContactPageProps = { searchParams: Promise<PageQuery> }

const TITLE = 'İletişim'
const LEAD = 'Cihazınızı ve arızayı anlatın; hattınız duruyorsa telefon edin.'

const SENT_LEAD = 'Mesajınız elimize ulaştı; hattınız duruyorsa yanıtı beklemeden arayın.'

/** Returns the channel through which a visitor can send photos that were not uploaded. */
function channelOf({ whatsapp, email }: Settings['contact']): PhotoChannel {
  const href = whatsAppHref(whatsapp, 'Mesaj no ')
  if (href) return { words: 'WhatsApp’tan', href }
  return { words: 'e-postayla', href: `mailto:${email}?subject=Mesaj%20no%20` }
}

export async function generateMetadata({ searchParams }: ContactPageProps) {
  const metadata = await pageMetadata({ title: TITLE, description: LEAD, path: PATHS.contact })
  return faultIn(await searchParams) ? { ...metadata, robots: { index: false } } : metadata
}

export default async function ContactPage({ searchParams }: ContactPageProps) {
  const settings = await getSettings()
  const { contact } = settings
  const outcome = formOutcome<ReceiptJson>()
  const channel = channelOf(contact)
  const questions = publicQuestions(settings)
  return (
    <>
      <JsonLd data={[localBusiness(settings), breadcrumbs({ name: TITLE, path: PATHS.contact })]} />
      <ContactView
        fields={FORM_FIELDS}
        formPath={PATHS.contact}
        outcome={outcome}
        initialQuestion={outcome?.question && <PhoneNote {...outcome.question} />}
        prefill={await readPrefill(await searchParams)}
        noticeVersion={settings.notice.version}
        channel={channel}
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
        afterSending={{
          text: settings.formTexts.sentText,
          title: <PageTitle title={TITLE} lead={SENT_LEAD} />,
          facts: outcome?.answer && (
            <MessageSummary {...outcome} receipt={outcome.answer} fields={FORM_FIELDS} channel={channel} />
          ),
          info: <AfterSendingInfo />,
          next: <NextSteps />,
        }}
      />
    </>
  )
}
