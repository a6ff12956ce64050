import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Hit } from '@/lib/search/output'
import { HitList } from './hit-list'

test('a title after a code starts in lower case', () => {
  const marks = { code: [], title: [], text: [] }
  const names = { brand: '', series: '', device: '', title: 'İnverter ısınıyor', text: '' }
  const hit = { kind: 'fault', url: '/ariza-kodlari/e1', code: 'E1', isExact: true, ...names, marks } as Hit
  expect(renderToStaticMarkup(<HitList hits={[hit]} />).replaceAll(/<[^>]*>/g, '')).toContain('E1: inverter ısınıyor')
})
