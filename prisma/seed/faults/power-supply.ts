import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Nordhel',
    series: 'N400',
    code: '',
    title: '24 V çıkışı boşta doğru, yükte düşüyor',
    symptoms:
      'DC OK lambası yanar, boşta 24 V ölçülür. Röleler çekince gerilim 17–20 V’a iner, PLC kendini yeniden başlatır.',
    causes: [
      'Çıkış kondansatörleri yaşlanmış, ESR değeri yükselmiş',
      'Yük kaynağın anma akımını aşıyor: akım sınırı devrede',
      'Giriş kondansatörü zayıf: şebeke dalgalanınca çıkış düşüyor',
      'Çıkış klemensi ya da dağıtım sigortası ısınıyor',
    ],
    checks: [
      'Çıkış gerilimini hem kaynağın hem uzaktaki yükün klemensinde ölçün: fark 0,5 V’u geçiyorsa kabloya, klemense bakılır.',
      'Yük akımını pens ampermetreyle ölçüp etiketle karşılaştırın.',
      'Yükleri tek tek ayırarak gerilimin hangisinde toparlandığını bulun.',
    ],
    warning:
      'Çıkış ayarını yükselterek düşüşü gidermeye çalışmayın: yük ayrılınca gerilim PLC girişlerine zarar verecek kadar çıkar. Kaynağın kapağını açmayın; giriş kondansatörü 300 V’un üzerindedir.',
    repair:
      'Çıkış ve giriş kondansatörleri ölçülüp takım olarak yenilenir, geri besleme ve akım sınırı denetlenir. Kaynak yapay yükte etiketindeki akımla, dalgalılığı izlenerek çalıştırılır.',
    post: '24-v-beslemede-gerilim-dususu-nasil-aranir',
    featured: true,
  },
]
