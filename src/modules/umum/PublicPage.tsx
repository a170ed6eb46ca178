import { useEffect } from 'react'
import { useWords } from '#web/words'
import './landing.css'

interface Chapter {
  readonly title: string
  readonly text: readonly string[]
}

interface Text {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

const terms: Text = {
  title: 'Syarat dan Ketentuan',
  chapters: [
    {
      title: 'Untuk siapa',
      text: [
        'Kencana adalah program kerja toko emas. Hanya karyawan yang diberi akun oleh pemilik' +
          ' toko yang boleh memakainya.',
        'Setiap akun milik satu orang. Password tidak boleh dipinjamkan, juga tidak kepada ' +
          'rekan kerja atau atasan.',
      ],
    },
    {
      title: 'Catatan yang tidak dihapus',
      text: [
        'Nota, gerak barang, uang dan jurnal yang sudah disimpan tidak diubah dan tidak ' +
          'dihapus. Kesalahan dibetulkan dengan dokumen baru yang menunjuk dokumen lama.',
        'Siapa melakukan apa, kapan dan dengan persetujuan siapa, dicatat bersama setiap dokumen.',
      ],
    },
    {
      title: 'Persetujuan',
      text: [
        'Tindakan tertentu memerlukan persetujuan SPV atau OWN. Persetujuan hanya berlaku ' +
          'sekali, untuk dokumen dan angka yang ditunjukkan saat itu.',
      ],
    },
    {
      title: 'Nota dan harga',
      text: [
        'Harga, potongan dan syarat beli kembali yang tertulis pada nota adalah janji toko ' +
          'kepada pelanggan. Program menyimpannya bersama nota dan memakainya lagi saat barang ' +
          'dijual kembali ke toko.',
      ],
    },
    {
      title: 'Tanggung jawab toko',
      text: [
        'Pemilik toko bertanggung jawab atas data yang dimasukkan, atas hak akses ' +
          'karyawannya, atas cadangan data dan atas kewajiban pajak dan pembukuan menurut hukum' +
          ' yang berlaku.',
      ],
    },
    {
      title: 'Perubahan',
      text: [
        'Ketentuan ini dapat berubah bersama versi program. Yang berlaku adalah teks pada ' +
          'versi yang dipakai toko.',
      ],
    },
  ],
}

const privacy: Text = {
  title: 'Kebijakan Privasi',
  chapters: [
    {
      title: 'Data apa yang disimpan',
      text: [
        'Dari pelanggan: nama, alamat, nomor telepon dan, bila toko memerlukannya, nomor ' +
          'identitas. Pelanggan boleh berbelanja tanpa menyebut nama.',
        'Dari karyawan: nama, level, nomor WhatsApp, waktu masuk dan keluar, dan perangkat ' +
          'yang dipakai.',
      ],
    },
    {
      title: 'Untuk apa',
      text: [
        'Untuk membuat nota, membeli kembali barang menurut notanya, mengurus pesanan, ' +
          'titipan dan pinjaman, dan memenuhi kewajiban hukum toko.',
      ],
    },
    {
      title: 'Di mana',
      text: [
        'Data disimpan pada server milik toko atau yang dipilih toko. Data satu toko tidak ' +
          'terlihat oleh toko lain, kecuali oleh kantor pusatnya.',
        'Program tidak mengirim data ke pihak lain, tidak memasang iklan dan tidak melacak.',
      ],
    },
    {
      title: 'Berapa lama',
      text: [
        'Pembukuan disimpan selama hukum mewajibkan. Data pribadi pelanggan disimpan di satu ' +
          'tempat di luar pembukuan, sehingga dapat dihapus tanpa mengubah pembukuan.',
      ],
    },
    {
      title: 'Hak Anda',
      text: [
        'Anda boleh bertanya data apa yang disimpan tentang Anda, memintanya dibetulkan atau ' +
          'dihapus. Hubungi toko yang namanya tercantum pada nota Anda.',
      ],
    },
    {
      title: 'Di browser ini',
      text: [
        'Browser hanya menyimpan tanda masuk, pilihan bahasa dan tampilan, dan nomor ' +
          'perangkat. Tanda masuk dihapus saat Anda keluar.',
      ],
    },
  ],
}

/** One of the two public texts, in the reader's language. */
export function PublicText({ path }: { readonly path: string }) {
  const t = useWords()
  const { chapters, title } = path === '/privacy-policy' ? privacy : terms
  return (
    <article className="public">
      <h1>{t(title)}</h1>
      {chapters.map((chapter) => (
        <section key={chapter.title} className="public-chapter">
          <h2>{t(chapter.title)}</h2>
          {chapter.text.map((text) => (
            <p key={text}>{t(text)}</p>
          ))}
        </section>
      ))}
    </article>
  )
}

/** The same text for somebody who is not signed in. */
export function PublicPage({ path }: { readonly path: string }) {
  const t = useWords()
  useEffect(() => {
    document.title = `${t(path === '/privacy-policy' ? privacy.title : terms.title)} - Kencana`
  }, [path, t])
  return (
    <main>
      <PublicText path={path} />
      <p className="public">
        <a href="/">{t('Masuk')}</a>
      </p>
    </main>
  )
}
