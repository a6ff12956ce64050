import { expect, it } from 'vitest'
import { getService } from './data'

it('says that the address names no service', async () => {
  await expect(getService('')).rejects.toMatchObject({
    code: 'invalid-input',
    message: "Hizmet adı URL'de bulunamadı.",
  })
})
