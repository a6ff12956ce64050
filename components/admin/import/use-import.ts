import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { adminListKey } from '@/components/admin/list/use-admin-list'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import type { ApiError } from '@/lib/api/client'
import type { ApiPath, Readable } from '@/lib/api/paths'

/** A file as the call takes it. With `apply` it is written; `basis` is what the preview answered. */
export function importForm(file: File, { apply = false, basis }: { apply?: boolean; basis?: string } = {}): FormData {
  const form = new FormData()
  form.set('file', file, file.name)
  form.set('apply', String(apply))
  if (basis !== undefined) form.set('basis', basis)
  return form
}

/** Why a call failed. `changed`: items have changed since the preview. `unknown`: it may have been written all the same. */
export type ImportFailure = { kind: 'file' | 'changed' | 'unwritten' | 'unknown'; text: string }

function failureOfWriting(error: unknown): ImportFailure {
  const text = reasonOf(error)
  const { status } = error as ApiError
  if (status === 409 || status === 400) return { kind: 'changed', text }
  return { kind: status === 0 ? 'unknown' : 'unwritten', text }
}

/** A file and what would become of its lines, or what became of them. `turn` differs for each answer. */
type Checked<Answer> = { file: File; answer: Answer; isWritten: boolean; turn: number }

type ImportPaths<Answer> = {
  list: Readable<unknown[]>
  import: ApiPath<{ POST: { body: { form: FormData }; answer: Answer } }>
}

/**
 * A file for an import into a list: what would become of its lines, and then that they are written. `basisOf`
 * returns what the preview answered for the call that writes.
 */
export function useImport<Answer>(paths: ImportPaths<Answer>, maxBytes: number, basisOf?: (answer: Answer) => string) {
  const [checked, setChecked] = useState<Checked<Answer> | null>(null)
  const [busy, setBusy] = useState<{ label: string; isWriting: boolean } | null>(null)
  const [failure, setFailure] = useState<ImportFailure | null>(null)
  const { mutate } = useSWRConfig()

  async function call(file: File, isWritten: boolean): Promise<void> {
    const form = importForm(file, {
      apply: isWritten,
      basis: isWritten && checked ? basisOf?.(checked.answer) : undefined,
    })
    const onProgress = (share: number) => {
      const isSent = share === 1
      const label = isSent ? 'Denetleniyor' : `Gönderiliyor, %${Math.round(share * 100)}`
      setBusy({ label: isWritten ? 'Aktarılıyor' : label, isWriting: isWritten })
    }
    setFailure(null)
    onProgress(0)
    try {
      const { body } = await callAdmin(paths.import, { method: 'POST', form, onProgress })
      setChecked((before) => ({ file, answer: body, isWritten, turn: (before?.turn ?? 0) + 1 }))
      // A list that grows by 'Daha fazla' has a key that a filter does not see.
      if (isWritten) {
        await Promise.all([
          mutate(adminListKey(paths.list)),
          mutate((key) => typeof key === 'string' && key.includes(paths.list)),
        ])
      }
    } catch (error) {
      setFailure(isWritten ? failureOfWriting(error) : { kind: 'file', text: reasonOf(error) })
    } finally {
      setBusy(null)
    }
  }

  async function choose(chosen: File): Promise<void> {
    if (chosen.size > maxBytes) {
      const limit = `en çok ${maxBytes / 1024 / 1024} MB olabilir.`
      setFailure({ kind: 'file', text: `“${chosen.name}” okunmadı: dosya çok büyük, ${limit}` })
      return
    }
    // A copy, because a browser refuses to send a file that was saved again meanwhile.
    const bytes = await chosen.arrayBuffer().catch(() => null)
    if (bytes) await call(new File([bytes], chosen.name, { type: 'text/csv' }), false)
    else setFailure({ kind: 'file', text: `“${chosen.name}” okunmadı: tarayıcı dosyayı açamadı.` })
  }

  return {
    checked,
    busy,
    failure,
    choose: (file: File) => void choose(file),
    checkAgain: () => checked && void call(checked.file, false),
    write: () => checked && void call(checked.file, true),
    startAgain: () => {
      setChecked(null)
      setFailure(null)
    },
  }
}

export type ImportState = ReturnType<typeof useImport>
