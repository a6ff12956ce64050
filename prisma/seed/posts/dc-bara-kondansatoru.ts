import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'DC bara kondansatörü ne zaman değişir?',
  summary: 'Kapasite, ESR ve kaçak akım: hangi değer neyi gösterir, hangi ölçüm yanıltır.',
  author: 'Kerem Aydın',
  publishedAt: '2026-08-21T09:00:00+03:00',
  picture: 'dc-bara-kondansatoru.svg',
  content: `DC bara kondansatörü, inverterin giriş doğrultucusu ile IGBT’leri arasındaki enerji deposudur. Doğrultulan gerilimi süzer, motorun bir anda çektiği akımı karşılar, kısa şebeke çökmelerinde cihazı ayakta tutar. İçindeki elektrolit yıllar içinde kurur: kapasite düşer, iç direnç (ESR) yükselir, yükselen iç direnç kondansatörü daha da ısıtır. Yaşlanmanın hızını sıcaklık belirler; her 10 °C artış ömrü kabaca yarıya indirir. Etiketinde 105 °C’de 5000 saat yazan bir kondansatör, 65 °C’de kâğıt üzerinde bunun on altı katı dayanır. Dolap filtresini temiz tutmak bu yüzden kondansatörün de bakımıdır.

Yaşlanma kendini nasıl belli eder
Cihaz boşta sorunsuz döner, aynı hatta büyük bir motor yol alırken ya da şebeke bir an çöktüğünde düşük gerilim alarmı verir. Enerji kesildiğinde ekran eskisinden çok daha çabuk söner. Üç faz yerinde olduğu hâlde giriş fazı eksik alarmı gelir: inverterlerin çoğu bu alarmı baradaki dalgalanmadan üretir, kuruyan kondansatör de dalgalanmayı büyütür. Bu alarmda önce üç fazı yük altında ölçün; gerçekten eksik faz varsa kondansatörün suçu yoktur.

Ekrandaki bara gerilimi neden yanıltır
400 V şebekede bara boşta 565 V dolayında, yükte 540 V’a yakın okunur. Üç fazlı doğrultucuda ortalama değer, kondansatör bitmiş olsa bile belirgin biçimde düşmez; ekran da ortalamayı gösterir. Oysa tepe ile dip arasındaki fark büyümüştür. Tek faz 230 V ile beslenen cihazda durum başkadır: 325 V’luk bara yük bindikçe gözle görülür biçimde çöker. İnverteriniz bara dalgalanmasını ayrı bir parametrede gösteriyorsa o değeri aynı yükte aydan aya not edin. Kapağı açıp enerji altında bara uçlarına uzanmak ise sahada yapılacak ölçüm değildir.

Kapağı açmadan önce
Beslemeyi kesip şalteri kilitleyin, cihazın etiketinde yazan boşalma süresini doldurun. Sonra CAT III 1000 V sınıfından bir multimetreyle P(+) ile N(−) arasını doğru gerilimde ölçün; aleti ölçümden önce ve sonra bilinen bir kaynakta sınayın. Boşaltma direnci kopmuş bir cihazda bara saatlerce dolu kalabilir. Süre bittiği hâlde gerilim inmiyorsa kapağı kapatın ve işi, yalıtımlı boşaltma direnciyle çalışan bir tezgâha bırakın. Uçları tornavidayla kısa devre etmek hem kişiye hem kondansatöre zarar verir. Kapasite ölçümünden önce gerilim birkaç voltun altına inmiş olmalıdır, yoksa ölçü aleti zarar görür.

Önce gözle bakın
Şişmiş kapak, açılmış emniyet çentiği, taban çevresinde ıslaklık, kararmış kart veya yeşermiş bakır yol gördüyseniz ölçmeye gerek kalmadan kondansatör değişir. Tabandaki sarı kahverengi katı madde her zaman elektrolit değildir; çoğu üretici kondansatörü titreşime karşı yapıştırır.

Kapasite
Kart üzerinde ölçmeyin. 400 V sınıfı inverterde kondansatörler çoğunlukla ikişer ikişer seri, gruplar da birbirine paralel bağlıdır; bankayı topluca ölçtüğünüzde tek zayıf eleman ötekilerin arasında kaybolur. Her elemanı söküp tek tek, 100 veya 120 Hz’de ölçün. Etiket değerinin yüzde 80’inin altı ömrün sonudur. Yeni kondansatörün toleransı da çoğu zaman ±%20 olduğu için tek değere değil, aynı bankadaki kardeşleriyle farkına bakın: beşi 455 µF, biri 390 µF ölçülen bir bankada o tek eleman sınırın üstünde olsa bile sıradadır.

ESR
Kapasite henüz iyi görünürken ESR yükselmiş olabilir; ısıyı doğuran da odur. Ölçüyü 20–25 °C’de yapın, soğuk kondansatör olduğundan kötü görünür. Frekansı mutlaka yazın, çünkü 100 Hz’deki değer ile 100 kHz’deki değer birbiriyle karşılaştırılamaz. 470 µF, 400 V’luk sağlam bir elemanda 100 Hz’de onda birkaç ohm olağandır. Aynı tipin yenisine göre iki üç kat artış değişim sebebidir.

Kaçak akım
LCR metre bir volt dolayında ölçer, bu yüzden yalıtkanı zayıflamış kondansatörü göremez. Kaçak akım, nominal gerilimde ve seri dirençle sınırlanmış bir kaynakla, beş dakika beklendikten sonra okunur. Üreticilerin yaygın sınırı mikroamper olarak 3 × √(C × V) bağıntısıdır (C mikrofarad, V volt); 470 µF ve 400 V için yaklaşık 1,3 mA eder. Bu gerilimde eleman 38 J enerji depolar, yani ölüm tehlikesi vardır; ölçüm kapalı test kutusunda yapılır. Seri elemanların kaçağı farklıysa gerilim eşit bölünmez: kaçağı az olan sağlam eleman fazlasını üstlenir ve frenlemede sınırını aşar. Dengeleme dirençlerini de bu sırada ölçün.

Değiştirirken ve depoda
Bankanın tamamını birlikte değiştirin. Yeni elemanın kapasitesi ve gerilimi kadar dalgalanma akımı, ömür saati ve ayak aralığı da tutmalıdır. Ön şarj direncini, rölesini ve fanı ölçmeden cihazı kapatmayın. Rafta bir iki yıldan uzun bekleyen yedek inverteri ise doğrudan şebekeye vermeyin; oksit tabakası incelmiştir. Gerilimi kılavuzdaki süreyle kademe kademe yükseltin.`,
}
