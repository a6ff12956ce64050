import { Timeline } from '@/components/orders/timeline'
import { CallToAction } from '@/components/site/call-to-action'
import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import type { TextsOf } from '@/lib/settings/page-texts'

/** What /tamir-sureci says of the six steps. */
export function Process({ texts }: { texts: TextsOf<'processTexts'> }) {
  return (
    <>
      <PageTitle title="Tamir Süreci" lead={texts.processLead} />
      <Timeline texts={texts} />
      <Section top="edge" space="snug">
        <CallToAction title={texts.processEndTitle} text={texts.processEnd} />
      </Section>
    </>
  )
}
