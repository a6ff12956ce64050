import { expect } from 'vitest'
import { v7 as newId } from 'uuid'
import { GET } from '@/app/api/Search/route'
import { codeColumns } from '@/lib/faults/alarm-code'
import { db } from '@/lib/platform/db/client'
import type { Hit } from '@/lib/search/output'
import { ask, newAddress } from './handlers'

// What the site's search finds, and searches for it.

const TOMORROW = new Date(Date.now() + 86_400_000)
const PICTURE = '/uploads/gizliresim.webp'

/** Adds a fault; without more it is published. */
export const addFault = (fault: {
  brand: string
  series?: string
  code?: string
  title: string
  [more: string]: unknown
}) => {
  const { brand, series = '', code = '', title, ...more } = fault
  const words = { brand, series, code, title }
  return db().fault.create({
    data: { id: newId(), slug: `ariza-${newId()}`, ...words, ...codeColumns(words), ...more },
  })
}

/** Adds a post; without more it is published. */
export const addPost = (title: string, content: string, more: { isDraft?: boolean; publishedAt?: Date } = {}) =>
  db().blogPost.create({ data: { id: newId(), slug: `yazi-${newId()}`, title, content, ...more } })

/** Adds one item of each kind, similar codes, and items that no visitor may find. */
export async function addFindableItems() {
  await db().service.create({
    data: { id: newId(), slug: 'servo', title: 'Servo Sürücü Tamiri', description: 'Aşırı akım ve enkoder alarmları.' },
  })
  await addFault({
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL16',
    title: 'Servo açılırken aşırı akım',
    symptoms: 'Mil dönmeden AL16 yazar.',
    causes: ['IGBT modülünde kısa devre'],
  })
  const symptoms = 'AL16 değildir.'
  await addFault({ brand: 'Yumaro', series: 'YS2', code: 'AL17', title: 'Hızlanırken aşırı akım', symptoms })
  await addFault({ brand: 'Nordhel', series: 'ND2', code: 'AL16.2', title: 'Frenleme kıyıcısında aşırı akım' })
  await addFault({ brand: 'Vektral', series: 'VX', code: 'F.05', title: 'Çıkışta toprak kaçağı' })
  await addFault({ brand: 'Kestrun', series: 'KD', code: 'F05', title: 'Düşük gerilim' })
  await addFault({ brand: 'Harvesk', series: 'HN', code: 'ALM 414', title: 'X ekseni servo arızası' })
  await addFault({ brand: 'Tesvara', title: 'IŞIK yanmıyor' })
  await addFault({ brand: 'Tesvara', title: 'Tesvara 24V yok', symptoms: 'Besleme ölçülemez.' })
  await addPost('Gerilim ölçümü', 'Besleme 24 V olmalı.')
  await addPost('Enkoder pili', 'Pil her yıl değişir.')
  for (let n = 1; n <= 5; n += 1) await addFault({ brand: 'Aksonik', code: `Z${n}`, title: 'Yavaşlarken aşırı akım' })
  await addFault({ brand: 'Yumaro', series: 'YS9', code: 'GZ1', title: 'Gizlitaslak', isDraft: true })
  await addFault({ brand: 'Yumaro', series: 'YS9', code: 'GZ2', title: 'Gizlitaslak', publishedAt: TOMORROW })
  await addFault({ brand: 'Yumaro', series: 'YS9', code: 'GZ3', title: 'Enkodez', isDraft: true })
  await addPost(
    'Aşırı akım alarmı',
    `## Önce ölçün\n\nKodun adı **AL-16** olabilir. ![Kart](${PICTURE}) [Sayfa](https://hedef.example/yol)`,
  )
  await addPost('Gizlitaslak', 'x', { isDraft: true })
  await addPost('Gizlitaslak', 'x', { publishedAt: TOMORROW })
}

type Answer = { query: string; total: number; hits: Hit[]; corrections: { typed: string; meant: string[] }[] }

/** Searches as a visitor from a network of their own. */
export const find = async (q: string): Promise<Answer> => {
  const response = await ask(GET, {
    query: `?q=${encodeURIComponent(q)}`,
    headers: { 'x-client-address': newAddress() },
  })
  expect([q, response.status]).toEqual([q, 200])
  return (await response.json()) as Answer
}
