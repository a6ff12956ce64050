import { Process } from '@/components/orders/process'
import { ProcessQuestions } from '@/components/orders/process-questions'
import { pageMetadata } from '@/lib/seo/metadata'
import { getSettings } from '@/lib/settings/data'
import { publicQuestions } from '@/lib/settings/questions/questions'
import { PATHS } from '@/lib/site/pages'

export async function generateMetadata() {
  const { processTexts } = await getSettings()
  return pageMetadata({ title: 'Tamir Süreci', description: processTexts.processLead, path: PATHS.process })
}

export default async function ProcessPage() {
  const settings = await getSettings()
  const questions = publicQuestions(settings)
  return (
    <Process texts={settings.processTexts}>
      {questions.length > 0 && <ProcessQuestions questions={questions} />}
    </Process>
  )
}
