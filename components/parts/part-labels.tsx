'use client'

import { LabelsScreen } from '@/components/admin/labels-screen'
import { QrCode } from '@/components/admin/qr-code'
import { apiPath } from '@/lib/api/paths'
import type { PartJson } from '@/lib/parts/output'
import styles from './label.module.css'
import { PART_LIST_ERROR } from './words'

/** Characters of a place that fit on one line in the larger type. */
const LINE_CHARACTERS = 11

/** Maximum number of labels that are also shown enlarged, so that staff can read them before printing. */
const MAX_ENLARGED = 2

function PartLabel({ part: { code, name, place, labelUrl }, isLarge }: { part: PartJson; isLarge?: boolean }) {
  return (
    <div
      className={`${styles.label} ${isLarge ? styles.large : ''} ${place.length > LINE_CHARACTERS ? styles.longPlace : ''}`}>
      <QrCode text={labelUrl} label={`Karekod: ${code}`} className="h-auto w-full" />
      <div className={styles.texts}>
        <b className={styles.code}>{code}</b>
        <span className={styles.name}>{name}</span>
        <span className={styles.place}>{place}</span>
      </div>
    </div>
  )
}

/** The labels of the parts in the URL, each on its own page. */
export function PartLabels() {
  return (
    <LabelsScreen
      title="Parça Etiketleri"
      list="parts"
      errorPrefix={PART_LIST_ERROR}
      none="Seçili parça yok. Parçalar listesinde ‘Birkaçını Seç’ ile seçin."
      pathOf={(key) => apiPath('Parts/[key]', { key })}>
      {(parts) => (
        <>
          <section aria-labelledby="olcek" className="mb-8 max-w-256 print:hidden">
            <h2 id="olcek" className="mb-1 text-[1.1875rem]">
              Etiket, 30 × 20 mm
            </h2>
            <p className="text-ink-2">
              Etiket yazıcısında her etiket bir sayfadır. Karekod parçayı panelde açar; içeri giremeyen yalnız giriş
              sayfasını görür.
            </p>
            <div aria-hidden className="mt-4 flex flex-wrap gap-4">
              {parts.slice(0, MAX_ENLARGED).map((part) => (
                <PartLabel key={part.id} part={part} isLarge />
              ))}
            </div>
          </section>
          <section aria-labelledby="gercek" className="max-w-256">
            <h2 id="gercek" className="mb-4 text-[1.1875rem] print:hidden">
              Gerçek ölçü, {parts.length} etiket
            </h2>
            <ul className="flex flex-wrap gap-[3mm] print:block">
              {parts.map((part) => (
                <li key={part.id} aria-label={part.code} className={`print:not-first:break-before-page ${styles.page}`}>
                  <PartLabel part={part} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </LabelsScreen>
  )
}
