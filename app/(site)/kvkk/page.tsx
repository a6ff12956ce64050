import { PrivacyNotice } from '@/components/site/frame/privacy-notice'
import { getSettings } from '@/lib/settings/data'
import { privacyWords } from '@/lib/settings/privacy-notice'
import { pageMetadata } from '@/lib/seo/metadata'
import { PATHS } from '@/lib/site/pages'

export function generateMetadata() {
  return pageMetadata({
    title: privacyWords.title,
    description: 'İş emri formu ve site üzerinden alınan kişisel verilerin hangi amaçla, nasıl işlendiği.',
    path: PATHS.privacy,
  })
}

export default async function PrivacyPage() {
  return <PrivacyNotice settings={await getSettings()} />
}
