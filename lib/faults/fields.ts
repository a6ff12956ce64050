import { area, type Field, flag, line, lines, link } from '@/lib/content/fields'
import type { PublicationInput } from '@/lib/content/publication'
import type { FaultInput } from '@/lib/faults/schema'

/** Fields of a fault's form. Its publication is beside them. */
export const FAULT_FIELDS = {
  code: line('Alarm kodu', {
    section: 'Cihaz',
    mono: true,
    hint: 'Göstergede göründüğü gibi. Kod göstermeyen arızada boş bırakın.',
  }),
  brand: line('Marka', { section: 'Cihaz', required: true }),
  series: line('Seri', { section: 'Cihaz', mono: true }),
  serviceId: link('Cihaz grubu', { section: 'Cihaz' }),
  title: line('Başlık', { section: 'Anlamı', required: true }),
  symptoms: area('Belirti', { section: 'Anlamı', rows: 3, hint: 'Makinenin başındaki kişi ne görür?' }),
  causes: lines('Sebepler', {
    section: 'Listeler',
    unit: 'sebep',
    rows: 6,
    hint: 'Her satır bir sebep, en olasısı en üstte.',
  }),
  checks: lines('Güvenle bakılabilecekler', {
    section: 'Listeler',
    unit: 'kontrol',
    rows: 9,
    hint: 'Her satır bir kontrol; sitede işaretlenebilir.',
    rest: 'Enerjili ölçüm istemeyin.',
  }),
  warning: area('Yapılmaması gerekenler', {
    section: 'Uyarı',
    rows: 4,
    hint: 'Kontrollerin üstünde, “Yapmayın.” ile başlar.',
  }),
  repair: area('Atölyede ne yapılır', { section: 'Atölye', rows: 4 }),
  relatedPostId: link('İlgili yazı', { section: 'Atölye' }),
  featured: flag('Sık gelen arıza', { section: 'Yayın' }),
} satisfies Record<Exclude<keyof FaultInput, keyof PublicationInput>, Field>
