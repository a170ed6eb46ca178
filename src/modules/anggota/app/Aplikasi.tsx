/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks'
import { languages, type Language } from '#kernel/language'
import { Ikon, Menunggu, Tiada, type Ikon as NamaIkon } from './bagian.tsx'
import { Beranda } from './Beranda.tsx'
import { alamatOf, buka, Tautan, useTempat, type Tempat } from './jalan.tsx'
import {
  DaftarBarang,
  DaftarHadiah,
  DaftarHarga,
  DetailBarang,
  HubungiToko,
  LihatInfo,
  LihatPromo,
} from './Jelajah.tsx'
import { pilihBahasa, useBahasa, useKata } from './kata.tsx'
import { useKatalog, useLuring, useMuat, type Katalog } from './muat.tsx'
import { Pembuka } from './Pembuka.tsx'
import { PeriksaNota } from './PeriksaNota.tsx'
import { Saya } from './Saya.tsx'
import { ingat, ingatan } from './simpanan.tsx'

const menu: readonly (readonly [string, NamaIkon, string])[] = [
  ['', 'beranda', 'Beranda'],
  ['katalog', 'katalog', 'Katalog'],
  ['harga', 'harga', 'Harga'],
  ['hadiah', 'hadiah', 'Hadiah'],
  ['saya', 'saya', 'Saya'],
]

function PilihBahasa() {
  const t = useKata()
  const bahasa = useBahasa()
  return (
    <label className="ag-bahasa">
      <Ikon nama="bahasa" />
      <select
        aria-label={t('Bahasa')}
        value={bahasa}
        onChange={(event) => {
          const dipilih = Object.keys(languages).find(
            (satu): satu is Language => satu === event.currentTarget.value,
          )
          if (dipilih) void pilihBahasa(dipilih)
        }}
      >
        {Object.entries(languages).map(([kode, nama]) => (
          <option key={kode} value={kode}>
            {nama}
          </option>
        ))}
      </select>
    </label>
  )
}

function Kepala({ katalog, layar }: { readonly katalog: Katalog; readonly layar: string }) {
  return (
    <header className={layar === '' ? 'ag-kepala ag-kepala-besar' : 'ag-kepala'}>
      <div>
        {layar === '' ? (
          <h1>{katalog.toko.nama_toko}</h1>
        ) : (
          <Tautan ke={[]} className="ag-merek">
            {katalog.toko.nama_toko}
          </Tautan>
        )}
        {layar === '' ? <p>{katalog.toko.alamat_toko}</p> : null}
      </div>
      <PilihBahasa />
    </header>
  )
}

function Bawah({ layar }: { readonly layar: string }) {
  const t = useKata()
  const utama = { barang: 'katalog', promo: '', info: '', toko: '', nota: '' }
  const kini = Object.entries(utama).find(([nama]) => nama === layar)?.[1] ?? layar
  return (
    <nav className="ag-bawah" aria-label={t('Menu')}>
      {menu.map(([ke, ikon, nama]) => (
        <Tautan key={ke} ke={ke === '' ? [] : [ke]} aktif={kini === ke}>
          <Ikon nama={ikon} />
          {t(nama)}
        </Tautan>
      ))}
    </nav>
  )
}

function Layar({ katalog, tempat }: { readonly katalog: Katalog; readonly tempat: Tempat }) {
  const { kunci, layar, toko } = tempat
  switch (layar) {
    case 'katalog':
      return <DaftarBarang katalog={katalog} kunci={kunci} />
    case 'barang':
      return <DetailBarang katalog={katalog} kunci={kunci} />
    case 'promo':
      return <LihatPromo katalog={katalog} kunci={kunci} />
    case 'info':
      return <LihatInfo katalog={katalog} kunci={kunci} />
    case 'harga':
      return <DaftarHarga katalog={katalog} />
    case 'hadiah':
      return <DaftarHadiah katalog={katalog} />
    case 'toko':
      return <HubungiToko katalog={katalog} />
    case 'nota':
      return <PeriksaNota />
    case 'saya':
      return <Saya katalog={katalog} toko={toko} />
    default:
      return <Beranda katalog={katalog} />
  }
}

/** Its own name on the telephone: the manifest of the shop that is open. */
function useManifes(toko: string, nama: string | undefined): void {
  useEffect(() => {
    if (nama === undefined) return
    document.title = nama
    ingat('anggota_toko', toko)
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = `/api/v1/anggota/manifes/${encodeURIComponent(toko)}`
    document.head.append(link)
    return () => link.remove()
  }, [toko, nama])
}

function Toko({ tempat }: { readonly tempat: Tempat }) {
  const t = useKata()
  const { data, gagal, lagi } = useKatalog(tempat.toko)
  const luring = useLuring()
  useManifes(tempat.toko, data?.toko.nama_toko)
  if (!data) return gagal ? <Tiada gagal={gagal} lagi={lagi} /> : <Menunggu />
  return (
    <>
      {tempat.layar === '' ? <Pembuka splash={data.splash} toko={tempat.toko} /> : null}
      {luring ? (
        <p className="ag-luring" role="status">
          {t('Tanpa koneksi: ini yang terakhir terlihat.')}
        </p>
      ) : null}
      <Kepala katalog={data} layar={tempat.layar} />
      <main className={`ag-utama ag-layar-${tempat.layar || 'beranda'}`}>
        <Layar katalog={data} tempat={tempat} />
      </main>
      <Bawah layar={tempat.layar} />
    </>
  )
}

interface Cabang {
  readonly kode_toko: string
  readonly nama_toko: string
  readonly alamat_toko: string | null
}

/** Which shop; one alone, or the one of last time, is opened at once. */
function PilihToko() {
  const t = useKata()
  const { data, gagal, lagi } = useMuat<readonly Cabang[]>('tamu/toko')
  useEffect(() => {
    const lama = ingatan('anggota_toko')
    const satu = data?.length === 1 ? data[0] : data?.find(({ kode_toko }) => kode_toko === lama)
    if (satu) buka(alamatOf(satu.kode_toko), true)
  }, [data])
  if (!data) return gagal ? <Tiada gagal={gagal} lagi={lagi} /> : <Menunggu />
  return (
    <main className="ag-utama ag-pilih-toko">
      <h1 className="ag-besar">{t('Pilih Toko')}</h1>
      {data.length === 0 ? <p className="ag-sepi">{t('Belum ada toko di sini.')}</p> : null}
      <ul className="ag-daftar">
        {data.map(({ alamat_toko, kode_toko, nama_toko }) => (
          <li key={kode_toko}>
            <button type="button" className="ag-baris" onClick={() => buka(alamatOf(kode_toko))}>
              <Ikon nama="toko" />
              <span>
                <strong>{nama_toko}</strong>
                <span className="ag-meta">{alamat_toko}</span>
              </span>
              <Ikon nama="lanjut" />
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

export function Aplikasi() {
  const tempat = useTempat()
  return tempat.toko === '' ? <PilihToko /> : <Toko tempat={tempat} />
}
