import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { enter, sidebar, startSession } from '../pages/admin'
import { alert, holdCalls, whileAway } from '../pages/content-screen'
import { main, open } from '../pages/public'
import type { Content } from '../support/content'

type List = {
  name: string
  path: string
  /** Its link in the sidebar. */
  link: RegExp
  /** The call that reads it. */
  call: string
  search: string
  errorPrefix: string
  add: (content: Content, name: string, index: number) => Promise<unknown>
}

const slug = (name: string, index: number) => `${name.split(' ').at(-1)}-${index}`

const LISTS: List[] = [
  {
    name: 'posts',
    path: '/admin/blog',
    link: /^Blog/,
    call: '**/api/BlogPosts?*',
    search: 'Yazı ara',
    errorPrefix: 'Blog yazıları yüklenirken hata oluştu: ',
    add: (content, title, index) => content.addPost({ title, slug: slug(title, index) }),
  },
  {
    name: 'references',
    path: '/admin/referanslar',
    link: /^Referanslar/,
    call: '**/api/References',
    search: 'Marka ara',
    errorPrefix: 'Referanslar yüklenirken hata oluştu: ',
    add: (content, name) => content.addReference(name),
  },
  {
    name: 'services',
    path: '/admin/hizmetler',
    link: /^Hizmetler/,
    call: '**/api/Services?*',
    search: 'Hizmet ara',
    errorPrefix: 'Hizmetler yüklenirken hata oluştu: ',
    add: (content, title, index) => content.addService({ title, slug: slug(title, index) }),
  },
  {
    name: 'messages',
    path: '/admin/mesajlar',
    link: /^Mesajlar/,
    call: '**/api/ContactMessages?*',
    search: 'Ad, firma, cihaz ya da arıza ara',
    errorPrefix: 'Mesajlar yüklenirken bir hata oluştu: ',
    add: (content, contactPerson, index) =>
      content.addMessage({ contactPerson, receivedAt: new Date(Date.UTC(2033, 0, 1, 0, index)).toISOString() }),
  },
]

/** Rows of the list, and none of the form's. */
const rows = (page: Page) =>
  main(page)
    .locator('li')
    .filter({ has: page.getByRole('button', { name: /: düzenle$|işaretle: / }) })

for (const { name, path, link, call, search, errorPrefix, add } of LISTS) {
  test(`${name} show loading and failure, and load again when the server is back`, async ({ page, site, watch }) => {
    test.slow()
    watch.allow(/status of 503/)
    // Not the test's own account: what makes it would lose its connection.
    await startSession(page)
    await open(page, '/admin/ayarlar')
    const { waiting, release } = await holdCalls(page, call, 'GET')
    await sidebar(page).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect.poll(waiting).toBeGreaterThan(0)
    await expect(main(page).getByRole('status').getByText('Yükleniyor…')).toBeAttached()
    await expect(rows(page)).toHaveCount(0)
    await whileAway(site, async () => {
      release()
      await expect(alert(page, `${errorPrefix}Hizmet geçici olarak kullanılamıyor.`)).toBeVisible()
      await expect(main(page).getByRole('button', { name: 'Yeniden Dene' })).toBeVisible()
    })
    await expect(rows(page).first()).toBeVisible({ timeout: 45_000 })
    await expect(main(page).getByRole('alert')).toHaveCount(0)
  })

  test(`${name} beyond 50 are paged and searched with Turkish letters folded`, async ({ page, account, content }) => {
    const mark = `x${account.email.split('@')[0]!.slice(-8)}`
    await add(content, `IŞIK ${mark}`, 100)
    for (let index = 0; index < 52; index += 1) await add(content, `Dolgu ${mark}`, index)
    await enter(page, account, path)
    await expect(rows(page)).toHaveCount(50)
    await main(page)
      .getByRole('button', { name: /^Sonraki \d+$/ })
      .click()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(52)
    const box = main(page).getByRole('searchbox', { name: search })
    await box.fill(`isik ${mark}`)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(`IŞIK ${mark}`)
    await box.fill(`DOLGU ${mark}`)
    await expect(rows(page)).toHaveCount(50)
    await expect(main(page).getByText('1–50 / 52', { exact: true })).toBeVisible()
    await main(page).getByRole('button', { name: 'Sonraki 2', exact: true }).click()
    await expect(rows(page)).toHaveCount(52)
    await expect(main(page).getByText('1–52 / 52', { exact: true })).toBeVisible()
    await box.fill('olmayan-kelime')
    await expect(main(page).getByText('“olmayan-kelime” için sonuç yok.')).toBeVisible()
    await main(page).getByRole('button', { name: 'Aramayı Temizle' }).click()
    await expect(box).toHaveValue('')
    await expect.poll(() => rows(page).count(), 'as long as it was').toBeGreaterThan(52)
  })
}
