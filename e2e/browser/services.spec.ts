import { violations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { main, open, SERVICE } from '../pages/public'

test('the gallery is accessible and goes by keys, and closes by Escape, its button and a click outside the picture', async ({
  page,
}) => {
  await open(page, SERVICE.path)
  const thumbs = main(page).getByRole('button', { name: /^Resmi büyüt: Servo Sürücü Tamiri, resim \d$/ })
  await expect(thumbs).toHaveCount(5)
  const thumb = main(page).getByRole('button', { name: 'Resmi büyüt: Servo Sürücü Tamiri, resim 3' })
  const overlay = page.getByRole('dialog')
  await thumb.focus()
  await page.keyboard.press('Enter')
  await expect(overlay).toBeVisible()
  await expect(overlay).toContainText('3/5')
  await expect(overlay).toContainText('Servo Sürücü Tamiri')
  await expect(overlay.getByRole('img', { name: 'Servo Sürücü Tamiri, resim 3' })).toBeVisible()
  expect(
    await overlay
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(400)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
  await page.keyboard.press('ArrowRight')
  await expect(overlay).toContainText('4/5')
  await page.keyboard.press('ArrowLeft')
  await expect(overlay).toContainText('3/5')
  await overlay.getByRole('button', { name: 'Sonraki resim' }).click()
  await expect(overlay.getByRole('img', { name: 'Servo Sürücü Tamiri, resim 4' })).toBeVisible()
  await overlay.getByRole('button', { name: 'Önceki resim' }).click()
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab')
    expect(
      await overlay.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(thumb).toBeFocused()

  await thumb.click()
  await overlay.getByRole('button', { name: 'Kapat' }).click()
  await expect(overlay).toBeHidden()
  await expect(thumb).toBeFocused()

  await thumb.click()
  await expect(overlay).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(overlay).toBeHidden()
})
