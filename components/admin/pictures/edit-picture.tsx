'use client'

import { Crop, RotateCcw, RotateCw } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import useSWR from 'swr'
import { Choices } from '@/components/admin/form/choices'
import { FailureBox } from '@/components/admin/form/editor-notices'
import type { Failure } from '@/components/admin/form/editor-state'
import {
  type Corner,
  cornerOf,
  cutBox,
  type Edit,
  editOf,
  frameBox,
  isSame,
  sentEdit,
  type Size,
  turned,
  turnedSize,
  turnOf,
  UNTOUCHED,
  withCorner,
  withNumber,
} from '@/components/admin/pictures/picture-edit'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { ActionButton } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Modal } from '@/components/ui/modal'
import { SquareButton } from '@/components/ui/square-button'
import type { PictureJson } from '@/lib/pictures/output'
import { sharedPicture, SMALLEST_CUT } from '@/lib/platform/media/picture'

const PATH = '/api/Pictures'

type EditPictureProps = {
  /** Path of the stored picture. */
  path: string
  /** '1. resim' */
  name: string
  disabled?: boolean
  /** Pages cut it to a frame, and its focus says what they leave in view. */
  hasFocus?: boolean
  /** Is told the path under which the picture is now. */
  onEdited: (path: string) => void
}

const idOf = (path: string) => `duzenle-${path}`

/** The way to turn and cut a stored picture, at once and apart from the form that shows it. */
export function EditPicture({ path, name, disabled, hasFocus = false, onEdited }: EditPictureProps) {
  const [visit, setVisit] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const close = () => setVisit(null)

  function done(now: string) {
    close()
    onEdited(now)
    // The button is another one, because the picture has another path.
    requestAnimationFrame(() => document.getElementById(idOf(now))?.focus())
  }

  return (
    <>
      <SquareButton
        id={idOf(path)}
        icon={Crop}
        aria-label={`${name}: düzenle`}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setVisit(Date.now())}
        className="disabled:cursor-not-allowed disabled:opacity-30"
      />
      {visit !== null &&
        // Outside of the form, which its fields are no part of.
        createPortal(
          <Modal
            open
            aria-labelledby="resim-duzenle"
            onCancel={(event) => {
              event.preventDefault()
              if (!isBusy) close()
            }}
            className="m-auto max-h-[calc(100dvh-16px)] w-[min(60rem,calc(100vw-16px))] overflow-y-auto border-2 border-edge bg-sheet text-ink shadow-float backdrop:bg-veil">
            <h2 id="resim-duzenle" className="border-b-2 border-edge px-5 py-3.5 text-[1.1875rem] max-sm:px-4">
              Resmi Düzenle<span className="sr-only">: {name}</span>
            </h2>
            <Editor {...{ path, visit, hasFocus, isBusy, setBusy, done, close }} />
          </Modal>,
          document.body,
        )}
    </>
  )
}

type EditorProps = {
  path: string
  visit: number
  hasFocus: boolean
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  done: (path: string) => void
  close: () => void
}

