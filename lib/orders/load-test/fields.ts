import type { LoadTest } from '@/lib/generated/prisma/client'
import type { TestRow } from '@/lib/orders/load-test/results'
import type { Instrument } from '@/lib/settings/instruments'
import { MAX_LINES_OF_TEXT } from '@/lib/orders/quote/fields'
import { area, custom, day, type ItemRules, line, type TableOf, time, whole } from '@/lib/records/field'

export const DURATION_ERROR = 'Süreyi dakika olarak yazın: 120'

/** The columns of the record of a load test. `ambient` is in tenths of °C. */
export const LOAD_TEST_FIELDS = {
  id: 'system',
  number: whole('Tutanak sayısı', { readOnly: true, notNull: true, audit: true }),
  load: line('Yük', { audit: true, personal: 'if-named' }),
  durationMin: whole('Süre', { min: 1, max: 100_000, error: DURATION_ERROR, audit: true }),
  ambient: whole('Ortam sıcaklığı', {
    min: -500,
    max: 1000,
    error: 'Sıcaklığı en çok bir ondalıkla yazın: 22,5',
    audit: true,
  }),
  instrument: line('Ölçü aleti', { audit: true, personal: 'if-named' }),
  calibratedOn: day('Son kalibrasyon', { audit: true }),
  instruments: custom('Ölçü aletleri', {
    audit: true,
    personal: { name: 'if-named', serialNumber: 'if-named', calibratedOn: 'keep' } satisfies ItemRules<Instrument>,
  }),
  rows: custom('Ölçümler', {
    audit: true,
    personal: {
      what: 'if-named',
      nominal: 'if-named',
      measured: 'if-named',
      unit: 'if-named',
    } satisfies ItemRules<TestRow>,
  }),
  note: area('Tutanağın notu', { limit: 1000, lines: MAX_LINES_OF_TEXT, audit: true, personal: 'if-named' }),
  photoIds: custom('Tutanağın fotoğrafları', { audit: true, personal: 'keep' }),
  signedAt: time('İmzalandı', { audit: true }),
  signedBy: line('İmzalayan', { readOnly: true, audit: true, personal: 'keep' }),
  author: line('Yazan', { readOnly: true, personal: 'keep' }),
  version: 'system',
  workOrderId: 'system',
  createdAt: 'system',
  updatedAt: time('Değişti', { notNull: true }),
} as const satisfies TableOf<LoadTest>
