import { QuestionList } from '@/components/site/questions'
import { PageSection } from '@/components/site/section'
import { Link } from '@/components/ui/link'
import type { PublicQuestion } from '@/lib/settings/questions/questions'
import { PATHS } from '@/lib/site/pages'

/** All questions, on /tamir-sureci. */
export function ProcessQuestions({ questions }: { questions: readonly PublicQuestion[] }) {
  return (
    <PageSection top="edge" space="form" id="sorular" aria-labelledby="sorular-baslik" className="scroll-mt-20">
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:cols-lead">
        <div>
          <h2 id="sorular-baslik" className="text-h2">
            Sık sorulanlar
          </h2>
          <p className="mt-3 max-w-[28em] text-ink-2">
            Sürece girmeden önce sorulanlar. Sizinki yoksa <Link href={PATHS.contact}>yazın</Link>.
          </p>
        </div>
        <QuestionList questions={questions} />
      </div>
    </PageSection>
  )
}
