import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { SquareButton } from '@/components/ui/square-button'

export const TILE_PICTURE = 'block size-full object-cover'

type PictureTileProps = {
  name: string
  /** Attributes that `Sortable` gives its items. */
  row?: { 'data-key': string }
  picture: ReactNode
  /** Whether it is not uploaded yet: its frame is dashed. */
  isNew?: boolean
  isDragged?: boolean
  progress?: number
  onRemove?: () => void
  isRemoveDisabled?: boolean
  editButton?: ReactNode
  children?: ReactNode
}

export function PictureTile(props: PictureTileProps) {
  const { name, row, picture, isNew, isDragged, progress, onRemove, isRemoveDisabled, editButton, children } = props
  const line = isNew ? 'border-dashed border-field' : 'border-line'
  const isUploading = progress !== undefined
  return (
    <li {...row} className={`min-w-0 border ${line} ${isDragged ? 'bg-tint' : 'bg-paper'}`}>
      <div className={`photo aspect-4/3 ${isUploading ? '[&>img]:opacity-40' : ''}`}>
        {picture}
        {editButton && (
          <span className="absolute top-1 right-1 z-1 grid rounded-ctl border border-line bg-sheet">{editButton}</span>
        )}
        {isUploading && (
          <progress
            max={1}
            value={progress}
            aria-label={`${name} yükleniyor`}
            className="absolute inset-x-0 bottom-0 z-1 block h-1 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink"
          />
        )}
      </div>
      <div className={`flex min-h-11 items-center justify-between border-t pl-2.5 text-small ${line}`}>
        <span className="min-w-0 flex-1 truncate" title={isNew ? name : undefined}>
          {name}
        </span>
        {isUploading ? (
          <span className="mono flex-none px-2.5">%{Math.round(progress * 100)}</span>
        ) : (
          onRemove && (
            <SquareButton
              icon={X}
              aria-label={`${name}: kaldır`}
              data-remove
              disabled={isRemoveDisabled}
              onClick={onRemove}
              className="disabled:cursor-not-allowed disabled:opacity-30"
            />
          )
        )}
      </div>
      {children}
    </li>
  )
}
