import { useState } from 'react'
import { callAdmin } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'

/** A saved text that names the person, with a delete button, because saved texts have no screen. */
export function SavedTextMention({ id, text }: { id: string; text: string }) {
  const [isDeleted, setDeleted] = useState(false)
  const { isBusy, failure, run } = useCall('Hazır metin silinemedi: ')

  async function remove() {
    await callAdmin(apiPath('SavedTexts/[key]', { key: id }), { method: 'DELETE' })
    setDeleted(true)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-0 [overflow-wrap:anywhere]">Hazır metin: “{text}”</span>
      {isDeleted ? (
        <output className="text-ink-2">Silindi</output>
      ) : (
        <Button busy={isBusy && 'Siliniyor'} onClick={() => run(remove)}>
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