function Editor({ path, visit, hasFocus, isBusy, setBusy, done, close }: EditorProps) {
  const read = async () => (await callAdmin<PictureJson>(`${PATH}?${new URLSearchParams({ imageUrl: path })}`)).body
  const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }
  const { data, error } = useSWR<PictureJson, unknown>([PATH, path, visit], read, once)
  const [changed, setEdit] = useState<Edit | null>(null)
  const [mode, setMode] = useState<Mode>('cut')
  const [failure, setFailure] = useState<Failure | null>(null)
  const edit = changed ?? (data ? editOf(data) : UNTOUCHED)

  async function save() {
    if (!data || isSame(edit, editOf(data))) return close()
    setBusy(true)
    setFailure(null)
    try {
      const json = { imageUrl: path, ...sentEdit(edit) }
      done((await callAdmin<{ imageUrl: string }>(PATH, { method: 'PUT', json })).body.imageUrl)
    } catch (error) {
      setFailure({ text: `Resim kaydedilirken hata oluştu: ${reasonOf(error)}` })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {error !== undefined && (
        <div className="p-5 max-sm:p-4">
          <Alert density="compact" tone="bad" title={`Resim yüklenirken hata oluştu: ${reasonOf(error)}`} />
        </div>
      )}
      {error === undefined && (
        <fieldset
          disabled={isBusy || !data}
          aria-busy={!data}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_18rem] gap-5 p-5 max-md:grid-cols-1 max-sm:gap-4 max-sm:p-4">
          <legend className="sr-only">Resmin görünen hâli</legend>
          <div className="grid h-[58dvh] place-items-center bg-plate max-md:h-[38dvh]">
            {data && <Stage picture={data} edit={edit} mode={mode} isDisabled={isBusy} onChange={setEdit} />}
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <div className="flex flex-wrap gap-2">
              <Button size="compact" onClick={() => setEdit(turned(edit, -1))}>
                <Icon of={RotateCcw} className="size-5" /> Sola çevir
              </Button>
              <Button size="compact" onClick={() => setEdit(turned(edit, 1))}>
                <Icon of={RotateCw} className="size-5" /> Sağa çevir
              </Button>
            </div>
            {hasFocus && (
              <Choices label="Resimde" isLabelHidden name="mode" options={MODES} value={mode} onChange={setMode} />
            )}
            <p className="text-small leading-[1.4] text-ink-2">{HINTS[mode]}</p>
            <Numbers edit={edit} mode={mode} onChange={setEdit} />
            {hasFocus && data && (
              <figure>
                <Drawing
                  picture={data}
                  turn={edit.turn}
                  box={frameBox(turnedSize(data, edit.turn), edit)}
                  label="Kartlarda görünen parça"
                  className="block w-36 border border-line"
                />
                <figcaption className="mt-1 text-small text-ink-2">Kartlarda böyle görünür</figcaption>
              </figure>
            )}
            <ActionButton
              className="justify-self-start"
              disabled={isSame(edit, UNTOUCHED)}
              onClick={() => setEdit(UNTOUCHED)}>
              Asıl hâline dön
            </ActionButton>
          </div>
        </fieldset>
      )}
      <div className="sticky bottom-0 border-t border-edge bg-sheet px-5 py-3.5 max-sm:px-4">
        {failure && <FailureBox failure={failure} />}
        <div className="flex flex-wrap gap-3">
          <Button size="compact" busy={isBusy && 'Kaydediliyor'} disabled={!data} onClick={() => void save()}>
            Kaydet
          </Button>
          <Button size="compact" disabled={isBusy} onClick={close}>
            Vazgeç
          </Button>
        </div>
      </div>
    </>
  )
}

type Mode = 'cut' | 'focus'

const MODES = [
  { value: 'cut', label: 'Kes' },
  { value: 'focus', label: 'Odak' },
] as const

const HINTS: Record<Mode, string> = {
  cut: 'Köşelerden sürükleyin ya da yüzde olarak yazın. Yüklediğiniz resim saklanır; asıl hâline dönebilirsiniz.',
  focus: 'Resim çerçeveye sığmadığında görünür kalacak yere dokunun ya da yüzde olarak yazın.',
}

const LABELS: Record<Mode, readonly string[]> = {
  cut: ['Soldan', 'Üstten', 'Genişlik', 'Yükseklik'],
  focus: ['Soldan', 'Üstten'],
}

type EditProps = { edit: Edit; mode: Mode; onChange: (edit: Edit) => void }

/** The numbers of a cut or a focus, in per cent: what the keyboard changes. */
function Numbers({ edit, mode, onChange }: EditProps) {
  const [typed, setTyped] = useState<{ label: string; text: string } | null>(null)

  function change(index: number, share: number) {
    const [across, down] = edit.focus
    if (mode === 'cut') onChange({ ...edit, cut: withNumber(edit.cut, index, share) })
    else onChange({ ...edit, focus: index === 0 ? [share, down] : [across, share] })
  }

  return (
    <div className="grid grid-cols-2 gap-3">
      {LABELS[mode].map((label, index) => (
        <TextField
          key={mode + label}
          name={`resim-${mode}-${index}`}
          label={`${label} (%)`}
          type="number"
          min={index > 1 ? SMALLEST_CUT * 100 : 0}
          max={100}
          step="any"
          value={typed?.label === label ? typed.text : Math.round(edit[mode][index]! * 1000) / 10}
          onChange={({ target }) => {
            setTyped({ label, text: target.value })
            if (target.value !== '' && target.validity.valid) change(index, target.valueAsNumber / 100)
          }}
          onBlur={() => setTyped(null)}
        />
      ))}
    </div>
  )
}

