import { Undo2 } from 'lucide-react'
import { LINK_BUTTON, SoftNote } from './soft-note'

/** Says that text was restored after a reload, with a button that empties the form. */
export function RestoredNote({ onClear }: { onClear: () => void }) {
  return (
    <SoftNote
      icon={Undo2}
      title="Yazdıklarınız duruyor."
      text="Yalnız bu sekmede saklanır, gönderince silinir."
      className="mb-6">
      <button type="button" onClick={onClear} className={LINK_BUTTON}>
        Formu boşalt
      </button>
    </SoftNote>
  )
}
