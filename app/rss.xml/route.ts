import { changedAt } from '@/lib/content/publication'
import { listPosts, type BlogPost } from '@/lib/articles/data'
import { getCompany } from '@/lib/settings/data'
import { postDescription } from '@/lib/articles/description'
import { PATHS, postPath } from '@/lib/site/pages'
import { absoluteUrl, siteIconPath } from '@/lib/settings/urls'
import { element, escapeXml } from '@/lib/platform/xml'

export const dynamic = 'force-dynamic'

/** Number of posts in the feed; feed readers keep older ones themselves. */
const MAX_ITEMS = 30

function itemXml(post: BlogPost): string {
  const url = absoluteUrl(postPath(post.slug))
  return `<item>
${element('title', post.title)}${element('link', url)}${element('description', postDescription(post))}<guid isPermaLink="false">${post.id}</guid>
${element('dc:creator', post.author)}${element('pubDate', post.publishedAt.toUTCString())}</item>
`
}

/** The posts as RSS 2.0, newest first. */
export async function GET(): Promise<Response> {
  const [{ items }, company] = await Promise.all([listPosts({ skip: 0, take: MAX_ITEMS }), getCompany()])
  const title = `${company.name}: Teknik Bilgi`
  const blog = absoluteUrl(PATHS.blog)
  const lastChange = items.map(changedAt).reduce<Date | null>((last, time) => (last && last > time ? last : time), null)
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', title)}${element('link', blog)}${element('description', company.summary || title)}${element('language', 'tr')}${lastChange ? element('lastBuildDate', lastChange.toUTCString()) : ''}<atom:link href="${escapeXml(absoluteUrl(PATHS.feed))}" rel="self" type="application/rss+xml"/>
<image>
${element('url', absoluteUrl(siteIconPath(company, 192)))}${element('title', title)}${element('link', blog)}</image>
${items.map(itemXml).join('')}</channel>
</rss>
`
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
