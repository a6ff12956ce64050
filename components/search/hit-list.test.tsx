import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Hit } from '@/lib/search/output'
import { HitList } from './hit-list'

test.each([
  ['X ekseni servo arızası', 'X ekseni servo arızası'],
  ['I/O kartı yok', 'I/O kartı yok'],
  ['İnverter ısınıyor', 'inverter ısınıyor'],
])('after its code %s is %s', (title, text) => {
  const hit = {
    kind: 'fault',
    url: '/ariza-kodlari/e1',
    code: 'E1',
    isExact: true,
    title,
    text: '',
    marks: { code: [], title: [], text: [] },
  }
  const markup = renderToStaticMarkup(<HitList hits={[{ brand: '', series: '', device: '', ...hit } as Hit]} />)
  expect(/<h2[^>]*>(.*?)<\/h2>/.exec(markup)![1]!.replaceAll(/<[^>]*>/g, '')).toBe(`E1: ${text}`)
})
