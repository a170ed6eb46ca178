/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import {
  alamatWa,
  Atas,
  Gambar,
  gram,
  Ikon,
  judulHarga,
  KartuBarang,
  persen,
  rp,
  tandaHarga,
} from './bagian.tsx'
import { Tautan } from './jalan.tsx'
import { useKata } from './kata.tsx'
import type { Barang, Halaman, Katalog } from './muat.tsx'

interface Props {
  readonly katalog: Katalog
  readonly kunci: string
}

const tandaOf = ({ hashtag_jenis, hashtag_kadar, hashtag_lm }: Barang): string[] =>
  [hashtag_kadar, hashtag_jenis, hashtag_lm].flat()

const cocok = (barang: Barang, cari: string): boolean =>
  [barang.nama_barang, barang.kode_barang, ...tandaOf(barang)]
    .join(' ')
    .toLowerCase()
    .includes(cari.trim().toLowerCase())

/** All pieces, those of a kind, or those that are looked for. */
export function DaftarBarang({ katalog, kunci }: Props) {
  const t = useKata()
  const [cari, setCari] = useState('')
  const dipakai = katalog.item.filter(
    (barang) => (kunci === '' || barang.kode_kategori === kunci) && cocok(barang, cari),
  )
  return (
    <>
      <h1 className="ag-besar">{t('Katalog')}</h1>
      <label className="ag-cari">
        <Ikon nama="cari" />
        <input
          type="search"
          value={cari}
          placeholder={t('Cari cincin, kalung, #17K')}
          aria-label={t('Cari')}
          onInput={(event) => setCari(event.currentTarget.value)}
        />
      </label>
      <nav className="ag-geser ag-pilihan" aria-label={t('Kategori')}>
        <Tautan ke={['katalog']} aktif={kunci === ''}>
          {t('Semua')}
        </Tautan>
        {katalog.kategori.map(({ kode_kategori, nama_kategori }) => (
          <Tautan
            key={kode_kategori}
            ke={['katalog', kode_kategori]}
            aktif={kunci === kode_kategori}
          >
            {nama_kategori}
          </Tautan>
        ))}
      </nav>
      {dipakai.length === 0 ? <p className="ag-sepi">{t('Belum ada barang di sini.')}</p> : null}
      <div className="ag-kisi">
        {dipakai.map((barang, ke) => (
          <KartuBarang key={barang.kode_barang} barang={barang} segera={ke < 2} />
        ))}
      </div>
    </>
  )
}

