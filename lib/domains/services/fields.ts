import { area, choice, type Field, line, list } from '@/lib/content/fields'
import { DEFAULT_ICON, SERVICE_ICONS, type ServiceInput } from '@/lib/domains/services/schema'

/** Fields of a service's form. Its pictures are a gallery beside them. */
export const SERVICE_FIELDS = {
  title: line('Başlık', { section: 'Tanım', required: true }),
  description: area('Kısa açıklama', {
    section: 'Tanım',
    rows: 2,
    hint: 'Ana sayfada resmin altında görünür. Sık gelen üç arızayı yazın.',
  }),
  detailsDescription: area('Ayrıntılı açıklama', { section: 'Tanım', rows: 4 }),
  benefits: list('Faydalar', { section: 'Listeler', unit: 'madde' }),
  brands: list('Markalar', { section: 'Listeler', unit: 'marka' }),
  iconName: choice('Simge', { section: 'Simge', values: SERVICE_ICONS, initial: DEFAULT_ICON }),
} satisfies Record<keyof ServiceInput, Field>
