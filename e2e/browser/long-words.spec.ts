import { slugFromText } from '@/lib/platform/turkish/slug'
import { expect, test } from '../support/fixtures'
import { textsOutside } from '../support/margins'
import { main, open, openUntilShown } from '../pages/public'

/** As long as a title may be, without a place to break it. */
const WORD = 'ğüşıöç1234'.repeat(20)

test('words of 200 letters in a service, a post, a fault and an unknown address stay between the margins', async ({
  page,
  content,
  watch,
}) => {
  watch.allow(/status of 404/)
  await page.setViewportSize({ width: 320, height: 720 })
  const details = { description: WORD, detailsDescription: WORD, benefits: [WORD], brands: [WORD.slice(0, 100)] }
  await content.addService({ title: WORD, slug: 'uzun-hizmet', ...details })
  const text = { summary: WORD, content: WORD, author: WORD.slice(0, 100), publishedAt: new Date() }
  await content.addPost({ title: WORD, slug: 'uzun-yazi', ...text })
  const markdown = `## ${WORD}\n\n## ${WORD}\n\n### ${WORD}\n\n${WORD} **${WORD}** \`${WORD}\` [${WORD}](/x)\n\n- ${WORD}\n\n1. ${WORD}\n\n> ${WORD}`
  await content.addPost({ title: WORD, slug: 'uzun-metin', content: markdown, contentFormat: 'markdown' })
  const serviceId = await content.addService({ title: 'Uzun cihaz', slug: 'uzun-cihaz', deviceName: WORD.slice(0, 80) })
  const words = { brand: WORD.slice(0, 80), series: WORD.slice(0, 120), title: WORD, serviceId, featured: true }
  const lists = { causes: [WORD], checks: [WORD], warning: WORD, repair: WORD, symptoms: WORD }
  await content.addFault({ ...words, ...lists, code: WORD.slice(0, 24), slug: 'uzun-ariza' })
  await content.addFault({ ...words, slug: 'uzun-kodsuz-ariza' })
  await content.addReference('uzun-ad-1234'.repeat(8))
  const brand = `/ariza-kodlari/marka/${slugFromText(words.brand)}`
  for (const path of [
    '/',
    '/hizmetler',
    '/hizmetler/uzun-hizmet',
    '/hizmetler/uzun-cihaz',
    '/teknik-bilgi',
    '/teknik-bilgi/uzun-yazi',
    '/teknik-bilgi/uzun-metin',
    '/ariza-kodlari/uzun-ariza',
    '/ariza-kodlari/uzun-kodsuz-ariza',
    brand,
    '/ariza-kodlari/cihaz/uzun-cihaz',
    `${brand}/cihaz/uzun-cihaz`,
  ]) {
    await openUntilShown(page, path, () => main(page).getByText(WORD.slice(0, 20)).first())
    expect(await textsOutside(page), path).toEqual([])
  }
  for (const path of ['/hizmetler', '/teknik-bilgi']) {
    await open(page, `${path}/${'uzun-ad-1234'.repeat(8)}`)
    expect(await textsOutside(page), path).toEqual([])
  }
})
