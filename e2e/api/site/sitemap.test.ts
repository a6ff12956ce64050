import { expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { GET as getSecurityText } from '@/app/.well-known/security.txt/route'
import { GET as getFeed } from '@/app/rss.xml/route'
import { GET as getSitemap } from '@/app/sitemap.xml/route'
import { db } from '@/lib/platform/db/client'
import { changeSettings, useDatabase } from '../../support/calls/handlers'

useDatabase()

test('sitemap and feed use the publication time of an item if it is later than the last edit', async () => {
  const [updatedAt, publishedAt] = [new Date('2026-02-01T06:00:00Z'), new Date('2026-02-03T06:00:00Z')]
  const id = newId()
  await db().blogPost.create({ data: { id, slug: id, title: id, content: 'Metin', publishedAt, updatedAt } })
  expect(await (await getSitemap()).text()).toMatch(
    new RegExp(`/teknik-bilgi/${id}</loc>\\s*<lastmod>2026-02-03T06:00:00.000Z`),
  )
  expect(await (await getFeed()).text()).toContain('<lastBuildDate>Tue, 03 Feb 2026 06:00:00 GMT')
})

test('security.txt has the address from the settings, and gets 404 without one', async () => {
  expect((await getSecurityText()).status).toBe(404)
  await changeSettings('notifications', { securityContact: 'guvenlik@ornek.example' })
  const response = await getSecurityText()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toContain('Contact: mailto:guvenlik@ornek.example\n')
})
