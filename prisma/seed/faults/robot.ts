import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Torvika',
    series: 'RC-5',
    code: 'E1042',
    title: 'Acil stop zincirinde iki kanal uyuşmuyor',
    symptoms:
      'El terminali açılır, servo açma düğmesi tepki vermez, E1042 yazar. Acil stop basılıp bırakılınca bazen geçer.',
    causes: [
      'Acil stop düğmesinin iki kontağından biri geç kapanıyor',
      'Kapı anahtarında ya da ışık bariyerinde tek kanal kopuk',
      'El terminalinin kablosunda onay anahtarına giden damar kırık',
      'Güvenlik rölesinin kontağı yapışmış',
      'Güvenlik kartının giriş optokuplörü bozuk',
    ],
    checks: [
      'Bütün acil stop düğmelerini tek tek basıp bırakın; hangisinden sonra düzeldiğini yazın.',
      'El terminali kablosunu konnektör dibinde oynatın: kod gidip geliyor mu?',
      'Kapı anahtarlarının lambalarını, iki kanalın da değiştiğini tanı sayfasından izleyin.',
    ],
    warning:
      'Güvenlik zincirini köprülemeyin, güvenlik rölesini elle çektirmeyin. Robot hücresine yalnız enerji kilitliyken girin.',
    repair:
      'Zincirin iki kanalı ayrı ayrı, zamanlarıyla ölçülür; güvenlik rölesi ve kartı, el terminali kablosu onarılır. Kanal uyuşmazlığı her iki yönde sınanır.',
    featured: true,
  },
  {
    brand: 'Torvika',
    series: 'RC-5',
    code: 'E2310',
    title: 'Üçüncü eksende aşırı akım',
    symptoms: 'Robot belli bir duruşta ya da hızlanırken E2310 ile durur. Elle yavaş harekette çıkmayabilir.',
    causes: [
      'Üçüncü eksenin freni tam açılmıyor',
      'Takım ya da parça yükü girilen değerden ağır, ağırlık merkezi yanlış',
      'Robot kolunun içindeki motor kablosunda, kol bükülünce kısa devre',
      'Redüktör sertleşmiş: yağ bitmiş, rulman bozulmuş',
      'Dolaptaki eksen sürücüsünün güç katı arızalı',
    ],
    checks: [
      'Kodun hep aynı duruşta mı çıktığını yazın: öyleyse önce kol içindeki kabloya bakılır.',
      'Takım değişti mi, yük verisi güncellendi mi? Yazın.',
      'Servo açılırken üçüncü eksenin fren sesi geliyor mu, hücrenin dışından dinleyin.',
      'Eksen akımlarını gösteren sayfanın fotoğrafını, öteki eksenlerle birlikte çekin.',
    ],
    warning:
      'Fren bırakma düğmesini kol desteklenmeden kullanmayın: kol kendi ağırlığıyla düşer. Hücreye yalnız enerji kilitliyken girin.',
    repair:
      'Eksen sürücüsünün üç fazı yükte karşılaştırılır, akım algılayıcıları ve fren çıkışı ölçülür. Sürücü aynı tip motorla nominal akımda çalıştırılır, akım eğrisi kaydedilir.',
    post: 'servo-surucude-asiri-akim-alarmi-igbt-mi-motor-mu-kablo-mu',
    featured: true,
  },
  {
    brand: 'Torvika',
    series: 'RC-5',
    code: 'E3105',
    title: 'Enkoder yedek pili düşük',
    symptoms:
      'Açılışta E3105 uyarısı gelir, robot çalışır. Uzun duruştan sonra sıfır konumları kaybolur, robot otomatiğe geçmez.',
    causes: [
      'Robot gövdesindeki pil takımı ömrünü doldurmuş',
      'Pil konnektörü gevşek ya da temasları oksitli',
      'Gövde içindeki enkoder kablosu hasarlı',
      'Bir eksenin enkoderi yedekte fazla akım çekiyor',
    ],
    checks: [
      'Sıfır konumu değerlerinin (kalibrasyon etiketi) ve programın yedeği var mı, bulun.',
      'Pillerin son değişim tarihini yazın.',
      'Kılavuzda pillerin kontrolör açıkken, acil stop basılıyken değiştirilmesi isteniyor mu, okuyun.',
      'Robot sıfır konumuna gidebiliyorsa işaret çizgilerini o durumda, hücre dışından fotoğraflayın.',
    ],
    warning:
      'Pil takımını kılavuzdaki durum dışında çıkarmayın: bütün eksenlerin sıfırı kaybolur. Sıfırı göz kararı vermeyin; robot programdaki noktaya değil, yanına gider.',
    repair:
      'Pil devresi, kablo ve her eksenin yedek akımı ölçülür, fazla çeken enkoder bulunur. Kalibrasyon değerleri yedeklenir; sıfırlama robotun başında, işaretlere göre yapılır.',
    post: 'cnc-kartinda-pil-bitmeden-parametre-nasil-korunur',
    featured: true,
  },
  {
    brand: 'Kestrun',
    series: 'KR6',
    code: '',
    title: 'El terminali açılmıyor ya da donuyor',
    symptoms:
      'Kontrolör açılır, el terminali karanlık kalır ya da açılış ekranında donar. Kablo oynatılınca geldiği olur.',
    causes: [
      'El terminali kablosunda, konnektör dibinde kırık damar',
      'Terminalin düşürülmesiyle ekran ya da kart bağlantısı kopmuş',
      'Kontrolördeki terminal beslemesinin sigortası açık',
      'Terminalin belleği bozuk: yazılımı yüklenemiyor',
    ],
    checks: [
      'Kablonun ezilme ve bükülme yerlerine, konnektörün pinlerine kontrolör kapalıyken bakın.',
      'Aynı tip terminal varsa, kontrolör kapalıyken takıp deneyin.',
      'Terminal düştü mü, ıslandı mı? Yazın.',
      'Açılışta nerede donduğunun fotoğrafını çekin.',
    ],
    warning:
      'Terminali kontrolör açıkken söküp takmayın: acil stop zinciri açılır, port devresi yanabilir. Terminalin acil stop ve onay anahtarını köprüleyerek çalışmayın.',
    repair:
      'Kablo, konnektör, ekran ve tuş takımı ayrı ayrı denenir, üç konumlu onay anahtarının iki kanalı ölçülür. Terminal kontrolöre bağlanıp bütün tuşları ve acil stop devresiyle sınanır.',
    featured: true,
  },
  {
    brand: 'Brenk + Sohl',
    series: 'BR2',
    code: 'A6.20',
    title: 'Kontrol dolabı aşırı sıcak',
    symptoms:
      'Öğleden sonra ya da uzun çevrimlerde A6.20 uyarısı gelir, ardından servo kapanır. Dolap kapağı sıcaktır.',
    causes: [
      'Dolap fanı ya da ısı değiştiricinin fanı durmuş',
      'Filtre ve kanatlar kaynak tozu, lif ya da yağla tıkanmış',
      'Dolap sıcak bir makineye ya da duvara fazla yakın',
      'Sıcaklık algılayıcısı kaymış',
    ],
    checks: [
      'Fanların üflediğine ve filtrelere dolabın dışından bakın.',
      'Dolabın çevresindeki boşluğu kılavuzdakiyle karşılaştırın, ortam sıcaklığını yazın.',
      'Uyarının sabah ilk açılışta da gelip gelmediğini yazın: geliyorsa algılayıcıya bakılır.',
    ],
    warning:
      'Dolabı kapağı açık çalıştırmayın: gerilimli uçlar açıkta kalır, metal tozu eksen kartlarını yakar. Uyarıyı silip çevrimi sürdürmeyin; güç modülleri ve kondansatörler birlikte yaşlanır.',
    repair:
      'Fanlar aynı debide olanla değişir, ısınan eksen kartı ve kondansatörleri ölçülür, algılayıcı bilinen sıcaklıkta doğrulanır. Kart motorla nominal akımda, sıcaklığı izlenerek çalıştırılır.',
    post: 'sogutma-fani-ucuz-parca-pahali-ariza',
    featured: true,
  },
]
