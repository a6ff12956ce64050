import { X } from 'lucide-react'
import { FileInput, type PickerProps, usePickedFile } from '@/components/admin/pictures/file-input'
import { FileErrors } from '@/components/site/file-error-list'
import { FilePreview, StoredPicture } from '@/components/admin/pictures/picture'
import { SquareButton } from '@/components/ui/square-button'

const LOGO = 'h-14 w-auto max-w-[90%] object-contain'

/** A brand's logo. A freshly chosen one stands in the stored one's place until it is removed. */
export function LogoPicker({ stored, chosen, onChoose, errors = [], disabled }: PickerProps) {
  const { fileErrors, choose } = usePickedFile(onChoose, errors)
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span className="font-semibold">Logo</span>
      {(stored || chosen) && (
        <div className={`border bg-paper ${chosen ? 'border-dashed border-field' : 'border-line'}`}>
          <div className="grid h-24 place-items-center bg-plate">
            {chosen ? <FilePreview file={chosen} className={LOGO} /> : <StoredPicture path={stored} className={LOGO} />}
          </div>
          <div className="flex min-h-11 items-center justify-between pl-2.5 text-small">
            <span className="min-w-0 truncate">{chosen ? chosen.name : 'Kayıtlı logo'}</span>
            {chosen && (
              <SquareButton
                icon={X}
                aria-label={`${chosen.name}: kaldır`}
                disabled={disabled}
                onClick={() => {
                  onChoose(null)
                  document.getElementById('logoFile')?.focus()
                }}
              />
            )}
          </div>
        </div>
      )}
      <FileInput
        id="logoFile"
        label={stored || chosen ? 'Başka logo seç' : 'Logo seç'}
        look="line"
        disabled={disabled}
        isInvalid={errors.length > 0}
        describedBy="logoFile-errors"
        onFiles={choose}
      />
      <FileErrors id="logoFile-errors" errors={fileErrors} />
    </div>
  )
}
