import type { SeedPost } from './types'

export const post: SeedPost = {
  title: 'Servo sürücüde aşırı akım alarmı: IGBT mi, motor mu, kablo mu?',
  summary:
    'Alarm arızanın yerini söylemez. Cihazı sökmeden önce bir multimetre ve yalıtım ölçeriyle nerede aramanız gerektiğini bulabilirsiniz.',
  author: 'Kerem Aydın',
  publishedAt: '2026-10-06T09:00:00+03:00',
  picture: 'asiri-akim-alarmi.svg',
  content: `Aşırı akım alarmı, servo sürücülerde en sık gördüğümüz arıza kaydıdır. Kodun adı markadan markaya değişir: AL16, E-OC, F1, ALM 414 gibi. Anlattığı ise aynıdır: sürücü, çıkış fazlarından birinde izin verdiğinden fazla akım ölçmüş ve kendini korumak için çıkışı kapatmıştır. Alarm size arızanın yerini söylemez. Sebep sürücünün güç katı, motor sargısı, motor kablosu ya da sıkışan bir mekanik olabilir. Aşağıdaki sıra, cihazı sökmeden önce bunları birbirinden ayırmak içindir.

Önce alarmın ne zaman çıktığına bakın
Servo açılır açılmaz, mil hiç dönmeden çıkıyorsa en güçlü şüpheli IGBT modülü, kapı sürme devresi veya kısa devre olmuş motor kablosudur. Yalnız hızlanırken ya da yavaşlarken çıkıyorsa mekanik sıkışmaya, açılmayan motor frenine, yanlış kazanç ayarına bakılır. Günde birkaç kez, düzensiz çıkıyorsa hareketli kablo ve konnektör önce gelir.

Ölçmeden önce güvenlik
Enerjiyi ana şalterden kesin ve kilitleyin. DC bara kondansatörleri enerji kesildikten sonra da yüzlerce volt taşır. Sürücünün üzerindeki uyarı etiketinde yazan süreyi bekleyin; bu süre çoğu cihazda 5 ile 15 dakika arasındadır. Ardından P(+) ile N(−) uçları arasındaki doğru gerilimi ölçün, sıfıra yakın olduğunu görmeden klemense dokunmayın. Düşey eksenlerde yükü mekanik olarak destekleyin: motoru ayırdığınızda eksen düşebilir.

1. Motoru ayırarak deneyin
U, V, W uçlarını sürücüden sökün, açık uçları yalıtın, enkoder kablosunu takılı bırakın. Enerji verip servoyu açın. Alarm hemen yine çıkıyorsa arıza sürücünün içindedir. Alarm çıkmıyorsa sürücüyü henüz aklamış olmazsınız, ama sıra motor ile kabloya gelir.

2. Güç katını diyot kademesinde ölçün
Enerji kesik, kondansatörler boş olsun. Multimetreyi diyot kademesine alın. Kırmızı ucu N(−) ucuna koyup siyah uçla sırayla U, V ve W’ye dokunun; her birinde yaklaşık 0,3–0,6 V okumalısınız. Sonra siyah ucu P(+) ucuna koyun, kırmızı uçla yine U, V ve W’ye dokunun; değerler aynı aralıkta olmalıdır. Uçları ters çevirdiğinizde açık devre görülür; kondansatörler dolarken okumanın yavaşça yükselmesi olağandır. Önemli olan üç fazın birbirine yakın çıkmasıdır. Bir fazda sıfıra yakın değer ya da iki yönde iletim, kısa devre olmuş IGBT demektir. Bu sürücüye yeniden enerji vermeyin: kısa devre, giriş doğrultucusunu ve kartı da yakabilir.
Diyotların düzgün okunması modülün sağlam olduğunu kanıtlamaz. Kapı sürme optokuplörü veya beslemesi zayıflamışsa arıza yalnız yük altında görünür.

3. Motoru ve kabloyu ölçün
Motor kablosunu sürücü tarafında ayrık tutun. U-V, V-W ve W-U dirençlerini ölçün. Üç değer birbirine eşit olmalıdır; birkaç ohmun altındaki sargılarda bunun için miliohmmetre gerekir. Ardından 500 V yalıtım ölçeriyle her fazı gövdeye karşı ölçün. Sağlam bir motorda onlarca megaohm ve üzeri beklenir; 1 megaohmun altı motorun sökülmesi gerektiğini gösterir. Yalıtım ölçerini asla sürücüye bağlı uçlara ve enkoder uçlarına uygulamayın. Aynı ölçümü kabloyu enerji zinciri boyunca bükerek tekrarlayın: kopmaya yüz tutmuş bir damar yalnız belli bir konumda temas eder. Konnektörde soğutma sıvısı veya yağ izi varsa temizlemeden karar vermeyin.

Modülü değiştirmek neden tek başına yetmez
Yanan bir IGBT çoğu zaman sonuçtur. Kapı dirençleri ve sürme optokuplörü modülle birlikte zarar görür; kurumuş DC bara kondansatörü akım dalgalanmasını artırır, duran fan modülü ısıtır. Bunlar ölçülmeden takılan yeni modül kısa sürede yeniden yanar. Bu yüzden onarımdan sonra kapı sinyallerini osiloskopla görür, sürücüyü motora bağlayıp nominal akımda, sıcaklığını izleyerek çalıştırırız.

Cihazı göndermeden önce
Parametreleri yedekleyin ya da yedeklenmesini isteyin. Alarm kodunu, ne zaman çıktığını ve yaptığınız ölçümleri bir kâğıda yazıp kutuya koyun. Konnektörleri sökerken etiketleyin, sürücüyü antistatik torbaya sarın ve köşelerini destekleyin. Bu bilgiler arıza tespitini kısaltır.`,
}
