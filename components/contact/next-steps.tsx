import { OrderCircuit } from '@/components/orders/order-circuit'
import { Section } from '@/components/site/section'
import { SectionHeader } from '@/components/site/section-header'

const POINTS = [
  'Cihaz gelince iş emri açılır. Numara ve takip bağlantısı e-postanıza gelir.',
  'Arızayı ölçer, sonucu ve teklifi aynı sayfada gösteririz.',
  'Siz onaylamadan hat kapanmaz, onarım başlamaz.',
  'Arızalı parça ve onu zorlayan çevre değişir.',
  'Cihaz motorla ya da yapay yükle çalıştırılır.',
  'Test tutanağı ve garanti belgesiyle döner.',
].map((words) => ({ words }))

/** What comes after the message: the six steps of an order. */
export function NextSteps() {
  return (
    <Section top="edge" aria-labelledby="bundan-sonra">
      <SectionHeader id="bundan-sonra" title="Bundan sonra">
        Cihazı sarsıntıya dayanacak biçimde kutulayın; kutuya adınızı ve alarm kodunu yazın.
      </SectionHeader>
      <OrderCircuit points={POINTS} />
    </Section>
  )
}
