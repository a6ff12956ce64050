import { type ReactNode, useId } from 'react'
import { RadioGroup } from '@/components/admin/form/choices'
import { fieldsOf, type FormState } from '@/components/admin/form/draft-form'
import { FormSection } from '@/components/admin/form/form-frame'
import { ownDayOf, type PublicationDraft, type PublicationItem, scheduledTime } from './publication-draft'
import { STATE_CHOICES, StateSymbol } from './states'
import { TextField } from '@/components/ui/field'
import { formatLongDay, formatShortDate, formatTime } from '@/lib/platform/turkish/dates'

type PublicationSectionProps = {
  editor: FormState<PublicationDraft> & { item: PublicationItem | null; isSending: boolean }
  /** Whether staff can set a publication date in the past, which visitors see. */
  hasOwnDay?: boolean
  /** Controls for other places that show the item. */
  children?: ReactNode
}

/** Returns the past date that the public item shows, or null if it shows when it became public. */
function pastDate(draft: PublicationDraft, item: PublicationItem | null): Date | null {
  const keepsDay = item?.keepsDay || (draft.state === 'draft' && item?.state === 'published')
  const day = ownDayOf(draft) ?? (keepsDay ? new Date(item.publishedAt) : null)
  return day && day <= new Date() ? day : null
}

function stateHint(draft: PublicationDraft, item: PublicationItem | null): string {
  const isPublic = item?.state === 'published'
  const day = pastDate(draft, item)
  if (draft.state === 'published') {
    if (day) return `Sitede ${formatLongDay(day)} tarihiyle görünür.`
    if (isPublic) return `${formatShortDate(item.publishedAt)} tarihinden beri sitede görünüyor.`
    return 'Kaydettiğiniz anda sitede görünür.'
  }
  const withdrawalText = isPublic ? 'Kaydettiğiniz anda siteden kalkar. ' : ''
  if (draft.state === 'draft') {
    const dateText = day ? ` Yayımlandığında ${formatLongDay(day)} tarihini taşır.` : ''
    if (withdrawalText) return `${withdrawalText}“Önizle” ile bakmaya devam edebilirsiniz.${dateText}`
    if (item) return `Sitede görünmez. “Önizle” ile bakabilirsiniz.${dateText}`
    return `Sitede görünmez. Kaydettikten sonra “Önizle” ile bakabilirsiniz.${dateText}`
  }
  const time = scheduledTime(draft)
  if (!time) return `${withdrawalText}Günü ve saati yazın. Örnek: 12.03.2026, 09:00.`
  if (time <= new Date()) return 'Şimdi yayımlamak için “Yayında”yı seçin.'
  const when = `${formatLongDay(time)} günü saat ${formatTime(time)} itibarıyla`
  return `${when} kendiliğinden yayına girer. O zamana kadar sitede görünmez.`
}

export function PublicationSection({ editor, hasOwnDay = false, children }: PublicationSectionProps) {
  const { draft, item, errors, isSending } = editor
  const hintId = useId()
  const { state, publishDay, publishTime, ownDay } = draft
  // Changes all fields together, so that the errors of all are cleared: an error of the time may be on any of them.
  const change = (changes: Partial<PublicationDraft>) =>
    editor.change({ state, publishDay, publishTime, ownDay, ...changes })
  const field = (name: 'ownDay' | 'publishDay' | 'publishTime') => ({
    ...fieldsOf({ draft, errors, change })(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: [...(errors[name] ?? []), ...(name === 'publishTime' ? [] : (errors.publishedAt ?? []))].join(' '),
  })
  return (
    <FormSection name="Yayın" disabled={isSending}>
      <div>
        <RadioGroup
          label="Durum"
          describedBy={hintId}
          name="state"
          options={STATE_CHOICES}
          value={state}
          onChange={(value) => change({ state: value })}
          className="grid auto-cols-fr grid-flow-col rounded-ctl border border-field bg-paper max-xs:grid-flow-row"
          optionClass="flex min-h-11 items-center justify-center gap-2.5 border-line px-3 leading-[1.25] not-first:border-l has-checked:bg-ink has-checked:font-semibold has-checked:text-sheet max-xs:justify-start max-xs:not-first:border-t max-xs:not-first:border-l-0">
          {({ value, label }) => (
            <>
              <StateSymbol state={value} />
              {label}
            </>
          )}
        </RadioGroup>
        {state !== 'scheduled' && hasOwnDay && (
          <div className="mt-4 max-w-48">
            <TextField
              label={item?.state === 'published' || item?.keepsDay ? 'Başka gün' : 'Geçmiş gün'}
              optional
              placeholder="12.03.2026"
              {...field('ownDay')}
            />
          </div>
        )}
        {state === 'scheduled' && (
          <div className="mt-4 grid grid-cols-[minmax(0,12rem)_minmax(0,8rem)] gap-4">
            <TextField label="Gün" placeholder="12.03.2026" {...field('publishDay')} />
            <TextField label="Saat" placeholder="09:00" {...field('publishTime')} />
          </div>
        )}
        <p id={hintId} className="mt-1.5 text-small leading-[1.4] text-ink-2">
          {stateHint(draft, item)}
        </p>
        {children}
      </div>
    </FormSection>
  )
}
