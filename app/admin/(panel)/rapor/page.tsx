import { adminMetadata, guardedPage, RenderedPage } from '@/components/admin/shell/admin-page'
import { PrintButton } from '@/components/report/print-button'
import { ReportScreen } from '@/components/report/report-screen'
import { istanbulDay } from '@/lib/platform/turkish/dates'
import { getReport } from '@/lib/report/data'
import { pack } from '@/lib/report/pack'
import { type PeriodQuery, readPeriod } from '@/lib/report/period'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const TITLE = 'Rapor'

export const metadata = adminMetadata(TITLE)

type Props = { searchParams: Promise<PeriodQuery> }

export default guardedPage(ADMIN_PATHS.report, async ({ searchParams }: Props, session) => {
  const { role, mustAddSecondFactor, workshopBilling } = session
  const result = readPeriod(await searchParams, istanbulDay(new Date()))
  const report = result.period && pack(await getReport(session, result.period))
  return (
    <RenderedPage title={TITLE} action={<PrintButton />}>
      <ReportScreen account={{ role, mustAddSecondFactor, workshopBilling }} result={result} report={report} />
    </RenderedPage>
  )
})
