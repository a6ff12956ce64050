import { expect, it } from 'vitest'
import { filterOf, filterPath } from './order-filter'

it.each(['', 'adim=3&q=YS3-40', 'suz=yeni-karar&q=a', 'durum=hepsi&q=%C4%B1%C5%9F%C4%B1k'])(
  'an address leads back to its own filter: %s',
  (query) => {
    const address = `/admin/is-emirleri${query && `?${query}`}`
    expect(filterPath(filterOf(new URLSearchParams(query)))).toBe(address)
  },
)
