import { Download, FileText } from 'lucide-react'
import { saveFile } from '@/components/admin/list/csv-download'
import { personQuery } from '@/components/privacy/person-query'
import { callAdmin } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { PersonJson } from '@/lib/privacy/output'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { PRIVACY_PAPER_PATH } from '@/lib/site/admin-pages'

/** The reply to the person: a page to print, and a file. */
export function ExportPanel({ person: { person } }: { person: PersonJson }) {
  const { isBusy, failure, run } = useCall('Dosya hazırlanamadı: ')

  async function download() {
    const json = personQuery() ?? { person }
    const { body } = await callAdmin(apiPath('Privacy/export'), { method: 'POST', json })
    const file = new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' })
    // The name does not contain the person, because browsers list downloads.
    saveFile(file, `kvkk-${istanbulDay(new Date())}.json`)
  }

  return (
    <section aria-labelledby="verilecek" className="border border-line bg-sheet">
      <header className="flex min-h-13 items-center border-b border-line px-5 py-2 max-sm:px-4">
        <h2 id="verilecek" className="text-[1.1875rem] leading-[1.25]">
          Kişiye verilecek
        </h2>
      </header>
      <div className="flex flex-wrap items-center gap-3 px-5 py-4 max-sm:px-4">
        <ButtonLink icon={FileText} href={PRIVACY_PAPER_PATH} className="max-sm:basis-full">
          Okunur Sayfa
        </ButtonLink>
        <Button
          icon={Download}
          busy={isBusy && 'Hazırlanıyor'}
          onClick={() => run(download)}
          className="max-sm:basis-full">
          JSON İndir
        </Button>
        <p className="text-ink-2 max-sm:order-first max-sm:basis-full">Başvuruya otuz gün içinde yanıt verilir.</p>
        {failure && <Alert tone="bad" title={failure} className="basis-full" />}
      </div>
    </section>
  )
}
