import { expect, it } from 'vitest'
import { getPost } from './data'

it('says that the address names no post', async () => {
  await expect(getPost('')).rejects.toMatchObject({
    code: 'invalid-input',
    message: "Blog yazısı URL'de belirtilmemiş.",
  })
})
