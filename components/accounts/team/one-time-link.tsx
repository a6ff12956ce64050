import { Check, Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCopy } from '@/components/admin/use-copy'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import type { IssuedLink } from './use-team'

/** A link that the API returns only once, with a copy button. It gets the focus, so that nobody overlooks it. */
export function OneTimeLink({ link: { title, url, expiresAt, isMailed } }: { link: IssuedLink }) {
  const box = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { message, isCopied, copy } = useCopy('Kopyalanamadı. Seçili bağlantıyı kendiniz kopyalayın.', field)

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="tek-sefer"
      className="scroll-mt-20 border-2 border-edge bg-paper px-5 py-4">
      <h2 id="tek-sefer" className="text-[1.1875rem] leading-[1.25] tracking-normal [overflow-wrap:anywhere]">
        {title}
      </h2>
      <p className="mt-0.5 text-ink-2">
        {isMailed
          ? 'Bağlantı e-postayla gönderildi. Kopyalamak isterseniz şimdi kopyalayın: bir daha gösterilmez.'
          : 'Bağlantıyı şimdi kopyalayıp iletin: bir daha gösterilmez.'}{' '}
        Bir kez geçerlidir; son kullanım: <span className="mono whitespace-nowrap">{formatDateTime(expiresAt)}</span>
      </p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 max-sm:grid-cols-1">
        <textarea
          ref={field}
          readOnly
          rows={1}
          aria-label="Bağlantı"
          value={url}
          onFocus={({ target }) => target.select()}
          className="mono field-sizing-content min-h-11 w-full resize-none rounded-ctl border border-field bg-paper px-3 py-2.5 leading-[1.4] break-all"
        />
        <Button onClick={() => void copy(url)}>
          <Icon of={isCopied ? Check : Copy} />
          Kopyala
        </Button>
      </div>
      <output className="mt-1.5 block text-small text-ink-2 empty:hidden">{message}</output>
    </section>
  )
}
