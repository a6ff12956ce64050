'use client'

import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormButtons } from '@/components/admin/form/form-frame'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { saveFile } from '@/components/admin/list/csv-download'
import { useAccount } from '@/components/admin/shell/use-account'
import { Button } from '@/components/ui/button'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'
import { formatShortDate, formatTime } from '@/lib/platform/turkish/dates'
import styles from './circuit.module.css'
import { FactorFrame } from './factor-frame'
import { useCopy } from './use-copy'

type RecoveryCodesProps = { codes: string[]; since: string | null | undefined; onKept: () => void }

/** New recovery codes. They are shown once, so leaving the page asks first. */
export function RecoveryCodes({ codes, since, onKept }: RecoveryCodesProps) {
  const { data: account } = useAccount()
  const heading = useRef<HTMLHeadingElement>(null)
  const { said, copy } = useCopy('Kopyalanamadı. Kodları seçip kendiniz kopyalayın.')
  useUnsavedChanges({ isDirty: true })
  useEffect(() => heading.current?.focus(), [])

  const title = `Yedek kodlar: ${account?.email ?? ''}`
  const text = [title, '', ...codes, '', 'Her kod bir kez geçerlidir.', ''].join('\r\n')
  return (
    <FactorFrame note="Açık">
      <ol className={styles.circ}>
        <li className={styles.done}>
          <h3>Uygulamaya okutuldu</h3>
          {since && (
            <p className="text-small text-ink-2">
              Bağlı telefonun eklenme zamanı: {formatShortDate(since)}, {formatTime(new Date(since))}.
            </p>
          )}
        </li>
        <li className={styles.done}>
          <h3>Kod doğrulandı</h3>
          <output className="flex gap-2 font-semibold text-ok">
            <CheckMark className="size-5" strokeWidth={2.4} />
            Bundan sonra girişte kod sorulur.
          </output>
        </li>
        <li>
          <h3 ref={heading} tabIndex={-1} className="outline-none">
            Yedek kodları saklayın
          </h3>
          <p>
            Telefon yanınızda değilse bunlardan biriyle girersiniz; her kod bir kez geçerlidir.{' '}
            <b>Şimdi saklayın, bir daha gösterilmez.</b>
          </p>
          <div data-print-alone>
            <p className="hidden font-semibold print:block">{title}</p>
            <ul aria-label="On yedek kod" className={`mono ${styles.codes}`}>
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.print()}>
              <Icon of={Printer} />
              Yazdır
            </Button>
            <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'yedek-kodlar.txt')}>
              <Icon of={Download} />
              İndir
            </Button>
            <Button onClick={() => void copy(text)}>
              <Icon of={Copy} />
              Kopyala
            </Button>
          </div>
          <output className="mt-1.5 block text-small text-ink-2 empty:hidden">{said}</output>
        </li>
      </ol>
      <FormButtons>
        <Button variant="act" onClick={onKept} className="max-sm:flex-auto">
          Kodları Sakladım
        </Button>
        <p className="text-ink-2">Sonra buradan yenilerini üretebilir ya da iki adımlı girişi kapatabilirsiniz.</p>
      </FormButtons>
    </FactorFrame>
  )
}
