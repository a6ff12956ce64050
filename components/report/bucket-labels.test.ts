import { describe, expect, it } from 'vitest'
import { bucketsOf } from '@/lib/report/period'
import type { Unit } from '@/lib/report/report'
import { bucketLabels } from './bucket-labels'

const TODAY = '2026-03-12'

/** Returns the labels of the bars of a span: optional ones in brackets, a second line after a slash. */
function labelsOf(from: string, to: string, unit: Unit) {
  const labels = bucketLabels(bucketsOf({ from, to }, unit, TODAY), unit)
  return labels
    .map(({ text, secondLine, isOptional }) => (isOptional ? `(${text})` : text) + (secondLine ? `/${secondLine}` : ''))
    .join(' ')
}

describe('the labels below the bars', () => {
  it('of a year are its months, with the year where it begins, and narrow plots keep January', () => {
    expect(labelsOf('2025-03-01', '2026-02-28', 'month')).toBe(
      'Mar/2025 (Nis) May (Haz) Tem (Ağu) Eyl (Eki) Kas (Ara) Oca/2026 (Şub)',
    )
    expect(labelsOf('2025-12-01', '2026-03-31', 'month')).toBe('(Ara)/2025 Oca/2026 (Şub) Mar')
  })

  it('of five years do not overlap', () => {
    expect(labelsOf('2022-01-01', '2026-12-31', 'month').split(' ')).toHaveLength(15)
  })

  it('of a week are its days, and of a month every second day, with the name of the month', () => {
    expect(labelsOf('2026-02-25', '2026-03-03', 'day')).toBe('25/Şub (26) 27 (28) 1/Mar (2) 3')
    expect(labelsOf('2026-03-01', '2026-03-31', 'day').split(' ').slice(0, 3)).toEqual(['1/Mar', '(3)', '5'])
  })

  it('of many weeks are the months that start in them, without a month that shows only its end', () => {
    const labels = labelsOf('2025-02-24', '2026-02-28', 'week')
    expect(labels).toMatch(/^Mar\/2025 \(Nis\) May/)
    expect(labels).toMatch(/Oca\/2026/)
  })
})
