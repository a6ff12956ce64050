import { z } from 'zod/mini'
import { DURATION_ERROR, LOAD_TEST_FIELDS } from '@/lib/orders/load-test/fields'
import { MAX_READINGS, MAX_TEST_PHOTOS } from '@/lib/orders/load-test/results'
import type { FieldErrors } from '@/lib/platform/app-error'
import { listOf, optionalLine, SHORT_LIMIT } from '@/lib/platform/fields/text'
import { inputs } from '@/lib/records/derive'
import { instrumentList } from '@/lib/settings/instruments'

const reading = z.object({
  what: optionalLine(SHORT_LIMIT),
  nominal: optionalLine(40),
  measured: optionalLine(40),
  unit: optionalLine(20),
  passed: z._default(z.nullable(z.boolean({ error: 'passed true, false veya null olmalı.' })), null),
})

/** The draft of a load test's record. It may be incomplete; signing reports what is missing. `ambient` is in tenths of °C. */
export const loadTestSchema = z.object({
  ...inputs(LOAD_TEST_FIELDS),
  instruments: z._default(instrumentList, []),
  rows: z._default(
    listOf(reading, {
      max: MAX_READINGS,
      error: 'rows bir liste olmalı.',
      tooLong: `Bir tutanakta en çok ${MAX_READINGS} ölçüm olabilir.`,
    }),
    [],
  ),
  photoIds: z._default(
    listOf(z.uuid().check(z.toLowerCase()), {
      max: MAX_TEST_PHOTOS,
      error: 'photoIds fotoğrafların kimlikleri olmalı.',
      tooLong: `Tutanağa en çok ${MAX_TEST_PHOTOS} fotoğraf basılır.`,
    }),
    [],
  ),
})
export type LoadTestInput = z.output<typeof loadTestSchema>

/** Returns the errors of a record that is too incomplete to sign, by field: 'rows.0.what'. */
export function missingInTest(
  test: Pick<LoadTestInput, 'load' | 'durationMin' | 'ambient' | 'instrument' | 'instruments' | 'rows'>,
) {
  const { load, durationMin, ambient, instrument, instruments, rows } = test
  const errors: FieldErrors = {}
  const addError = (name: string, text: string) => void (errors[name] = [text])
  if (load === '') addError('load', 'Cihazın neyle yüklendiğini yazın.')
  if (durationMin === null) addError('durationMin', DURATION_ERROR)
  if (ambient === null) addError('ambient', 'Ortam sıcaklığını yazın.')
  if (instrument === '' && instruments.length === 0) addError('instrument', 'Ölçü aletini seçin ya da yazın.')
  if (rows.length === 0) addError('rows', 'En az bir ölçüm ekleyin.')
  rows.forEach((row, index) => {
    if (row.what === '') addError(`rows.${index}.what`, 'Ne ölçüldüğünü yazın.')
    if (row.measured === '') addError(`rows.${index}.measured`, 'Ölçülen değeri yazın.')
    if (row.passed === null) addError(`rows.${index}.passed`, 'Geçti mi, geçmedi mi, seçin.')
  })
  return errors
}
