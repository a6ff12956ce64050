import { ListFrame } from '@/components/admin/list/list'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { useRead } from '@/components/admin/session/api'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import { siteSectionPath } from '@/lib/site/admin-pages'

/** The number of messages that will be deleted automatically in the next thirty days. */
export function ExpiringMessages() {
  const { data, error, isReading, reload } = useRead(apiPath('Privacy/ending'))
  return (
    <ListFrame id="kendiliginden" title="Kendiliğinden silinecekler">
      <ReadFailure
        error={error}
        isReading={isReading}
        reload={reload}
        errorPrefix="Sayı yüklenirken bir hata oluştu: "
      />
      {data ? (
        <p className="px-4 py-5 text-ink-2">
          Mesajlar <strong>{data.messageMonths} ay</strong> saklanır (
          <Link href={siteSectionPath('bildirim', 'messageMonths')}>Site Bilgileri</Link>). Önümüzdeki otuz günde{' '}
          {data.count > 0 ? (
            <>
              <strong>{data.count} mesaj</strong> silinecek; iş emri olanlar kalır.
            </>
          ) : (
            'silinecek mesaj yok; iş emri olanlar kalır.'
          )}
        </p>
      ) : (
        !error && <output className="block px-4 py-5 text-ink-2">Yükleniyor…</output>
      )}
    </ListFrame>
  )
}
