'use client'

import { Download } from 'lucide-react'
import { readCsv } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { Button } from '@/components/ui/button'
import type { GetPath } from '@/lib/api/paths'
import { istanbulDay } from '@/lib/platform/turkish/dates'

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Downloads the CSV at a path; the file name ends in the date. */
export async function saveCsv(path: GetPath<unknown>, name: string): Promise<void> {
  saveFile(await readCsv(path), `${name}-${istanbulDay(new Date())}.csv`)
}

type CsvDownloadProps = {
  path: GetPath<unknown>
  /** The file name without the date: 'mesajlar' for mesajlar-2026-11-22.csv. */
  name: string
  label?: string
}

export function CsvDownload({ path, name, label = 'CSV İndir' }: CsvDownloadProps) {
  const { isBusy, failure, run } = useCall()
  return (
    <div>
      <Button icon={Download} busy={isBusy && 'Hazırlanıyor'} onClick={() => run(() => saveCsv(path, name))}>
        {label}
      </Button>
      {failure && (
        <p role="alert" className="mt-2 font-semibold text-bad">
          CSV indirilirken hata oluştu: {failure}
        </p>
      )}
    </div>
  )
}
