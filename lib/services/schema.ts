import { area, choice, type Field, line, list, searchEngineFields } from '@/lib/content/fields'
import { type PublicationInput, publicationSchema, searchEngineTexts } from '@/lib/content/publication'
import { z } from 'zod/mini'
import { MAX_ALT_CHARS, requiredFile } from '@/lib/platform/media/schema'
import {
  changedLine,
  lineList,
  listOf,
  MAX_RECEIVED_ITEMS,
  optionalLine,
  optionalText,
  requiredLine,
} from '@/lib/platform/fields/text'

/** Names of lucide icons that a service may have. */
export const SERVICE_ICONS = [
  'Settings',
  'Layers',
  'CircuitBoard',
  'Flame',
  'Wind',
  'PlugZap',
  'Wrench',
  'Cpu',
  'Bot',
  'Monitor',
  'Server',
  'TestTube',
  'Truck',
  'Factory',
  'Building2',
  'HardDrive',
  'Lightbulb',
  'Zap',
] as const

type ServiceIconName = (typeof SERVICE_ICONS)[number]

const DEFAULT_ICON: ServiceIconName = 'Wrench'

export const serviceSchema = z.object({
  title: requiredLine(200, 'Başlık yazın.'),
  /** The name of the repaired device on the pages of its faults. A change without this field keeps it. */
  deviceName: changedLine(60),
  description: optionalText(2000),
  detailsDescription: optionalText(100_000),
  iconName: z._default(z.enum(SERVICE_ICONS, { error: 'Listedeki simgelerden birini seçin.' }), DEFAULT_ICON),
  benefits: lineList('Faydalar', 50, 200),
  brands: lineList('Markalar', 50, 200),
  ...searchEngineTexts,
  ...publicationSchema.shape,
})

export type ServiceInput = z.output<typeof serviceSchema>

/**
 * A change to a service. `imageUrls` are the pictures to keep, in display order; without it, all are kept. `imageAlts` are
 * their alternative texts in the same order, '' for the site's default text; without it, each picture keeps its text.
 */
export const serviceChangeSchema = z.extend(serviceSchema, {
  imageUrls: z.optional(
    listOf(z.string({ error: 'imageUrls metinlerden oluşmalı.' }), {
      max: MAX_RECEIVED_ITEMS,
      error: 'imageUrls bir liste olmalı.',
      tooLong: `imageUrls en çok ${MAX_RECEIVED_ITEMS.toLocaleString('tr-TR')} görsel olabilir.`,
    }),
  ),
  imageAlts: z.optional(
    listOf(optionalLine(MAX_ALT_CHARS), {
      max: MAX_RECEIVED_ITEMS,
      error: 'imageAlts bir liste olmalı.',
      tooLong: `imageAlts en çok ${MAX_RECEIVED_ITEMS.toLocaleString('tr-TR')} metin olabilir.`,
    }),
  ),
})

export type ServiceChange = z.output<typeof serviceChangeSchema>

/** A picture to add, with its alternative text. */
export const pictureSchema = z.object({ file: requiredFile('Bir görsel seçin.'), alt: optionalLine(MAX_ALT_CHARS) })

export type NewPicture = z.output<typeof pictureSchema>

/** Fields of a service's form. Its pictures and its publication are separate parts. */
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
  ...searchEngineFields,
} satisfies Record<Exclude<keyof ServiceInput, keyof PublicationInput>, Field>
