import { OrderCircuit } from '@/components/orders/circuit'
import { PageSection } from '@/components/site/section'
import { SectionHeader } from '@/components/site/section-header'
import { STEP_TEXTS, STEPS } from '@/lib/orders/steps'

/** The steps of an order, for people who have sent a message. */
export function NextSteps() {
  return (
    <PageSection top="edge" aria-labelledby="bundan-sonra">
      <SectionHeader id="bundan-sonra" title="Bundan sonra">
        Cihazı sarsıntıya dayanacak biçimde kutulayın; kutuya adınızı ve alarm kodunu yazın.
      </SectionHeader>
      <OrderCircuit points={STEPS.map((step) => ({ words: STEP_TEXTS[step].forVisitors }))} />
    </PageSection>
  )
}
