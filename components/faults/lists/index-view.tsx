import { CodeField, type Example } from '@/components/site/code-field/code-field'
import { GroupLinks } from '@/components/faults/fault-links'
import { PageTitle } from '@/components/site/page-title'
import { PageSection } from '@/components/site/section'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import { sumOf } from '@/lib/faults/fault-counts'
import { PATHS } from '@/lib/site/pages'
import { CodesSection } from './codes-section'
import { LEAD } from './list-texts'
import type { FaultListPage } from './read-list'

const TITLE = 'Arıza Kodları'

/** The index of all faults: a field for the code, links to brands and device groups, and the codes. */
export function IndexView({ listPage, examples }: { listPage: FaultListPage; examples: readonly Example[] }) {
  const { counts, services, faults } = listPage
  const total = sumOf(counts)
  if (faults.length === 0) return <NoFaults />
  return (
    <>
      <PageTitle
        title={TITLE}
        lead={
          <>
            {LEAD} <span className="whitespace-nowrap">{total.toLocaleString('tr-TR')} kayıt</span>.
          </>
        }
      />
      <PageSection top="edge" space="none" className="py-10" aria-labelledby="kod-sor">
        <div className="grid grid-cols-1 items-center gap-x-8 gap-y-6 lg:cols-lead">
          <div>
            <h2 id="kod-sor" className="text-h2">
              <label htmlFor="kod" className="block">
                Alarm kodunuzu yazın
              </label>
            </h2>
            <p className="mt-2 max-w-[29em] text-ink-2">
              Göstergede gördüğünüz gibi yazın; nokta, çizgi ve boşluk fark etmez.
            </p>
          </div>
          <CodeField examples={examples} />
        </div>
      </PageSection>
      <PageSection space="none" className="py-10">
        <GroupLinks counts={counts} services={services} />
      </PageSection>
      <CodesSection listPage={listPage} title="Bütün kodlar" />
    </>
  )
}

function NoFaults() {
  return (
    <>
      <PageTitle title={TITLE} />
      <PageSection top="edge" space="form">
        <Alert
          density="normal"
          tone="neutral"
          title="Henüz arıza kodu eklenmemiş."
          text="Kodu ve etiketteki modeli formla sorun."
          actions={
            <ButtonLink size="normal" href={PATHS.contact}>
              İletişim
            </ButtonLink>
          }
          className="max-w-160"
        />
      </PageSection>
    </>
  )
}
