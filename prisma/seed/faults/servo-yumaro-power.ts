import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL12',
    title: 'DC bara düşük gerilimi',
    symptoms:
      'Servo hazırken ya da birkaç eksen birlikte hızlanırken AL12 yazar. Şebeke kısa süre düştüğünde de çıkar; alarm silinince makine bir süre çalışır.',
    causes: [
      'Güç kontaktörünün kontağı yanmış ya da giriş sigortalarından biri atmış',
      'DC bara kondansatörlerinin kapasitesi düşmüş: yük binince bara çöküyor',
      'Ön şarj rölesi çekmiyor, akım ön şarj direncinden geçiyor',
      'Trafo ya da hat yetersiz: eksenler birlikte kalkınca gerilim düşüyor',
      'Bara gerilimini ölçen devre kaymış',
    ],
    checks: [
      'Alarm yalnız birkaç eksen birlikte hızlanırken mi, makine dururken de mi çıkıyor? Yazın.',
      'Sürücünün gösterdiği bara gerilimini dururken ve hızlanırken okuyun: 3 × 400 V beslemede dururken yaklaşık 565 V olağandır.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, girişte ve P–N arasında gerilim kalmadığını ölçün. Sonra giriş sigortalarını söküp ölçün, klemenslerde kararma arayın.',
      'Aynı anda başka makineler de duruyorsa saatini yazın: sorun şebekededir.',
    ],
    warning:
      'Alarm sınırını düşürmeyin, alarmı silip enerjiyi art arda vermeyin: ön şarj direnci her denemede ısınır ve açar. DC bara, gösterge söndükten sonra da gerilim taşır.',
    repair:
      'Kondansatörlerin kapasitesi ve ESR değeri, doğrultucu ve ön şarj devresi ölçülür; kondansatörler takım olarak yenilenir. Sürücü motorla nominal akımda, bara dalgalılığı izlenerek çalıştırılır.',
    post: 'dc-bara-kondansatoru-ne-zaman-degisir',
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
    code: 'AL14',
    title: 'Soğutucu aşırı sıcak',
    symptoms:
      'Makine yarım saat ya da birkaç saat çalıştıktan sonra AL14 ile durur. Sıcak günlerde sıklaşır, beklenince geçer.',
    causes: [
      'Sürücünün fanı durmuş ya da ağırlaşmış',
      'Soğutucu kanalları ya da pano filtresi toz ve yağla tıkanmış',
      'Pano sıcaklığı etiketteki sınırın üstünde: klima ya da pano fanı çalışmıyor',
      'Güç modülü ile soğutucu arasındaki ısı macunu kurumuş',
      'Sıcaklık algılayıcısı ya da soketi bozuk: soğuk cihazda da alarm verir',
    ],
    checks: [
      'Gece bekleyen makine ilk açılışta da AL14 yazıyor mu? Yazıyorsa ısınma değil, ölçme devresi aranır.',
      'Pano filtresine ve pano fanının üflediğine dışarıdan bakın.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün. Sonra sürücünün fanını elle çevirin: takılıyorsa yatağı bitmiştir.',
      'Sürücünün gösterdiği soğutucu sıcaklığını ortam sıcaklığıyla birlikte yazın.',
    ],
    warning:
      'Pano kapısını açık bırakarak çalıştırmayın: gerilimli uçlara dokunulabilir, içeri giren metal tozu da kartları yakar. Alarmı silip silip devam etmeyin; her ısınmada güç modülünün lehimleri yorulur.',
    repair:
      'Fan aynı debide olanla değişir, soğutucu temizlenir, ısı macunu yenilenir, algılayıcı bilinen sıcaklıkta doğrulanır. Sürücü nominal akımda, soğutucu sıcaklığı kararlı olana kadar çalıştırılır.',
    post: 'sogutma-fani-ucuz-parca-pahali-ariza',
  },
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL15',
    title: 'Frenleme direnci aşırı yüklü',
    symptoms:
      'Sık dur kalk yapan çevrimde birkaç dakika sonra AL15 yazar. Direnç çok sıcaktır; bekleyince alarm silinir.',
    causes: [
      'Çevrim kısaltılmış ya da yük artmış: direncin ortalama gücü aşılıyor',
      'Direncin ohm ya da watt değeri parametreye yanlış girilmiş',
      'Düşey eksende karşı ağırlık ya da dengeleme silindiri görevini yapmıyor',
      'Şebeke gerilimi yüksek: kıyıcı eksen dururken de devreye giriyor',
      'Kıyıcı transistörü kısa devre: direnç eksen dururken de ısınır',
    ],
    checks: [
      'Son günlerde çevrim, yük ya da yavaşlama süresi değişti mi? Yazın.',
      'Direncin etiketindeki ohm ve watt değerlerini parametredekilerle karşılaştırın.',
      'Direnç panonun dışındaysa, makine beklerken temassız termometreyle uzaktan bakın: eksen dururken de ısınıyorsa makineyi kapatın.',
    ],
    warning:
      'Direncin güç değerini parametrede büyüterek alarmı susturmayın: direnç kızarır, çevresini tutuşturur. Durduktan sonra da el yakar; soğumadan dokunmayın.',
    repair:
      'Kıyıcı transistörü ve sürme devresi yükle sınanır, direncin değeri soğukken ve sıcakken ölçülür. Sürücü ataletli yükle, makinenizin çevrim süresinde çalıştırılır.',
  },
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
    code: 'AL17',
    title: 'Hızlanırken aşırı akım',
    symptoms:
      'Mil dönmeye başladıktan sonra, hızlanma sırasında AL17 yazar; servo açılırken çıkıyorsa kod AL16’dır. Yavaş harekette çıkmaz.',
    causes: [
      'Mekanik sıkışma ya da tam açılmayan motor freni',
      'Enerji zincirindeki motor kablosunda, yalnız belli konumda kısa devre',
      'Kazanç ayarı yüksek: eksen titreyerek akım çekiyor',
      'Motor ya da enkoder sökülmüş, sargı ile enkoderin açısı kaymış',
      'Kapı sürme beslemesi zayıf: arıza yalnız yük altında görünür',
    ],
    checks: [
      'Alarm eksenin hep aynı yerinde mi çıkıyor? Öyleyse önce kabloya ve kızağa bakılır.',
      'Servo açılırken fren bırakma sesi geliyor mu, dinleyin.',
      'Motorun, enkoderin ya da parametrelerin yakın zamanda değişip değişmediğini yazın.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin. Frensiz yatay ekseni elle hareket ettirin; sertleştiği yeri yazın.',
    ],
    warning:
      'Akım sınırını yükseltmeyin: alarm seyrekleşir, güç modülü ile motor sargısı yıpranmayı sürdürür. Eksen hareket ederken enerji zincirine dokunmayın.',
    repair:
      'Üç fazın akımı motor hızlanırken osiloskopla karşılaştırılır, kapı sürme beslemeleri yük altında ölçülür. Sürücü motorla, nominal akımda, art arda hızlanarak denenir.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
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
    series: 'YS3',
    code: 'AL16',
    title: 'Çıkış katında kısa devre',
    symptoms:
      'Kontrol beslemesi gelir gelmez AL16 yazar, alarm silinmez. Servo hiç açılmaz; giriş sigortası da atmış olabilir.',
    causes: [
      'IGBT modülünün bir ya da birkaç kolu kısa devre',
      'Kapı sürme kartının izole beslemesi yok: hata sinyali sürekli gelir',
      'Hata sinyalini taşıyan optokuplör ya da kartlar arası kablo bozuk',
      'Modülü yakan asıl sebep dışarıda: motor kablosunda ya da sargıda kısa devre',
    ],
    checks: [
      'Etikette serinin YS3 olduğunu okuyun: YS2’de AL16 servo açılınca çıkar.',
      'Son çalışmada ne olduğunu yazın: patlama sesi, sıkışma, yıldırım, kablo ya da motor değişimi.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün. U, V, W uçlarını sökün; motor tarafında U–V, V–W, W–U dirençleri birbirine eşit olmalıdır.',
      'Aynı durumda, sürücüden sökülü kablo ile motoru 500 V yalıtım ölçeriyle gövdeye karşı ölçün: 1 MΩ’un altındaysa yenisini takmadan önce motor ya da kablo onarılır.',
    ],
    warning:
      'Sürücüye yeniden ana besleme vermeyin: kısa devre modül doğrultucuyu da yakar. Motor ve kablo ölçülmeden yedek sürücüyü takmayın; o da aynı yerde yanabilir.',
    repair:
      'Güç katı enerjisiz ölçülür, modül kapı sürme devresiyle birlikte yenilenir, izole beslemeler tek tek doğrulanır. Önce akım sınırlı kaynaktan enerji verilir, sonra sürücü motorla nominal akımda çalıştırılır.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
  },
]
