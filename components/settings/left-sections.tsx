import { KeptBox, UndoBox } from '@/components/admin/form/editor-notices'
import { formatDayAndTime } from '@/lib/platform/turkish/dates'
import { SITE_SECTIONS } from './sections'
import { showSection } from './section-link'
import type { SiteEditor } from './site-draft'

/** What became of edits of a section that was left, with the way back. */
export function LeftSection({ editor }: { editor: SiteEditor }) {
  const { discarded, document, isSaving } = editor
  const left = discarded?.document.item
  if (!left) return null
  const opened = document.item && SITE_SECTIONS[document.item.id].title
  return (
    <UndoBox
      disabled={isSaving}
      title={
        discarded.why === 'version'
          ? 'Formdaki metinler değişti.'
          : opened
            ? `${opened} bölümünü açtınız.`
            : discarded.why === 'other'
              ? 'Başka bir bölüme geçtiniz.'
              : 'Düzenlemeyi iptal ettiniz.'
      }
      text={`${SITE_SECTIONS[left.id].title} bölümünde yazdıklarınız kaydedilmedi.`}
      label="Geri al"
      onUndo={() => {
        editor.undo()
        showSection(left.id)
      }}
    />
  )
}

/** What this browser kept of sections that are not open, with the way back. */
export function KeptSections({ editor }: { editor: SiteEditor }) {
  const { offers, document, isSaving } = editor
  return offers.map(({ at, value: { item }, take, remove }) => {
    if (!item || item.id === document.item?.id) return null
    return (
      <KeptBox
        key={`${item.id} ${at.getTime()}`}
        disabled={isSaving}
        title={`Bu tarayıcıda ${SITE_SECTIONS[item.id].title} bölümü için kaydedilmemiş yazdıklarınız var.`}
        text={`${formatDayAndTime(at)}.`}
        onTake={() => {
          take()
          showSection(item.id)
        }}
        onRemove={remove}
      />
    )
  })
}
