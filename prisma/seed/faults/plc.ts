import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Kombrel',
    series: 'KL3',
    code: 'E-204',
    title: 'Saha veri yolu kesildi: uzak istasyon yanıt vermiyor',
    symptoms:
      'PLC RUN’dadır, BF lambası yanar. Bir istasyonun giriş ve çıkışları donar; enerji kesilip verilince bir süre düzelir.',
    causes: [
      'Hat kablosunda kopukluk, sonlandırma direnci kapalı ya da iki kez açık',
      'Uzak istasyonun 24 V beslemesi yükte düşüyor',
      'Konnektörde gevşek damar, ekranı kopuk kablo',
      'Haberleşme modülünün hat sürücüsü bozuk',
      'İki istasyonda aynı adres',
    ],
    checks: [
      'Hangi istasyonun koptuğunu işlemcinin tanı ekranından yazın.',
      'O istasyonun besleme lambasına ve beslemesine bakın: 24 V yükte 20,4 V’un altına inmemelidir.',
      'Yalnız hattın iki ucundaki sonlandırma açık mı denetleyin.',
      'Enerji kesikken veri hattının iki damarı arasını ölçün: iki uçta 220 Ω sonlandırma ve öngerilim dirençleri varsa yaklaşık 100–110 Ω okunur; 200 Ω’a yakınsa hat kopuk ya da bir uç kapalıdır.',
    ],
    warning:
      'Hat kablosunu kaynak makinesi ve motor kablolarıyla aynı kanala taşımayın. İşlemciyi sıfırlamadan önce programın yedeği olduğundan emin olun.',
    repair:
      'Haberleşme modülünde hat sürücüsü ve koruma elemanları yenilenir, bağlantı bir gün boyunca kesintisiz izlenir. Besleme şüpheliyse yükte ölçülür.',
    featured: true,
  },
  {
    brand: 'Aksonik',
    series: 'AX',
    code: 'bAt',
    title: 'Yedekleme pili zayıf, program silinebilir',
    symptoms:
      'PLC çalışır, gösterge bAt yazar, pil lambası yanıp söner. Enerji uzun kesilirse program ve saat kaybolur.',
    causes: [
      'Pilin ömrü dolmuş (çoğu cihazda üç ile beş yıl)',
      'Pil soketi gevşek ya da oksitli',
      'Bellek besleme devresi fazla akım çekiyor',
    ],
    checks: [
      'Programın güncel yedeği elinizde mi? Değilse önce yedek alın.',
      'Pilin tipini ve üzerindeki tarihi yazın.',
      'Pilin enerji varken mi, süper kondansatörle enerji kesikken mi değiştirileceğini cihazın kılavuzundan öğrenin.',
    ],
    warning:
      'Yedek almadan pili sökmeyin. Yeni pili takmadan önce kutuplarını denetleyin; lityum pil kısa devre edilmez, şarj edilmez.',
    repair:
      'Okunabiliyorsa program yedeklenir, pil enerjili olarak değiştirilir, yedekleme akımı ölçülür. Fazla akım varsa bellek devresi onarılır.',
    post: 'cnc-kartinda-pil-bitmeden-parametre-nasil-korunur',
    featured: true,
  },
]
