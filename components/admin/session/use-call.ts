import { useState } from 'react'
import { reasonOf } from '@/components/admin/session/api'

/** Runs calls, and returns whether one is running and why the last one failed. `errorPrefix` is a text like 'Dosya hazırlanamadı: '. */
export function useCall(errorPrefix = '') {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function run(call: () => unknown): Promise<void> {
    setFailure('')
    setBusy(true)
    try {
      await call()
    } catch (error) {
      setFailure(errorPrefix + reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, failure, run: (call: () => unknown) => void run(call), forgetFailure: () => setFailure('') }
}
