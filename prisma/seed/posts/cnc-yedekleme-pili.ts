import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'CNC kartında pil bitmeden parametre nasıl korunur?',
  summary: 'Pil uyarısı çıktığında yapılacaklar ve enerji kesmeden pil değiştirmenin sırası.',
  author: 'Admin',
  publishedAt: '2026-07-09T09:00:00+03:00',
  picture: 'cnc-yedekleme-pili.svg',
  content: `Birçok CNC kontrolde makine parametreleri, takım ofsetleri ve parça programları pille beslenen bir RAM’de durur. Tezgâh enerjideyken bu belleği kartın kendi beslemesi ayakta tutar, pil yalnız tezgâh kapalıyken çalışır. Bundan çıkan ilk kural şudur: **ekranda pil uyarısı gördüğünüzde tezgâhı kapatmayın.** Uyarı akşam çıktıysa vardiya sonunda ana şalteri indirmek, sabah silinmiş parametrelerle karşılaşmak demek olabilir. Kontrolü enerjide bırakın, yedeği alın, pili değiştirin.

## Tezgâhta birden fazla pil olabilir

| Pil | Yeri | Biterse |
| --- | --- | --- |
| Bellek pili | Kontrol kartında ya da ön panelde kapaklı bir yuvada | Parametreler, ofsetler ve programlar silinir |
| Mutlak enkoder pili | Servo sürücüde, dolaptaki pil kutusunda ya da enkoder kablosunun ara konnektöründe | Parametreler kalır, eksenler referansını kaybeder |

Uyarı metnindeki eksen adı veya sürücü numarası hangi pile bakacağınızı gösterir. Mutlak enkoderli motorun kablosunu sökmek de çoğu sistemde referansı siler, çünkü pil enkodere o kablodan ulaşır.

![CNC ana kartının üzerinde, bellek tümdevrelerinin yanındaki yuvarlak pil](services/cnc-karti-2.svg "Bellek pili çoğu kartta işlemcinin hemen yanındadır. Kartı yerinden çıkarmadan önce tipini ve yönünü fotoğraflayın.")

## Önce yedek

Pile dokunmadan yedek alın. Hafıza kartı, USB ya da seri port kullanılabilir. Yalnız makine parametreleri yetmez; şunlar ayrı ayrı alınır:

- PLC programı, kalıcı röleler, zamanlayıcı ve sayaç değerleri
- Hatve hatası telafisi
- Takım ve iş parçası ofsetleri, makro değişkenleri
- Parça programları
- Opsiyon anahtarları

Dosyaları bilgisayarda açın; sıfır bayt ya da yarıda kesilmiş dosya yedek sayılmaz. Seri portta yarım kalan aktarımın olağan sebebi, hız ve eşlik ayarının iki tarafta tutmamasıdır. İki kopya alın, birine tezgâhın seri numarasını ve tarihi yazıp dolabın dışında saklayın. Eksen konumlarını ve mutlak enkoder sayım değerlerini de ekrandan fotoğraflayın.

## Doğru pili bulun

Pilin üzerindeki tip ve gerilim aynen tutmalıdır. 3 V’luk lityum pilin yerine 3,6 V’luk lityum tiyonil klorür ya da alkalin pil takılmaz.

| Pil | Yeni, boşta | Bitmiş | Değişim aralığı |
| --- | ---: | ---: | ---: |
| Lityum, 3 V | 3,1–3,3 V | < 2,7 V | 2–5 yıl |
| Lityum tiyonil klorür, 3,6 V | 3,65 V | < 3,3 V | 2–5 yıl |
| Alkalin, 4 × 1,5 V | 6,3 V | < 5,2 V | 1 yıl |

Boşta ölçülen gerilim ne kadar ömür kaldığını söylemez: lityum hücre son döneme kadar düz gider, sonra kısa sürede düşer. Bu yüzden pil ölçüme göre değil **takvime göre** değişir; kılavuzun verdiği aralık tablodakinden önce gelir.

- Uzun süre rafta beklemiş hücre ilk yükte gerilim düşürebilir; üretim tarihine bakın.
- Kablolu pillerde konnektörün kutuplarını takmadan önce ölçün, yan sanayi takımlarda artı ile eksinin yer değiştirdiği olur.
- Hücreye lehim yapmayın, şarj etmeyin, uçlarını kısa devre etmeyin.

## Enerji kesmeden değiştirme

Önce kılavuza bakın: kontrol üreticilerinin çoğu değişimi kontrol beslemesi açıkken ister, bazıları kapalıyken.

> **Dolap kapağını enerji altında yalnız yetkili elektrik personeli açar.** Açık 400 V uçlarının arasından pile uzanmak gerekiyorsa işi durdurun, enerjisiz yönteme geçin.

1. Tezgâhı durdurup acil stopa basın, kimsenin çevrimi başlatmaması için panele uyarı asın.
2. Dolap açılacaksa gerilim altındaki uçların parmak girmez kapaklarla örtülü, aletin yalıtımlı, koruyucu donanımın tam olduğunu ve yanınızda ikinci bir kişinin bulunduğunu kontrol edin.
3. Enerjili dolapta antistatik bileklik takmayın. Karta değil, yalnız pil konnektörüne dokunun.
4. Eski konnektörü çekin, yenisini tık sesi gelene kadar itin.
5. Uyarının silindiğini ekrandan görün.

Enkoder pilinde de, kılavuz başka bir sıra vermiyorsa, servo kapalı ama sürücünün kontrol beslemesi açık kalmalıdır.

## Enerjisiz değiştirme

Bazı kartlarda belleği kısa süre taşıyan bir kondansatör vardır. Kılavuz bu süreyi verir; karta göre birkaç dakika ile yarım saat arasında değişir.

1. Kontrolü kılavuzdaki süre kadar enerjide tutun, yeni pili hazırlayın, şalteri kesip kilitleyin.
2. Eski pil yerindeyken servo sürücülerin etiketindeki boşalma süresini doldurun.
3. Gerilim kalmadığını CAT III 1000 V sınıfı aletle ölçün, bu kez bileklik takın.
4. Eski pili çekip yenisini takın. Kondansatörün süresi ancak bu anda işlemeye başlar.

Eski pil tamamen bitmişse süre şalterle birlikte başlar ve sürücülerin boşalması beklenirken tükenebilir. Kılavuz süre vermiyorsa belleğin silineceğini kabul edin ve yedeği geri yükleyebileceğinizden emin olmadan başlamayın.

## Değişimden sonra

Pilin üzerine tarihi yazın. Tezgâhı hemen otomatik çevrime almayın: eksen sınırlarını, referans konumunu ve takım değiştirme noktasını düşük hızda, tek satır modunda doğrulayın. Parametre kaybı varsa servoyu açmayın; yanlış hareket sınırıyla yürüyen eksen mekanik dayanağa çarpar. Yedek yoksa dolap kapağının iç cebindeki makine üreticisi listesine bakın. Çıkan pilin uçlarını bantlayıp atık pil kutusuna atın.`,
}
