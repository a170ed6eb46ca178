/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { formatBerat, formatRupiah, formatScaled, scaledFromNumber } from '#kernel/figures'
import type { Translate } from '#kernel/language'
import { tanggalDi } from '#kernel/tanggal'
import { useKata } from './kata.tsx'
import { kembali, Tautan, tokoKini } from './jalan.tsx'
import type { Barang, Gagal, Katalog } from './muat.tsx'

export const rp = (rupiah: number): string => `Rp ${formatRupiah(rupiah)}`
export const gram = (berat: number): string => `${formatBerat(scaledFromNumber(berat, 3) ?? 0)} gr`
/** 75.00 -> 75 %, 37.5 -> 37,5 %. */
export const persen = (kadar: number): string =>
  `${formatScaled(scaledFromNumber(kadar, 2) ?? 0, 2, 'layar').replace(/,?0+$/, '')}%`
/** 6281298760001 -> 0812-9876-0001, as people say it. */
export const hp = (nomor: string): string =>
  nomor.replace(/^62/, '0').replace(/(\d{4})(?=\d)/g, '$1-')
/** 2026-11-28 -> 28/11/2026. */
export const tanggal = (teks: string): string => teks.split('-').toReversed().join('/')

/** Whether this is the day by the telephone's own clock. */
export const hariIni = (teks: string): boolean =>
  teks === tanggalDi(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The newest day that prices are of. */
const hariHarga = (harga: Katalog['harga']): string | undefined =>
  harga
    .flatMap(({ detail_group }) => detail_group.flatMap(({ berlaku }) => berlaku ?? []))
    .toSorted()
    .at(-1)

/** What stands above prices: of today only where the newest of them is. */
export function judulHarga(t: Translate, harga: Katalog['harga']): string {
  const tgl = hariHarga(harga)
  if (tgl === undefined) return t('Harga Emas')
  return hariIni(tgl) ? t('Harga Emas Hari Ini') : t('Harga tanggal {{tgl}}', { tgl: tanggal(tgl) })
}

/** What stands at a price that is older than the others, before what else stands there. */
export const tandaHarga = (
  t: Translate,
  harga: Katalog['harga'],
  { berlaku }: { readonly berlaku: string | null },
  lain: string | null,
): string =>
  [
    berlaku && berlaku !== hariHarga(harga) ? t('Tanggal {{tgl}}', { tgl: tanggal(berlaku) }) : '',
    lain,
  ]
    .filter(Boolean)
    .join(' · ')

const garis = {
  beranda: 'M3 11l9-8 9 8v9a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z',
  katalog: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  harga: 'M3 17l6-6 4 4 8-9M15 6h6v6',
  hadiah:
    'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7S10 2 7.500 3.500 9 7 12 7zM12 7s2-5 4.500-3.500S15 7 12 7z',
  saya: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.500-6.500 8-6.500s8 2.500 8 6.500',
  kembali: 'M15 5l-7 7 7 7',
  cari: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  pesan: 'M4 20l1.300-4A8.500 8.500 0 1 1 8.500 19z',
  pindai:
    'M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M4 12h16',
  bahasa:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9S9 6 12 3z',
  toko: 'M4 9l1.500-5h13L20 9M4 9v11h16V9M4 9c0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0M10 20v-5h4v5',
  lanjut: 'M9 5l7 7-7 7',
} as const
export type Ikon = keyof typeof garis

export function Ikon({ nama }: { readonly nama: Ikon }) {
  return (
    <svg className="ag-ikon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={garis[nama]} />
    </svg>
  )
}

interface GambarProps {
  readonly path: string | null | undefined
  readonly alt: string
  /** How wide it is drawn, for the browser's choice of a file. */
  readonly sizes: string
  readonly segera?: boolean
  readonly className?: string
}

/** A picture of the catalogue, as large as this screen needs it, fetched when it comes near. */
export function Gambar({ alt, className, path, segera, sizes }: GambarProps) {
  const kelas = `ag-gambar ${className ?? ''}`
  if (!path) return <span className={`${kelas} ag-kosong`} role="img" aria-label={alt} />
  const dasar = `/api/v1/tamu/gambar/${encodeURIComponent(tokoKini())}/${path}`
  return (
    <img
      className={kelas}
      alt={alt}
      src={`${dasar}?lebar=360`}
      srcSet={[160, 360, 720].map((lebar) => `${dasar}?lebar=${lebar} ${lebar}w`).join(', ')}
      sizes={sizes}
      loading={segera ? 'eager' : 'lazy'}
      decoding="async"
      {...(segera ? { fetchPriority: 'high' as const } : {})}
    />
  )
}

/** A screen behind the first ones: its heading, and the way back. */
export function Atas({ judul }: { readonly judul: string }) {
  const t = useKata()
  return (
    <header className="ag-atas">
      <button type="button" className="ag-bulat" onClick={kembali} aria-label={t('Kembali')}>
        <Ikon nama="kembali" />
      </button>
      <h1>{judul}</h1>
    </header>
  )
}

export function Bagian(props: {
  readonly judul: string
  readonly semua?: readonly string[]
  readonly children: ComponentChildren
}) {
  const t = useKata()
  return (
    <section className="ag-bagian">
      <div className="ag-judul">
        <h2>{props.judul}</h2>
        {props.semua ? (
          <Tautan ke={props.semua} label={`${t('Lihat Semua')}: ${props.judul}`}>
            {t('Lihat Semua')}
          </Tautan>
        ) : null}
      </div>
      {props.children}
    </section>
  )
}

interface KartuProps {
  readonly barang: Barang
  /** It stands at the top: its picture does not wait until it is near. */
  readonly segera?: boolean
}

/** A piece of the catalogue in a list. */
export function KartuBarang({ barang, segera = false }: KartuProps) {
  return (
    <Tautan ke={['barang', barang.kode_barang]} className="ag-kartu">
      <Gambar
        path={barang.gambar_path[0]}
        alt=""
        sizes="(min-width: 700px) 220px, 45vw"
        className="ag-persegi"
        segera={segera}
      />
      <span className="ag-nama">{barang.nama_barang}</span>
      <span className="ag-meta">
        {[gram(barang.berat), ...barang.hashtag_kadar.slice(0, 1)].join(' · ')}
      </span>
      <strong>{rp(barang.harga_jual)}</strong>
    </Tautan>
  )
}

/** What is said where nothing came. */
export function Tiada({ gagal, lagi }: { readonly gagal: Gagal; readonly lagi?: () => void }) {
  const t = useKata()
  return (
    <div className="ag-tiada" role="alert">
      <p>
        {gagal.message || t('Tidak ada koneksi. Yang belum pernah dilihat tidak dapat dibuka.')}
      </p>
      {lagi ? (
        <button type="button" className="ag-tombol" onClick={lagi}>
          {t('Coba Lagi')}
        </button>
      ) : null}
    </div>
  )
}

/** Rooms of the size of what is on its way. */
export function Menunggu() {
  const t = useKata()
  return (
    <div className="ag-tunggu" role="status" aria-label={t('Memuat')}>
      {[0, 1, 2, 3].map((n) => (
        <span key={n} />
      ))}
    </div>
  )
}

/** The address of a chat with this number about this. */
export const alamatWa = (no_hp: string, teks: string): string =>
  `https://wa.me/${no_hp.replace(/\D/g, '')}?text=${encodeURIComponent(teks)}`
