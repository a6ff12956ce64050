import { expectAccessibleNow } from '../support/screens/axe'
import { expectTabInside } from '../support/screens/keyboard'
import { expect, test } from '../support/calls/fixtures'
import { HOSTILE_TEXTS } from '../support/hostile-markdown'
import { expectNoOverflow, textsOutside } from '../support/screens/overflow'
import { main, open, POST, SERVICE } from '../pages/public'

// Services, articles and faults: layout, keys and pictures. Tests of their markup are in e2e/html.

test('the table of contents of a long article stays in view, links to headings, and precedes the text in a narrow window', async ({
  page,
}) => {
  await open(page, POST.path)
  const contents = page.getByRole('navigation', { name: 'İçindekiler' })
  const text = main(page).getByText('PLC’nin bir iki günde bir kendini yeniden başlatması')
  const boxes = async () => [(await contents.boundingBox())!, (await text.boundingBox())!] as const
  const [contentsBox, textBox] = await boxes()
  expect(contentsBox.x).toBeGreaterThan(textBox.x + textBox.width)
  const links = contents.getByRole('link')
  expect(await links.count()).toBeGreaterThan(5)
  for (const link of [links.first(), links.last()]) {
    await link.click()
    await expect(main(page).getByRole('heading', { name: (await link.textContent())!, exact: true })).toBeInViewport()
  }
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await expect(contents).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 768, height: 900 })
  const [contentsAbove, textBelow] = await boxes()
  expect(contentsAbove.y + contentsAbove.height).toBeLessThan(textBelow.y)

  await page.setViewportSize({ width: 360, height: 800 })
  const table = main(page).getByRole('region', { name: 'Üç nokta, üç ölçüm', exact: true })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft), 'by keyboard').toBeGreaterThan(0)
})

test('hostile Markdown runs no script and loads nothing', async ({ page, content }) => {
  const text = HOSTILE_TEXTS.join('\n\n').replaceAll('\0', '')
  await content.addPost({ title: 'Tuzak', slug: 'tuzak', content: text, contentFormat: 'markdown' })
  page.on('dialog', () => expect(true, 'a script ran').toBe(false))
  await open(page, '/teknik-bilgi/tuzak')
  await expect(main(page).getByText('<script>alert(1)</script>', { exact: true }).first()).toBeVisible()
  expect(await main(page).locator('script:not([type="application/ld+json"]), style, iframe, [style]').count()).toBe(0)
  await expectNoOverflow(page)
})

test('the content security policy blocks a foreign inline script', async ({ page, watch }) => {
  watch.allow(/[Cc]ontent.[Ss]ecurity.[Pp]olicy|blocked by the security policy/)
  await open(page, '/')
  const hasRun = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve))
    return 'intruder' in window
  })
  expect(hasRun).toBe(false)
})

/** A word of the maximum length of a title. */
const WORD = 'ğüşıöç1234'.repeat(20)

test('words of 200 letters stay between the margins of every kind of page', async ({ page, content, watch }) => {
  watch.allow(/status of 404/)
  await page.setViewportSize({ width: 320, height: 720 })
  const details = { description: WORD, detailsDescription: WORD, benefits: [WORD], brands: [WORD.slice(0, 100)] }
  const device = { deviceName: WORD.slice(0, 80), ...details }
  const serviceId = await content.addService({ title: WORD, slug: 'uzun-hizmet', ...device })
  const markdown = `## ${WORD}\n\n## ${WORD}\n\n### ${WORD}\n\n${WORD} **${WORD}** \`${WORD}\` [${WORD}](/x)\n\n- ${WORD}\n\n1. ${WORD}\n\n> ${WORD}`
  const post = { title: WORD, slug: 'uzun-metin', summary: WORD, author: WORD.slice(0, 100), publishedAt: new Date() }
  await content.addPost({ ...post, content: markdown, contentFormat: 'markdown' })
  const texts = { brand: WORD.slice(0, 80), series: WORD.slice(0, 120), title: WORD, serviceId, featured: true }
  const lists = { causes: [WORD], checks: [WORD], warning: WORD, repair: WORD, symptoms: WORD }
  await content.addFault({ ...texts, ...lists, code: WORD.slice(0, 24), slug: 'uzun-ariza' })
  const services = ['/', '/hizmetler', '/hizmetler/uzun-hizmet', '/ariza-kodlari/cihaz/uzun-hizmet']
  for (const path of [...services, '/teknik-bilgi', '/teknik-bilgi/uzun-metin', '/ariza-kodlari/uzun-ariza']) {
    // The rows were written to the database directly, so the site shows them a moment later.
    await expect(async () => {
      await open(page, path)
      await expect(main(page).getByText(WORD.slice(0, 20)).first()).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    expect(await textsOutside(page), path).toEqual([])
  }
  // Texts of settings, on the pages that show them.
  for (const path of ['/', '/kurumsal', '/tamir-sureci', '/kvkk']) {
    await open(page, path)
    await page.evaluate(
      (word) => {
        for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dd)'))
          if (element.childElementCount === 0 && element.textContent.trim() !== '') element.textContent = word
      },
      WORD.slice(0, 72),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  await open(page, `/hizmetler/${'uzun-ad-1234'.repeat(8)}`)
  expect(await textsOutside(page), 'an unknown address').toEqual([])
})

test('the gallery is accessible, works by keyboard, and closes with Escape, its button or a click outside', async ({
  page,
}) => {
  await open(page, SERVICE.path)
  const thumbnail = main(page).getByRole('button', { name: 'Resmi büyüt: Servo Sürücü Tamiri, resim 3' })
  const overlay = page.getByRole('dialog')
  await thumbnail.focus()
  await page.keyboard.press('Enter')
  await expect(overlay).toContainText('3/5')
  const picture = overlay.getByRole('img', { name: 'Servo Sürücü Tamiri, resim 3' })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(400)
  await expectAccessibleNow(page)
  await page.keyboard.press('ArrowRight')
  await expect(overlay).toContainText('4/5')
  await page.keyboard.press('ArrowLeft')
  await expect(overlay).toContainText('3/5')
  await overlay.getByRole('button', { name: 'Sonraki resim' }).click()
  await expect(overlay.getByRole('img', { name: 'Servo Sürücü Tamiri, resim 4' })).toBeVisible()
  await expectTabInside(page, overlay, 5)
  const closeActions = [
    () => page.keyboard.press('Escape'),
    () => overlay.getByRole('button', { name: 'Kapat' }).click(),
    () => page.mouse.click(4, 4),
  ]
  for (const [index, close] of closeActions.entries()) {
    if (index > 0) await thumbnail.click()
    await expect(overlay).toBeVisible()
    await close()
    await expect(overlay).toBeHidden()
    await expect(thumbnail).toBeFocused()
  }
})
