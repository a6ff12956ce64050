import { area, type Field, flag as flagField, line, lines, link } from '@/lib/content/fields'
import { type PublicationInput, publicationSchema } from '@/lib/content/publication'
import { z } from 'zod/mini'
import { LETTERS } from '@/lib/faults/alarm-code'
import { slugFromText } from '@/lib/platform/turkish/slug'
import { changedLine, lengthOf, lineList, optionalLine, optionalText, requiredLine } from '@/lib/platform/fields/text'
import { flag } from '@/lib/platform/fields/values'

export const MAX_BRAND_CHARS = 80
export const MAX_SERIES_CHARS = 120
export const MAX_CODE_CHARS = 24
export const MAX_FAULT_TITLE_CHARS = 200
export const MAX_FAULT_TEXT_CHARS = 2000
export const MAX_LIST_ITEMS = 20
export const MAX_ITEM_CHARS = 500

/** Maximum number of faults in the table of a service's page. */
export const MAX_FEATURED = 8

/** Returns the schema of the id of another item, which may be null. */
const optionalId = (error: string) => z._default(z.nullable(z.uuid({ error })), null)

export const faultSchema = z.object({
  serviceId: optionalId('Listedeki cihaz gruplarından birini seçin.'),
  brand: requiredLine(MAX_BRAND_CHARS, 'Marka boş olamaz.').check(
    z.refine((text) => slugFromText(text) !== '', { error: 'Markada en az bir harf ya da rakam olmalı.' }),
  ),
  series: optionalLine(MAX_SERIES_CHARS),
  code: optionalLine(MAX_FAULT_TITLE_CHARS).check(
    z.refine((text) => lengthOf(text) <= MAX_CODE_CHARS, {
      error: `Kod en çok ${MAX_CODE_CHARS} karakter olabilir. Açıklamasını başlığa yazın.`,
    }),
  ),
  title: requiredLine(MAX_FAULT_TITLE_CHARS, 'Başlık yazın.'),
  symptoms: optionalText(MAX_FAULT_TEXT_CHARS),
  causes: lineList('Sebepler', MAX_LIST_ITEMS, MAX_ITEM_CHARS),
  checks: lineList('Kontroller', MAX_LIST_ITEMS, MAX_ITEM_CHARS),
  warning: optionalText(MAX_FAULT_TEXT_CHARS),
  repair: optionalText(MAX_FAULT_TEXT_CHARS),
  relatedPostId: optionalId('Listedeki yazılardan birini seçin.'),
  featured: flag('featured true ya da false olmalı.'),
  ...publicationSchema.shape,
})

export type FaultInput = z.output<typeof faultSchema>

/** Filters faults by the slug of their brand and of their service ('' for faults without a service). */
const groupFilter = { brand: changedLine(100), service: changedLine(100) }

export const groupsQuery = z.object(groupFilter)

/** Filters of the list: those of the counts, and a first letter. */
export const faultFilter = {
  ...groupFilter,
  letter: z.optional(z.enum(LETTERS, { error: 'letter bir harf, 0-9, diger ya da kod-yok olmalı.' })),
}

/** Fields of a fault's form. Its publication is a separate part. */
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
  featured: flagField('Sık gelen arıza', { section: 'Yayın' }),
} satisfies Record<Exclude<keyof FaultInput, keyof PublicationInput>, Field>
