import { CircleDot, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { SubmitButton } from './form-frame'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type FormActionsProps = {
  isSaving: boolean
  isDirty: boolean
  next?: { label: string; onPress: () => void }
  onCancel?: () => void
  /** Whether the form is embedded in a page: its bar is not sticky, and 'Vazgeç' cancels. */
  isEmbedded?: boolean
  cancelHref?: string
  previewHref?: string | null
  progress?: ReactNode
}

/** The bar at the form's end. */
export function FormActions(props: FormActionsProps) {
  const { isSaving, isDirty, next, onCancel, isEmbedded, cancelHref, previewHref, progress } = props
  return (
    <div
      className={`-mt-px flex flex-wrap items-center gap-3 border-t border-edge px-5 py-4 max-sm:static max-sm:px-4 max-sm:[&>:is(a,button)]:flex-auto ${isEmbedded ? '' : 'bg-sheet'} ${cancelHref || isEmbedded ? '' : 'sticky bottom-0 z-2'}`}>
      <SubmitButton busy={isSaving && 'Kaydediliyor'}>Kaydet</SubmitButton>
      {next && (
        <Button disabled={isSaving} onClick={next.onPress}>
          {next.label}
        </Button>
      )}
      {previewHref && (
        <ButtonLink icon={Eye} href={previewHref} target="_blank">
          Önizle
          <span className="sr-only">: kaydedilen hâli, yeni sekmede</span>
        </ButtonLink>
      )}
      {onCancel && (
        <Button disabled={isSaving} onClick={onCancel}>
          {isEmbedded ? 'Vazgeç' : 'Düzenlemeyi İptal Et'}
        </Button>
      )}
      {cancelHref && <ButtonLink href={cancelHref}>Vazgeç</ButtonLink>}
      <output className="text-ink-2 empty:hidden max-sm:order-first max-sm:basis-full">
        {isSaving ? (
          progress
        ) : isDirty ? (
          <span className="inline-flex items-center gap-2 font-semibold text-ink">
            <Icon of={CircleDot} className="size-4.5" />
            Kaydedilmemiş değişiklik var
          </span>
        ) : null}
      </output>
    </div>
  )
}
