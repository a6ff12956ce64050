import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Aksonik',
    series: 'APC',
    code: 'A2',
    title: 'Açılışta takılıyor, disk bulunamıyor',
    symptoms:
      'Fanlar döner, kart üzerindeki iki haneli gösterge A2’de kalır, ekrana görüntü gelmez ya da disk listesi boştur.',
    causes: [
      'Disk arızalı: bozuk sektörde okumayı bitiremiyor',
      'Disk kablosu ya da soketi titreşimle gevşemiş',
      'Kartın 5 V ya da 12 V disk beslemesi düşük',
      'BIOS pili bitmiş, disk kipi fabrika ayarına dönmüş',
    ],
    checks: [
      'Tarih ve saat ekranda yanlışsa BIOS pili bitmiştir; yazın.',
      'Enerji kesikken disk kablosunu iki ucundan çıkarıp takın.',
      'Diskten tıklama sesi geliyorsa cihazı bir daha açmayın: her deneme veriyi azaltır.',
    ],
    warning:
      'Diski biçimlendirmeyin, işletim sistemini yeniden kurmayın: makine programının tek kopyası bu diskte olabilir.',
    repair:
      'Disk okunabildiği ölçüde bire bir yenisine kopyalanır, kart beslemeleri ölçülür, BIOS ayarları geri girilir. Bilgisayar tam işlemci yükünde, sıcaklığı izlenerek çalıştırılır.',
    featured: true,
  },
]
