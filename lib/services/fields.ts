import { area, choice, type Field, line, list, searchFields } from '@/lib/content/fields'
import type { PublicationInput } from '@/lib/content/publication'
import { DEFAULT_ICON, SERVICE_ICONS, type ServiceInput } from '@/lib/services/schema'

/** Fields of a service's form. Its pictures and its publication are beside them. */
export const SERVICE_FIELDS = {
  title: line('Başlık', { section: 'Tanım', required: true }),
  deviceName: line('Cihaz adı', {
    section: 'Tanım',
    optional: true,
    hint: 'Arıza kodlarında cihazın adı: “Servo sürücü”. Boşsa başlık yazılır.',
  }),
  description: area('Kısa açıklama', {
    section: 'Tanım',
    rows: 2,
    hint: 'Ana sayfada resmin altında görünür. Sık gelen üç arızayı yazın.',
  }),
  detailsDescription: area('Ayrıntılı açıklama', { section: 'Tanım', rows: 4 }),
  benefits: list('Faydalar', { section: 'Listeler', unit: 'madde' }),
  brands: list('Markalar', { section: 'Listeler', unit: 'marka' }),
  iconName: choice('Simge', { section: 'Simge', values: SERVICE_ICONS, initial: DEFAULT_ICON }),
  ...searchFields,
} satisfies Record<Exclude<keyof ServiceInput, keyof PublicationInput>, Field>
