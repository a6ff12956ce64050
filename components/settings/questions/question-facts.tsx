import { buttonClasses } from '@/components/ui/button-classes'
import type { Question } from '@/lib/settings/questions/questions'
import { SectionLink } from '@/components/settings/section-link'
import { GapsNote, NoQuestions, QuestionText } from './question-text'

/** Value of the URL's field parameter that fills an empty form with examples. */
export const EXAMPLES = 'ornekler'

/** The questions, shown while their form is closed. */
export function QuestionFacts({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) {
    return (
      <NoQuestions>
        <SectionLink section="questionTexts" field={EXAMPLES} className={buttonClasses({})}>
          Örnekleri Getir
        </SectionLink>
      </NoQuestions>
    )
  }
  return (
    <div>
      <GapsNote questions={questions} />
      <ol>
        {questions.map((question, index) => (
          <li
            key={question.question}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 border-line px-5 py-2.5 not-first:border-t max-sm:grid-cols-[1.75rem_minmax(0,1fr)] max-sm:px-4">
            <span className="mono text-ink-2">{index + 1}</span>
            <QuestionText question={question} />
            {question.home && <span className="text-small text-ink-2 max-sm:col-start-2">Ana sayfada</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
