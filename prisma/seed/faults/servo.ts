import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Brenk + Sohl',
    series: 'BD4',
    code: 'A7.04',
    title: 'IGBT kısa devresi: doyum koruması devreye girdi',
    symptoms:
      'Servo açılmadan, kontrol beslemesi gelir gelmez A7.04 yazar. Alarm silinmez. Giriş sigortası da atmış olabilir.',
    causes: [
      'Güç modülü kısa devre',
      'Kapı sürme kartında optokuplör ya da izole besleme arızası',
      'Çıkışta faz–faz kısa devresi',
      'Doyum algılama diyodu açık devre: sağlam modülde de alarm verir',
    ],
    checks: [
      'Giriş sigortası attıysa yenisini takıp enerji vermeyin, fotoğrafını çekin.',
      'Cihazdan yanık kokusu, patlama izi, kurum var mı bakın ve yazın.',
      'Son çalışmada ne olduğunu yazın: sıkışma, yıldırım, gerilim kesintisi, kablo değişimi.',
    ],
    warning:
      'Bu alarmda sürücüye yeniden enerji vermeyin. Kısa devre modül, girişi ve DC barayı da yakar; onarım bedeli her denemede artar.',
    repair:
      'Güç katı enerjisiz ölçülür, modül sürme kartıyla birlikte yenilenir. Cihaza önce akım sınırlı kaynaktan enerji verilir, sonra motorla nominal akımda çalıştırılır.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
    featured: true,
  },
  {
    brand: 'Brenk + Sohl',
    series: 'BD4',
    code: 'A2.04',
    title: 'Ön şarj direnci aşırı yüklü',
    symptoms:
      'Enerji birkaç kez verilip kesildikten sonra A2.04 yazar, bekleyince geçer. Bazı cihazlarda her açılışta çıkar.',
    causes: [
      'Makine kısa aralıklarla açılıp kapatılıyor: direnç soğumadan yeniden yükleniyor',
      'Ön şarj rölesi çekmiyor, direnç devrede kalıyor',
      'DC barada kaçak: kondansatör ya da frenleme kıyıcısı',
      'Direnç açılmış ya da değeri değişmiş',
    ],
    checks: [
      'Enerjiyi kesip kılavuzdaki soğuma süresini, yazmıyorsa en az on dakika bekleyin; bir kez deneyin.',
      'Enerji verince birkaç saniye içinde röle sesi geliyor mu, pano kapısı kapalıyken dinleyin.',
      'Güç kontaktörünü sık açtıran olayı yazın: acil stop, kapı anahtarı, program.',
    ],
    warning:
      'Art arda enerji vermeyin: direnç patlayabilir. Direnci köprülemeyin; ilk enerji verişte doğrultucu ve sigortalar yanar.',
    repair:
      'Direnç, röle ve sürme devresi ölçülür, bara kondansatörlerinin kaçağı kapalı test kutusunda nominal gerilimde okunur. Sürücü soğukken ve ısınmışken açılır, motorla nominal akımda çalıştırılır.',
    post: 'dc-bara-kondansatoru-ne-zaman-degisir',
  },
  {
    brand: 'Brenk + Sohl',
    series: 'BD4',
    code: 'A8.01',
    title: 'Enkoder sinyali yok',
    symptoms: 'Açılışta ya da servo açılırken A8.01 yazar. Konum değeri ekranda hep aynı kalır.',
    causes: [
      'Enkoder konnektörü gevşek, kablo kopuk',
      'Enkoderin beslemesi yok: 5 V hattı kısa devre ya da sigortası açık',
      'Enkoderin ışık kaynağı ya da kartı bozuk',
      'Sürücünün enkoder girişindeki hat alıcısı yanmış',
      'Parametrede enkoder tipi yanlış seçili',
    ],
    checks: [
      'Alarmdan önce kablo, motor ya da kart değişti mi? Yazın.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin. İki uçtaki konnektörü söküp pinlere bakın, yerine tam oturtup kilitleyin.',
      'Enkoder tipini gösteren parametreyi yedekle ve motorun etiketiyle karşılaştırın.',
    ],
    warning:
      'Enkoder konnektörünü enerji varken takıp çıkarmayın. Motoru geri beslemesiz kipe alıp denemeyin; eksen denetimsiz hızlanabilir.',
    repair:
      'Enkoder beslemesi ve girişi ölçülür, hat alıcısı yenilenir. Motor da gelirse enkoder sinyali mil dönerken doğrulanır, sürücü motorla nominal akımda çalıştırılır.',
  },
  {
    brand: 'Vektral',
    series: 'VS',
    code: 'ovL',
    title: 'Aşırı yük, motor I²t sınırı',
    symptoms:
      'Çevrim sürerken ovL ile durur, motor gövdesi sıcaktır. On on beş dakika bekleyince silinir, sonra yine gelir.',
    causes: [
      'Mekanik yük artmış: yağsız kızak, gergin kayış, bozulan rulman',
      'Motor freni tam açılmıyor, sürtüyor',
      'Parametredeki motor akımı etiketten küçük',
      'Düşey eksende tutma yükü yüksek: dengeleme görevini yapmıyor',
      'Akım algılayıcı gerçekten büyük akım gösteriyor',
    ],
    checks: [
      'Motor etiketindeki nominal akımı parametredekiyle karşılaştırın.',
      'Sürücünün gösterdiği yük yüzdesini dururken ve çevrimde yazın: dururken de yüksekse fren ya da tutma yükü aranır.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin. Frensiz yatay ekseni elle hareket ettirip sertleştiği yeri yazın.',
    ],
    warning:
      'Sürücüyü kapatıp açarak ısıl sayacı sıfırlamayın: sayaç unutur, sargı sıcak kalır ve yanar. Motor gövdesine soğumadan dokunmayın.',
    repair:
      'Akım algılayıcılar bilinen akımla doğrulanır, üç faz karşılaştırılır, fren çıkışı yükle denenir. Sürücü motorla nominal akımda, sıcaklığı kararlı olana kadar çalıştırılır.',
    featured: true,
  },
  {
    brand: 'Torvika',
    series: 'TSD',
    code: 'F30021',
    title: 'Güç katında toprak kaçağı',
    symptoms:
      'Servo açılınca ya da hızlanırken F30021 yazar. Nemli günlerde, yıkamadan ya da soğutma sıvısı sızıntısından sonra sıklaşır.',
    causes: [
      'Motor konnektörüne ya da rakora giren soğutma sıvısı',
      'Motor kablosunun yalıtımı enerji zincirinde ezilmiş',
      'Motor sargısı gövdeye kaçırıyor',
      'Çıkış akım algılayıcılarından biri kaymış: toplam sıfır görünmüyor',
      'Güç modülü ile soğutucu arasındaki yalıtım delinmiş',
    ],
    checks: [
      'Motor konnektörünü enerji kilitliyken söküp ıslaklık, yeşillenme, kararma arayın.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün. Sonra U, V, W uçlarını sökün, açık uçları yalıtın, servoyu bir kez açın: F30021 yine çıkıyorsa arıza sürücüdedir.',
      'Enerji yine kesik ve P–N boşken, sürücüden sökülü kablo ile motoru 500 V yalıtım ölçeriyle gövdeye karşı ölçün: 1 MΩ’un altında çalıştırmayın.',
    ],
    warning:
      'Yalıtım ölçerini sürücüye ya da enkoder uçlarına bağlamayın; elektroniği yakar. Kaçak akım denetimini kapatıp çalışmayın: motor gövdesi gerilim altında kalabilir.',
    repair:
      'Güç katının gövdeye karşı yalıtımı ve akım algılayıcıların sıfırı ölçülür, arızalı algılayıcı ya da modül yenilenir. Sürücü sağlam bir motorla nominal akımda çalıştırılır.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
    featured: true,
  },
  {
    brand: 'Nordhel',
    series: 'ND2',
    code: 'N2.1',
    title: 'Frenleme kıyıcısı aşırı yüklü',
    symptoms: 'Ağır yük yavaşlarken N2.1 yazar. Eksen frenlemeden, boşta durursa alarm çıkmaz.',
    causes: [
      'Frenleme direnci bağlı değil, kopuk ya da klemensi gevşek',
      'Direncin ohm değeri kıyıcının izin verdiğinden küçük',
      'Yavaşlama süresi yükün ataletine göre kısa',
      'Kıyıcı transistörünün sürme devresi bozuk',
    ],
    checks: [
      'Alarm hangi yükle, hangi hızdan dururken çıkıyor? Yazın.',
      'Yavaşlama süresini iki katına çıkarıp deneyin.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin, P–N arasında gerilim kalmadığını ölçün, direncin soğumasını bekleyin. Sonra direnci uçlarından ayırıp ölçün: etiketinden %10’dan fazla sapmamalıdır.',
    ],
    warning:
      'Direnci daha küçük ohm değerli olanla değiştirmeyin: kıyıcı transistörü yanar. Kıyıcı kısa devreyse direnç eksen dururken de kızarır; böyle bir cihaza enerji vermeyin.',
    repair:
      'Kıyıcı transistörü, sürme devresi ve geri dönüş diyodu ölçülüp yenilenir. Sürücü ataletli yükle, art arda duruşlarda, bara gerilimi izlenerek denenir.',
  },
  {
    brand: 'Kestrun',
    series: 'KS',
    code: 'E-EF',
    title: 'Enkoder sinyalinde genlik düşük',
    symptoms: 'Yüksek hızda ya da motor ısındıktan sonra E-EF yazar. Düşük hızda eksen düzgün çalışır.',
    causes: [
      'Enkoder cetvelinde yağ, toz ya da yoğuşma',
      'Kabloda kopmaya yüz tutmuş damar, temassız ekran',
      'Enkoderin ışık kaynağı yaşlanmış',
      'Uzun kabloda besleme düşüyor: enkoder ucunda 5 V eksik',
      'Sürücünün enkoder girişindeki yükselteç bozuk',
    ],
    checks: [
      'Alarmın hangi hızda, soğukken mi sıcakken mi çıktığını yazın.',
      'Sürücü sinyal genliğini gösteriyorsa değerini dururken ve yavaş harekette yazın.',
      'Enerjiyi kesip kilitleyin, boşalma süresini bekleyin. Enkoder konnektörünü söküp yağ, sıvı ve eğri pin arayın.',
    ],
    warning:
      'Enkoderi açıp cetvelini silmeyin: çizgiler zarar görür, sıfır konumu kayar. Konnektörü enerji varken çıkarmayın.',
    repair:
      'Sinyal genliği ve faz farkı mil dönerken osiloskopla ölçülür; giriş devresi ya da enkoder onarılır. Sürücü motorla, alarmın çıktığı hızda ve sıcakken çalıştırılır.',
  },
  {
    brand: 'Kestrun',
    series: 'KS',
    code: '',
    title: 'Servo açılınca sigorta atıyor',
    symptoms: 'Alarm görülmez; ana kontaktör çeker çekmez ya da servo açılınca giriş sigortası atar.',
    causes: [
      'Giriş doğrultucusu ya da IGBT modülü kısa devre',
      'Frenleme kıyıcısı ya da direnç hattı kısa devre',
      'DC bara kondansatörü kısa devre',
      'Girişteki varistör aşırı gerilimden sonra kısa devreye geçmiş',
      'Ön şarj rölesi yapışmış: kondansatörler dirençsiz doluyor',
    ],
    checks: [
      'Sigorta hangi anda atıyor: kontaktör çekince mi, servo açılınca mı? Yazın.',
      'Atan sigortaların ve sürücü etiketinin fotoğrafını çekin.',
      'Koku, kurum, şişmiş parça izi var mı, kapağı açmadan bakın.',
      'Son günlerde yıldırım, şebeke kesintisi ya da kaynak işi oldu mu? Yazın.',
    ],
    warning:
      'Yeni sigorta takıp bir daha denemeyin, sigortayı büyüğüyle ya da telle değiştirmeyin: panoda ark oluşur, sürücünün sağlam kalan kartları da yanar.',
    repair:
      'Doğrultucu, bara, kıyıcı ve çıkış katı enerjisiz ölçülür, yananlar sürme devreleriyle birlikte yenilenir. Önce akım sınırlı kaynaktan enerji verilir, sonra sürücü motorla nominal akımda çalıştırılır.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
  },
]
