import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'CNC kartında pil bitmeden parametre nasıl korunur?',
  summary: 'Pil uyarısı çıktığında yapılacaklar ve enerji kesmeden pil değiştirmenin sırası.',
  author: 'Admin',
  publishedAt: '2026-07-09T09:00:00+03:00',
  picture: 'cnc-yedekleme-pili.svg',
  content: `Birçok CNC kontrolde makine parametreleri, takım ofsetleri ve parça programları pille beslenen bir RAM’de durur. Tezgâh enerjideyken bu belleği kartın kendi beslemesi ayakta tutar, pil yalnız tezgâh kapalıyken çalışır. Bundan çıkan ilk kural şudur: ekranda pil uyarısı gördüğünüzde tezgâhı kapatmayın. Uyarı akşam çıktıysa vardiya sonunda ana şalteri indirmek, sabah silinmiş parametrelerle karşılaşmak demek olabilir. Kontrolü enerjide bırakın, yedeği alın, pili değiştirin.

Tezgâhta birden fazla pil olabilir
Birinci pil kontrol kartının belleğini besler. İkincisi mutlak enkoderler içindir; servo sürücünün üzerinde, dolaptaki bir pil kutusunda ya da enkoder kablosunun ara konnektöründe bulunur. Bu pil biterse parametreler kalır, ama eksenler referansını kaybeder. Uyarı metnindeki eksen adı veya sürücü numarası hangi pile bakacağınızı gösterir. Mutlak enkoderli motorun kablosunu sökmek de çoğu sistemde referansı siler, çünkü pil enkodere o kablodan ulaşır.

Önce yedek
Pile dokunmadan yedek alın. Hafıza kartı, USB ya da seri port kullanılabilir. Yalnız makine parametreleri yetmez: PLC programı ve kalıcı röleler, zamanlayıcı ve sayaç değerleri, hatve hatası telafisi, takım ve iş parçası ofsetleri, makro değişkenleri, parça programları ve opsiyon anahtarları ayrı ayrı alınır. Dosyaları bilgisayarda açın; sıfır bayt ya da yarıda kesilmiş dosya yedek sayılmaz. Seri portta yarım kalan aktarımın olağan sebebi, hız ve eşlik ayarının iki tarafta tutmamasıdır. İki kopya alın, birine tezgâhın seri numarasını ve tarihi yazıp dolabın dışında saklayın. Eksen konumlarını ve mutlak enkoder sayım değerlerini de ekrandan fotoğraflayın.

Doğru pili bulun
Pilin üzerindeki tip ve gerilim aynen tutmalıdır. 3 V’luk lityum pilin yerine 3,6 V’luk lityum tiyonil klorür ya da alkalin pil takılmaz. Boşta ölçülen gerilim ne kadar ömür kaldığını söylemez: lityum hücre son döneme kadar düz gider, sonra kısa sürede düşer. 3 V’luk pilde 2,7 V’un altı artık bitmiş demektir; 3,0 V okumak ise güvence değildir. Bu yüzden pil ölçüme göre değil takvime göre değişir. Mutlak enkoderlerin alkalin pilleri için kılavuzlar çoğunlukla bir yıl, lityum kart pilleri için iki ila beş yıl yazar. Uzun süre rafta beklemiş hücre ilk yükte gerilim düşürebilir; üretim tarihine bakın. Kablolu pillerde konnektörün kutuplarını takmadan önce ölçün, yan sanayi takımlarda artı ile eksinin yer değiştirdiği olur. Hücreye lehim yapmayın, şarj etmeyin, uçlarını kısa devre etmeyin.

Enerji kesmeden değiştirme
Önce kılavuza bakın: kontrol üreticilerinin çoğu değişimi kontrol beslemesi açıkken ister, bazıları kapalıyken. Açıkken yapılacaksa tezgâhı durdurup acil stopa basın ve kimsenin çevrimi başlatmaması için panele uyarı asın. Pil gözü ön panelde veya kapaklı bir yuvada ise iş birkaç dakikadır. Dolap kapağını açmak gerekiyorsa bunu yalnız yetkili elektrik personeli yapar; gerilim altındaki uçlar parmak girmez kapaklarla örtülü, alet yalıtımlı, koruyucu donanım tam olmalı, yanında ikinci bir kişi bulunmalıdır. Açık 400 V uçlarının arasından pile uzanmak gerekiyorsa işi durdurun, enerjisiz yönteme geçin. Enerjili dolapta antistatik bileklik takmayın, karta değil yalnız pil konnektörüne dokunun. Eski konnektörü çekin, yenisini tık sesi gelene kadar itin, uyarının silindiğini ekrandan görün. Enkoder pilinde de, kılavuz başka bir sıra vermiyorsa, servo kapalı ama sürücünün kontrol beslemesi açık kalmalıdır.

Enerjisiz değiştirme
Bazı kartlarda belleği kısa süre taşıyan bir kondansatör vardır. Kılavuz bu süreyi verir; karta göre birkaç dakika ile yarım saat arasında değişir. Kontrolü önce kılavuzdaki süre kadar enerjide tutun, yeni pili hazırlayın, şalteri kesip kilitleyin. Eski pil yerindeyken servo sürücülerin etiketindeki boşalma süresini doldurun, gerilim kalmadığını CAT III 1000 V sınıfı aletle ölçün, bu kez bileklik takın. Kondansatörün süresi ancak pili çektiğinizde işlemeye başlar. Eski pil tamamen bitmişse şalterle birlikte başlar ve sürücülerin boşalması beklenirken tükenebilir. Kılavuz süre vermiyorsa belleğin silineceğini kabul edin ve yedeği geri yükleyebileceğinizden emin olmadan başlamayın.

Değişimden sonra
Pilin üzerine tarihi yazın. Tezgâhı hemen otomatik çevrime almayın: eksen sınırlarını, referans konumunu ve takım değiştirme noktasını düşük hızda, tek satır modunda doğrulayın. Parametre kaybı varsa servoyu açmayın; yanlış hareket sınırıyla yürüyen eksen mekanik dayanağa çarpar. Yedek yoksa dolap kapağının iç cebindeki makine üreticisi listesine bakın. Çıkan pilin uçlarını bantlayıp atık pil kutusuna atın.`,
}
