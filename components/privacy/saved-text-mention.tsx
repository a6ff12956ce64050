import { useState } from 'react'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'

/** A saved text that names the person, with a delete button, because saved texts have no screen. */
export function SavedTextMention({ id, text }: { id: string; text: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'deleted'>('idle')
  const [failure, setFailure] = useState('')

  async function remove() {
    setState('busy')
    setFailure('')
    try {
      await callAdmin(apiPath('SavedTexts/[key]', { key: id }), { method: 'DELETE' })
      setState('deleted')
    } catch (error) {
      setState('idle')
      setFailure(`Hazır metin silinemedi: ${reasonOf(error)}`)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-0 [overflow-wrap:anywhere]">Hazır metin: “{text}”</span>
      {state === 'deleted' ? (
        <output className="text-ink-2">Silindi</output>
      ) : (
        <Button busy={state === 'busy' && 'Siliniyor'} onClick={() => void remove()}>
          Hazır Metni Sil
        </Button>
      )}
      {failure && (
        <p role="alert" className="basis-full">
          {failure}
        </p>
      )}
    </div>
  )
}
