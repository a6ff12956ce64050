'use client'

import { Crop, RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Choices } from '@/components/admin/form/choices'
import { ShownAlert } from '@/components/admin/form/form-notices'
import {
  type PictureAdjustment,
  focusOf,
  frameBox,
  isSameEdit,
  sidesOf,
  rotate,
  UNEDITED,
  withSide,
} from './picture-edit'
import { EditedPicture, type Mode, Stage, type StageProps } from './picture-stage'
import { DIALOG } from '@/components/admin/list/dialog'
import { callAdmin, reasonOf, useRead } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { ActionButton } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Modal } from '@/components/ui/modal'
import { SquareButton } from '@/components/ui/square-button'
import { apiPath } from '@/lib/api/paths'

type EditPictureProps = {
  path: string
  /** '1. resim' */
  name: string
  disabled?: boolean
  /** Whether pages crop the picture to a frame around its focus. */
  hasFocus?: boolean
  onEdited: (path: string) => void
}

const idOf = (path: string) => `duzenle-${path}`

/** A button that opens the editor of a stored picture, which saves independently of the form around it. */
export function EditPicture({ path, name, disabled, hasFocus = false, onEdited }: EditPictureProps) {
  const [isOpen, setOpen] = useState(false)

  function showEdited(editedPath: string) {
    setOpen(false)
    onEdited(editedPath)
    // An edit changes the picture's path, so the button is a new one.
    requestAnimationFrame(() => document.getElementById(idOf(editedPath))?.focus())
  }

  return (
    <>
      <SquareButton
        id={idOf(path)}
        icon={Crop}
        aria-label={`${name}: düzenle`}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
        className="disabled:cursor-not-allowed disabled:opacity-30"
      />
      {/* A portal, because the editor's fields do not belong to the form around the button. */}
      {isOpen &&
        createPortal(
          <Editor {...{ path, name, hasFocus }} onSaved={showEdited} close={() => setOpen(false)} />,
          document.body,
        )}
    </>
  )
}

type EditorProps = Pick<EditPictureProps, 'path' | 'name' | 'hasFocus'> & {
  onSaved: (path: string) => void
  close: () => void
}

