import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL24',
    title: 'Konum hatası izin verilenden büyük',
    symptoms:
      'Eksen komut alınca gecikir, zorlanır ya da hiç kıpırdamaz; sonra AL24 yazar. Elle yavaş harekette çıkmayabilir.',
    causes: [
      'Motor freni açılmıyor ya da eksen mekanik olarak sıkışmış',
      'Tork sınırı düşük bırakılmış ya da hızlanma yüke göre kısa',
      'Motor fazlarından biri kopuk ya da iki fazın yeri değişmiş',
      'Konumu cetvelden okuyan eksende kaplin ya da kayış kayıyor',
      'Güç katının bir fazı tam akım vermiyor',
    ],
    checks: [
      'Alarm elle yavaş hareket ettirirken de çıkıyor mu? Yazın.',
      'Servo açılırken fren bırakma sesi geliyor mu, dinleyin.',
      'Son günlerde motor, kablo ya da kaplin söküldü mü, parametre değişti mi? Yazın.',
      'Enerji kilitliyken kaplini ve kayışı gözle denetleyin: gevşek vida, kayma izi, ezilmiş kama.',
    ],
    warning:
      'Konum hatası sınırını büyüterek çalışmayın: koruma geç kalır, eksen dayamaya ya da takıma çarpar. Denemeyi korkuluklar kapalıyken yapın.',
    repair:
      'Üç fazın akımı karşılaştırılır, fren çıkışı ve enkoder girişi ölçülür. Sürücü motorla yük altında, konum hatası izlenerek çalıştırılır.',
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
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: 'AL37',
    title: 'Güvenli tork kesme (STO) girişi açık',
    symptoms:
      'Servo açma komutu verilir, motor tork üretmez, gösterge AL37 yazar. Acil stop ya da kapı kapatılıp sıfırlanınca bazen geçer.',
    causes: [
      'Acil stop, kapı anahtarı ya da ışık bariyeri zincirinde bir kanal açık',
      'Güvenlik rölesi sıfırlanmamış ya da kontağı yanmış',
      'STO konnektöründe gevşek uç ya da yerinden çıkmış konnektör',
      'STO girişlerini besleyen 24 V yükte düşüyor',
      'Sürücünün STO girişinde optokuplör bozuk: iki kanaldan biri görülmüyor',
    ],
    checks: [
      'Öteki eksenler de aynı anda AL37 veriyor mu? Hepsi veriyorsa arıza sürücüde değil, zincirdedir.',
      'Bütün acil stop düğmelerini çevirip bırakın, kapıları açıp tam kapatın, güvenlik devresini sıfırlayın.',
      'Alarmın hangi olaydan sonra başladığını yazın: kapı, kablo, yeni takılan bir anahtar.',
      'Enerji kesik ve kilitliyken STO konnektörünün yerine tam oturduğunu denetleyin.',
    ],
    warning:
      'STO girişlerini 24 V’a köprülemeyin, güvenlik rölesini atlamayın: acil stop basılıyken eksen hareket eder. STO sürücünün gerilimini kesmez; bakım için ana şalter kilitlenir.',
    repair:
      'STO’nun iki kanalı ayrı ayrı sürülür, giriş devresi onarılır, motor yükteyken her kanalın torku tek başına kestiği doğrulanır. Makinedeki güvenlik sınamasını yetkili kişi yapar.',
  },
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: '',
    title: 'Gösterge karanlık, fan dönmüyor',
    symptoms:
      'Enerji vardır, sürücüde hiçbir lamba yanmaz, fan dönmez. Çoğu zaman hafta sonu ya da tatil sonrası ilk açılışta görülür.',
    causes: [
      'Kontrol beslemesi gelmiyor: sigorta, klemens ya da ayrı 24 V kaynağı',
      'İç besleme devresinde kuruyan elektrolitik kondansatör: devre kalkışa geçemiyor',
      'İç beslemenin anahtarlama transistörü ya da başlatma direnci açık',
      'İç besleme çıkışında kısa devre: fan, enkoder beslemesi ya da kart üzerindeki bir tümdevre',
    ],
    checks: [
      'Aynı kontrol hattından beslenen başka cihaz da sönük mü, bakın.',
      'Enerjiyi kesip kilitleyin, gösterge sönük olsa da boşalma süresini bekleyin, girişte ve P–N arasında gerilim kalmadığını ölçün. Sonra kontrol beslemesinin sigortasını söküp ölçün.',
      'Aynı durumda enkoder ve giriş çıkış konnektörlerini sökün, yalnız kontrol beslemesini bir kez verin: gösterge yanıyorsa kısa devre dışarıdadır. Takmadan önce enerjiyi yeniden kesin.',
    ],
    warning:
      'Karanlık göstergeye güvenip kapağı açmayın: DC bara yine dolu olabilir, boşalması da uzun sürer. Sigortayı büyüğüyle değiştirmeyin.',
    repair:
      'İç besleme yalıtılmış, akım sınırlı kaynakla çalıştırılır; kondansatörleri takım olarak yenilenir, çıkışlarının dalgalılığı ölçülür. Sürücü soğukken ve ısınmışken açılıp kapatılır, motorla nominal akımda denenir.',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YS2',
    code: '',
    title: 'Motor boşta titriyor, alarm vermiyor',
    symptoms:
      'Servo açık, eksen durur; motordan ince bir titreme ve vızıltı gelir. Eksen yerini tutar, motor ısınır, alarm çıkmaz.',
    causes: [
      'Kazanç ayarı yüke göre yüksek ya da kaplin gevşemiş',
      'Enkoder sinyali kirli: ekran kopuk, konnektörde yağ',
      'Akım algılayıcılardan birinin sıfırı kaymış: tork dalgalanıyor',
      'Motor rulmanı ya da enkoder kaplini boşluklu',
    ],
    checks: [
      'Titreme eksenin her yerinde aynı mı, yalnız bir bölgede mi? Yazın.',
      'Parametreler değişti mi? Elinizdeki yedekle karşılaştırın.',
      'Enerji kilitliyken kaplini ve enkoder konnektörünü gözle denetleyin.',
      'Telefonla kısa bir ses kaydı alın; titreşimin frekansı sebebi ayırmaya yarar.',
    ],
    warning:
      'Otomatik ayarı eksen dayamaya yakınken ya da yük sıkışıkken başlatmayın: eksen kendiliğinden hareket eder. Uzun süre titreyen motorun gövdesi el yakar.',
    repair:
      'Akım algılayıcıların sıfırı ve kazancı ayarlanır, enkoder sinyali mil dönerken osiloskopla izlenir. Sürücü motorla boşta ve yükte, akım dalgalanması ölçülerek çalıştırılır.',
  },
]
