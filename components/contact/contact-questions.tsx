import { QuestionList } from '@/components/site/questions'
import type { PublicQuestion } from '@/lib/settings/questions/questions'

/** All questions, next to the form. */
export function ContactQuestions({ questions }: { questions: readonly PublicQuestion[] }) {
  return (
    <section aria-labelledby="sorular-baslik" className="pt-5">
      <h2 id="sorular-baslik" className="mb-3 text-h2">
        Sık sorulanlar
      </h2>
      <QuestionList questions={questions} />
    </section>
  )
}
