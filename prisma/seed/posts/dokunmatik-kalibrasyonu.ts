import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'Dokunmatik kalibrasyonu neden tutmaz?',
  summary: 'Dirençli dokunmatikte katman ayrılması ve konnektör oksitlenmesi.',
  author: 'Seda Özgür',
  publishedAt: '2026-03-05T09:00:00+03:00',
  picture: 'dokunmatik-kalibrasyonu.svg',
  content: `Operatör düğmenin ortasına basar, panel bir yandaki düğmeyi algılar. Kalibrasyon yapılır, bir hafta idare eder, sonra kayma geri gelir. Dirençli dokunmatikte kalibrasyonun yapabildiği iş sınırlıdır: ölçülen konumu kaydırır, uzatır ya da kısaltır. Kayma ekranın her yerinde aynı kuralla değişmiyorsa hiçbir kalibrasyon tutmaz, çünkü bozulan ayar değil, cam ya da bağlantısıdır.

Kaymanın biçimi sebebi söyler
Hata her noktada aynı yöne ve aynı miktarda ise kalibrasyon verisi kaybolmuştur. Bir kenara doğru giderek büyüyorsa katmanlardan birinin direnci ya da bağlantısının temas direnci artmıştır. Ekranın bir şeridi hiç basmıyorsa iletken kaplama veya kenardaki gümüş yol çatlamıştır. Panel kendi kendine basıyor, imleç bir köşeye kaçıyorsa iki katman birbirine değiyordur. Yalnız sürücüler çalışırken titriyorsa cam sağlam, topraklama kusurludur. Her açılışta ayarı unutuyorsa da cama değil belleğe bakılır: kalibrasyonu saklayan flash ya da bellek pili arızalıdır.

Önce makineyi güvene alın
Yanlış algılanan bir basış eksen yürütebilir, vana açabilir. Kalibrasyondan önce makineyi durdurun, acil stopa basın, hareket enerjisini kesip kilitleyin; panel kendi 24 V’unda kalabilir. Paneli sökecekseniz önce projenin yedeğini alın, sonra bu beslemeyi de kesin. Floresan arka ışıklı eski panellerde ışık devresi yüzlerce voltla, tutuşma anında bin voltun üzerinde çalışır: arka kapağı enerji altında açmayın. Kapak açıldığında antistatik bileklik takın.

Mekanik baskıyı ayırın
Panonun ön sacına tutturulan panelde sıkma pabuçları eşit değilse çerçeve camın kenarına yaslanır ve üst filmi sürekli basılı tutar. Paneli elle destekleyip pabuçları gevşetin, cam serbestken deneyin. Arıza kayboluyorsa sac düzgünlüğünü ve contayı kontrol edin, pabuçları çapraz sırayla ve kılavuzdaki torkla sıkın; bu tork çoğu panelde 1 Nm’nin altındadır. Çerçeve ile film arasına sıkışan talaş ve kurumuş bor yağı da aynı belirtiyi verir. Bunları sert cisimle kazımayın, üreticinin izin verdiği temizleyiciyle yumuşatıp alın.

Katman ayrılması nasıl anlaşılır
Ekran kapalıyken camı yandan ışığa tutun. Filmin altında kabarcık, kenarda dalga, basmadan duran gökkuşağı halkaları görüyorsanız film camdan ayrılmış ya da boşluk kaybolmuştur. Sebep çoğunlukla çözücülü temizlik, buhar, yüksek dolap sıcaklığı ve aynı noktaya yıllarca sivri cisimle basılmasıdır. Ayrılmış film yapıştırılarak düzelmez; dokunmatik cam değişir. Cam çatlaksa kesilmeye dayanıklı eldiven ve gözlük takın.

Dört telli camı multimetreyle ölçün
Enerjisiz panelde yassı kabloyu karttan ayırın. Kilitli konnektörün mandalını kaldırmadan kabloyu çekmeyin, kuyruktaki gümüş yollar soyulur. Kılavuzdan X ve Y uçlarını bulun; yoksa aralarında birkaç yüz ohm okunan iki çifti arayın. X çifti ve Y çifti için 200–900 Ω beklenir. Sonra X ile Y arasını ölçün: dokunulmazken megaohmlar mertebesinde açık olmalı, parmakla basınca birkaç yüz ohm ile birkaç kiloohm arasına inmelidir. Basmadan 100 kΩ’un altında bir değer, katmanların arasına nem veya yağ girdiğini gösterir. Bir çiftin direnci 2–3 kΩ’a çıkmışsa kaplama çatlaktır; kabloyu köküne yakın yerde hafifçe oynatırken değer sıçrıyorsa kuyruk kopmak üzeredir. Beş telli camda dört köşe birbirine düşük dirençle bağlıdır, beşinci uç basılmadıkça hepsine açıktır. Bu uçlara yalıtım ölçeri değdirmeyin, kaplamayı yakar.

Konnektör oksitlenmesi
Değerler camda doğru çıkıyor, panelde kayma sürüyorsa bağlantıya bakın. Temas direncinde 50 Ω artış, 500 Ω’luk bir katmanda okumayı yüzde ona yakın oynatır; nemle ve sıcaklıkla değiştiği için de kalibrasyon sabah tutar, öğlen tutmaz. Kablo ucunu ve yuvayı saf izopropil alkol ve tüy bırakmayan bezle silin, kuruyunca mandalı kapatın. Silgi ve zımpara ince kaplamayı alır, birkaç ay sonra aynı arızayı getirir. Sökmeden önce ve taktıktan sonra kart tarafından ölçülen dirençleri karşılaştırın: birkaç ohmdan fazla fark varsa yuva yorulmuştur ve değişmelidir.

Kalibrasyonu doğru yapın
Paneli yarım saat çalıştırıp ısıtın. Ucu yuvarlak bir dokunmatik kalemle, cama dik ve nişanın tam ortasına basın, işaret ilerleyene kadar kalemi oynatmayın. Menüye basarak girilemiyorsa USB fare kullanın. Kaydedin, paneli kapatıp açın, test sayfasında dört köşe, kenar ortaları ve merkez olmak üzere dokuz noktaya basın. Sapma en küçük düğmenin yarısından azsa iş tamamdır. Bir ay içinde yine kayıyorsa ölçüme dönün; üçüncü kalibrasyon arızayı yalnız erteler.`,
}
