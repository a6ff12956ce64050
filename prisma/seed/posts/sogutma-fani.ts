import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'Soğutma fanı: ucuz parça, pahalı arıza',
  summary: 'Yatak sesi, devir geri beslemesi ve toz: ne zaman değiştirilmeli.',
  author: 'Admin',
  publishedAt: '2026-01-13T09:00:00+03:00',
  picture: 'sogutma-fani.svg',
  content: `Sürücü ve inverterin içinde durmadan dönen tek parça fandır. Fan durduğunda cihaz hemen durmaz; soğutucu ısınır, aşırı sıcaklık alarmı yarım saat sonra, genellikle de hattın en yüklü saatinde gelir. Alarm her defasında silinip devam edilirse IGBT modülünün lehimleri yorulur, kartın üzerindeki elektrolitik kondansatörler kurur. Avuç içi kadar bir parça böylece güç katına mal olur.

Fan ne kadar yaşar
Bilyalı yataklı iyi bir fan için 40 °C’de 40 000–70 000 saat verilir. Kesintisiz çalışan bir hatta bu beş ila sekiz yıl eder. Bu süre fanların yüzde onunun bozulduğu andır, yani on fanınız varsa biri o günü görmez. Burçlu yatak, özellikle mil dikey dururken daha erken biter. Un, tekstil lifi, döküm tozu ve yağ buharı ömrü yarıya düşürebilir. Planlı değişim için temiz ortamda beş yıl, kirli ortamda üç yıl makul bir aralıktır.

Ses ve elle kontrol
Yatak arızası önce sesle başlar: soğuk kalkışta birkaç saniye süren hırıltı, sonra sürekli ıslık, en sonunda tıkırtı. Sesin fandan geldiğini görmek için enerjiyi kesip kilitleyin, cihazın etiketindeki süreyi bekleyin, barada gerilim kalmadığını ölçün ve fanı elle çevirin. Pervane rahat dönmeli, yavaşlayarak durmalıdır. Takılarak duruyor, mil boşluğu parmakla hissediliyor ya da kanat çerçeveye sürtmüşse fan değişir. Yatağa yağ damlatmak birkaç hafta kazandırır, tozu da yatağa yapıştırır; kalıcı çözüm değildir.
Dikkat edilecek bir nokta: büyük cihazlarda 230 V’luk fan ayrı bir sigortadan beslenir, ana kontaktör düştüğünde de gerilim altında kalır. O sigortayı da kesip kilitleyin, fan klemensini ayrıca ölçmeden elinizi uzatmayın.

Fan dönmüyor: fan mı, kart mı
Birçok sürücü fanı yalnız çalışma komutuyla veya soğutucu 45–50 °C’yi geçince açar; duran fan önce bu gözle değerlendirilir. Fan modu parametresini sürekli çalışmaya alıp bekleyin. Yine dönmüyorsa enerjiyi kesin, yukarıdaki bekleme ve ölçümden sonra fanı söküp tezgâhta 24 V’luk bir kaynağa bağlayın. Etiketteki akıma yakın çekip hızlanıyorsa fan sağlamdır, kart besleme vermiyordur: sigorta direnci, sürme transistörü veya konnektör aranır. Akım etiketin üzerinde, devir düşükse yatak sıkışmıştır. Elle itmeden kalkmayan fan da ömrünün sonundadır. Alternatif akımlı fanda kondansatörü boşaltıp ayrıca ölçün, etiketin yüzde onundan fazla düşmüşse değiştirin.

Üçüncü tel ne söyler
İki telli fanda cihaz arızayı ancak sıcaklıktan anlar. Üç telli fanda üçüncü tel ya devir sinyali ya kilit sinyalidir ve ikisi birbirinin yerine geçmez. Devir çıkışı çoğunlukla dönüş başına iki darbe verir; 100 Hz okursanız fan dakikada 3000 devir yapıyordur. Kilit çıkışı ise fan dönerken sabit durur, durduğunda seviye değiştirir. Çıkışlar açık kollektördür; tezgâhta ölçmek için 10 kΩ ile fanın kendi beslemesine çekmek gerekir. Fan değiştikten sonra fan alarmı sürüyorsa ilk bakılacak yer burasıdır: yeni fan kilit tipiyse kart devir göremez.

Değiştirirken ölçü tutması yetmez
60 × 60 × 25 mm iki fan, biri 25 m³/h, öteki 45 m³/h hava basabilir. Gerilim, akım, debi, statik basınç, yatak tipi, sinyal tipi ve konnektör ucu birlikte karşılaştırılır. Soğutucu kanatları sık aralıklı ise statik basınç debiden önemlidir. Çerçevedeki hava okunu eskisiyle aynı yöne getirin; ters takılan fan döner, ses yapar, soğutmaz. Vidaları çerçeveyi çarpıtacak kadar sıkmayın, kabloyu pervaneden uzağa bağlayın. Fan çalışma saati sayacı varsa sıfırlayın.

Toz temizliği
Fan yeni, soğutucu tıkalıysa sonuç değişmez. Temizlik cihaz enerjisiz ve boşalmışken yapılır. Kanatları önce antistatik elektrik süpürgesiyle temizleyin, sonra en çok 2 bar, kuru ve yağsız havayla üfleyin. Üflerken pervaneyi tutun: havayla yüksek devre çıkan fan yatağını bozar ve karta gerilim üretir. Metal veya karbon tozunu üflemeyin, kartın üzerine yayılır; böyle cihaz sökülüp tezgâhta temizlenmelidir. Maske takın. Dolap filtresini değiştirin, cihazın altında ve üstünde kılavuzun istediği boşluğu açın; bu çoğunlukla 100 mm’dir.

Sonucu sıcaklıkla doğrulayın
Soğutucu sıcaklığını parametreden okuyun. Temizlikten ve değişimden sonra cihazı olağan yükte yarım saat çalıştırıp değeri, ortam sıcaklığıyla birlikte yazın. Bundan sonra ayda bir aynı yükte bakın: ortam aynıyken soğutucu 10 °C daha sıcaksa fan henüz dönse bile sırası gelmiştir. Yedek fanın gresi de rafta yaşlanır; dolaba girerken üretim tarihi beş yılı geçmemiş olsun.`,
}
