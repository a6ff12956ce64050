import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { adminListKey } from '@/components/admin/list/use-admin-list'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import type { ApiError } from '@/lib/api/client'
import type { ApiPath, GetPath } from '@/lib/api/paths'

/** Returns the form for the call. With `apply` the call writes the file's lines instead of only checking them. `basis` identifies the state of the list that the preview has used. */
export function importForm(file: File, { apply = false, basis }: { apply?: boolean; basis?: string } = {}): FormData {
  const form = new FormData()
  form.set('file', file, file.name)
  form.set('apply', String(apply))
  if (basis !== undefined) form.set('basis', basis)
  return form
}

/** Why a call failed. `changed`: items have changed since the preview. `unknown`: the file may have been written. */
export type ImportFailure = { kind: 'file' | 'changed' | 'unwritten' | 'unknown'; text: string }

function failureOfWriting(error: unknown): ImportFailure {
  const text = reasonOf(error)
  const { status } = error as ApiError
  if (status === 409 || status === 400) return { kind: 'changed', text }
  return { kind: status === 0 ? 'unknown' : 'unwritten', text }
}

/** A file and the results of its lines, either as a preview or after writing. `responseCount` is the React key. */
type CheckedFile<Answer> = { file: File; answer: Answer; isWritten: boolean; responseCount: number }

type ImportPaths<Answer> = {
  list: GetPath<unknown[]>
  import: ApiPath<{ POST: { body: { form: FormData }; answer: Answer } }>
}

/**
 * Imports a file into a list: first as a preview, then by writing it. `basisOf` returns the preview's basis for the call
 * that writes.
 */
export function useImport<Answer>(paths: ImportPaths<Answer>, maxBytes: number, basisOf?: (answer: Answer) => string) {
  const [checkedFile, setCheckedFile] = useState<CheckedFile<Answer> | null>(null)
  const [busy, setBusy] = useState<{ label: string; isWriting: boolean } | null>(null)
  const [failure, setFailure] = useState<ImportFailure | null>(null)
  const { mutate } = useSWRConfig()

  async function call(file: File, apply: boolean): Promise<void> {
    const form = importForm(file, { apply, basis: apply && checkedFile ? basisOf?.(checkedFile.answer) : undefined })
    const onProgress = (share: number) => {
      const isSent = share === 1
      const label = isSent ? 'Denetleniyor' : `Gönderiliyor, %${Math.round(share * 100)}`
      setBusy({ label: apply ? 'Aktarılıyor' : label, isWriting: apply })
    }
    setFailure(null)
    onProgress(0)
    try {
      const { body } = await callAdmin(paths.import, { method: 'POST', form, onProgress })
      setCheckedFile((previous) => ({
        file,
        answer: body,
        isWritten: apply,
        responseCount: (previous?.responseCount ?? 0) + 1,
      }))
      // SWR does not pass keys of `useSWRInfinite` to a filter function.
      if (apply) {
        await Promise.all([
          mutate(adminListKey(paths.list)),
          mutate((key) => typeof key === 'string' && key.includes(paths.list)),
        ])
      }
    } catch (error) {
      setFailure(apply ? failureOfWriting(error) : { kind: 'file', text: reasonOf(error) })
    } finally {
      setBusy(null)
    }
  }

  async function choose(file: File): Promise<void> {
    if (file.size > maxBytes) {
      const limit = `en çok ${maxBytes / 1024 / 1024} MB olabilir.`
      setFailure({ kind: 'file', text: `“${file.name}” okunmadı: dosya çok büyük, ${limit}` })
      return
    }
    // A copy, because browsers refuse to send a file that has changed since it was chosen.
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes) await call(new File([bytes], file.name, { type: 'text/csv' }), false)
    else setFailure({ kind: 'file', text: `“${file.name}” okunmadı: tarayıcı dosyayı açamadı.` })
  }

  return {
    checkedFile,
    busy,
    failure,
    choose: (file: File) => void choose(file),
    checkAgain: () => checkedFile && void call(checkedFile.file, false),
    write: () => checkedFile && void call(checkedFile.file, true),
    startAgain: () => {
      setCheckedFile(null)
      setFailure(null)
    },
  }
}

export type ImportState = ReturnType<typeof useImport>
