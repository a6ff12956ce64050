import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FailureBox } from '@/components/admin/form/form-notices'
import { Dialog } from '@/components/admin/list/dialog'
import { callAdmin, useRead } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { Button } from '@/components/ui/button'
import { SquareButton } from '@/components/ui/square-button'
import { apiPath } from '@/lib/api/paths'
import type { SavedTextJson } from '@/lib/orders/saved-text/output'
import type { SavedTextInput } from '@/lib/orders/saved-text/schema'
import type { TextKind } from '@/lib/orders/saved-text/fields'
import { foldText } from '@/lib/platform/turkish/search'

const MAX_TEXTS_WITHOUT_SEARCH = 8

type SavedTextsProps = {
  kind: TextKind
  /** Texts in the form that can be saved. */
  drafts: readonly SavedTextInput[]
  disabled: boolean
  noteOf?: (text: SavedTextInput) => ReactNode
  onPick: (text: SavedTextJson) => void
}

/** A button that opens the team's saved texts, to pick, save or delete one. */
export function SavedTexts({ kind, drafts, disabled, noteOf, onPick }: SavedTextsProps) {
  const [isOpen, setOpen] = useState(false)
  const { data: texts = [], reload } = useRead(isOpen ? apiPath('SavedTexts', { kind }) : null)
  const [search, setSearch] = useState('')
  const { isBusy, failure, run } = useCall('Hazır metinler kaydedilirken bir hata oluştu: ')
  const savedTexts = new Set(texts.map(({ text }) => text))
  const unsavedDrafts = drafts.filter(({ text }, index) => {
    return (
      text.trim() !== '' && !savedTexts.has(text.trim()) && drafts.findIndex((draft) => draft.text === text) === index
    )
  })
  const visibleTexts = texts.filter(({ text }) => foldText(text).includes(foldText(search.trim())))

  const callAndReload = (call: () => Promise<unknown>) => run(() => call().then(reload))
  const close = () => setOpen(false)
  return (
    <>
      <Button disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Hazır Metinler
      </Button>
      <Dialog open={isOpen} title="Hazır metinler" width="w-[min(40rem,calc(100vw-32px))]" onClose={close}>
        {() => (
          <>
            {failure && (
              <div className="px-5 pt-4">
                <FailureBox failure={{ text: failure }} />
              </div>
            )}
            {texts.length > MAX_TEXTS_WITHOUT_SEARCH && (
              <div className="border-b border-line px-5 py-3">
                <label htmlFor="hazir-metin-ara" className="mb-1.5 block font-semibold">
                  Ara
                </label>
                <input
                  id="hazir-metin-ara"
                  type="search"
                  value={search}
                  onChange={({ target }) => setSearch(target.value)}
                  className="block min-h-11 w-full rounded-ctl border border-field bg-paper px-3"
                />
              </div>
            )}
            {visibleTexts.length === 0 && (
              <p className="px-5 py-4 text-ink-2">{search ? 'Bulunamadı.' : 'Henüz hazır metin yok.'}</p>
            )}
            <ul className="empty:hidden">
              {visibleTexts.map((savedText) => (
                <li key={savedText.id} className="flex items-center border-b border-line bg-paper pr-3">
                  <button
                    type="button"
                    className="min-h-12 min-w-0 flex-1 cursor-pointer px-5 py-2.5 text-left leading-[1.4] [overflow-wrap:anywhere] hover:bg-tint"
                    onClick={() => {
                      onPick(savedText)
                      close()
                    }}>
                    {savedText.text}
                    {noteOf && <span className="block text-small text-ink-2">{noteOf(savedText)}</span>}
                  </button>
                  <SquareButton
                    icon={Trash2}
                    aria-label={`${savedText.text}: sil`}
                    disabled={isBusy}
                    onClick={() =>
                      callAndReload(() =>
                        callAdmin(apiPath('SavedTexts/[key]', { key: savedText.id }), { method: 'DELETE' }),
                      )
                    }
                  />
                </li>
              ))}
            </ul>
            {unsavedDrafts.length > 0 && (
              <section aria-label="Yazdıklarınızdan kaydedin">
                <h3 className="px-5 pt-4 pb-2 text-body font-semibold">Yazdıklarınızdan kaydedin</h3>
                <ul>
                  {unsavedDrafts.map((draft) => (
                    <li
                      key={draft.text}
                      className="flex items-center justify-between gap-3 border-t border-line px-5 py-2">
                      <span className="min-w-0 leading-[1.4] [overflow-wrap:anywhere]">
                        {draft.text}
                        {noteOf && <span className="block text-small text-ink-2">{noteOf(draft)}</span>}
                      </span>
                      <Button
                        disabled={isBusy}
                        onClick={() =>
                          callAndReload(() => callAdmin(apiPath('SavedTexts'), { method: 'POST', json: draft }))
                        }>
                        Kaydet<span className="sr-only">: {draft.text}</span>
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Dialog>
    </>
  )
}
