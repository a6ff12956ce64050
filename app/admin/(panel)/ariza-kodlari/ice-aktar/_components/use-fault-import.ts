import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { type ImportAnswer, MAX_FAULT_FILE_BYTES } from '@/lib/domains/fault-import/schema'
import type { ApiError } from '@/lib/http/client'
import { type Progress, PROGRESS_TYPE } from '@/lib/http/progress'
import { readProgress } from '@/lib/http/read-progress'

export const FAULTS_PATH = '/api/Faults'
const PATH = `${FAULTS_PATH}/import`

function formOf(file: File, basis?: string): FormData {
  const form = new FormData()
  form.set('file', file, file.name)
  form.set('apply', String(basis !== undefined))
  if (basis !== undefined) form.set('basis', basis)
  return form
}

/** Why a call failed. `changed`: faults have changed since the preview. `unknown`: it may have been written all the same. */
export type ImportFailure = { kind: 'file' | 'changed' | 'unwritten' | 'unknown'; text: string }

function failureOfWriting(error: unknown): ImportFailure {
  const text = reasonOf(error)
  const { status } = error as ApiError
  if (status === 409 || status === 400) return { kind: 'changed', text }
  return { kind: status === 0 ? 'unknown' : 'unwritten', text }
}

type Busy = { task: 'send'; share: number } | { task: 'check' } | { task: 'write'; progress: Progress | null }

/** A file of faults: what would become of its lines, and then that they are written. */
export function useFaultImport() {
  const [checked, setChecked] = useState<{ file: File; answer: ImportAnswer } | null>(null)
  const [busy, setBusy] = useState<Busy | null>(null)
  const [failure, setFailure] = useState<ImportFailure | null>(null)
  const { mutate } = useSWRConfig()

  async function check(file: File): Promise<void> {
    setFailure(null)
    setBusy({ task: 'send', share: 0 })
    try {
      const onProgress = (share: number) => setBusy(share < 1 ? { task: 'send', share } : { task: 'check' })
      const { body } = await callAdmin<ImportAnswer>(PATH, { method: 'POST', form: formOf(file), onProgress })
      setChecked({ file, answer: body })
    } catch (error) {
      setFailure({ kind: 'file', text: reasonOf(error) })
    } finally {
      setBusy(null)
    }
  }

  async function choose(chosen: File): Promise<void> {
    if (chosen.size > MAX_FAULT_FILE_BYTES) {
      const limit = `en çok ${MAX_FAULT_FILE_BYTES / 1024 / 1024} MB olabilir.`
      setFailure({ kind: 'file', text: `“${chosen.name}” okunmadı: dosya çok büyük, ${limit}` })
      return
    }
    // A copy, because a browser refuses to send a file that was saved again meanwhile.
    const bytes = await chosen.arrayBuffer().catch(() => null)
    if (bytes) await check(new File([bytes], chosen.name, { type: 'text/csv' }))
    else setFailure({ kind: 'file', text: `“${chosen.name}” okunmadı: tarayıcı dosyayı açamadı.` })
  }

  async function write(): Promise<void> {
    if (!checked) return
    const { file, answer } = checked
    setFailure(null)
    setBusy({ task: 'write', progress: null })
    try {
      const { body } = await callAdmin<ImportAnswer>(PATH, {
        method: 'POST',
        form: formOf(file, answer.basis),
        headers: { Accept: `${PROGRESS_TYPE}, application/json` },
        read: (response) => readProgress(response, (progress) => setBusy({ task: 'write', progress })),
      })
      setChecked({ file, answer: body })
      await mutate((key) => typeof key === 'string' && key.includes(FAULTS_PATH))
    } catch (error) {
      setFailure(failureOfWriting(error))
    } finally {
      setBusy(null)
    }
  }

  return {
    checked,
    busy,
    failure,
    choose,
    write,
    checkAgain: async () => {
      if (checked) await check(checked.file)
    },
    startAgain: () => {
      setChecked(null)
      setFailure(null)
    },
  }
}

/** Returns the bad lines of a file as a file. @throws {ApiError} */
export async function readBadLines(file: File): Promise<Blob> {
  const call = { method: 'POST', form: formOf(file), headers: { Accept: 'text/csv' }, asFile: true } as const
  return (await callAdmin<Blob>(PATH, call)).body
}
