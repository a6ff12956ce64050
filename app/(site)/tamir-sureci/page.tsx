import { Process } from '@/components/orders/process'
import { pageMetadata } from '@/lib/seo/metadata'
import { getSettings } from '@/lib/settings/data'
import { PATHS } from '@/lib/site/pages'

export async function generateMetadata() {
  const { processTexts } = await getSettings()
  return pageMetadata({ title: 'Tamir Süreci', description: processTexts.processLead, path: PATHS.process })
}

export default async function ProcessPage() {
  return <Process texts={(await getSettings()).processTexts} />
}
