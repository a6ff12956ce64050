import { DraftBox, StoredDraftBox } from '@/components/admin/form/form-notices'
import { SECTION_TITLES } from '@/lib/settings/fields'
import { showSection } from './section-link'
import type { SiteEditor, SectionScreen } from './site-draft'

/** Says that a section's edits were not saved, with a button that restores them. */
export function UnsavedSection({ screen, disabled }: { screen: SectionScreen; disabled: boolean }) {
  const { undo, initialState } = screen
  const item = undo?.edits.item
  if (!item) return null
  const openTitle = initialState.item && SECTION_TITLES[initialState.item.id]
  return (
    <DraftBox
      disabled={disabled}
      title={
        undo.reason === 'version'
          ? 'Formdaki metinler değişti.'
          : openTitle
            ? `${openTitle} bölümünü açtınız.`
            : undo.reason === 'another-item'
              ? 'Başka bir bölüme geçtiniz.'
              : 'Düzenlemeyi iptal ettiniz.'
      }
      text={`${SECTION_TITLES[item.id]} bölümünde yazdıklarınız kaydedilmedi.`}
      actions={{
        'Geri al': () => {
          screen.undoLeaving()
          showSection(item.id)
        },
      }}
    />
  )
}

/** Lists stored drafts of sections that are not open, with buttons that restore them. */
export function StoredSectionDrafts({ editor }: { editor: SiteEditor }) {
  return editor.storedDrafts.map((offer) => {
    const { item } = offer.value
    if (!item || item.id === editor.item?.id) return null
    const restore = () => {
      offer.restore()
      showSection(item.id)
    }
    return (
      <StoredDraftBox
        key={offer.key}
        disabled={editor.isSending}
        title={`Bu tarayıcıda ${SECTION_TITLES[item.id]} bölümü için kaydedilmemiş yazdıklarınız var.`}
        offer={{ ...offer, restore }}
      />
    )
  })
}
