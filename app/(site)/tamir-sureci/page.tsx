import { CallToAction } from '@/components/site/call-to-action'
import { Section } from '@/components/site/section'
import { PageTitle } from '@/components/site/page-title'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS } from '@/lib/site/pages'
import { STEP_COUNT_WORD } from '@/lib/orders/steps'
import { Timeline } from '@/components/orders/timeline'

const TITLE = 'Tamir Süreci'
const LEAD = `Cihazınız kayıttan teslime ${STEP_COUNT_WORD} test noktasından geçer. Hat yalnız sizin onayınızla kapanır.`

export function generateMetadata() {
  return pageMetadata({ title: TITLE, description: LEAD, path: PATHS.process })
}

export default function ProcessPage() {
  return (
    <>
      <PageTitle title={TITLE} lead={LEAD} />
      <Timeline />
      <Section top="edge" space="snug">
        <CallToAction title="İlk adım kayıt" text="Alarm kodunu ve etiketteki modeli iş emri formuna yazın." />
      </Section>
    </>
  )
}
