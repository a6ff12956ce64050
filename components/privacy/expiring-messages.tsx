import { useRead } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import { siteSectionPath } from '@/lib/site/admin-pages'

/** The number of messages that will be deleted automatically in the next thirty days. */
export function ExpiringMessages() {
  const { data, error, isReading, reload } = useRead(apiPath('Privacy/ending'))
  return (
    <section aria-labelledby="kendiliginden" className="border border-line bg-paper">
      <header className="flex min-h-13 items-center border-b border-line px-4 py-2">
        <h2 id="kendiliginden" className="text-[1.1875rem] leading-[1.25]">
          Kendiliğinden silinecekler
        </h2>
      </header>
      {error && (
        <Alert
          tone="bad"
          title={`Sayı yüklenirken bir hata oluştu: ${error.message}`}
          actions={
            <Button disabled={isReading} onClick={() => void reload()}>
              Yeniden Dene
            </Button>
          }
        />
      )}
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
    </section>
  )
}
