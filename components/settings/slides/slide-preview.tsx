import { Monitor, Smartphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { RadioGroup } from '@/components/admin/form/choices'
import { PreviewFrame } from '@/components/settings/preview-frame'
import type { SlideMessage } from './slide-frame'
import { Icon } from '@/components/ui/icon'
import { slidePreviewPath } from '@/lib/site/admin-pages'
import { type SlideDraft, slideOfDraft } from './slide-draft'

const WIDTHS = [
  { value: 'desktop', label: 'Masaüstü', icon: Monitor },
  { value: 'phone', label: 'Telefon', icon: Smartphone },
] as const

/** Preview of the slide in the form, at half its size or as wide as a phone. */
export function SlidePreview({ id, draft }: { id: string; draft: SlideDraft }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('desktop')
  // Memoised, because each new object is sent to the frame, which then loads the chosen picture again.
  const message = useMemo((): SlideMessage => ({ slide: slideOfDraft(draft), file: draft.file }), [draft])
  const isWide = width === 'desktop'
  return (
    <section
      aria-labelledby="onizleme"
      className="sticky top-4 border border-line bg-sheet max-wide:static max-wide:max-w-158.5">
      <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line py-1 pr-1 pl-4">
        <h2 id="onizleme" className="text-[1.1875rem] leading-[1.25] tracking-normal">
          Önizleme
        </h2>
        <RadioGroup
          label="Önizleme genişliği"
          name="onizleme-genisligi"
          options={WIDTHS}
          value={width}
          onChange={setWidth}
          className="flex rounded-ctl border border-field bg-paper max-md:hidden"
          optionClass="flex min-h-11 items-center gap-2.5 border-line px-3 not-first:border-l has-checked:bg-ink has-checked:font-semibold has-checked:text-sheet">
          {({ label, icon }) => (
            <>
              <Icon of={icon} />
              {label}
            </>
          )}
        </RadioGroup>
      </header>
      <div
        className={`overflow-hidden max-md:h-auto ${isWide ? 'h-[395px]' : 'grid justify-center'} max-md:grid max-md:justify-center`}>
        <PreviewFrame
          src={slidePreviewPath(Number(id))}
          title={`${id}. slaydın önizlemesi`}
          message={message}
          className={`block max-md:h-[1060px] max-md:w-[360px] max-md:max-w-full max-md:scale-100 ${
            isWide
              ? 'h-[790px] w-[1264px] origin-top-left scale-50'
              : 'h-[1060px] w-[360px] max-w-full border-x border-line'
          }`}
        />
      </div>
      <p className="border-t border-line px-4 py-3 text-small leading-[1.4] text-ink-2">
        {draft.kind === 'drawing'
          ? 'Yazdıkça değişir. “Teklif Al” her slaytta aynıdır.'
          : 'Kendi resminizde parça adları yoktur; resim çerçeveyle durur.'}
      </p>
    </section>
  )
}
