/** @jsxImportSource preact */
import { Bagian, Gambar, Ikon, judulHarga, KartuBarang, persen, rp, tandaHarga } from './bagian.tsx'
import { Tautan } from './jalan.tsx'
import { useKata } from './kata.tsx'
import type { Katalog } from './muat.tsx'

/** The first rows of the prices, and the way to all of them. */
function HargaRingkas({ harga }: Pick<Katalog, 'harga'>) {
  const t = useKata()
  const rows = harga.flatMap(({ detail_group }) => detail_group).slice(0, 3)
  if (rows.length === 0) return null
  const judul = judulHarga(t, harga)
  return (
    <section className="ag-harga-ringkas" aria-label={judul}>
      <div className="ag-judul">
        <h2>{judul}</h2>
        <Tautan ke={['harga']} label={`${t('Lihat Semua')}: ${judul}`}>
          {t('Lihat Semua')}
        </Tautan>
      </div>
      <ul>
        {rows.map(({ berlaku, harga: jumlah, kadar, kode_group, nama_group }) => (
          <li key={kode_group}>
            <span>{nama_group}</span>
            <span className="ag-meta">{tandaHarga(t, harga, { berlaku }, persen(kadar))}</span>
            <strong>{rp(jumlah)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Banner({ banner }: Pick<Katalog, 'banner'>) {
  if (banner.length === 0) return null
  return (
    <div className="ag-geser ag-banner">
      {banner.map((satu, ke) => (
        <Tautan key={satu.kode_banner} ke={['promo', satu.kode_banner]}>
          <Gambar
            path={satu.gambar_path}
            alt=""
            sizes="(min-width: 700px) 420px, 86vw"
            segera={ke === 0}
          />
          <span className="ag-di-atas">
            <span className="ag-lencana">{satu.title}</span>
            <strong>{satu.info}</strong>
            <span>{satu.sub_info}</span>
          </span>
        </Tautan>
      ))}
    </div>
  )
}

function Kategori({ kategori }: Pick<Katalog, 'kategori'>) {
  const t = useKata()
  if (kategori.length === 0) return null
  return (
    <Bagian judul={t('Kategori')}>
      <div className="ag-geser ag-kategori">
        {kategori.map(({ gambar_path, kode_kategori, nama_kategori, warna }) => (
          <Tautan key={kode_kategori} ke={['katalog', kode_kategori]}>
            <span className="ag-lingkar" style={{ borderColor: warna }}>
              <Gambar path={gambar_path} alt="" sizes="72px" />
            </span>
            {nama_kategori}
          </Tautan>
        ))}
      </div>
    </Bagian>
  )
}

function Info({ info }: Pick<Katalog, 'info'>) {
  const t = useKata()
  if (info.length === 0) return null
  return (
    <Bagian judul={t('Info')}>
      <ul className="ag-daftar">
        {info.map((satu) => (
          <li key={satu.kode_info}>
            <Tautan ke={['info', satu.kode_info]} className="ag-baris">
              <Gambar path={satu.gambar_path} alt="" sizes="72px" className="ag-kecil" />
              <span>
                <strong>{satu.title}</strong>
                <span className="ag-meta">
                  {satu.info} · {satu.sub_info}
                </span>
              </span>
              <Ikon nama="lanjut" />
            </Tautan>
          </li>
        ))}
      </ul>
    </Bagian>
  )
}

/** What a customer sees first. */
export function Beranda({ katalog }: { readonly katalog: Katalog }) {
  const t = useKata()
  return (
    <>
      <HargaRingkas harga={katalog.harga} />
      <Banner banner={katalog.banner} />
      <Kategori kategori={katalog.kategori} />
      {katalog.item.length > 0 ? (
        <Bagian judul={t('Koleksi')} semua={['katalog']}>
          <div className="ag-kisi">
            {katalog.item.slice(0, 6).map((barang) => (
              <KartuBarang key={barang.kode_barang} barang={barang} />
            ))}
          </div>
        </Bagian>
      ) : null}
      <Info info={katalog.info} />
      <div className="ag-pintasan">
        <Tautan ke={['nota']} className="ag-baris">
          <Ikon nama="pindai" />
          <span>
            <strong>{t('Periksa Nota')}</strong>
            <span className="ag-meta">{t('Pindai QR nota untuk melihat keasliannya')}</span>
          </span>
          <Ikon nama="lanjut" />
        </Tautan>
        <Tautan ke={['toko']} className="ag-baris">
          <Ikon nama="toko" />
          <span>
            <strong>{t('Hubungi Toko')}</strong>
            <span className="ag-meta">{katalog.toko.alamat_toko}</span>
          </span>
          <Ikon nama="lanjut" />
        </Tautan>
      </div>
    </>
  )
}
