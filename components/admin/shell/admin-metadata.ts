import type { Metadata } from 'next'
import { company } from '@/lib/site/company'

/** Title of a page of the panel; no search engine keeps any of them. */
export function adminMetadata(title: string): Metadata {
  return { title: { absolute: `${title} | ${company.name} Yönetim` }, robots: { index: false, follow: false } }
}
