import type { SeedFault } from './types'

export const faults: SeedFault[] = [
  {
    brand: 'Torvika',
    series: 'TE58',
    code: '',
    title: 'Artımlı enkoder sayım kaçırıyor, konum günden güne kayıyor',
    symptoms:
      'Eksen alarm vermez; aynı noktaya her gün biraz daha kaymış döner. Referans alınınca düzelir, sonra yine kayar.',
    causes: [
      'Kablo ekranı kopuk ya da iki ucu da topraksız: parazit darbe sayılıyor',
      'Kaplin ya da sıkma bileziği milde kayıyor',
      'Cetvelde yağ ve toz: darbe genliği düşmüş',
      'Besleme gerilimi enkoder ucunda düşük',
      'Enkoder rulmanı boşluklu: kanallar arasındaki faz farkı bozulmuş',
    ],
    checks: [
      'Kayma hep aynı yönde mi? Aynı yöndeyse kaplin, gelişigüzelse parazit ve sinyal aranır.',
      'Enerji kilitliyken mil ile kapline kalemle ince bir çizgi çekin; bir gün sonra, yine kilitliyken çizginin bozulup bozulmadığına bakın.',
      'Kaymanın kaynak, büyük motor ya da frenleme sırasında artıp artmadığını yazın.',
      'Enerji kesikken konnektörü söküp yağ, eğri pin, gevşek ekran bağlantısı arayın.',
    ],
    warning:
      'Enkoder miline çekiçle vurmayın, kaplini zorlayarak takmayın: cam disk çatlar. Kaymayı programda düzeltme değeriyle örtmeyin; eksen bir gün dayamaya çarpar.',
    repair:
      'A ve B kanallarının genliği ve faz farkı, sıfır işaretinin yeri ölçülür; optik, rulman ya da kablo yenilenir. Enkoder değişken hızda, sayıcı karşılaştırılarak saatlerce döndürülür.',
    featured: true,
  },
  {
    brand: 'Nordhel',
    series: 'NE36',
    code: '',
    title: 'Enkoderden sürtme sesi geliyor',
    symptoms:
      'Mil dönerken arka kapaktan ince bir sürtme ya da ötme duyulur. Önce yalnız soğukken, sonra sürekli; ardından konum alarmları başlar.',
    causes: [
      'Enkoder rulmanı gressiz kalmış ya da kirlenmiş',
      'Kaplin eksen kaçıklığıyla takılmış, rulmanı zorluyor',
      'Motor mili eksenel oynuyor: disk algılayıcıya sürtüyor',
      'Keçeden giren soğutma sıvısı ve talaş',
    ],
    checks: [
      'Sesin motordan mı enkoderden mi geldiğini, korkuluklar kapalıyken dışarıdan dinleyip yazın.',
      'Ses başladıktan sonra alarm çıkıp çıkmadığını, çıktıysa kodunu yazın.',
      'Enerji kilitliyken enkoder kapağının çevresinde sıvı, pas, talaş var mı bakın.',
    ],
    warning:
      'Rulmana yağ sıkmayın: yağ diske ve algılayıcıya bulaşır. Motor enkoderini sökmeyin; sıfır konumu kaybolursa servo motor denetimsiz döner.',
    repair:
      'Sıfır konumu sökülmeden kaydedilir, rulman ve keçe değişir, mil salgısı ölçülür. Enkoder takılıp sıfırı ayarlanır, sinyali nominal hızda osiloskopla doğrulanır.',
    featured: true,
  },
  {
    brand: 'Fulmetra',
    series: 'FA58',
    code: '',
    title: 'Mutlak enkoder açılışta yanlış konum bildiriyor',
    symptoms:
      'Enerji kesilip verilince eksen olduğundan tam turlar kadar başka bir yerde görünür. Çalışırken doğru sayar.',
    causes: [
      'Çok turlu sayıcıyı besleyen pil bitmiş ya da bağlantısı kopmuş',
      'Enerji yokken mil çevrilmiş, yedek devre turları sayamamış',
      'Dişli çok turlu enkoderde mekanik aktarma bozulmuş',
      'Enkoderin belleği bozuk: sıfır kaydırması siliniyor',
    ],
    checks: [
      'Yanlış konumun farkını yazın: tam tur sayısıysa çok turlu bölüm, gelişigüzelse sinyal aranır.',
      'Kayma her enerji kesilişinde mi, yalnız uzun duruşta mı oluyor? Yazın.',
      'Enkoder pilli mi, pilsiz mi? Etiketini fotoğraflayın, pil varsa değişim tarihini yazın.',
    ],
    warning:
      'Ekseni gerçek yerine bakmadan otomatiğe almayın: yazılım sınırları da kaymıştır, eksen dayamaya çarpar. Pili kılavuzdaki durum dışında çıkarmayın.',
    repair:
      'Yedek akım, pil devresi ve bellek ölçülür, çok turlu bölüm elle çevrilerek enerjili ve enerjisiz sınanır. Enkoder nominal hızda ve defalarca kapatılıp açılarak denenir.',
    post: 'cnc-kartinda-pil-bitmeden-parametre-nasil-korunur',
    featured: true,
  },
  {
    brand: 'Harvesk',
    series: 'HL',
    code: 'Er 21',
    title: 'Cetvel sinyali zayıf',
    symptoms:
      'Konum göstergesi belli bir bölgeden geçerken Er 21 yazar ya da sayı durur. O bölgenin dışında düzgün sayar.',
    causes: [
      'Cetvelin camında yağ, soğutma sıvısı, talaş',
      'Sızdırmazlık dudağı açılmış, içeri sıvı giriyor',
      'Okuma kafası çarpmayla kaymış: cetvele uzaklığı değişmiş',
      'Okuma kafasının ışık kaynağı zayıflamış',
      'Cetvelin çizgileri o bölgede zarar görmüş',
    ],
    checks: [
      'Hatanın çıktığı konumu milimetre olarak yazın; hep aynı yerse cetvel, her yerdeyse kafa ya da kablo aranır.',
      'Enerji kilitliyken sızdırmazlık dudağını gözle denetleyin: kopuk, kıvrılmış, ıslak mı?',
      'Cetvele basınçlı hava veriliyorsa filtresinde su ve yağ birikip birikmediğine bakın.',
      'Okuma kafasına ya da gövdesine çarpma oldu mu? Yazın.',
    ],
    warning:
      'Cetvelin içine hava tabancası tutmayın: talaş çizgilere sürtünür. Camı tinerle, kâğıtla silmeyin. Okuma kafasının vidalarını gevşetmeyin; ayarı tezgâhta geri bulunmaz.',
    repair:
      'Cetvel ve kafa sökülüp temizlenir, sinyal genliği cetvel boyunca kaydedilir, dudaklar ve ışık kaynağı yenilenir. Cetvel ölçme düzeneğinde bütün boyunca, hareket hâlinde doğrulanır.',
    featured: true,
  },
]
