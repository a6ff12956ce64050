import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { NOTICE_VERSION, NOTICE_VERSIONS } from '@/lib/settings/notice-text'
import { privacySections } from '@/lib/settings/privacy-notice'

const digest = createHash('sha256')
  .update(JSON.stringify(privacySections(DEFAULT_SETTINGS)))
  .digest('hex')
  .slice(0, 16)

describe('the version of the privacy notice', () => {
  it('increases with each change to the text, because messages store the version that their senders saw', () => {
    expect(NOTICE_VERSIONS.at(-1)!.digest).toBe(digest)
  })

  it('is consecutive, and each version has its own digest', () => {
    expect(NOTICE_VERSIONS.map(({ version }) => version)).toEqual(NOTICE_VERSIONS.map((_, index) => index + 1))
    expect(new Set(NOTICE_VERSIONS.map((notice) => notice.digest)).size).toBe(NOTICE_VERSIONS.length)
    expect(NOTICE_VERSION).toBe(NOTICE_VERSIONS.length)
  })
})

it('a long text is parsed in linear time, and only known placeholders in braces are replaced', () => {
  const text = `## Başlık\n{unvan} {constructor} [kurallar](https://ornek.example/a)\n- madde\n${'['.repeat(29_000)}`
  const [section] = privacySections({ ...DEFAULT_SETTINGS, notice: { ...DEFAULT_SETTINGS.notice, text } })
  expect(section).toMatchObject({
    heading: 'Başlık',
    paragraphs: [`${DEFAULT_SETTINGS.company.legalName} {constructor} kurallar`, '['.repeat(29_000)],
    list: ['madde'],
    links: [{ text: 'kurallar', href: 'https://ornek.example/a' }],
  })
})
