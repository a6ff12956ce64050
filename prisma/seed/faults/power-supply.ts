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
  {
    brand: 'Fulmetra',
    series: 'FP24',
    code: '',
    title: 'Saniyede bir açılıp kapanıyor, tık sesi geliyor',
    symptoms:
      'DC OK lambası yanıp söner, kaynaktan düzenli tık sesi gelir. Çıkışa bağlı her şey aynı aralıkla açılıp kapanır.',
    causes: [
      'Çıkışta kısa devre ya da aşırı yük: kaynak kendini korumaya alıyor',
      'Yükün giriş kondansatörleri büyük: kalkış akımı sınırı aşıyor',
      'Çıkış diyotu kısa devre',
      'İç yardımcı beslemenin kondansatörü kurumuş: denetim devresi kalkıyor, sonra düşüyor',
    ],
    checks: [
      'Enerjiyi kesip kilitleyin, çıkıştaki bütün yükleri sökün, yalnız girişi verin: lamba sabit yanıyorsa arıza yüktedir.',
      'Öyleyse enerjiyi her seferinde kesip yükleri tek tek bağlayın; hangisinde başladığını yazın.',
      'Kaynağın etiketindeki akımı yüklerin toplamıyla karşılaştırın.',
    ],
    warning:
      'Bu durumda bırakmayın: açılıp kapanan 24 V, PLC ve disk belleklerini bozar. Aşırı akım korumasını aşmak için iki kaynağı gelişigüzel paralel bağlamayın.',
    repair:
      'Çıkış diyotları, geri besleme ve yardımcı besleme ölçülür, kondansatörler takım olarak yenilenir. Kaynak yapay yükte etiketindeki akımla, kalkışta ve sıcakta çalıştırılır.',
    post: '24-v-beslemede-gerilim-dususu-nasil-aranir',
    featured: true,
  },
  {
    brand: 'Kombrel',
    series: 'KB24',
    code: '',
    title: 'Çıkış vermiyor, giriş sigortası atıyor',
    symptoms:
      'Enerji verilince kaynağın ya da kolun sigortası atar. Çoğu zaman şebeke kesintisinden ya da yıldırımdan sonra olur.',
    causes: [
      'Giriş doğrultucusu ya da varistör kısa devre',
      'Anahtarlama transistörü kısa devre, sürme devresini de götürmüş',
      'Giriş kondansatörü kısa devre',
      'Kalkış akımını sınırlayan NTC direnç parçalanmış',
    ],
    checks: [
      'Aynı kolda başka cihaz var mı? Sigortayı onun atıp atmadığını yazın.',
      'Kaynakta koku, kurum, içinde sallanan parça sesi var mı, açmadan bakın.',
      'Etiketteki giriş gerilimini panonun gerilimiyle karşılaştırın: seçici anahtarlı eski kaynakta 115 V konumu 230 V’ta kaynağı yakar.',
    ],
    warning:
      'Sigortayı büyüğüyle değiştirip bir daha denemeyin. Kapağı açmayın: giriş kondansatörü fiş çekildikten sonra da 300 V’un üzerinde kalabilir.',
    repair:
      'Giriş katı ve anahtarlama katı enerjisiz ölçülür, yananlar sürme devresiyle birlikte yenilenir. Kaynağa akım sınırlı girişten enerji verilir, yapay yükte etiketindeki akımla çalıştırılır.',
    featured: true,
  },
  {
    brand: 'İstavel',
    series: 'İG48',
    code: 'Er2',
    title: 'Çıkış aşırı gerilimi, koruma kilitledi',
    symptoms:
      'Kaynak açılır açılmaz ya da yük ayrılınca Er2 yazar, çıkış sıfırlanır. Enerji kesilip bekletilince bir süre çalışır.',
    causes: [
      'Geri besleme devresi bozuk: optokuplör ya da referans',
      'Çıkış ayarı sınıra kadar açılmış',
      'Frenleyen bir motor ya da bobin çıkışa enerji geri basıyor',
      'Paralel bağlı öteki kaynak daha yüksek gerilime ayarlı',
    ],
    checks: [
      'Er2’nin boştayken mi, motor dururken mi çıktığını yazın.',
      'Çıkış ayarına yakın zamanda dokunuldu mu, sorun.',
      'Paralel çalışan kaynak varsa, enerji kesikken ayırıp tek başına deneyin.',
      'Aynı hattan beslenen fren, vana ve motorların listesini çıkarın.',
    ],
    warning:
      'Koruma kilidini aşmak için art arda açıp kapamayın: her açılışta yüke kısa süre yüksek gerilim gider. Çıkışı bağlı PLC ve panelleri ayırmadan deneme yapmayın.',
    repair:
      'Geri besleme, referans ve koruma devresi ayrı ayrı ölçülür, yaşlanan kondansatörler yenilenir. Kaynak boşta, yapay yükte ve yük birden ayrılırken osiloskopla izlenir.',
    featured: true,
  },
  {
    brand: 'Aksonik',
    series: 'AU24',
    code: 'LO',
    title: 'Kesintide yedek akü yükü taşımıyor',
    symptoms:
      'Şebeke varken her şey normaldir. Şebeke kesilince DC kesintisiz kaynak birkaç saniyede LO yazıp kapanır, bilgisayar düzgün kapanamaz.',
    causes: [
      'Aküler ömrünü doldurmuş: gerilim boşta doğru, yükte çöküyor',
      'Akü bağlantısı ya da sigortası gevşek',
      'Yük, aküye göre artmış',
      'Şarj devresi aküyü tam doldurmuyor',
    ],
    checks: [
      'Akülerin üzerindeki tarihi yazın; üç dört yılı geçenler sıcak panoda kapasitesini yitirir.',
      'Akülerde şişme, çatlak, ıslaklık var mı, dokunmadan bakın.',
      'Cihazın gösterdiği akü gerilimini şebeke varken yazın.',
      'Kesinti sınamasını makine dururken, programlar kapatıldıktan sonra yapın; kaç saniye taşıdığını yazın.',
    ],
    warning:
      'Akü uçlarını kısa devre etmeyin: yüzlerce amper akar, alet kaynar. Eski aküyle yenisini aynı takımda kullanmayın; şişmiş aküyü şarj etmeyin.',
    repair:
      'Şarj gerilimi ve akımı, geçiş süresi ve boşalma sınırı ölçülür, şarj devresi onarılır. Kaynak, yeni akü takımıyla, yapay yükte kesinti süresi boyunca çalıştırılır.',
  },
]
