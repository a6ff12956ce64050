import { expect } from '@playwright/test'
import { cancelButton, deleteButton, field, fileInput, saveButton, stateChoice } from '../content-screen'
import { bringPictures, preview, text, tool } from '../editor'
import { main } from '../public'
import {
  addFaultAgain,
  BAD_FAULT_FILE,
  chooseFaults,
  chooseRedirects,
  conflict,
  edit,
  editFault,
  FAULT_FILE,
  POST,
  SERVICE,
} from '../screen-states'
import type { Screens } from './screen'
import { damagedPicture, newPictureFile } from '../../support/images'

/** Screens of the menu's group 'İçerik'. */
export const CONTENT_SCREENS = {
  '/admin/hizmetler': [
    { name: 'services' },
    { name: 'a service in conflict', act: conflict },
    {
      name: 'a service under edit with fresh pictures',
      act: async (page) => {
        await cancelButton(page).click()
        await edit(page, SERVICE)
        await fileInput(page).setInputFiles([await newPictureFile('yeni.png'), damagedPicture('klemens.bmp')])
      },
    },
    {
      name: 'another row over what was typed',
      act: async (page) => {
        await cancelButton(page).click()
        await field(page, 'Başlık').fill('Yarım kalan')
        await edit(page, SERVICE)
      },
    },
  ],
  '/admin/onizleme/hizmet/{service}': [{ name: 'the preview of a service' }],
  '/admin/ariza-kodlari': [
    { name: 'alarm codes' },
    { name: 'alarm codes without hits', act: (page) => main(page).getByRole('searchbox').fill('yok böyle bir kod') },
    {
      name: 'a fault with errors',
      act: async (page) => {
        await main(page).getByRole('searchbox').fill('')
        await field(page, 'Alarm kodu').fill('SERVO ALARM NUMBER 414-02')
        await saveButton(page).click()
      },
    },
    { name: 'the same code again', act: addFaultAgain },
    { name: 'a fault under edit', act: (page) => editFault(page, 'AL16, Yumaro YS2') },
    { name: 'deleting a fault', isAsking: true, act: (page) => deleteButton(page, 'AL16, Yumaro YS2').click() },
  ],
  '/admin/ariza-kodlari/ice-aktar': [
    { name: 'the import of faults' },
    { name: 'a workbook in place of faults', act: (page) => chooseRedirects(page, 'kodlar.xlsx', 'PK\0') },
    {
      name: 'bad lines of faults',
      act: (page) => chooseFaults(page, 'duzeltilecek-alarm-listesi.csv', BAD_FAULT_FILE),
    },
    { name: 'lines of faults', act: (page) => chooseFaults(page, 'alarm-listesi.csv', FAULT_FILE) },
    {
      name: 'faults that are written',
      act: async (page) => {
        await main(page).getByRole('button', { name: '2 Arızayı Aktar' }).click()
        await expect(main(page).getByText('2 arıza aktarıldı')).toBeVisible()
      },
    },
  ],
  '/admin/onizleme/ariza/{fault}': [{ name: 'the preview of a fault' }],
  '/admin/blog': [
    { name: 'posts' },
    {
      name: 'posts with errors',
      act: async (page) => {
        await stateChoice(page, 'Zamanlandı').check()
        await saveButton(page).click()
      },
    },
    {
      name: 'a post under edit with a fresh cover',
      act: async (page) => {
        await edit(page, POST)
        await fileInput(page).setInputFiles(
          await newPictureFile('yeni kapak resminin uzun adı, sahadan 2026-03-06.png'),
        )
      },
    },
    {
      name: 'writing beside the preview, with fresh and refused pictures',
      act: async (page) => {
        await text(page).fill('## Ölçüm\n\n| Ölçüm | Sınır |\n|---|---:|\n| Gerilim, V | **24** |\n\n')
        await bringPictures(page, 'drop', await newPictureFile('sahadan gelen pano.png'), damagedPicture('IMG.heic'))
        if (!(await preview(page).isVisible())) await tool(page, 'Önizleme').click()
        await expect(preview(page).getByRole('table')).toBeVisible()
      },
    },
    { name: 'deleting a post', isAsking: true, act: (page) => deleteButton(page, POST).click() },
  ],
  '/admin/onizleme/blog/{post}': [{ name: 'the preview of a post' }],
  '/admin/referanslar': [
    { name: 'references' },
    {
      name: 'a reference under edit with a refused logo',
      act: async (page) => {
        await edit(page, 'Yumaro')
        await fileInput(page).setInputFiles({ ...damagedPicture('logo.svg'), mimeType: 'image/svg+xml' })
      },
    },
  ],
} satisfies Screens
