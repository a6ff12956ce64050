'use client'

import { SearchX } from 'lucide-react'
import { useParams } from 'next/navigation'
import { useState } from 'react'
import useSWR from 'swr'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import type { Versioned } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button'
import type { ApiError } from '@/lib/api/client'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { type SlideItem, slideOf } from './slide-draft'
import { readSlide, SlideEditor, SLIDES_PATH } from './slide-form'

export function SlideTitle() {
  return `${useParams<{ n: string }>().n}. slayt`
}

/** The form of a slide, with its preview. */
export function SlideScreen() {
  const { n } = useParams<{ n: string }>()
  // The slide is read once, because a later response would change the form during typing.
  const options = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }
  // The key differs for each visit, because a cached response may be outdated.
  const [openedAt] = useState(() => Date.now())
  const { data, error, isValidating, mutate } = useSWR<Versioned<SlideItem>, ApiError>(
    [SLIDES_PATH, n, openedAt],
    () => readSlide(n),
    options,
  )
  if (error) {
    return (
      <ReadFailure
        error={error}
        isReading={isValidating}
        reload={mutate}
        errorPrefix="Slayt yüklenirken hata oluştu: "
      />
    )
  }
  if (!data) return <output aria-busy>Yükleniyor…</output>
  if (slideOf(data.item)) return <SlideEditor key={n} item={data.item} mutate={mutate} />
  return (
    <Alert
      tone="neutral"
      icon={SearchX}
      title="Böyle bir slayt yok."
      text="Ana sayfada beş slayt var."
      actions={<ButtonLink href={ADMIN_PATHS.site}>Site Bilgileri</ButtonLink>}
    />
  )
}
