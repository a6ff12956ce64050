import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Tesvara',
    series: 'TL2',
    code: 'E-br',
    title: 'Fren geri bildirimi gelmedi',
    symptoms: 'Hareket komutundan sonra motor tork üretir, kabin ya da kanca kalkmadan E-br ile durur.',
    causes: [
      'Fren mikro anahtarı ayarsız ya da kirli',
      'Fren bobini beslemesi düşük: doğrultucu ya da kontaktör',
      'Fren balatası sıkışmış',
      'Sürücünün fren çıkış rölesi ya da geri bildirim girişi bozuk',
    ],
    checks: [
      'Fren açılırken ses geliyor mu? Ses varsa önce mikro anahtara bakılır.',
      'Olayın hangi katta, hangi yükte çıktığını yazın.',
      'Bakım firmanızdan fren aralığının son ölçüm değerini isteyin.',
    ],
    warning:
      'Freni elle açıp sürücüyü çalıştırmayın, geri bildirimi köprülemeyin. Asansör ve vinçte her müdahale yetkili bakım firmasınca yapılır.',
    repair:
      'Fren gevşetme çıkışı ve geri bildirim girişi yükle denenir, röle ve optokuplör yenilenir. Yerine takma ve devreye alma bakım firmanızındır.',
    featured: true,
  },
  {
    brand: 'Tesvara',
    series: 'TL2',
    code: 'E-oU',
    title: 'İnişte DC bara aşırı gerilimi',
    symptoms:
      'Boş kabin yukarı, dolu kabin aşağı giderken ya da kanca yükle inerken E-oU ile durur. Ters yönde çıkmaz.',
    causes: [
      'Frenleme direnci kopmuş ya da bağlantısı gevşemiş',
      'Frenleme kıyıcısının transistörü açık devre',
      'Yavaşlama rampası kısaltılmış ya da hız artırılmış',
      'Direncin ohm değeri sürücüye göre büyük',
      'Bara gerilimini ölçen devre kaymış',
    ],
    checks: [
      'Hangi yönde, hangi yükte, hızlanırken mi yavaşlarken mi çıktığını yazın.',
      'Kapasite, hız ya da direnç son bakımda değişti mi? Bakım firmanızdan öğrenin.',
      'Direnç kutusunda koku, renk değişimi var mı, uzaktan bakın.',
    ],
    warning:
      'Yüklü kabini ya da kancayı denemek için yeniden indirmeyin. Direnç yüzlerce derece olabilir, dokunmayın. Direnci köprülemeyin, küçük ohm değerlisiyle değiştirmeyin.',
    repair:
      'Kıyıcı ve sürme devresi yükle sınanır, bara ölçme devresi kalibre edilir. Sürücü, mili ikinci bir makineyle döndürülen motorla, jeneratör çalışmasında denenir; takma ve devreye alma bakım firmanızındır.',
    featured: true,
  },
  {
    brand: 'Vektral',
    series: 'VL',
    code: 'F.21',
    title: 'Enkoder geri beslemesi yok',
    symptoms:
      'Fren açılır, motor kısa bir sarsıntıyla döner, F.21 ile durur ve fren kapanır. Enkoder ya da kablo bakımından sonra sık görülür.',
    causes: [
      'Enkoder kablosu kopuk, konnektörü gevşek',
      'Enkoder kaplini ya da mil bağlantısı kayıyor',
      'A ve B kanalları ters: yön işareti motorla uyuşmuyor',
      'Enkoder beslemesi düşük ya da enkoder kartı bozuk',
    ],
    checks: [
      'Alarmdan önce motor, enkoder ya da kabloda iş yapıldı mı? Bakım firmanıza sorun.',
      'Alarmın hangi katta, hangi yönde çıktığını yazın.',
      'Sürücünün gösterdiği hız değerini, hareket denemesi sırasında bakım firmanıza okutun.',
    ],
    warning:
      'Sürücüyü enkodersiz kipe alıp çalıştırmayın: yük tutulmaz. Freni elle açmayın. Kuyuda, makine dairesinde ve vinç köprüsünde yalnız yetkili bakım firması çalışır.',
    repair:
      'Enkoder girişi, beslemesi ve ayırıcı çıkışı ölçülür, hat alıcısı yenilenir. Sürücü enkoderli motorla, iki yönde, sıfır hızda tork tutarken çalıştırılır.',
    featured: true,
  },
  {
    brand: 'Harvesk',
    series: 'HC',
    code: 'Er 15',
    title: 'Kalkışta yük geri kaçıyor',
    symptoms: 'Fren açıldığı anda yük birkaç santimetre aşağı kayar, sonra kalkar ya da Er 15 ile durur.',
    causes: [
      'Fren, motor yeterli tork üretmeden açılıyor: tork ya da süre ayarı',
      'Akım algılayıcılardan biri kaymış: tork olduğundan büyük görünüyor',
      'Fren balatası aşınmış, geç kapanıyor',
      'Motor verileri ya da boşta akım değeri yanlış',
      'Güç katının bir fazı tam akım vermiyor',
    ],
    checks: [
      'Kaymanın boşken mi, yükteyken mi, hangi yönde olduğunu yazın.',
      'Motor, fren ya da sürücü yakın zamanda değişti mi? Yazın.',
      'Bakım firmanızdan fren aralığının ve balatanın son ölçümünü isteyin.',
    ],
    warning:
      'Bu belirtiyle yük kaldırmayın, asansöre insan bindirmeyin; tesisi durdurup bakım firmanızı çağırın. Fren açma süresini deneme yanılmayla değiştirmeyin.',
    repair:
      'Akım algılayıcılar bilinen akımla doğrulanır, üç fazın torku ve fren çıkışının zamanı yükte ölçülür. Sürücü frenli motorla, sıfır hızda anma torkunu tutarak denenir.',
    featured: true,
  },
  {
    brand: 'Yumaro',
    series: 'YL5',
    code: 'AL-E',
    title: 'Parametre belleği okunamadı',
    symptoms:
      'Enerji verilince AL-E yazar, sürücü hazır olmaz. Şebeke kesintisinden ya da parametre kaydı sırasında kapanmadan sonra görülür.',
    causes: [
      'Kayıt sırasında enerji kesilmiş',
      'Bellek tümdevresi bozuk',
      'Kontrol kartının iç beslemesi dalgalı',
      'Kontrol kartı değişmiş: bellek başka yazılım sürümünden',
    ],
    checks: [
      'Bakım firmanızda parametre listesi ya da yedeği var mı, sorun.',
      'Tuş takımında kopyalanmış parametre kaydı varsa silmeyin, varlığını yazın.',
      'Motor ve enkoder etiketlerinin fotoğrafını çekin.',
    ],
    warning:
      'Fabrika ayarıyla çalıştırmayın: motor, enkoder ve fren ayarı tutmadan açılan fren yükü bırakır. Başka tesisin parametresini yüklemeyin.',
    repair:
      'Okunabilen bellek önce kopyalanır, tümdevre ve iç besleme onarılır, parametreler geri yüklenir. Sürücü enkoderli motorla yük altında denenir; devreye alma bakım firmanızındır.',
    post: 'inverter-gondermeden-once-parametre-yedegi',
  },
]
