import { QuoteButton } from '@/components/site/frame/quote-button'

/** A text that was written before Markdown was introduced. Line breaks are kept, and markup is shown as typed. */
export function PlainText({ text }: { text: string }) {
  return (
    <div className="grid grid-cols-1 gap-12 px-gut py-band xl:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
      <div className="max-w-[38em] text-[1.125rem] leading-[1.62] whitespace-pre-line xl:text-[1.1875rem]">{text}</div>
      <aside>
        <h2 className="mb-2 text-[1.1875rem]">Ölçtünüz, emin değil misiniz?</h2>
        <p className="text-ink-2">Ölçtüğünüz değerleri iş emri formuna yazın.</p>
        <QuoteButton className="mt-4" />
      </aside>
    </div>
  )
}
