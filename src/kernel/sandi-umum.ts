/** Passwords that everybody tries first; digits or signs at the ends make no difference. */
const kata = `
password passw0rd p4ssword pa55word passwort kata sandi katasandi rahasia rahasiaku sandi kunci
qwerty qwertyuiop qwertyui qwert asdfghjkl asdfgh asdfasdf asdf zxcvbnm zxcvbn qazwsx qazwsxedc
qwaszx poiuytrewq lkjhgfdsa mnbvcxz qweasd qweasdzxc zaqxsw wasd abcdefgh abcdefghij abcdef abcd
abcabc aabbcc letmein welcome welkom selamat selamatdatang admin administrator adminadmin root
toor superuser user username login guest tamu test testing tester coba cobacoba percobaan demo
default changeme ganti gantisandi secret topsecret access master masterkey iloveyou loveyou
ilovejesus lovely lover love sayang sayangku sayangkamu cinta cintaku cintakamu akucinta kamu
sayangmama mamapapa papamama mama papa ibu ayah ibuku ayahku keluarga anakku istriku suamiku
bismillah alhamdulillah subhanallah assalamualaikum insyaallah masyaallah allahuakbar allah
muhammad ramadhan ramadan lebaran idulfitri natal tuhan tuhanyesus yesus yesuskristus jesus
jesuschrist christ kristus haleluya amin indonesia indonesiaku merdeka garuda pancasila jakarta
surabaya bandung semarang medan makassar malang yogyakarta jogja sidoarjo denpasar palembang
jawatimur jawabarat jawatengah bali nusantara persib persija persebaya arema bonek arsenal chelsea
liverpool barcelona realmadrid madrid manchester manunited juventus intermilan acmilan football
sepakbola bola basketball baseball soccer hockey superman batman spiderman ironman naruto sasuke
pokemon pikachu doraemon starwars matrix dragon monster tiger lion eagle falcon phoenix mustang
ferrari honda yamaha suzuki toyota kawasaki samsung nokia oppo xiaomi apple iphone google gmail
yahoo facebook instagram whatsapp twitter youtube tiktok telegram microsoft windows linux computer
komputer laptop internet network server sistem system database oracle cisco hello helloworld
halo haloo hallo sunshine princess princes putri pangeran raja ratu king queen angel bidadari
flower bunga mawar melati matahari bintang bulan pelangi rainbow freedom whatever trustno trustnoone
shadow michael jordan jennifer jessica ashley daniel thomas charlie andrew robert william jonathan
matthew anthony budi agus andi siti dewi sri wati putra kusuma wijaya santoso susanto hartono
pratama saputra hidayat nugroho setiawan rahayu lestari emas emasku emasmurni tokoemas perak
berlian permata perhiasan cincin kalung gelang gold golden silver diamond jewelry kencana toko
tokoku kasir kasirku penjualan pembelian gudang owner pemilik manager supervisor bos boss karyawan
pegawai sales marketing kantor cabang pusat uang uangku duit duitku rupiah juta miliar money dollar
kaya sukses suksesku sukseselalu semangat bahagia gembira mantap keren ganteng cantik jelek bodoh
bangsat anjing kucing kelinci kuda macan singa naga garudaku makan minum kopi susu nasigoreng bakso
coffee chocolate coklat cookie pepper ginger cheese banana orange football killer hunter ranger
soldier warrior hacker ninja samurai wizard knight summer winter spring autumn january february
januari februari maret april agustus september oktober november desember senin selasa rabu kamis
jumat sabtu minggu monday friday sunday abc aaa xxx zzz qqq www
`
const umum = new Set(kata.split(/\s+/).filter(Boolean))

const digits = '01234567890123456789'
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', digits]
const backwards = (text: string): string => text.split('').toReversed().join('')

/** The same key again and again, or keys that are side by side. */
const runs = (text: string): boolean =>
  new Set(text).size <= 2 ||
  rows.some((row) => row.includes(text) || backwards(row).includes(text)) ||
  /^(.{1,4})\1+$/.test(text)

const disguises: Readonly<Record<string, string>> = { '0': 'o', '@': 'a', $: 's', '3': 'e' }

/** Is it one of the few hundred that everybody tries first, in any disguise? */
export function sandiUmum(sandi: string): boolean {
  const text = sandi.toLowerCase().replaceAll(/\s+/g, '')
  const bare = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const plain = bare.replaceAll(/[0@$3]/g, (letter) => disguises[letter] ?? letter)
  return runs(text) || [text, bare, plain].some((word) => umum.has(word))
}
