import { describe, expect, it } from 'vitest'
import { faultIn, MAX_QUERY_CHARS, queriedPage, searchTextIn } from './page-queries'

describe('queriedPage', () => {
  it('leaves every parameter out that the page does not know', () => {
    expect(queriedPage('/ara', '?utm_source=x&q=AL16&_rsc=1')).toBe('/ara?q=AL16')
    expect(queriedPage('/iletisim', '?x=1&ariza=yumaro-al16&q=2')).toBe('/iletisim?ariza=yumaro-al16')
  })

  it.each([
    ['/ara', ''],
    ['/ara', '?'],
    ['/ara', '?q='],
    ['/ara', '?q=%20%00%0a'],
    ['/ara', '?kod=AL16'],
    ['/iletisim', '?ariza=../admin'],
    ['/iletisim', '?k=1'],
    ['/iletisim', '?q=AL16'],
    ['/hizmetler', '?q=AL16'],
    ['/', '?ariza=yumaro-al16'],
  ])('%s%s is the page as without a query', (path, search) => {
    expect(queriedPage(path, search)).toBeNull()
  })

  it('gives one address to each set of ticked checks', () => {
    expect(queriedPage('/iletisim', '?k=3&ariza=a&k=1&k=3&k=0&k=21&k=x&k=-2')).toBe('/iletisim?ariza=a&k=1&k=3')
  })

  it('prefers a fault to a mere code', () => {
    expect(queriedPage('/iletisim', '?kod=AL166&ariza=yumaro-al16')).toBe('/iletisim?ariza=yumaro-al16')
    expect(queriedPage('/iletisim', '?kod=AL166&ariza=%00')).toBe('/iletisim?kod=AL166')
  })

  it('survives thousands of parameters', () => {
    expect(queriedPage('/ara', `?${'q=a&'.repeat(5000)}`)).toBe('/ara?q=a')
  })
})

describe('searchTextIn', () => {
  it('takes the first of several texts', () => {
    expect(searchTextIn({ q: ['AL16', 'F.05'] })).toBe('AL16')
  })

  it('cuts a long text between characters', () => {
    const text = searchTextIn({ q: '𝐀'.repeat(MAX_QUERY_CHARS + 50) })
    expect(text).toBe('𝐀'.repeat(MAX_QUERY_CHARS))
  })

  it.each([
    ['NUL', 'AL\0 16'],
    ['half characters', 'AL\uD83D 16'],
    ['line ends', 'AL\r\n\u2028 16'],
  ])('turns %s into a space', (_name, text) => {
    expect(searchTextIn({ q: text })).toBe('AL 16')
  })
})

describe('faultIn', () => {
  it('reads a mere code like a search', () => {
    expect(faultIn({ kod: ' AL166 ' })).toEqual({ code: 'AL166' })
  })
})
