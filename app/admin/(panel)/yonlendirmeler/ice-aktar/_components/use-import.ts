import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { adminListKey } from '@/components/admin/list/use-admin-list'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import type { ImportResult } from '@/lib/domains/redirects/mutations'
import { MAX_FILE_BYTES } from '@/lib/domains/redirects/schema'

const LIST_PATH = '/api/Redirects'
const PATH = `${LIST_PATH}/import`

async function send(file: File, apply: boolean): Promise<ImportResult> {
  const form = new FormData()
  form.set('file', file, file.name)
  form.set('apply', String(apply))
  return (await callAdmin<ImportResult>(PATH, { method: 'POST', form })).body
}

/** A file of redirects: what would become of its lines, and then what became of them. */
export function useImport() {
  const [state, setState] = useState<{ file: File; result: ImportResult; isDone: boolean } | null>(null)
  const [busy, setBusy] = useState<'read' | 'add' | null>(null)
  const [failure, setFailure] = useState('')
  const { mutate } = useSWRConfig()

  async function run(file: File, apply: boolean): Promise<void> {
    setFailure('')
    setBusy(apply ? 'add' : 'read')
    try {
      setState({ file, result: await send(file, apply), isDone: apply })
      if (apply) await mutate(adminListKey(LIST_PATH))
    } catch (error) {
      if (!apply) setState(null)
      setFailure(reasonOf(error))
    } finally {
      setBusy(null)
    }
  }

  return {
    state,
    busy,
    failure,
    choose: async (file: File) => {
      if (file.size <= MAX_FILE_BYTES) return run(file, false)
      setState(null)
      setFailure(`${file.name} çok büyük: en çok ${MAX_FILE_BYTES / 1024 / 1024} MB olabilir.`)
      return undefined
    },
    apply: async () => {
      if (state) await run(state.file, true)
    },
  }
}
