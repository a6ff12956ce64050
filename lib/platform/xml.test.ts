import { expect, it } from 'vitest'
import { escapeXml } from '@/lib/platform/xml'

it('the special characters of XML are escaped', () => {
  expect(escapeXml(`a & b < c > "d" 'e' &amp;`)).toBe('a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos; &amp;amp;')
})
