import { ChevronDown } from 'lucide-react'
import { Markdown } from '@/components/site/text/markdown'
import { Icon } from '@/components/ui/icon'
import { renderAnswer } from '@/lib/articles/markdown/render'
import type { PublicQuestion } from '@/lib/settings/questions/questions'

type QuestionListProps = { questions: readonly PublicQuestion[]; isFirstOpen?: boolean }

/** Questions. An answer opens when its question is pressed, or when the URL contains the answer's id. */
export function QuestionList({ questions, isFirstOpen = false }: QuestionListProps) {
  return (
    <div className="border-t border-line">
      {questions.map(({ id, question, answer }, index) => (
        <details
          key={id}
          open={isFirstOpen && index === 0}
          className="group/question border-b border-line print:[&::details-content]:[content-visibility:visible]">
          <summary className="group/press grid min-h-15 cursor-pointer list-none grid-cols-[minmax(0,1fr)_20px] items-center gap-4 py-2.5 leading-[1.35] font-semibold [&::-webkit-details-marker]:hidden">
            <span className="decoration-1 underline-offset-[0.2em] wrap-anywhere group-hover/press:underline">
              {question}
            </span>
            <span className="text-ink-2 group-open/question:rotate-180">
              <Icon of={ChevronDown} />
            </span>
          </summary>
          <div id={id} className="max-w-[38em] scroll-mt-28 pb-5">
            <Markdown html={renderAnswer(answer, question)} size="answer" />
          </div>
        </details>
      ))}
    </div>
  )
}