function Editor({ path, name, hasFocus, onSaved, close }: EditorProps) {
  // Loaded each time the editor opens, because somebody else may have edited the picture since.
  const [openedAt] = useState(() => Date.now())
  const loadOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }
  const { data, error } = useRead([apiPath('Pictures', { imageUrl: path }), openedAt], loadOnce)
  const [newEdit, setEdit] = useState<PictureAdjustment | null>(null)
  const [mode, setMode] = useState<Mode>('cut')
  const { isBusy, failure, run } = useCall('Resim kaydedilirken hata oluştu: ')
  const edit = newEdit ?? data ?? UNEDITED

  function save() {
    if (!data || isSameEdit(edit, data)) return close()
    const { turn, cut, focus } = edit
    const json = { imageUrl: path, turn, cut, focus }
    run(async () => onSaved((await callAdmin(apiPath('Pictures'), { method: 'PUT', json })).body.imageUrl))
  }

  return (
    <Modal
      open
      aria-labelledby="resim-duzenle"
      onCancel={(event) => {
        event.preventDefault()
        if (!isBusy) close()
      }}
      className={`m-auto max-h-[calc(100dvh-16px)] w-[min(60rem,calc(100vw-16px))] overflow-y-auto ${DIALOG}`}>
      <h2 id="resim-duzenle" className="border-b-2 border-edge px-5 py-3.5 text-[1.1875rem] max-sm:px-4">
        Resmi Düzenle<span className="sr-only">: {name}</span>
      </h2>
      {error === undefined ? (
        <fieldset
          disabled={isBusy || !data}
          aria-busy={!data}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_18rem] gap-5 p-5 max-md:grid-cols-1 max-sm:gap-4 max-sm:p-4">
          <legend className="sr-only">Resmin görünen hâli</legend>
          <div className="grid h-[58dvh] place-items-center bg-plate p-4 max-md:h-[38dvh]">
            {data && <Stage picture={data} isDisabled={isBusy} onChange={setEdit} {...{ edit, mode }} />}
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setEdit(rotate(edit, -1))}>
                <Icon of={RotateCcw} className="size-5" /> Sola çevir
              </Button>
              <Button onClick={() => setEdit(rotate(edit, 1))}>
                <Icon of={RotateCw} className="size-5" /> Sağa çevir
              </Button>
            </div>
            {hasFocus && (
              <Choices label="Resimde" isLabelHidden name="mode" options={MODES} value={mode} onChange={setMode} />
            )}
            <p className="text-small leading-[1.4] text-ink-2">{HINTS[mode]}</p>
            <NumberFields onChange={setEdit} {...{ edit, mode }} />
            {hasFocus && data && (
              <figure>
                <EditedPicture
                  picture={data}
                  edit={edit}
                  box={frameBox(data, edit)}
                  label="Çerçevede görünen parça"
                  className="block w-36 border border-line"
                />
                <figcaption className="mt-1 text-small text-ink-2">Çerçevede böyle görünür</figcaption>
              </figure>
            )}
            <ActionButton
              className="justify-self-start"
              disabled={isSameEdit(edit, UNEDITED)}
              onClick={() => setEdit(UNEDITED)}>
              Asıl hâline dön
            </ActionButton>
          </div>
        </fieldset>
      ) : (
        <Alert tone="bad" className="m-5 max-sm:m-4" title={`Resim yüklenirken hata oluştu: ${reasonOf(error)}`} />
      )}
      <div className="sticky bottom-0 border-t border-edge bg-sheet px-5 py-3.5 max-sm:px-4">
        {failure && <ShownAlert tone="bad" title={failure} />}
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy && 'Kaydediliyor'} disabled={!data} onClick={save}>
            Kaydet
          </Button>
          <Button disabled={isBusy} onClick={close}>
            Vazgeç
          </Button>
        </div>
      </div>
    </Modal>
  )
}

const MODES = [
  { value: 'cut', label: 'Kes' },
  { value: 'focus', label: 'Odak' },
] as const

const HINTS: Record<Mode, string> = {
  cut: 'Köşelerden sürükleyin ya da ne kadar kesileceğini yazın. Yüklediğiniz resim saklanır; asıl hâline dönebilirsiniz.',
  focus: 'Resim çerçeveye sığmadığında görünür kalacak yere dokunun ya da yerini yazın.',
}

const LABELS: Record<Mode, readonly string[]> = {
  cut: ['Soldan', 'Üstten', 'Sağdan', 'Alttan'],
  focus: ['Soldan', 'Üstten'],
}

/** The sides of the crop or the position of the focus in per cent, as fields for keyboard users. */
function NumberFields({ edit, mode, onChange }: Pick<StageProps, 'edit' | 'mode' | 'onChange'>) {
  const [typed, setTyped] = useState<{ index: number; text: string } | null>(null)
  const shares = mode === 'cut' ? sidesOf(edit) : focusOf(edit)
  return (
    <div className="grid grid-cols-2 gap-3">
      {shares.map((share, index) => (
        <TextField
          key={`${mode} ${index}`}
          name={`resim-${mode}-${index}`}
          label={`${LABELS[mode][index]} (%)`}
          type="number"
          min={0}
          max={100}
          step="any"
          value={typed?.index === index ? typed.text : Math.round(share * 1000) / 10}
          onChange={({ target: { value, validity, valueAsNumber } }) => {
            setTyped({ index, text: value })
            if (value === '' || !validity.valid) return
            const newShare = valueAsNumber / 100
            onChange(
              mode === 'cut'
                ? withSide(edit, index, newShare)
                : { ...edit, focus: [...focusOf(edit)].with(index, newShare) },
            )
          }}
          onBlur={() => setTyped(null)}
        />
      ))}
    </div>
  )
}
