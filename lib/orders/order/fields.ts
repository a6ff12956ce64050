import type { WorkOrder, WorkOrderEvent, WorkOrderNote } from '@/lib/generated/prisma/client'
import { STEPS, stepTitle } from '@/lib/orders/steps'
import type { InputName } from '@/lib/records/derive'
import { DEVICE, DEVICE_LAYOUT } from '@/lib/records/device'
import { area, choice, custom, day, flag, line, type TableOf, time } from '@/lib/records/field'
import { PERSON, PERSON_LAYOUT } from '@/lib/records/person'

const LONG_LIMIT = 5000

export const STATES = ['open', 'delivered', 'returned', 'cancelled'] as const
export type OrderState = (typeof STATES)[number]

type StateWords = {
  label: string
  /** The name of the list's filter, and its value in the URL. */
  filter: string
  slug: string
  /** What happened to a closed order, for the middle of a sentence. */
  past: string
  /** What an empty list lacks, for the middle of a sentence. */
  none: string
}

export const STATE_WORDS: Readonly<Record<OrderState, StateWords>> = {
  open: { label: 'Açık', filter: 'Açık', slug: 'acik', past: '', none: 'açık iş emri' },
  delivered: {
    label: 'Teslim edildi',
    filter: 'Teslim edildi',
    slug: 'teslim',
    past: 'teslim edildi',
    none: 'teslim edilmiş iş emri',
  },
  returned: {
    label: 'Onarılmadan iade',
    filter: 'İade edildi',
    slug: 'iade',
    past: 'iade edildi',
    none: 'iade edilmiş iş emri',
  },
  cancelled: {
    label: 'İptal edildi',
    filter: 'İptal',
    slug: 'iptal',
    past: 'iptal edildi',
    none: 'iptal edilmiş iş emri',
  },
}

const STEP_WORDS = Object.fromEntries(STEPS.map((step) => [step, `${step} ${stepTitle(step)}`]))

const readOnlyInCsv = { readOnly: true, csv: true } as const

/** The columns of a work order, in the sequence of the CSV file. */
export const ORDER_FIELDS = {
  id: 'system',
  number: line('İş emri', { ...readOnlyInCsv, search: true, personal: 'keep' }),
  state: choice('Durum', { ...readOnlyInCsv, values: STATES, words: STATE_WORDS, audit: true }),
  step: custom('Adım', { csv: true, audit: true, words: STEP_WORDS }),
  stepSince: time('Adımda', { csv: true, notNull: true }),
  ...PERSON,
  ...DEVICE,
  accessories: line('Birlikte gelenler', { audit: true, search: true, personal: 'if-named' }),
  faultDescription: area('Arıza', {
    required: 'Müşterinin anlattığı arızayı yazın.',
    limit: LONG_LIMIT,
    csv: true,
    audit: true,
    search: true,
    personal: 'if-named',
  }),
  diagnosis: area('Bulgu', { limit: LONG_LIMIT, keepsMissing: true, audit: true, search: true, personal: 'if-named' }),
  diagnosedAt: time('Bulgunun zamanı', {}),
  responsible: line('Sorumlu', { csv: true, audit: true, search: true, personal: 'colleague' }),
  responsibleId: custom('Sorumlu', { audit: true, personal: 'keep' }),
  promisedOn: day('Söz verilen gün', { csv: true, audit: true }),
  waitingForPart: flag('Parça bekleniyor', { csv: true, audit: true }),
  partExpectedOn: day('Parçanın beklendiği gün', { audit: true }),
  awaitedPartId: custom('Beklenen parça', { audit: true, personal: 'keep' }),
  awaitedQuantity: custom('Beklenen miktar', {}),
  partArrivedAt: time('Parça geldi', { readOnly: true }),
  partShown: flag('Müşteri parçayı görür', { audit: true }),
  createdAt: time('Açıldı', { csv: true, notNull: true }),
  closedAt: time('Kapandı', { csv: true }),
  warrantyUntil: day('Garanti sonu', { readOnly: true, csv: true, audit: true }),
  warrantyDecidedAt: time('Garanti kapsamı seçildi', { audit: true }),
  warrantyDecidedBy: line('Garanti kapsamını seçen', { readOnly: true, personal: 'keep' }),
  underWarrantyOf: custom('Garanti kapsamı', { audit: true, personal: 'keep' }),
  customerId: custom('Müşteri', { audit: true, personal: 'keep' }),
  messageId: custom('Mesaj', { personal: 'keep' }),
  token: 'system',
  phoneKey: 'key',
  deviceKey: 'system',
  searchText: 'system',
  version: 'system',
  updatedAt: time('Değişti', { notNull: true }),
} as const satisfies TableOf<WorkOrder>

/** The fields that the order screens place themselves. Other fields are shown below, each with its label. */
export const ORDER_LAYOUT: readonly string[] = [
  ...PERSON_LAYOUT,
  ...DEVICE_LAYOUT,
  'accessories',
  'faultDescription',
  'diagnosis',
  'responsible',
  'promisedOn',
  'waitingForPart',
  'partExpectedOn',
  'partShown',
] satisfies InputName<typeof ORDER_FIELDS>[]

/** The columns of an entry of an order's history. */
export const EVENT_FIELDS = {
  id: 'system',
  kind: 'system',
  step: custom('Adım', {}),
  state: choice('Durum', { values: STATES, readOnly: true }),
  text: area('Müşteriye', { personal: 'if-named' }),
  reason: area('Sebep', { personal: 'if-named' }),
  quoteVersion: 'system',
  author: line('Yazan', { personal: 'keep' }),
  createdAt: time('Zaman', { notNull: true }),
  workOrderId: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<WorkOrderEvent>

/** The columns of an internal note of an order. */
export const NOTE_FIELDS = {
  id: 'system',
  text: area('Not', { limit: LONG_LIMIT, required: 'Notu yazın.', personal: 'if-named' }),
  author: line('Yazan', { readOnly: true, personal: 'keep' }),
  createdAt: time('Yazıldı', { notNull: true }),
  workOrderId: 'system',
  updatedAt: 'system',
} as const satisfies TableOf<WorkOrderNote>
