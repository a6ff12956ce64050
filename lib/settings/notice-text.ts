/**
 * The versions of the notice, oldest first, each with the digest of its text (lib/settings/privacy-notice.test.ts). Each
 * message stores the version that its form showed. If you change the text, add a version; never change one.
 */
export const NOTICE_VERSIONS = [
  { version: 1, since: '2026-11-22', digest: 'bcbf0d35529cf975' },
  { version: 2, since: '2026-11-26', digest: '70c1eb572f1e1864' },
  { version: 3, since: '2026-11-29', digest: 'cd383ee4a61a5196' },
] as const

/** The current version and its day. */
export const { version: NOTICE_VERSION, since: NOTICE_SINCE }: { version: number; since: string } =
  NOTICE_VERSIONS.at(-1)!

/**
 * Privacy notice under article 10 of law 6698 and the communiqué of 10 March 2018 on the duty to inform.
 *
 * THIS IS A DRAFT. Counsel must read it before launch; the page says so until the owner has written their own version. It
 * informs and does not ask for consent. Counsel and owner must confirm or complete:
 * - that hosting, backups and email are in Türkiye ('yurt dışına aktarılmaz'); otherwise add the transfer and its basis
 *   under article 9;
 * - the recipients of data, the retention periods, and who deletes data when they end;
 * - what the servers in front of the site log, and for how long;
 * - the company's registered mail address (KEP) and its entry in the data controllers' registry, if any.
 * Change this text when you add a third party, a cookie or a stored value to the site.
 */
