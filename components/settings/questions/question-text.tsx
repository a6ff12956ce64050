import { CircleMinus, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { markdownLines } from '@/lib/articles/markdown/text'
import { countGaps, type Question } from '@/lib/settings/questions/questions'

/** A question with the beginning of its answer, or with the reason why the site does not show it. */
export function QuestionText({ question }: { question: Question }) {
  const gaps = countGaps(question)
  return (
    <div className="min-w-0">
      <b className="block leading-[1.35] font-semibold wrap-anywhere">{question.question || 'Yeni soru'}</b>
      {gaps > 0 ? (
        <span className="flex items-start gap-1.5 text-[0.9375rem] leading-[1.4]">
          <Icon of={CircleMinus} className="mt-px size-4.5" />
          Sitede görünmüyor: [ ] içinde {gaps} bilgi eksik
        </span>
      ) : (
        <span className="block truncate text-[0.9375rem] text-ink-2 max-sm:line-clamp-2 max-sm:leading-[1.35] max-sm:whitespace-normal">
          {markdownLines(question.answer).slice(0, 3).join(' ').slice(0, 300)}
        </span>
      )}
    </div>
  )
}

/** Says how many questions the site does not show, and why. Renders nothing if it shows all. */
export function GapsNote({ questions }: { questions: readonly Question[] }) {
  const count = questions.filter((question) => countGaps(question) > 0).length
  if (count === 0) return null
  return (
    <p className="flex gap-3 border-b border-line px-5 py-3.5 leading-[1.45] max-sm:px-4">
      <Icon of={Info} className="mt-0.5 size-5" />
      <span>
        <b className="font-semibold">{count} soru sitede görünmüyor.</b> Köşeli ayraç içinde yazılmamış bilgi var;
        yazınca kendiliğinden yayına girer.
      </span>
    </p>
  )
}

/** Says that there are no questions, with a button or link that adds examples. */
export function NoQuestions({ children }: { children: ReactNode }) {
  return (
    <div className="px-5 py-4 max-sm:px-4">
      <p className="font-semibold">Henüz soru yok.</p>
      <p className="mt-1 max-w-[34em] leading-[1.45] text-ink-2">
        Bölüm sitede görünmez. Sekiz örnek soruyla başlayabilirsiniz; köşeli ayraçlar size kalır.
      </p>
      <div className="mt-4">{children}</div>
    </div>
  )
}
