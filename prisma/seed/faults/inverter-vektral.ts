import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Vektral',
    series: 'VX',
    code: 'F.02',
    title: 'DC bara düşük gerilimi',
    symptoms:
      'Motor kalkarken ya da yük binince F.02 ile durur. Boşta çalışır. Bazen hiç hazır olmaz, ön şarj rölesinin sesi duyulmaz.',
    causes: [
      'Şebekede bir faz eksik: sigorta atmış, kontaktör kontağı yanmış',
      'DC bara kondansatörlerinin kapasitesi düşmüş',
      'Ön şarj rölesi çekmiyor, direnç devrede kalıyor',
      'Giriş doğrultucusunun bir kolu açık devre',
      'Klemens gevşek: yükte ısınıyor, gerilim düşüyor',
    ],
    checks: [
      'Giriş sigortalarının üçü de sağlam mı bakın.',
      'Üç fazın arasındaki gerilimi yük altında, CAT III ölçü aletiyle, yetkili kişiye ölçtürün: aralarındaki fark %3’ü geçmemelidir.',
      'Enerji kesik ve bara boşken giriş klemenslerini etiketteki torkla sıkın; kararma varsa yazın.',
      'Enerji verince bir iki saniye sonra röle sesi geliyor mu, dinleyin.',
    ],
    warning:
      'Düşük gerilimden atan invertere art arda enerji vermeyin: ön şarj direnci her denemede ısınır ve açar. Kapağı açmadan önce etiketteki süreyi bekleyin, P–N arasında gerilim kalmadığını ölçün.',
    repair:
      'Kondansatörlerin kapasitesi ve ESR değeri, doğrultucu ve ön şarj devresi ölçülür. Kondansatörler takım olarak yenilenir, inverter motorla yük altında, bara dalgalılığı izlenerek çalıştırılır.',
    post: 'dc-bara-kondansatoru-ne-zaman-degisir',
    featured: true,
  },
  {
    brand: 'Vektral',
    series: 'VX',
    code: 'F.05',
    title: 'Çıkışta toprak kaçağı',
    symptoms: 'Çalış komutu verilince ya da ilk saniyelerde F.05 yazar. Yağmurdan, yıkamadan sonra sıklaşır.',
    causes: [
      'Motor kablosunun yalıtımı ezilmiş, rakorda ya da klemens kutusunda su',
      'Motor sargısı gövdeye kaçırıyor',
      'Çıkış ile motor arasında nem almış kontaktör ya da klemens',
      'İnverterin akım algılayıcılarından biri kaymış: toplam akım sıfır görünmüyor',
      'Çok uzun ekranlı kablo: kapasitif kaçak sınıra geliyor',
    ],
    checks: [
      'Enerjiyi kesip kilitleyin, bekleyin, P–N arasında gerilim kalmadığını ölçün. Sonra U, V, W uçlarını sökün, açık uçları yalıtın, bir kez çalış komutu verin: F.05 yine çıkıyorsa arıza inverterdedir.',
      'Enerji yine kesikken, sökülü kablo ile motoru 500 V yalıtım ölçeriyle gövdeye karşı ölçün: 1 MΩ’un altında çalıştırmayın.',
      'Motorun klemens kutusunu açın: su, kararma, gevşek köprü var mı?',
    ],
    warning:
      'Toprak kaçağı korumasını parametreden kapatmayın: motor gövdesi gerilim altında kalabilir. Yalıtım ölçerini inverter bağlıyken kullanmayın.',
    repair:
      'Çıkış katı ve akım algılayıcılar motordan ayrı sınanır, algılayıcıların sıfırı ve kazancı doğrulanır. İnverter sağlam bir motorla yük altında çalıştırılır.',
    featured: true,
  },
  {
    brand: 'Vektral',
    series: 'VX',
    code: 'F.09',
    title: 'Soğutma fanı kilitli',
    symptoms:
      'Açılıştan birkaç saniye sonra F.09 yazar; fan dönmez, titrer ya da ses yapar. Bazı cihazlar önce uyarır, yirmi otuz dakika sonra aşırı sıcaklıkla durur.',
    causes: [
      'Fan yatağı sıkışmış',
      'Fan kanadına toz, lif, kablo bağı girmiş',
      'Fanın devir sinyali gelmiyor: soketi gevşek, teli kopuk',
      'Kartta fanı besleyen 24 V hattının sigortası açık',
    ],
    checks: [
      'Enerji kesikken, fan durunca kanadı kalemle çevirin: serbestçe dönmüyorsa yatağı bitmiştir.',
      'Soğutucu kanallarını vakumla, kuru olarak temizleyin.',
      'Fanın etiketini yazın: gerilim, akım, tel sayısı. Üç telli fanın yerine iki telli takılırsa alarm sürer.',
    ],
    warning:
      'Fan sinyalini köprüleyip çalıştırmayın: güç modülü dakikalar içinde ısınır. Kanalları basınçlı havayla üflerken fanı tutun; serbest dönen fan jeneratör gibi gerilim üretir.',
    repair:
      'Fan aynı hava debisinde ve devir çıkışlı olanla değişir, besleme hattı ve devir sinyali ölçülür. Cihaz nominal akımda, soğutucu sıcaklığı kararlı olana kadar çalıştırılır.',
    post: 'sogutma-fani-ucuz-parca-pahali-ariza',
    featured: true,
  },
  {
    brand: 'Vektral',
    series: 'VX',
    code: 'F.03',
    title: 'Yavaşlarken DC bara aşırı gerilimi',
    symptoms:
      'Fan, volan, santrifüj gibi ağır dönen yük dururken F.03 yazar. Duruş serbest bırakılınca ya da süre uzatılınca çıkmaz.',
    causes: [
      'Yavaşlama süresi yükün ataletine göre kısa',
      'Frenleme direnci yok, kopmuş ya da kıyıcı parametreden kapalı',
      'Şebeke gerilimi üst sınıra yakın ya da kompanzasyon devreye girerken sıçrıyor',
      'Frenleme kıyıcısının transistörü açık devre',
      'Bara gerilimini ölçen devre kaymış',
    ],
    checks: [
      'F.03 yalnız yavaşlarken mi, motor dururken de mi çıkıyor? Dururken çıkıyorsa şebekeye ve ölçme devresine bakılır.',
      'Yavaşlama süresini iki katına çıkarıp deneyin.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün, direncin soğumasını bekleyin. Sonra frenleme direncini uçlarından ayırıp ölçün: etiketinden %10’dan fazla sapmamalıdır.',
    ],
    warning:
      'Frenleme direncini daha küçük ohm değerli olanla değiştirmeyin: kıyıcı transistörü yanar. Alarmdan kaçmak için çalışırken enerjiyi kesmeyin; serbest kalan yük dakikalarca döner.',
    repair:
      'Kıyıcı yükle sınanır, bara ölçme devresi kalibre edilir, kondansatörlerin dengeleme dirençleri ölçülür. İnverter ataletli yükle, art arda duruşlarda denenir.',
  },
  {
    brand: 'Vektral',
    series: 'VX',
    code: 'F.07',
    title: 'Çıkış fazı eksik',
    symptoms:
      'Motor titreyerek, uğultuyla kalkar ya da yerinde kalır; birkaç saniye sonra F.07 yazar. Akım göstergesi dalgalanır.',
    causes: [
      'Motor klemensinde ya da aradaki kontaktörde gevşek, kararmış bağlantı',
      'Motor kablosunun bir damarı kopuk',
      'Motor sargısında kopukluk',
      'Kapı sürme devresi bir fazı açmıyor ya da IGBT’nin bir kolu açık devre',
      'Motor inverterin gücüne göre çok küçük: akım ölçülemeyecek kadar az',
    ],
    checks: [
      'Motorla inverter arasında kontaktör ya da şalter varsa çalışırken açılıp açılmadığını yazın.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün. Sonra U, V, W uçlarını sökün; kablo ucundan U–V, V–W, W–U dirençlerini ölçün: üçü eşit olmalıdır.',
      'Aynı durumda motorun klemens kutusunu açın: gevşek köprü, kararmış pabuç var mı?',
    ],
    warning:
      'Faz eksik denetimini kapatıp çalıştırmayın: iki fazda kalan motor birkaç dakikada sargısını yakar. Çalışırken aradaki kontaktörü açıp kapatmayın; çıkış katı zarar görür.',
    repair:
      'Üç fazın çıkışı yükte karşılaştırılır, kapı sürme beslemeleri ve optokuplörler ölçülür, arızalı kol sürme devresiyle yenilenir. İnverter motorla nominal akımda çalıştırılır.',
    featured: true,
  },
]