export const NOTICE_TEXT = `## Veri sorumlusu
{unvan}, {adres}.
{sicil} {telefon}, e-posta {e-posta}.
Bu metin 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 10. maddesi uyarınca bilgi vermek içindir. Bir onay ya da rıza metni değildir; formu göndermek için bu metni onaylamanız istenmez.

## Hangi verileri, ne için işliyoruz
Formda yetkili kişi, telefon, e-posta ve arıza tanımının doldurulması gerekir; firma adı, cihaz markası, modeli ve fotoğraf isteğe bağlıdır. Arıza tanımına başka kişilere ait bilgi yazmayın. Bağlantınızın IP adresi yalnız son sıradaki amaçla işlenir. Verileriniz reklam, izleme ya da profil çıkarmak için kullanılmaz.
İş emri formuna yazdığınız ad, firma, telefon, e-posta, cihaz ve arıza bilgileri ile eklediğiniz fotoğrafları (konum gibi gizli bilgileri silinmiş olarak) şu amaçlarla işleriz:
- talebinizi yanıtlamak, teklif hazırlamak
- iş emrinizin adımlarını, teklifinizi ve takip bağlantınızı e-posta ile bildirmek
- onarım sözleşmesini kurmak ve yürütmek
- cihazın kaydını ve test tutanağını tutmak
- cihazı size göndermek, garanti başvurunuzu karşılamak
- fatura düzenlemek, ticari defterleri tutmak
- formun kötüye kullanılmasını önlemek, sitenin güvenliğini sağlamak

## Hukuki sebep
6698 sayılı Kanun’un 5. maddesinin ikinci fıkrası: sözleşmenin kurulması ve ifası (c), hukuki yükümlülük (ç), bir hakkın korunması (e), meşru menfaat (f). Açık rıza istenmez.
Amaçlara göre:
- talebi yanıtlamak, teklif, onarım, teslim ve garanti: sözleşmenin kurulması ve ifası (c)
- firmanız adına yazıyorsanız ad ve iletişim bilgileriniz: firmanızla iş ilişkisini yürütmekteki meşru menfaatimiz (f)
- fatura ve ticari defterler: vergi ve ticaret mevzuatından doğan hukuki yükümlülük (ç)
- cihaz kaydı ile test tutanağının teslimden sonra saklanması: bir hakkın tesisi, kullanılması veya korunması (e)
- kötüye kullanımın önlenmesi ve güvenlik: sitenin kesintisiz çalışmasındaki meşru menfaatimiz (f)

## Kime aktarılır
Form bilgileriniz yurt dışına aktarılmaz.
WhatsApp’tan yazmayı seçerseniz yazışmanız bu uygulamayı işleten kuruluşun yurt dışındaki sunucularından geçer. Bunu istemiyorsanız formu, telefonu ya da e-postayı kullanın.
Yurt içinde yalnız şu alıcılara, karşısında yazan amaç için gerektiği kadar aktarılır:
- barındırma ve e-posta hizmeti aldığımız kuruluşlar: sitenin ve yazışmanın yürütülmesi
- kargo kuruluşu: cihazın size gönderilmesi (ad, adres, telefon)
- mali müşavirimiz: fatura ve defter kayıtları
- yetkili kamu kurumları ve mahkemeler: yasal yükümlülük

## Nasıl toplanır
Bu sitedeki form, telefon ve e-posta yoluyla; yazarsanız WhatsApp’tan ve cihazla birlikte gönderdiğiniz belgelerden.
Form, e-posta ve WhatsApp kayıtları tamamen ya da kısmen otomatik yollarla; telefonda alınan notlar ile kâğıt belgeler, veri kayıt sistemimizin parçası olmak kaydıyla otomatik olmayan yollarla elde edilir.

## İletişim sayfasındaki harita
İletişim sayfasındaki harita OpenStreetMap’in gömülü haritasıdır. Sitede üçüncü bir kişiden yüklenen tek içerik budur; harita, siz ‘Haritayı göster’e bastığınızda yüklenir.
O anda tarayıcınız OpenStreetMap Vakfı’nın (OpenStreetMap Foundation, Birleşik Krallık) sunucularına doğrudan bağlanır. IP adresiniz ile tarayıcınızın gönderdiği teknik bilgiler oraya ulaşır; forma yazdıklarınız gönderilmez. Vakıf bu bilgileri kendi [gizlilik kurallarına](https://osmfoundation.org/wiki/Privacy_Policy) göre işler ve harita çerçevesinde çerez kullanabilir.
Adresimiz ve yol tarifi haritanın yanında ayrıca yazılıdır.

## Tarayıcınızda saklananlar
Site, tema seçiminiz ile formda yazdıklarınız dışında tarayıcınızda bir şey saklamaz. İş emri formuna yazdığınız metin, sayfa yenilenirse kaybolmasın diye tarayıcınızın oturum deposunda “message” adıyla durur; formu gönderince ya da sekmeyi kapatınca silinir. Açık ya da koyu temayı seçtiğinizde bu seçim tarayıcınızın yerel deposuna “theme” adıyla yazılır; bize gönderilmez, tarayıcı ayarlarından silebilirsiniz. Ölçüm, reklam ya da izleme çerezi yoktur.
Yönetim paneline giren çalışanlarımızın tarayıcısında ayrıca oturum belirteci (yerel depoda “authToken”) ve oturum çerezi durur. İkisi de yalnız oturum için gereklidir; ziyaretçiler için kullanılmaz.

## Sayfaların ve aramaların sayılması
Siteyi geliştirmek ve eksik bilgileri görmek için şunları sayarız: hangi sayfanın hangi gün kaç kez açıldığı, ziyaretlerin hangi siteden geldiği (yalnız o sitenin alan adı), sitede nelerin arandığı, iş emri formunun hangi arıza kodundan açıldığı ve kaç formun gönderildiği.
Kişiler değil, olaylar sayılır ve yalnız günlük toplamlar saklanır. Bunun için çerez kullanılmaz; IP adresiniz ve tarayıcınız sayılarla birlikte kaydedilmez, ziyaretleriniz birbiriyle ilişkilendirilmez. E-posta adresi ya da telefon numarası içeren aramalar sayılmaz.
Tarayıcınız izlenmek istemediğinizi bildiriyorsa (Global Privacy Control ya da Do Not Track) açtığınız sayfalar ve aramalarınız sayılmaz; formu hangi arıza kodundan açtığınız da kaydedilmez.

## Ne kadar saklanır
Süresi dolan veriler izleyen ilk dönemlik imhada, en geç altı ay içinde silinir, yok edilir ya da anonim hâle getirilir. Yedeklerdeki kopyalar, yedeğin saklama süresi bitince silinir.
Saklama süreleri:
- onarıma dönüşmeyen talepler ve teklifler: son yazışmadan başlayarak {mesaj süresi}
- iş emri, test tutanağı ve garanti kayıtları: teslimden başlayarak on yıl
- fatura ve ticari defter kayıtları: ait oldukları yılın bitiminden başlayarak on yıl
- form gönderim sınırı için tutulan IP adresi: en çok bir gün
- sunucunun güvenlik kayıtları: en çok altı ay
- sayfaların ve aramaların günlük sayıları: iki yıl

## Haklarınız
Kanun’un 11. maddesine göre bize başvurarak şunları isteyebilirsiniz:
- kişisel verilerinizin işlenip işlenmediğini öğrenmek
- işlenmişse buna ilişkin bilgi almak
- işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenmek
- yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilmek
- eksik veya yanlış işlenmişse düzeltilmesi
- Kanun’un 7. maddesindeki şartlarla silinmesi veya yok edilmesi
- düzeltme, silme veya yok etme işleminin, verilerin aktarıldığı üçüncü kişilere bildirilmesi
- yalnız otomatik sistemlerle analiz edilmesi sonucunda aleyhinize çıkan bir sonuca itiraz etmek
- kanuna aykırı işleme yüzünden zarara uğrarsanız zararınızın giderilmesi

## Nasıl başvurursunuz
Kanun’un 11. maddesindeki haklarınız için {e-posta} adresine ya da yukarıdaki adrese yazabilirsiniz. E-postayla başvururken bize daha önce bildirdiğiniz, kayıtlarımızda bulunan adresinizi kullanın; başka bir adresten yazıyorsanız güvenli elektronik imza ya da mobil imza gerekir. Islak imzalı dilekçeyle ya da kayıtlı elektronik posta (KEP) yoluyla da başvurabilirsiniz.
Başvurunuz en kısa sürede, en geç otuz gün içinde ücretsiz sonuçlandırılır. İşlem ayrıca bir maliyet gerektirirse Kişisel Verileri Koruma Kurulu’nun belirlediği tarifedeki ücret istenebilir.
Başvurunuz reddedilirse, yanıtı yetersiz bulursanız ya da süresinde yanıt alamazsanız Kurul’a şikâyette bulunabilirsiniz: yanıtı öğrendiğiniz günden başlayarak otuz, her durumda başvurudan başlayarak altmış gün içinde.
Başvuru Türkçe yapılır ve şunları içerir:
- adınız, soyadınız; başvuru yazılıysa imzanız
- T.C. kimlik numaranız; yabancıysanız uyruğunuz ve pasaport numaranız ya da varsa kimlik numaranız
- tebligata esas yerleşim yeri ya da iş yeri adresiniz
- varsa bildirime esas e-posta adresiniz, telefon ve faks numaranız
- talebinizin konusu ve varsa ilgili belgeler`
