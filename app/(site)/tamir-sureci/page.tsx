import { CallToAction } from '@/components/site/call-to-action'
import { Section } from '@/components/site/section'
import { PageTitle } from '@/components/site/page-title'
import { getSettings } from '@/lib/settings/data'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS } from '@/lib/site/pages'
import { Timeline } from '@/components/orders/timeline'

const TITLE = 'Tamir Süreci'

export async function generateMetadata() {
  const { processTexts } = await getSettings()
  return pageMetadata({ title: TITLE, description: processTexts.processLead, path: PATHS.process })
}

export default async function ProcessPage() {
  const { processTexts } = await getSettings()
  return (
    <>
      <PageTitle title={TITLE} lead={processTexts.processLead} />
      <Timeline texts={processTexts} />
      <Section top="edge" space="snug">
        <CallToAction title={processTexts.processEndTitle} text={processTexts.processEnd} />
      </Section>
    </>
  )
}