type Box = { x: number; y: number } & Size

type DrawingProps = {
  picture: PictureJson
  turn: number
  /** The part of the turned picture that it shows. */
  box: Box
  label: string
  className: string
}

/** A part of a turned picture. A drawing turns it without a style. It has the JPEG that web makes, whatever ASSET_BASE_URL is. */
function Drawing({ picture, turn, box, label, className, ...others }: DrawingProps & React.ComponentProps<'svg'>) {
  const { children, ...svg } = others
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      {...svg}
      className={className}>
      <image
        href={sharedPicture({ ...picture, path: picture.original }).path}
        width={picture.width}
        height={picture.height}
        preserveAspectRatio="none"
        transform={turnOf(picture, turn)}
      />
      {children}
    </svg>
  )
}

const CORNERS: readonly Corner[] = [
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
]

/** The picture, on which a pointer moves the nearest corner of the cut, or puts the focus. */
function Stage({
  picture,
  edit,
  mode,
  isDisabled,
  onChange,
}: EditProps & { picture: PictureJson; isDisabled: boolean }) {
  const grip = useRef<(Corner & { by: readonly [number, number] }) | null>(null)
  const size = turnedSize(picture, edit.turn)
  const cut = cutBox(size, edit.cut)
  const box = mode === 'cut' ? { x: 0, y: 0, ...size } : cut
  const mark = Math.max(box.width, box.height) / 48

  /** Returns where an event is, in shares of what is shown. */
  function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()!.inverse())
    return [(x - box.x) / box.width, (y - box.y) / box.height] as const
  }

  function press(event: PointerEvent<SVGSVGElement>) {
    if (isDisabled) return
    const [across, down] = placeOf(event)
    if (mode === 'focus') {
      const inside = (share: number) => Math.max(0, Math.min(1, share))
      return onChange({ ...edit, focus: [inside(across), inside(down)] })
    }
    const [left, top, width, height] = edit.cut
    const corner = { isRight: across > left + width / 2, isBottom: down > top + height / 2 }
    const [x, y] = cornerOf(edit.cut, corner)
    grip.current = { ...corner, by: [x - across, y - down] }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent<SVGSVGElement>) {
    if (!grip.current || isDisabled) return
    const [across, down] = placeOf(event)
    const [x, y] = grip.current.by
    onChange({ ...edit, cut: withCorner(edit.cut, grip.current, [across + x, down + y]) })
  }

  const [focusX, focusY] = [cut.x + edit.focus[0] * cut.width, cut.y + edit.focus[1] * cut.height]
  return (
    <Drawing
      picture={picture}
      turn={edit.turn}
      box={box}
      label={mode === 'cut' ? 'Resim ve kesim yeri' : 'Resim ve odak noktası'}
      className={`block size-full min-h-0 touch-none ${mode === 'cut' ? 'cursor-move' : 'cursor-crosshair'}`}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}>
      {mode === 'cut' ? (
        <>
          <path
            fillRule="evenodd"
            d={`M0 0H${size.width}V${size.height}H0Z M${cut.x} ${cut.y}h${cut.width}v${cut.height}h${-cut.width}Z`}
            className="fill-veil"
          />
          <rect {...cut} vectorEffect="non-scaling-stroke" className="fill-none stroke-[#fff] stroke-2" />
          {CORNERS.map((corner, index) => {
            const [across, down] = cornerOf(edit.cut, corner)
            return (
              <circle
                key={index}
                cx={across * size.width}
                cy={down * size.height}
                r={mark}
                vectorEffect="non-scaling-stroke"
                className="fill-[#fff] stroke-[#131c26] stroke-2"
              />
            )
          })}
        </>
      ) : (
        <>
          <circle
            cx={focusX}
            cy={focusY}
            r={mark * 1.6}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-[#fff] stroke-6"
          />
          <circle
            cx={focusX}
            cy={focusY}
            r={mark * 1.6}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-[#131c26] stroke-2"
          />
        </>
      )}
    </Drawing>
  )
}