/** The chat with each of the shop's people; one is a wide button. */
export function TombolWa({ kontak, teks }: Pick<Katalog, 'kontak'> & { readonly teks: string }) {
  const t = useKata()
  return (
    <>
      {kontak.map(({ nama_admin, no_hp }) => (
        <a
          key={no_hp}
          className="ag-tombol ag-wa"
          href={alamatWa(no_hp, teks)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Ikon nama="pesan" />
          {t('WhatsApp {{nama}}', { nama: nama_admin })}
        </a>
      ))}
    </>
  )
}

const tidakAda = 'Tidak ada lagi di katalog ini.'

export function DetailBarang({ katalog, kunci }: Props) {
  const t = useKata()
  const barang = katalog.item.find(({ kode_barang }) => kode_barang === kunci)
  if (!barang) return <Hilang />
  const { berat, gambar_path, harga_jual, kode_kategori, nama_barang } = barang
  const kategori = katalog.kategori.find((satu) => satu.kode_kategori === kode_kategori)
  const teks = t('Halo {{toko}}, saya tertarik dengan {{barang}} ({{kode}}).', {
    toko: katalog.toko.nama_toko,
    barang: nama_barang,
    kode: barang.kode_barang,
  })
  return (
    <>
      <Atas judul={nama_barang} />
      <div
        className="ag-geser ag-foto"
        role="group"
        aria-label={t('Foto')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys
        tabIndex={0}
      >
        {gambar_path.map((path, ke) => (
          <Gambar
            key={path}
            path={path}
            alt={`${nama_barang} ${ke + 1}`}
            sizes="(min-width: 700px) 640px, 100vw"
            segera={ke === 0}
          />
        ))}
      </div>
      <div className="ag-isi">
        <p className="ag-jumlah">{rp(harga_jual)}</p>
        <p className="ag-meta">
          {[gram(berat), kategori?.nama_kategori].filter(Boolean).join(' · ')}
        </p>
        <p className="ag-tanda">
          {tandaOf(barang).map((tanda) => (
            <span key={tanda}>{tanda}</span>
          ))}
        </p>
        <TombolWa kontak={katalog.kontak} teks={teks} />
        <a
          className="ag-tombol ag-lain"
          href={barang.direct_url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('Lihat Selengkapnya')}
        </a>
      </div>
    </>
  )
}

function Hilang() {
  const t = useKata()
  return (
    <>
      <Atas judul={t('Katalog')} />
      <p className="ag-sepi">{t(tidakAda)}</p>
    </>
  )
}

/** A banner or a piece of news in full, and what in the catalogue belongs to it. */
export function LihatHalaman(props: { readonly katalog: Katalog; readonly halaman: Halaman }) {
  const { deskripsi, gambar_path, info, nama_tombol, sub_info, sub_title, title, url_pendukung } =
    props.halaman
  const kode = 'kode_banner' in props.halaman ? props.halaman.kode_banner : props.halaman.kode_info
  const jenis = 'kode_banner' in props.halaman ? 'kode_banner' : 'kode_info'
  const barang = props.katalog.item.filter((satu) => satu[jenis]?.includes(kode))
  return (
    <>
      <Atas judul={title} />
      <Gambar
        path={gambar_path}
        alt=""
        sizes="(min-width: 700px) 640px, 100vw"
        segera
        className="ag-lebar"
      />
      <div className="ag-isi">
        {sub_title ? <p className="ag-meta">{sub_title}</p> : null}
        <h2 className="ag-besar">{info}</h2>
        <p>{sub_info}</p>
        {deskripsi ? <p className="ag-panjang">{deskripsi}</p> : null}
        <a className="ag-tombol" href={url_pendukung} target="_blank" rel="noopener noreferrer">
          {nama_tombol}
        </a>
      </div>
      <div className="ag-kisi">
        {barang.map((satu) => (
          <KartuBarang key={satu.kode_barang} barang={satu} />
        ))}
      </div>
    </>
  )
}

export function LihatPromo({ katalog, kunci }: Props) {
  const halaman = katalog.banner.find(({ kode_banner }) => kode_banner === kunci)
  return halaman ? <LihatHalaman katalog={katalog} halaman={halaman} /> : <Hilang />
}

export function LihatInfo({ katalog, kunci }: Props) {
  const halaman = katalog.info.find(({ kode_info }) => kode_info === kunci)
  return halaman ? <LihatHalaman katalog={katalog} halaman={halaman} /> : <Hilang />
}

/** Prices of a gram, by the labels that group them. */
export function DaftarHarga({ katalog }: Pick<Props, 'katalog'>) {
  const t = useKata()
  return (
    <>
      <h1 className="ag-besar">{judulHarga(t, katalog.harga)}</h1>
      {katalog.harga.length === 0 ? (
        <p className="ag-sepi">{t('Toko belum menampilkan harga.')}</p>
      ) : null}
      {katalog.harga.map(({ detail_group, kode_harga_app, nama_harga_app }) => (
        <section key={kode_harga_app} className="ag-bagian">
          <h2>{nama_harga_app}</h2>
          <ul className="ag-daftar">
            {detail_group.map(({ berlaku, description, harga, kadar, kode_group, nama_group }) => (
              <li key={kode_group} className="ag-baris ag-harga">
                <span>
                  <strong>{nama_group}</strong>
                  <span className="ag-meta">
                    {tandaHarga(t, katalog.harga, { berlaku }, description)}
                  </span>
                </span>
                <span className="ag-kanan">
                  <strong>{rp(harga)}</strong>
                  <span className="ag-meta">
                    {t('{{kadar}} per gram', { kadar: persen(kadar) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** What points are exchanged for. */
export function DaftarHadiah({ katalog }: Pick<Props, 'katalog'>) {
  const t = useKata()
  return (
    <>
      <h1 className="ag-besar">{t('Hadiah')}</h1>
      {katalog.hadiah.length === 0 ? <p className="ag-sepi">{t('Belum ada hadiah.')}</p> : null}
      <div className="ag-kisi">
        {katalog.hadiah.map((hadiah) => (
          <div key={hadiah.kode_hadiah} className="ag-kartu">
            <Gambar
              path={hadiah.gambar_path}
              alt=""
              sizes="(min-width: 700px) 220px, 45vw"
              className="ag-persegi"
            />
            <span className="ag-nama">{hadiah.nama_hadiah}</span>
            <span className="ag-meta">
              {[hadiah.sub_info, hadiah.deskripsi].filter(Boolean).join(' · ')}
            </span>
            <strong>{t('{{n}} point', { n: hadiah.point })}</strong>
          </div>
        ))}
      </div>
    </>
  )
}

/** Where the shop is, and who answers there. */
export function HubungiToko({ katalog }: Pick<Props, 'katalog'>) {
  const t = useKata()
  const { alamat_toko, nama_toko, no_hp } = katalog.toko
  return (
    <>
      <Atas judul={t('Hubungi Toko')} />
      <div className="ag-isi">
        <h2 className="ag-besar">{nama_toko}</h2>
        {alamat_toko ? <p>{alamat_toko}</p> : null}
        <TombolWa kontak={katalog.kontak} teks={t('Halo {{toko}}', { toko: nama_toko })} />
        {no_hp ? (
          <a className="ag-tombol ag-lain" href={`tel:+${no_hp.replace(/\D/g, '')}`}>
            {t('Telepon {{nomor}}', { nomor: no_hp })}
          </a>
        ) : null}
      </div>
    </>
  )
}
