import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { sessionOf } from '@/lib/accounts/sessions'
import { readToday } from '@/lib/dashboard/today/data'
import { db } from '@/lib/platform/db/client'
import type { Role } from '@/lib/access/roles'
import { newToken, useDatabase } from '../../support/calls/handlers'
import { faultRow, messageRow } from '../../support/calls/rows'

useDatabase()

const NOW = new Date('2026-03-12T11:05:00+03:00')
const publication = (isDraft: boolean, publishedAt: string) => ({ isDraft, publishedAt: new Date(publishedAt) })
const content = { content: 'a', author: 'Nihal Erdem' }

beforeAll(async () => {
  const fault = (brand: string, code: string, fields: object) => faultRow({ brand, series: '', code, ...fields })
  const savedOn = (day: string) => ({ updatedAt: new Date(`${day}T08:00:00Z`) })
  const post = (title: string, fields: object) => ({ id: newId(), slug: newId(), title, ...content, ...fields })
  await db().blogPost.createMany({
    data: [
      post('Bugün', publication(false, '2026-03-12T16:30:00+03:00')),
      post('Geçti', publication(false, '2026-03-12T11:00:00+03:00')),
      post('Yarın', publication(false, '2026-03-13T00:00:00+03:00')),
      post('Enkoder kablosu', { ...publication(true, '2026-03-01T00:00:00Z'), ...savedOn('2026-03-09') }),
    ],
  })
  const draft = publication(true, '2026-03-01T00:00:00Z')
  await db().fault.createMany({
    data: [
      fault('Yumaro', 'AL53', { ...draft, ...savedOn('2026-03-06') }),
      fault('Vektral', 'F.40', publication(false, '2026-01-01T00:00:00Z')),
    ],
  })
  const emptySearch = (key: string, count: number, day: string) => ({ kind: 'empty', key, count, day: new Date(day) })
  await db().siteCount.createMany({
    data: [
      emptySearch('al53', 6, '2026-03-12'),
      emptySearch('f.41', 5, '2026-03-11'),
      emptySearch('kodu olmayan arıza', 9, '2026-03-11'),
      emptySearch('f.42', 4, '2026-03-11'),
      ...Array.from({ length: 7 }, (_, i) => emptySearch(`e0${i}`, 5, '2026-03-10')),
    ],
  })
  const part = (code: string, lowSince: string) => {
    return { id: newId(), code, name: 'Soğutma fanı', onHand: 1000, least: 4000, lowSince: new Date(lowSince) }
  }
  await db().part.createMany({
    data: [part('FAN-80-24', '2026-03-11T00:00:00+03:00'), part('ESKI', '2026-03-10T23:59:00+03:00')],
  })
  const problemDescription = 'Açılmıyor.\nEkranda çizgiler var.'
  const receivedAt = new Date('2026-03-12T08:05:00+03:00')
  const message = { contactPerson: 'Gönül Sarp', deviceBrand: 'Vektral', problemDescription, receivedAt }
  await db().contactMessage.create({ data: messageRow(message) })
})

const todayOf = async (role: Role) => readToday((await sessionOf(await newToken({ role })))!, NOW)

test('an editor sees today’s posts, the drafts, and the codes that visitors searched for without hits', async () => {
  const { total, groups } = await todayOf('editor')
  const texts = groups.map(({ title, rows, more }) => [
    title,
    ...rows.map(({ code, title: name, text, age }) => [code, name, text, age].join(' | ')),
    more,
  ])
  const rowOfUnknownCode = (code: string) => `${code} | 5 kez arandı | sitede yok | 2 gün`
  expect(texts).toEqual([
    ['Bugün yayınlanacak', '16.30 | Bugün | zamanlandı, Nihal Erdem | 5 saat sonra', ''],
    ['Taslakta bekleyen yazılar', 'Yazı | Enkoder kablosu | son kayıt 9 Mart | 3 gün', ''],
    ['Taslakta bekleyen kodlar', 'Kod | Yumaro, AL53 | çözüm adımları boş | 6 gün', ''],
    [
      'Aranıp bulunamayan kodlar',
      'AL53 | 6 kez arandı | Yumaro taslağı var, yayında değil | bugün',
      ...['E00', 'E01', 'E02', 'E03'].map(rowOfUnknownCode),
      '4 kod daha',
    ],
  ])
  expect(total).toBe(1 + 2 + 9)
})

test('the workshop and managers see messages, orders and parts that ran low since yesterday, and no content', async () => {
  for (const role of ['workshop', 'manager'] as const) {
    const { total, groups } = await todayOf(role)
    expect([total, groups.map(({ title }) => title)]).toEqual([2, ['Okunmamış mesajlar', 'Azalan parçalar']])
    expect(groups[0]!.rows).toMatchObject([
      { title: 'Gönül Sarp', text: 'Vektral, Açılmıyor. Ekranda çizgiler var.', age: '3 saat', isNew: true },
    ])
    expect(groups[1]!.rows).toMatchObject([
      { code: 'FAN-80-24', title: 'Soğutma fanı', text: 'elde 1 adet, en az 4', tone: 'strong', age: '1 gün' },
    ])
  }
})
