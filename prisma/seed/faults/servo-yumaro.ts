import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL16',
    title: 'Servo açılırken aşırı akım',
    symptoms:
      'Enerji gelince gösterge normaldir. Servo açılır açılmaz, mil daha dönmeden AL16 yazar. Alarm silinir, servo yeniden açılınca geri gelir.',
    causes: [
      'IGBT modülünde faz ile DC bara arasında kısa devre',
      'Motor kablosunda faz–faz ya da faz–gövde kısa devresi; çoğu zaman enerji zincirinin içinde',
      'Motor sargısında yalıtım kaybı, konnektöre giren soğutma sıvısı',
      'Kapı sürme devresinde zayıflayan optokuplör veya besleme',
      'Akım algılama devresi: akım yokken de akım ölçer',
    ],
    checks: [
      'Alarmın çıktığı anı yazın: enerji gelince mi, servo açılınca mı, mil dönerken mi?',
      'Motor konnektöründe yağ, soğutma sıvısı, kararmış pin var mı bakın.',
      'Enerjiyi kesip kilitleyin, etiketteki boşalma süresini bekleyin, P(+)–N(−) arasında gerilim kalmadığını ölçün. Sonra U, V, W uçlarını sökün, açık uçları yalıtın, servoyu bir kez açın: alarm yine çıkıyorsa arıza sürücüdedir, bir daha açmayın.',
      'Enerji yine kesik ve P–N boşken, sökülü motor kablosunu motorla birlikte 500 V yalıtım ölçeriyle gövdeye karşı ölçün. 1 MΩ’un altı motor ya da kablo arızasıdır.',
    ],
    warning:
      'Alarmı silip servoyu art arda açmayın: kısa devre olmuş modül her denemede doğrultucuyu ve kapı sürme devresini de yakar. Yalıtım ölçerini sürücüye bağlı uçlara değdirmeyin. Düşey eksende motoru sökmeden önce yükü mekanik olarak destekleyin.',
    repair:
      'Güç katı diyot kademesinde, kapı sinyalleri osiloskopla ölçülür. Modülle birlikte kapı dirençleri, optokuplör ve DC bara kondansatörleri denetlenir, akım algılamanın sıfırı ayarlanır. Sürücü motora bağlanır, nominal akımda, sıcaklığı izlenerek çalıştırılır.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL13',
    title: 'Yavaşlarken DC bara aşırı gerilimi',
    symptoms:
      'Motor hızla yavaşlarken ya da düşey eksen aşağı inerken AL13 yazar. Yavaşlama süresi uzatılınca seyrekleşir.',
    causes: [
      'Frenleme direnci kopmuş ya da bağlantısı gevşemiş',
      'Frenleme kıyıcısının transistörü açık devre',
      'Yavaşlama süresi yükün ataletine göre kısa',
      'Şebeke gerilimi etiketteki üst sınıra yakın',
      'DC bara gerilimini ölçen bölücü kaymış',
    ],
    checks: [
      'Alarm yalnız yavaşlarken mi, motor dururken de mi çıkıyor? Dururken çıkıyorsa şebekeye ve ölçme devresine bakılır.',
      'Yavaşlama süresini geçici olarak iki katına çıkarıp deneyin.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün. Sonra frenleme direncini uçlarından ayırıp ölçün: etiketindeki ohm değerinden %10’dan fazla sapmamalıdır.',
    ],
    warning:
      'Frenleme direnci makine durduktan sonra da el yakar; soğumadan dokunmayın. Direnci köprülemeyin, ohm değeri daha küçük bir dirençle değiştirmeyin: kıyıcı transistörü yanar.',
    repair:
      'Frenleme kıyıcısı yükle sınanır, transistörü sürme devresiyle birlikte yenilenir, bara ölçme devresi kalibre edilir. Sürücü ataletli yükle, art arda duruşlarda denenir.',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL21',
    title: 'Aşırı yük: ortalama akım sınırın üstünde (I²t)',
    symptoms: 'Makine bir süre çalışır, dakikalar sonra AL21 ile durur. Sürücü soğuyunca yeniden çalışır.',
    causes: [
      'Mekanik sıkışma: yağsız kızak, gergin kayış, bozulan rulman',
      'Motor freni açılmıyor ya da sürtüyor',
      'Motor fazlarından birinde temassızlık: aynı tork için daha çok akım',
      'Çevrim süresi kısaltılmış, ortalama yük artmış',
      'Akım algılayıcı gerçekten büyük akım gösteriyor',
    ],
    checks: [
      'Enerji kesikken, düşey ekseni destekledikten sonra ekseni elle hareket ettirin: bir noktada sertleşiyor mu?',
      'Servo açılırken frenin sesini dinleyin; fren beslemesinde 24 V var mı ölçün.',
      'Sürücünün gösterdiği akımı boşta ve yükte yazın, eski değerlerle karşılaştırın.',
    ],
    warning:
      'Aşırı yük sınırını parametreden yükseltmeyin: alarm susar, motor sargısı yanar. Motor gövdesi el yakacak kadar sıcak olabilir.',
    repair:
      'Akım algılayıcılar bilinen akımla doğrulanır, güç katının üç fazı karşılaştırılır, fren çıkışı yükle denenir. Motor da gelirse sürücüyle birlikte çalıştırılır.',
  },
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL31',
    title: 'Enkoder haberleşmesi kesildi',
    symptoms: 'Açılışta ya da eksen belli bir konumdan geçerken AL31 yazar. Kablo oynatılınca kaybolduğu olur.',
    causes: [
      'Enerji zincirindeki enkoder kablosunda kopmaya yüz tutmuş damar',
      'Konnektörde gevşek pin, soğutma sıvısı, oksit',
      'Enkoderin içindeki kart ya da 5 V besleme hattı arızalı',
      'Sürücünün enkoder girişindeki hat alıcısı bozuk',
      'Ekran bağlantısı kopuk: frenleme sırasında parazit',
    ],
    checks: [
      'Alarm eksenin hep aynı yerinde mi çıkıyor? Öyleyse önce kabloya bakılır.',
      'Enerji kesikken konnektörü söküp pinlere bakın: eğri, gevşek, yeşillenmiş pin var mı?',
      'Makinede eş bir eksen varsa, enerji kesikken ve yalnız aynı tip kabloyla, enkoder kablolarını çaprazlayıp servoyu açmadan kontrol beslemesini verin: alarm öteki eksene geçiyorsa kablo ya da enkoderdir. Denemeden sonra kabloları yerine takın.',
    ],
    warning:
      'Enkoder kablosunu enerji varken takıp çıkarmayın: hat alıcısı yanar. Kablolar çaprazken servoyu açmayın; eksen denetimsiz hareket eder. Enkoder uçlarına yalıtım ölçeri uygulamayın.',
    repair:
      'Enkoder girişi, 5 V besleme ve hat alıcısı ölçülür, haberleşme osiloskopla izlenir. Enkoder motor üzerinde gelirse sinyali dönerken doğrulanır.',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL33',
    title: 'Enkoder pili bitti, referans konumu kayboldu',
    symptoms:
      'Makine uzun duruştan sonra açılınca AL33 yazar. Eksen konumu sıfırdan başlar, referans almadan otomatik çevrim açılmaz.',
    causes: [
      'Mutlak enkoderin yedek pili ömrünü doldurmuş',
      'Enkoder kablosu sökülüp takılmış, pil hattı kesilmiş',
      'Pil yuvasında oksit ya da kopuk tel',
      'Enkoderin yedek besleme devresi fazla akım çekiyor: yeni pil de birkaç ayda biter',
    ],
    checks: [
      'Enerji kesik ve P–N boşken pili ölçün: 3,6 V lityum pil boşta 3,5 V’un altındaysa değişmelidir.',
      'Kablonun ya da motorun yakın zamanda sökülüp sökülmediğini sorun.',
      'Referans noktası ve yöntemi makinenin belgelerinde yazılı mı, bulun.',
    ],
    warning:
      'Pil daha bitmediyse (yalnız düşük pil uyarısı varsa) kontrol beslemesi kesikken sökmeyin: çok turlu konum silinir. Pil değişimi enerjili panoda çalışmayı gerektiriyorsa yetkili kişi yapmalıdır. Referansı mekanik işarete bakmadan vermeyin; eksen dayamaya çarpabilir.',
    repair:
      'Enkoderin yedek besleme akımı ölçülür, pil yuvası ve kablosu yenilenir. Sürücüde kayıtlı konum verisi okunabiliyorsa yedeklenir; referans, makine başında sizin tarafınızdan verilir.',
    featured: true,
  },
]
