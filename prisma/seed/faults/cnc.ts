import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Harvesk',
    series: 'HN-18M',
    code: 'ALM 414',
    title: 'X ekseni servo arızası',
    symptoms: 'Tezgâh açılırken ya da X ekseni hızlanırken ALM 414 yazar. Eksen ısındıktan sonra sıklaşır.',
    causes: [
      'X ekseni servo sürücüsünün kendi alarmı: önce onun göstergesine bakılır',
      'Eksen kartı ile sürücü arasındaki komut kablosunda temassızlık',
      'Eksen kartında ısınınca açılan lehim',
      'Eksen motorunda ya da enkoderinde arıza',
    ],
    checks: [
      'Elektrik panosunda sürücünün göstergesindeki kodu da yazın; iki kod birlikte anlam taşır.',
      'Tanı ekranındaki servo sayfasının fotoğrafını çekin.',
      'Alarmın açılışta mı, ısındıktan sonra mı çıktığını yazın.',
    ],
    warning:
      'Eksen parametrelerini silip baştan yüklemeyin; yedek yoksa tezgâhın ayarları kaybolur. Kartları enerji varken çıkarmayın.',
    repair:
      'Eksen kartı, komut hattı ve sürücü aynı tezgâhta, eksen motoruyla çalıştırılır. Isıl arıza kart ısıtılarak aranır, lehimler mikroskop altında denetlenir.',
    featured: true,
  },
]
