import { CallToAction } from '@/components/site/call-to-action'
import { Section } from '@/components/site/section'
import { PageTitle } from '@/components/site/page-title'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS } from '@/lib/site/pages'
import { repairSteps } from '@/lib/orders/repair-steps'
import { Timeline } from '@/components/orders/timeline'

const TITLE = 'Tamir Süreci'
const LEAD = 'Cihazınız kayıttan teslime altı test noktasından geçer. Hat yalnız sizin onayınızla kapanır.'

export function generateMetadata() {
  return pageMetadata({ title: TITLE, description: LEAD, path: PATHS.process })
}

export default function ProcessPage() {
  return (
    <>
      <PageTitle title={TITLE} lead={LEAD} />
      <Timeline steps={repairSteps} />
      <Section top="edge" space="snug">
        <CallToAction title="İlk adım kayıt" text="Alarm kodunu ve etiketteki modeli iş emri formuna yazın." />
      </Section>
    </>
  )
}
